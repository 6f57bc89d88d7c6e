/// A single presentation or dismissal of a view controller, from start to end.
@MainActor final class PresentationTransition: ViewControllerTransition {
    let presentation: UIPresentationController
    /// The controllers are retained until the transition has ended.
    let presented: UIViewController
    let presenting: UIViewController
    /// A Boolean value that indicates whether the transition is a presentation. Otherwise it is a dismissal.
    let isPresenting: Bool
    /// A Boolean value that indicates whether the presenting controller's view is removed, or inserted again.
    let movesPresenter: Bool

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - presentation: The presentation controller.
    ///   - presented: The presented controller.
    ///   - presenting: The presenting controller.
    ///   - isPresenting: `true` for a presentation, `false` for a dismissal.
    ///   - movesPresenter: `true` if the presenting controller's view is removed or inserted.
    ///   - container: The container view.
    ///   - animator: The animator. With `nil`, the transition completes immediately.
    ///   - interactor: The object that controls an interactive transition, if any.
    ///   - atEnd: A closure that is called once at the end. Its argument indicates whether the transition was
    ///     completed.
    init(
        _ presentation: UIPresentationController, _ presented: UIViewController, _ presenting: UIViewController,
        isPresenting: Bool, movesPresenter: Bool, in container: UIView,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?, atEnd: @escaping (Bool) -> Void
    ) {
        self.presentation = presentation
        self.presented = presented
        self.presenting = presenting
        self.isPresenting = isPresenting
        self.movesPresenter = movesPresenter
        super.init(in: container, animator: animator, interactor: interactor, atEnd: atEnd)
    }

    override func insertAppearingView() {
        if isPresenting, let view = presentation.presentedView { containerView.addSubview(view) }
    }

    override var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }

    override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: isPresenting ? presenting : presented
        case .to: isPresenting ? presented : presenting
        default: nil
        }
    }

    override func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let other = movesPresenter ? presenting.coverableView : nil
        return switch key {
        case .from: isPresenting ? other : presentation.presentedView
        case .to: isPresenting ? presentation.presentedView : other
        default: nil
        }
    }

    override func initialFrame(for viewController: UIViewController) -> CGRect {
        if viewController === presented { return isPresenting ? .zero : presentation.presentedView?.frame ?? .zero }
        return viewController === presenting && isPresenting ? frameOfPresenter : .zero
    }

    override func finalFrame(for viewController: UIViewController) -> CGRect {
        if viewController === presented {
            return isPresenting ? presentation.frameOfPresentedViewInContainerView : .zero
        }
        return viewController === presenting && !(isPresenting && movesPresenter) ? frameOfPresenter : .zero
    }

    private var frameOfPresenter: CGRect {
        guard let view = presenting.coverableView, view.window != nil else { return .zero }
        return view.convert(view.bounds, to: containerView)
    }
}
