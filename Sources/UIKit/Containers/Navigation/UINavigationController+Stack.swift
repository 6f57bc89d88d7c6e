// Changes of the stack (NC-02 to NC-11).
extension UINavigationController {
    /// Changes the stack.
    ///
    /// - Parameters:
    ///   - new: The controllers, the top one last.
    ///   - operation: The kind of animation.
    ///   - animated: Whether the change is animated.
    ///   - interactor: The object that controls an interactive change, if the user has begun one.
    func change(
        to new: [UIViewController], _ operation: Operation, animated: Bool,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        containmentTransition?.endImmediately()
        check(new)
        let old = stack
        let (from, to) = (old.last, new.last)
        let added = new.filter { one in !old.contains { $0 === one } }
        let removed = old.filter { one in !new.contains { $0 === one } }
        for controller in added { addChild(controller) }
        for controller in removed { controller.willMove(toParent: nil) }
        let move = StackChange(old: old, new: new, added: added, removed: removed, operation: operation)
        guard let to, from !== to, isSeenContainer else { return changeUnseen(move) }
        transition(move, from, to, animated: animated && UIView.areAnimationsEnabled, interactor)
    }

    private func check(_ controllers: [UIViewController]) {
        var known: Set<ObjectIdentifier> = []
        for controller in controllers {
            precondition(
                known.insert(ObjectIdentifier(controller)).inserted,
                "All view controllers in a navigation controller must be distinct (\(controller))")
            precondition(
                !(controller is UINavigationController), "Pushing a navigation controller is not supported")
            precondition(!controller.isTabBarController, "Pushing a tab bar controller is not supported")
            precondition(
                !controller.isSplitViewController,
                "Split View Controllers cannot be pushed to a Navigation Controller \(self)")
        }
    }

    /// Sets the stack, and brings the children into its order.
    private func setStack(_ new: [UIViewController]) {
        stack = new
        let rest = childStorage.filter { child in !new.contains { $0 === child } }
        childStorage = new.filter { $0.parent === self } + rest
    }

    private func finishMoves(_ move: StackChange) {
        for controller in move.removed where controller.parent === self { controller.removeFromParent() }
        for controller in move.added { controller.didMove(toParent: self) }
        (parent as? UISplitViewController)?.stackDidChange(of: self)
    }

    // MARK: Without a transition

    /// Changes the stack without a transition, because the top stays the same or the user does not see it. Views that
    /// enter or leave the window call their controllers as any view does.
    private func changeUnseen(_ move: StackChange) {
        setStack(move.new)
        if isViewLoaded {
            let bar = navigationBar.prepare(move.new.map(\.navigationItem), .none)
            bar.animations()
            bar.completion(true)
            installTop(replacing: move.old.last)
            showToolbarItems(animated: false)
            setBarsNeedLayout()
        }
        finishMoves(move)
        tabBarController?.stackDidChange(of: self)
    }

    /// Inserts the view of the top controller in place of another one.
    func installTop(replacing old: UIViewController? = nil) {
        let top = stack.last
        if let old, old !== top { removeUnseen(old, from: contentView) }
        guard let top, top.view.superview !== contentView else { return }
        place(top)
        contentView.addSubview(top.view)
    }

    // MARK: Transitions

    private func transition(
        _ move: StackChange, _ from: UIViewController?, _ to: UIViewController, animated: Bool,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        to.loadViewIfNeeded()
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if animated {
            if let from {
                animator = delegate?.navigationController(
                    self, animationControllerFor: move.operation, from: from, to: to)
            }
            animator = animator ?? NavigationAnimator(move.operation)
        }
        let interactor =
            interactor
            ?? animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        // During an interactive change, the stack is as before (NC-13).
        let isInteractive = animator != nil && interactor?.wantsInteractiveStart == true
        if !isInteractive { setStack(move.new) }
        from?.rememberFocus()

        let bars = prepareBars(for: move.new, move.operation)
        let transition = ContainmentTransition(
            from: from, to: to, order: .navigation, owner: self, in: contentView, finalFrame: frame(of: to),
            animator: animator, interactor: interactor,
            settle: { [weak self] in self?.settle(move, from, to, completed: $0, bars.completion) },
            finished: { [weak self] in self?.finish(move, from, to, animated: animated, completed: $0) })
        containmentTransition = transition
        delegate?.navigationController(self, willShow: to, animated: animated)
        guard !transition.isOver else { return }
        transition.begin()
        guard !transition.isOver else { return }
        trackScrollView()
        updateLargeTitle()
        place(to)
        transition.animate(alongsideTransition: { _ in bars.animations() })
        transition.start()
    }

    /// Moves the views at the end of a transition.
    private func settle(
        _ move: StackChange, _ from: UIViewController?, _ to: UIViewController, completed: Bool,
        _ endBars: (Bool) -> Void
    ) {
        setStack(completed ? move.new : move.old)
        comingStack = nil
        let (gone, stays) = completed ? (from, to) : (to, from)
        gone?.viewIfLoaded?.removeFromSuperview()
        gone?.viewIfLoaded?.layer.removeAllAnimations()
        if let stays {
            stays.viewIfLoaded?.layer.removeAllAnimations()
            if stays.viewIfLoaded?.superview !== contentView, let view = stays.view { contentView.addSubview(view) }
        }
        endBars(completed)
        showToolbarItems(animated: false)
        tabBarController?.layoutBars()
        layoutBars()
    }

    /// The last step of a transition, after the appearance callbacks.
    private func finish(
        _ move: StackChange, _ from: UIViewController?, _ to: UIViewController, animated: Bool, completed: Bool
    ) {
        if completed {
            finishMoves(move)
            restoreFocus(to: to, operation: move.operation)
            lastShown = to
            tabBarController?.stackDidChange(of: self)
            delegate?.navigationController(self, didShow: to, animated: animated)
        } else {
            // The containment is as before (NC-07).
            for controller in move.removed { controller.isLeavingParent = false }
            for controller in move.added where controller.parent === self {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
            if let from { restoreFocus(to: from, operation: .pop) }
        }
    }

    /// Tells the delegate that the top controller has appeared with its container (NC-08).
    func tellDelegateAfterAppearing(_ animated: Bool) {
        guard let top = stack.last, top !== lastShown, containmentTransition == nil else { return }
        lastShown = top
        let tell = { [weak self, weak top] in
            guard let self, let top, stack.last === top else { return }
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
        guard top.appearance.state == .appearing, let scene = viewIfLoaded?.window?.windowScene else { return tell() }
        // Parents are called before their children.
        scene.performAfterLayout(tell)
    }
}

/// A change of the stack of a navigation controller.
struct StackChange {
    let old: [UIViewController]
    let new: [UIViewController]
    let added: [UIViewController]
    let removed: [UIViewController]
    let operation: UINavigationController.Operation
}

extension UIViewController {
    /// A Boolean value that indicates whether the controller is a tab bar controller, which cannot be pushed.
    var isTabBarController: Bool { self is UITabBarController }
}
