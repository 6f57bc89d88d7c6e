/// The gestures with which the user goes back: a drag from the leading edge or a swipe on a touchpad, and the back
/// button of a mouse (NC-12, NC-13, NC-23).
@MainActor final class BackGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    let pan = InteractivePopRecognizer(target: nil, action: nil)
    private let click = UITapGestureRecognizer(target: nil, action: nil)
    /// The interaction in progress.
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var startTranslation: CGFloat = 0

    /// The number of the back button of mice.
    private static let backButton = UIEvent.ButtonMask.button(4)

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        pan.controller = controller
        pan.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        pan.allowedScrollTypesMask = .continuous
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addTarget(self, action: BackGestures.panDidChange)
        click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        click.buttonMaskRequired = BackGestures.backButton
        click.delegate = self
        click.addTarget(self, action: BackGestures.didClick)
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(click)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        controller.canGoBackByUser
            && (gestureRecognizer !== pan || controller.navigationBar.topItem?.backAction == nil)
    }

    private func didClick(_ recognizer: UITapGestureRecognizer) { _ = controller.goBackByUser() }

    // MARK: Interactive pop

    /// Returns the distance of the drag towards the trailing edge, in points.
    private func distance(_ x: CGFloat) -> CGFloat { controller.view.isRightToLeft ? -x : x }

    private func panDidChange(_ recognizer: UIPanGestureRecognizer) {
        let view = controller.view
        switch recognizer.state {
        case .began:
            // The distance after which a drag of fingers is recognized does not move the view.
            startTranslation = pan.numberOfTouches > 0 ? recognizer.translation(in: view).x : 0
            begin()
            update()
        case .changed: update()
        case .ended: end(velocity: distance(recognizer.velocity(in: view).x))
        default: interaction?.cancel()
        }
        if !recognizer.state.isInProgress { interaction = nil }
    }

    private func begin() {
        guard controller.stack.count > 1, controller.containmentTransition == nil else { return }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = .easeOut
        self.interaction = interaction
        controller.change(
            to: Array(controller.stack.dropLast()), .pop, animated: true, interactor: interaction)
        if controller.containmentTransition == nil { self.interaction = nil }
    }

    private var fraction: CGFloat {
        let way = distance(pan.translation(in: controller.view).x - startTranslation)
        return min(1, max(0, way / max(1, controller.view.bounds.width)))
    }

    private func update() { interaction?.update(fraction) }

    /// Ends the interaction by the direction and the speed of the drag, or else by its distance (NC-13).
    private func end(velocity: CGFloat) {
        guard let interaction else { return }
        let speed = pan.thresholds.popSpeed
        let finishes = abs(velocity) >= speed ? velocity > 0 : fraction > 0.5
        if finishes { interaction.finish() } else { interaction.cancel() }
    }
}

extension UIGestureRecognizer.State {
    fileprivate var isInProgress: Bool { self == .began || self == .changed }
}

/// The recognizer of drags that go back: with a finger or a pen from the leading edge of the navigation controller's
/// view, and on a touchpad from anywhere.
@MainActor final class InteractivePopRecognizer: UIScreenEdgePanGestureRecognizer {
    weak var controller: UINavigationController?
    /// The distance in points that a touchpad must report before it goes back, so that scrolling up or down does not.
    private static let scrollThreshold: CGFloat = 2

    var thresholds: InputThresholds { inputThresholds }

    private var isRightToLeft: Bool { view?.isRightToLeft ?? false }

    override var edges: UIRectEdge {
        get { isRightToLeft ? .right : .left }
        set {}
    }

    override func edgeArea(for touch: UITouch) -> CGRect? {
        guard let view, let window = view.window else { return nil }
        let frame = view.convert(view.bounds, to: window)
        let origin = window.convertToScene(frame.origin)
        return CGRect(origin: origin, size: frame.size)
    }

    override func accepts(_ event: UIEvent) -> Bool {
        guard super.accepts(event), let scroll = event as? UIScrollEvent, let controller,
            controller.stack.count > 1, controller.containmentTransition == nil,
            delegate?.gestureRecognizerShouldBegin(self) ?? true
        else { return false }
        let way = scroll.delta
        let along = isRightToLeft ? -way.dx : way.dx
        return along >= InteractivePopRecognizer.scrollThreshold && along > 2 * abs(way.dy)
    }
}
