/// The view that a presentation lives in: it lies over what is covered and keeps all input from it.
@MainActor final class PresentationContainer: UIView {
    private(set) weak var presentation: UIPresentationController?

    /// While the presented view comes or goes, nothing in here takes touches.
    var isInTransition = false

    /// The view whose tint colors are gray as long as the presentation covers it.
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

    // What is beside the presented view goes to the presenting controller in no way.
    override var next: UIResponder? { presentation?.presentedViewController ?? super.next }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isInTransition else { return self.point(inside: point, with: event) ? self : nil }
        let hit = super.hitTest(point, with: event)
        guard let hit, let presentation, let presented = presentation.presentedView, !hit.isDescendant(of: presented)
        else { return hit }
        return presentation.letsThrough(point) ? nil : hit
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { transition?.letGoOfHiddenWindow() }
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
