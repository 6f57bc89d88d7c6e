// The dismissal of a presented controller and of all controllers presented over it.
extension UIViewController {
    /// The controllers that are presented over this one, the nearest first.
    private var presentedChain: [UIViewController] {
        var chain: [UIViewController] = []
        var next = presentedStorage
        while let current = next {
            chain.append(current)
            next = current.presentedStorage
        }
        return chain
    }

    /// Dismisses the controllers that are presented over this one.
    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        let chain = presentedChain
        guard let top = chain.last, let presentation = top.presentation, let container = presentation.container else {
            return
        }
        guard transition == nil, chain.allSatisfy({ $0.transition == nil }) else {
            return PresentationDiagnostics.report(
                "Attempt to dismiss from view controller \(self) while a presentation or dismissal is in progress")
        }
        let isSeen = container.window.map { !$0.isHidden } ?? false
        let isAnimated = animated && isSeen && UIView.areAnimationsEnabled
        let comesBack = coveredViewPosition != nil
        for controller in chain { controller.presentationPhase = .dismissing }
        container.isInTransition = true

        let animator =
            isAnimated ? top.transitioningDelegate?.animationController(forDismissed: top) ?? top.standardAnimator : nil
        let interactor = animator.flatMap {
            top.transitioningDelegate?.interactionControllerForDismissal(using: $0)
        }
        let transition = PresentationTransition(
            presentation, top, self, isPresenting: false, movesPresenter: comesBack, in: container, animator: animator,
            interactor: interactor
        ) { [unowned self] in
            if $0 {
                finishDismissal(chain, comesBack: comesBack, completion)
            } else {
                cancelDismissal(chain, comesBack: comesBack)
            }
        }
        for controller in chain { controller.transition = transition }
        self.transition = transition

        for controller in chain { controller.presentation?.dismissalTransitionWillBegin() }
        if isSeen {
            AppearanceOrder.perform(
                AppearanceOrder.presentation.beginning, old: chain.reversed(), new: comesBack ? [self] : [],
                animated: isAnimated)
        }
        // Only the topmost controller is animated; the others disappear immediately.
        for controller in chain.dropLast() where controller.presentation?.containerView?.isAround(container) == false {
            controller.presentation?.containerView?.isHidden = true
        }
        restoreCoveredView()
        transition.start()
    }

    private func finishDismissal(_ chain: [UIViewController], comesBack: Bool, _ completion: (() -> Void)?) {
        let coordinator = transition
        let presentations = chain.compactMap(\.presentation)
        // An animator may have moved the presenting view into the container.
        if comesBack, let view = coverableView, let container = chain.first?.presentation?.containerView,
            view.isDescendant(of: container), let around = container.superview
        {
            around.insertSubview(view, belowSubview: container)
            view.frame = container.frame
        }
        var presenters: [UIViewController] = [self] + chain
        for controller in chain.reversed() {
            presenters.removeLast()
            presenters.last?.removeViews(of: controller)
            presenters.last?.coveredViewPosition = nil
            presenters.last?.unlink(controller)
        }
        for presentation in presentations { presentation.dismissalTransitionDidEnd(true) }
        coordinator?.runCompletions()
        if comesBack, coordinator?.isAnimated == false { viewIfLoaded?.window?.layoutIfNeeded() }
        AppearanceOrder.perform(
            AppearanceOrder.presentation.completion, old: chain.reversed(), new: comesBack ? [self] : [],
            animated: true)
        for controller in chain { controller.presentationPhase = .none }
        for controller in chain.reversed() { restoreFirstResponder(from: controller) }
        completion?()
        UIApplication.existing?.closeQuestions.update()
    }

    private func cancelDismissal(_ chain: [UIViewController], comesBack: Bool) {
        let coordinator = transition
        guard let top = chain.last else { return }
        let presentation = top.presentation
        presentation?.container?.isInTransition = false
        for controller in chain {
            controller.transition = nil
            controller.presentation?.containerView?.isHidden = false
        }
        transition = nil
        let isSeen = appearance.isExplicit || top.appearance.isExplicit
        let calls = AppearanceOrder.presentation.cancellation
        let old = isSeen ? chain.filter(\.appearance.isExplicit) : []
        let new = isSeen && comesBack ? [self] : []
        AppearanceOrder.perform(calls.prefix(2), old: old, new: new, animated: true)
        if comesBack { removeCoveredView() }
        if let view = presentation?.presentedView {
            if view.superview == nil { presentation?.containerView?.addSubview(view) }
            if let frame = presentation?.frameOfPresentedViewInContainerView, view.transform.isIdentity {
                view.frame = frame
            }
        }
        for controller in chain { controller.presentation?.dismissalTransitionDidEnd(false) }
        coordinator?.runCompletions()
        AppearanceOrder.perform(calls.suffix(2), old: old, new: new, animated: true)
        for controller in chain { controller.presentationPhase = .none }
    }

    /// Ends all presentations over this controller, which is leaving its window. They end immediately, without an
    /// animation and without asking delegates.
    func abandonPresentations() {
        let chain = presentedChain
        guard !chain.isEmpty else { return }
        transition?.abandon()
        var presenters: [UIViewController] = [self] + chain
        for controller in chain.reversed() {
            presenters.removeLast()
            let presentation = controller.presentation
            controller.transition?.abandon()
            presentation?.dismissalTransitionWillBegin()
            presenters.last?.removeViews(of: controller)
            controller.endTransition()
            presenters.last?.coveredViewPosition = nil
            presenters.last?.unlink(controller)
            controller.presentationPhase = .none
            controller.suspendedResponder = nil
            presentation?.dismissalTransitionDidEnd(true)
        }
        endTransition()
    }

    /// Ends the presentation of this controller after the presenting controller was deallocated.
    func presenterWasDeallocated() {
        presentation?.containerView?.removeFromSuperview()
        transition = nil
        presentingStorage = nil
        presentation = nil
        presentationPhase = .none
    }
}

extension UIView {
    /// Returns whether `view` is a descendant of this view.
    fileprivate func isAround(_ view: UIView) -> Bool { view.isDescendant(of: self) }
}
