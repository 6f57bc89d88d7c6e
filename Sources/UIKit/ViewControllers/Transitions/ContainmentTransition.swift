/// A single transition between two children of a container, such as a push, from start to end.
///
/// The container stores it in its `containmentTransition`, so that it is the `transitionCoordinator` of both children
/// and of the container, and calls ``begin()`` and `start()`:
///
/// 1. `begin()` calls the appearance callbacks of the beginning.
/// 2. `start()` runs the animator, or completes the transition.
/// 3. At the end, `settle` moves the views and updates the container's model. Then the completion handlers of the
///    coordinator run, and the appearance callbacks of the end are called. `finished` is the last step.
///
/// In callbacks of the beginning, the app may start the next transition, which ends this one.
@MainActor final class ContainmentTransition: ViewControllerTransition {
    /// The controllers are retained until the transition has ended.
    let from: UIViewController?
    let to: UIViewController
    let order: AppearanceOrder
    /// Further controllers that are replaced and that replace them, if a container displays several at a time.
    private let companions: (old: [UIViewController], new: [UIViewController])
    /// The frame of the new view at the end, in the container.
    private let finalFrame: CGRect
    private let startFrame: CGRect
    private weak var owner: UIViewController?
    private var hasBegun = false

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - from: The child that is replaced; nil if there is none.
    ///   - to: The child that replaces it.
    ///   - companions: Further controllers that are replaced and that replace them.
    ///   - order: The order of the appearance callbacks.
    ///   - owner: The container, which is not retained.
    ///   - container: The view in which the views of both children are.
    ///   - finalFrame: The frame of the new view in it.
    ///   - animator: The animator. With `nil`, the transition completes immediately.
    ///   - interactor: The object that controls an interactive transition, if any.
    ///   - settle: Moves the views and updates the model. Its argument is false if the transition was cancelled.
    ///   - finished: Called at the very end.
    init(
        from: UIViewController?, to: UIViewController,
        companions: (old: [UIViewController], new: [UIViewController]) = ([], []), order: AppearanceOrder,
        owner: UIViewController, in container: UIView, finalFrame: CGRect,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?, settle: @escaping (Bool) -> Void,
        finished: @escaping (Bool) -> Void
    ) {
        self.from = from
        self.to = to
        self.order = order
        self.companions = companions
        self.finalFrame = finalFrame
        self.owner = owner
        startFrame = from?.viewIfLoaded?.frame ?? .zero
        var end: ((Bool) -> Void)?
        super.init(in: container, animator: animator, interactor: interactor) { end?($0) }
        end = { [unowned self, weak owner] completed in
            withExtendedLifetime(self) {
                if let owner, owner.containmentTransition === self { owner.containmentTransition = nil }
                settle(completed)
                callControllersAtEnd(completed)
                finished(completed)
            }
            end = nil
        }
    }

    private func callControllersAtEnd(_ completed: Bool) {
        runCompletions()
        // The view must be laid out before `viewDidAppear`.
        if completed, !isAnimated { containerView.layoutIfNeeded() }
        guard hasBegun else { return }
        var calls = completed ? order.completion : order.cancellation
        // A child does not appear again in a container that disappears meanwhile.
        if let owner, !owner.isAppearingOrAppeared { calls.removeAll { $0 == .oldWillAppear } }
        AppearanceOrder.perform(calls, old: allOld, new: allNew, animated: isAnimated)
    }

    /// Calls the appearance callbacks of the beginning.
    func begin() {
        guard !isOver else { return }
        hasBegun = true
        AppearanceOrder.perform(order.beginning, old: allOld, new: allNew, animated: isAnimated)
    }

    private var allOld: [UIViewController] { (from.map { [$0] } ?? []) + companions.old }
    private var allNew: [UIViewController] { [to] + companions.new }

    override func insertAppearingView() {
        guard let view = to.view else { return }
        view.frame = finalFrame
        if view.superview !== containerView { containerView.addSubview(view) }
    }

    override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    override func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to.view
        default: nil
        }
    }

    override func initialFrame(for viewController: UIViewController) -> CGRect {
        viewController === from ? startFrame : .zero
    }

    override func finalFrame(for viewController: UIViewController) -> CGRect {
        viewController === to ? finalFrame : .zero
    }
}
