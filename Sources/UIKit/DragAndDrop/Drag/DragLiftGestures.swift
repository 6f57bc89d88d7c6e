import DisplayServer
import QuartzCore

/// The gestures with which the user lifts the items of a view and begins to drag them: a movement of the pressed
/// pointer, and a finger or pen that is held (DI-01).
@MainActor final class DragLiftGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var interaction: UIDragInteraction?
    private let drag = PointerDragRecognizer()
    private let hold = UILongPressGestureRecognizer(target: nil, action: nil)
    /// The session of the items that are lifted but have not been moved.
    private var lifted: DragSession?
    /// The location of the finger when it lifted the items, in the scene.
    private var liftLocation = CGPoint.zero

    /// The name of the recognizer of held touches, which the recognizer of a menu waits for.
    static let holdName = "lift item"

    init(_ interaction: UIDragInteraction, in view: UIView) {
        self.interaction = interaction
        super.init()
        drag.name = "drag item"
        drag.delegate = self
        drag.addTarget(self, action: DragLiftGestures.didDrag)
        hold.name = DragLiftGestures.holdName
        hold.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        hold.delegate = self
        hold.addTarget(self, action: DragLiftGestures.didHold)
        view.addGestureRecognizer(drag)
        view.addGestureRecognizer(hold)
    }

    var isEnabled: Bool {
        get { drag.isEnabled }
        set {
            drag.isEnabled = newValue
            hold.isEnabled = newValue
        }
    }

    /// Removes the recognizers, and lowers lifted items.
    func remove() {
        for recognizer in [drag, hold] { recognizer.view?.removeGestureRecognizer(recognizer) }
        lower()
    }

    // MARK: Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, let view = interaction.view, let scene = view.window?.windowScene,
            scene.display.dragSession?.isOver != false
        else { return false }
        lower()
        let isPointer = gestureRecognizer === drag
        let point = isPointer ? drag.start(in: view) : hold.location(in: view)
        if isPointer, !interaction.permitsPointerDrag(at: point) { return false }
        let touch = gestureRecognizer.tracking.touches.first
        lifted = DragSession.lift(interaction, at: point, contact: touch?.contact ?? .pointer, in: scene)
        return lifted != nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { interaction?.allowsSimultaneousRecognitionDuringLift ?? false }

    /// A menu of the same view opens when the finger is lifted without a movement.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === hold && other.name == "menu" }

    private func didDrag(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .changed: break
        default: lower()
        }
    }

    private func didHold(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began:
            liftLocation = recognizer.sceneLocation
            lifted?.showLift()
        case .changed:
            let location = recognizer.sceneLocation
            let way = hypot(location.x - liftLocation.x, location.y - liftLocation.y)
            if lifted != nil, way >= recognizer.inputThresholds.panSlop(for: .direct) { begin() }
        case .ended:
            let wasLifted = lifted != nil
            lower()
            guard wasLifted, let scene = recognizer.view?.window?.windowScene else { return }
            let location = recognizer.sceneLocation
            DeferredEventWork.perform { _ = ContextMenus.open(at: location, in: scene, opener: .code) }
        default: lower()
        }
    }

    /// Begins to move the lifted items. The display server takes the touch over, so this waits for the end of the event.
    private func begin() {
        guard let session = lifted else { return }
        lifted = nil
        DeferredEventWork.perform { session.begin() }
    }

    private func lower() {
        lifted?.lower()
        lifted = nil
    }
}
