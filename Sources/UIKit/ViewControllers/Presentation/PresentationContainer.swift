/// The container view of a presentation. It covers the presenting controller's view and blocks all input to it.
@MainActor final class PresentationContainer: UIView {
    private(set) weak var presentation: UIPresentationController?

    /// A Boolean value that indicates whether a transition is in progress. The container then blocks touches to its
    /// subviews.
    var isInTransition = false

    /// The view whose tint colors are dimmed while the presentation covers it.
    var dimmedView: UIView?

    func stopDimming() {
        dimmedView?.setDimmedByPresentation(false)
        dimmedView = nil
    }

    init(_ presentation: UIPresentationController) {
        self.presentation = presentation
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { return nil }

    // Events outside the presented view are not forwarded to the presenting controller.
    override var next: UIResponder? { presentation?.presentedViewController ?? super.next }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isInTransition else { return self.point(inside: point, with: event) ? self : nil }
        let hit = super.hitTest(point, with: event)
        guard let hit, let presentation, let presented = presentation.presentedView, !hit.isDescendant(of: presented)
        else { return hit }
        return presentation.passesTouchesThrough(point) ? nil : hit
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { transition?.cancelInteractionForHiddenWindow() }
    }

    private var transition: PresentationTransition? { presentation?.presentedViewController.transition }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.containerViewWillLayoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
