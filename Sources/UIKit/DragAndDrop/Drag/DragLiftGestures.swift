import DisplayServer
import QuartzCore

/// The gestures with which the user lifts the items of a view and begins to drag them: a movement of the pressed
/// pointer, and a finger or pen that is held (DI-01). A tap adds the items to a drag that another finger moves (DI-09).
@MainActor final class DragLiftGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var interaction: UIDragInteraction?
    private let drag = PointerDragRecognizer()
    private let hold = UILongPressGestureRecognizer(target: nil, action: nil)
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    /// The items that the current tap adds to a drag.
    private var added: (session: DragSession, items: [UIDragItem])?
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
        let fingers = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        hold.allowedTouchTypes = fingers
        hold.delegate = self
        hold.addTarget(self, action: DragLiftGestures.didHold)
        tap.name = "add item"
        tap.allowedTouchTypes = fingers
        tap.delegate = self
        tap.addTarget(self, action: DragLiftGestures.didTap)
        for recognizer in [drag, hold, tap] { view.addGestureRecognizer(recognizer) }
    }

    var isEnabled: Bool {
        get { drag.isEnabled }
        set {
            drag.isEnabled = newValue
            hold.isEnabled = newValue
            tap.isEnabled = newValue
        }
    }

    /// Removes the recognizers, and lowers lifted items.
    func remove() {
        for recognizer in [drag, hold, tap] { recognizer.view?.removeGestureRecognizer(recognizer) }
        lower()
    }

    // MARK: Beginning

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== tap || movingSession != nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === tap { return findAddedItems() }
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

    // MARK: Adding

    /// The drag that the user moves.
    private var movingSession: DragSession? {
        guard let session = interaction?.view?.window?.windowScene?.display.dragSession, session.isMoving else {
            return nil
        }
        return session
    }

    /// Asks the delegate for the items that a tap adds to the drag.
    private func findAddedItems() -> Bool {
        added = nil
        guard let interaction, let delegate = interaction.delegate, let session = movingSession else { return false }
        let point = tap.location(in: interaction.view)
        guard
            delegate.dragInteraction(interaction, sessionForAddingItems: [session], withTouchAt: point) === session
        else { return false }
        let items = delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
        added = items.isEmpty ? nil : (session, items)
        return added != nil
    }

    private func didTap(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended, let added, let interaction else { return }
        self.added = nil
        added.session.add(added.items, from: interaction)
    }

    // MARK: Lifting

    private func didDrag(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: begin(at: recognizer.sceneLocation)
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
            if lifted != nil, way >= recognizer.inputThresholds.panSlop(for: .direct) { begin(at: location) }
        case .ended:
            let wasLifted = lifted != nil
            lower()
            guard wasLifted, let scene = recognizer.view?.window?.windowScene else { return }
            let location = recognizer.sceneLocation
            DeferredEventWork.perform { _ = ContextMenus.open(at: location, in: scene, opener: .code) }
        default: lower()
        }
    }

    /// Begins to move the lifted items. The display server takes the touch over, so this waits for the end of the
    /// event.
    private func begin(at location: CGPoint) {
        guard let session = lifted else { return }
        lifted = nil
        DeferredEventWork.perform { session.begin(at: location) }
    }

    private func lower() {
        lifted?.lower()
        lifted = nil
    }
}
