/// The swipes with which fingers show and hide columns (SP-11).
@MainActor final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UISplitViewController
    private let edge = SplitEdgeRecognizer(target: nil, action: nil)
    private let swipe = UISwipeGestureRecognizer(target: nil, action: nil)

    init(_ controller: UISplitViewController) {
        self.controller = controller
        super.init()
        let fingers = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        edge.controller = controller
        edge.addTarget(self, action: SplitGestures.edgeDidChange)
        edge.maximumNumberOfTouches = 1
        swipe.addTarget(self, action: SplitGestures.didSwipe)
        for recognizer in [edge, swipe] as [UIGestureRecognizer] {
            recognizer.allowedTouchTypes = fingers
            recognizer.delegate = self
        }
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(edge)
        view.addGestureRecognizer(swipe)
        update()
    }

    func update() {
        let isEnabled = controller.presentsWithGesture && !controller.isCollapsed
        if edge.isEnabled != isEnabled { edge.isEnabled = isEnabled }
        if swipe.isEnabled != isEnabled { swipe.isEnabled = isEnabled }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !controller.isCollapsed, !controller.sideColumns.isEmpty else { return false }
        let state = controller.state
        guard gestureRecognizer === edge else { return state.hasLeadingOverlay || state.isDisplaced }
        // Going back in the secondary column has precedence.
        let canGoBack = controller.columns[.secondary]?.navigation?.canGoBackByUser ?? false
        return state.level < controller.sideColumns.count && !(state.level == 0 && canGoBack)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if gestureRecognizer === swipe { swipe.direction = controller.isMirrored ? .right : .left }
        return true
    }

    private func edgeDidChange(_ recognizer: UIPanGestureRecognizer) {
        let delegate = controller.delegate
        switch recognizer.state {
        case .began:
            delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
            controller.request(level: controller.state.level + 1)
        case .ended, .cancelled: delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
        default: break
        }
    }

    private func didSwipe(_ recognizer: UISwipeGestureRecognizer) {
        let delegate = controller.delegate
        delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
        _ = controller.hideOverlays()
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
    }
}

/// The recognizer of drags from the edge of a split view at which the primary column is.
@MainActor final class SplitEdgeRecognizer: UIScreenEdgePanGestureRecognizer {
    weak var controller: UISplitViewController?

    override var edges: UIRectEdge {
        get { controller?.isMirrored == true ? .right : .left }
        set {}
    }

    override func edgeArea(for touch: UITouch) -> CGRect? {
        guard let view, let window = view.window else { return nil }
        let frame = view.convert(view.bounds, to: window)
        return CGRect(origin: window.convertToScene(frame.origin), size: frame.size)
    }
}
