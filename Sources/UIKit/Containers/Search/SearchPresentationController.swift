/// The presentation of a search controller over the searched view, whose search bar it does not cover (SR-01).
@MainActor final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { false }
    override var isUserDismissible: Bool { true }
    override var coversContent: Bool { search?.searchView.coversContent ?? true }
    override var suspendsFirstResponder: Bool { false }

    override func passesTouchesThrough(_ point: CGPoint) -> Bool { true }

    /// The area below a search bar in the searched view, or else the whole container.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        var frame = container.bounds
        if let bar = search?.searchBar, bar.window === container.window,
            let covered = presentingViewController.coverableView, bar.isDescendant(of: covered)
        {
            let end = max(0, bar.convert(bar.bounds, to: container).maxY)
            frame.origin.y += end
            frame.size.height = max(0, frame.height - end)
        }
        return frame
    }

    override func containerViewWillLayoutSubviews() {
        guard let container = containerView, let view = presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
        // The bars cover the same part of the view as of the searched one.
        guard let covered = presentingViewController.coverableView else { return }
        let (outer, own) = (covered.safeAreaInsets, container.safeAreaInsets)
        search?.setContainerInsets(
            UIEdgeInsets(
                top: frame.minY > container.bounds.minY ? 0 : max(0, outer.top - own.top),
                left: max(0, outer.left - own.left), bottom: max(0, outer.bottom - own.bottom),
                right: max(0, outer.right - own.right)))
    }

    override func presentationTransitionWillBegin() { search?.presentationWillBegin() }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed {
            search?.presentationDidBegin()
        } else {
            search?.dismissalWillBegin()
            search?.dismissalDidEnd()
        }
    }

    override func dismissalTransitionWillBegin() { search?.dismissalWillBegin() }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { search?.dismissalDidEnd() } else { search?.presentationWillBegin() }
    }

    override func attemptDismissal() -> Bool { search?.escape() ?? false }
}
