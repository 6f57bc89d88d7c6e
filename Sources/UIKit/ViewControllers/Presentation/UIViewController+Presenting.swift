// Presentations: the choice of the presenting controller, and the steps of a presentation.
extension UIViewController {
    /// The view that a presentation over this controller covers: the panel of this controller, if it is presented in
    /// one.
    var coverableView: UIView? { presentation?.presentedView ?? viewIfLoaded }

    /// The controller that this controller, or else its nearest ancestor, presents.
    var nearestPresented: UIViewController? { presentedStorage ?? parent?.nearestPresented }

    var nearestPresenting: UIViewController? { presentingStorage ?? parent?.nearestPresenting }

    private var farthestAncestor: UIViewController { parent?.farthestAncestor ?? self }

    /// Returns the controller that presents: the nearest one that defines a presentation context, or the outermost
    /// ancestor.
    private func presenter(of presented: UIViewController, inContext: Bool) -> UIViewController {
        if let search = presented.asSearchController { return search.presenter(from: self) }
        guard inContext else {
            // An active search is not in the way of other presentations.
            let ancestor = farthestAncestor
            return ancestor.presentedStorage?.asSearchController ?? ancestor
        }
        var controller: UIViewController? = self
        while let current = controller {
            if current.definesPresentationContext { return current }
            controller = current.parent
        }
        return farthestAncestor
    }

    // MARK: The presentation controller

    /// Returns the current presentation controller, or one that is prepared for the next presentation.
    func currentPresentationController() -> UIPresentationController? {
        if let presentation { return presentation }
        if let parent { return parent.currentPresentationController() }
        return preparedPresentation(presenting: nil, source: self)
    }

    private func preparedPresentation(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if let preparedPresentation {
            preparedPresentation.presenting = presenting
            return preparedPresentation
        }
        let new = makePresentation(presenting, source)
        preparedPresentation = new
        return new
    }

    private func makePresentation(_ presenting: UIViewController?, _ source: UIViewController)
        -> UIPresentationController
    {
        if let own = makeOwnPresentationController(presenting: presenting) { return own }
        switch modalPresentationStyle.resolved {
        case .custom:
            let given = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
            return given ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        default:
            return UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    // MARK: Presenting

    /// Returns the reason why `controller` cannot be presented, or `nil` if it can.
    private func presentationError(to controller: UIViewController, by presenter: UIViewController) -> String? {
        let attempt = "Attempt to present \(controller) on \(presenter) (from \(self))"
        var ancestor: UIViewController? = presenter
        while let current = ancestor {
            if current === controller { return "\(attempt), which is already in the presenter's presentation chain" }
            ancestor = current.presentingStorage
        }
        if let other = controller.presentingStorage {
            return "\(attempt), which is already presented by \(other): dismiss it first"
        }
        if let parent = controller.parent {
            return "\(attempt), which is a child of \(parent): remove it from its parent first"
        }
        if let other = presenter.presentedStorage { return "\(attempt) which is already presenting \(other)" }
        if presenter.transition != nil { return "\(attempt) while a presentation is in progress" }
        if viewIfLoaded?.window == nil { return "\(attempt) whose view is not in the window hierarchy" }
        return nil
    }

    /// Returns a presentation controller with another style, for a horizontally compact environment.
    private func adapted(
        _ presentation: UIPresentationController, _ controller: UIViewController, to style: UIModalPresentationStyle
    ) -> UIPresentationController {
        let presenting = presentation.presenting
        let isSheet = style == .pageSheet || style == .formSheet
        let new =
            isSheet
            ? UISheetPresentationController(presentedViewController: controller, presenting: presenting)
            : UIPresentationController(presentedViewController: controller, presenting: presenting)
        new.presentationStyle = style
        new.delegate = presentation.delegate
        return new
    }

    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let style = controller.modalPresentationStyle.resolved
        var presenter = presenter(of: controller, inContext: style == .currentContext || style == .overCurrentContext)
        if let presentationError = presentationError(to: controller, by: presenter) {
            return PresentationDiagnostics.report(presentationError)
        }
        var presentation = controller.preparedPresentation(presenting: presenter, source: self)
        let adaptiveStyle = presentation.adaptivePresentationStyle(for: presenter.traitCollection)
        if adaptiveStyle != .none {
            let other = presentation.delegate?.presentationController(
                presentation, viewControllerForAdaptivePresentationStyle: adaptiveStyle)
            if let other, other !== controller {
                controller.preparedPresentation = nil
                other.modalPresentationStyle = adaptiveStyle
                return startPresenting(other, animated: animated, completion: completion)
            }
            presentation = adapted(presentation, controller, to: adaptiveStyle)
        }
        presentation.willPresent()
        if let fallback = presentation.fallback { presentation = fallback }
        if let presentationError = presentation.presentationError {
            return PresentationDiagnostics.report(
                "Attempt to present \(controller) on \(presenter) (from \(self)), \(presentationError)")
        }
        if style == .custom, !presentation.shouldPresentInFullscreen {
            presenter = self.presenter(of: controller, inContext: true)
            if let presentationError = presentationError(to: controller, by: presenter) {
                return PresentationDiagnostics.report(presentationError)
            }
            presentation.presenting = presenter
        }
        guard let window = viewIfLoaded?.window, let covered = presenter.coverableView else { return }
        controller.preparedPresentation = nil
        controller.presentation = presentation
        controller.presentingStorage = presenter
        presenter.presentedStorage = controller
        // A popover that extends beyond the window would be in front of what is presented over it.
        presenter.presentation?.containerView?.setNeedsLayout()

        let isSeen = !window.isHidden
        let removes = presentation.shouldRemovePresentersView
        let container = PresentationContainer(presentation)
        presentation.containerView = container
        container.isInTransition = true
        if presentation.suspendsFirstResponder {
            controller.suspendedResponder = window.suspendFirstResponder(
                in: presentation.shouldPresentInFullscreen ? nil : covered)
        }
        controller.loadViewIfNeeded()
        controller.presentationPhase = .presenting

        let isAnimated = animated && isSeen && UIView.areAnimationsEnabled
        let animator =
            isAnimated
            ? controller.transitioningDelegate?.animationController(
                forPresented: controller, presenting: presenter, source: self) ?? controller.standardAnimator : nil
        let interactor = animator.flatMap {
            controller.transitioningDelegate?.interactionControllerForPresentation(using: $0)
        }
        let transition = PresentationTransition(
            presentation, controller, presenter, isPresenting: true, movesPresenter: removes, in: container,
            animator: animator, interactor: interactor
        ) { [unowned presenter] in presenter.endPresenting(controller, completed: $0, removes: removes, completion) }
        controller.transition = transition
        presenter.transition = transition

        presenter.insert(container, covering: covered, in: window)
        if presentation.dimsTintColors {
            container.dimmedView = covered
            covered.setDimmedByPresentation(true)
        }
        presentation.presentationTransitionWillBegin()
        presentation.delegate?.presentationController(
            presentation, willPresentWithAdaptiveStyle: adaptiveStyle, transitionCoordinator: transition)
        if isSeen {
            AppearanceOrder.perform(
                AppearanceOrder.presentation.beginning, old: removes ? [presenter] : [], new: [controller],
                animated: isAnimated)
        }
        if let view = presentation.presentedView {
            let frame = presentation.frameOfPresentedViewInContainerView
            view.frame = frame
            if frame == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        }
        transition.start()
    }

    var standardAnimator: any UIViewControllerAnimatedTransitioning {
        let fades = modalTransitionStyle == .crossDissolve || presentation?.alwaysDissolves == true
        return fades ? DissolveAnimator() : CoverAnimator()
    }

    private func insert(_ container: PresentationContainer, covering covered: UIView, in window: UIWindow) {
        guard container.presentation?.shouldPresentInFullscreen == false, let around = covered.superview else {
            container.frame = window.bounds
            window.addSubview(container)
            return
        }
        container.autoresizingMask = covered.autoresizingMask
        contextContainer = container
        around.insertSubview(container, aboveSubview: covered)
        placeContextContainer(over: covered)
    }

    private func endPresenting(
        _ controller: UIViewController, completed: Bool, removes: Bool, _ completion: (() -> Void)?
    ) {
        guard let presentation = controller.presentation, presentation.presentedViewController === controller else {
            return
        }
        let coordinator = transition
        presentation.container?.isInTransition = false
        if completed {
            if let view = presentation.presentedView, view.superview == nil {
                presentation.containerView?.addSubview(view)
            }
            presentation.containerView?.setNeedsLayout()
            if removes { removeCoveredView() }
            controller.transition = nil
            transition = nil
            presentation.presentationTransitionDidEnd(true)
            coordinator?.runCompletions()
            // The view must be laid out before `viewDidAppear`.
            if coordinator?.isAnimated == false { presentation.containerView?.layoutIfNeeded() }
            AppearanceOrder.perform(
                AppearanceOrder.presentation.completion, old: removes ? [self] : [], new: [controller], animated: true)
            controller.presentationPhase = .none
            AccessibilityCenter.didPresent(controller)
            completion?()
        } else {
            let isSeen = controller.appearance.isExplicit
            let calls = AppearanceOrder.presentation.cancellation
            let old = removes ? [self] : []
            if isSeen { AppearanceOrder.perform(calls.prefix(2), old: old, new: [controller], animated: true) }
            removeViews(of: controller)
            unlink(controller)
            presentation.presentationTransitionDidEnd(false)
            coordinator?.runCompletions()
            if isSeen { AppearanceOrder.perform(calls.suffix(2), old: old, new: [controller], animated: true) }
            controller.presentationPhase = .none
            restoreFirstResponder(from: controller)
        }
    }

    // MARK: The covered view

    /// Removes the covered view from the window, and stores its position.
    func removeCoveredView() {
        guard let view = coverableView, let around = view.superview else { return }
        let index = around.subviews.firstIndex { $0 === view } ?? 0
        coveredViewPosition = CoveredViewPosition(superview: around, index: index)
        view.removeFromSuperview()
    }

    /// Inserts the covered view at its stored position.
    func restoreCoveredView() {
        guard let position = coveredViewPosition else { return }
        coveredViewPosition = nil
        guard let view = coverableView, let around = position.superview else { return }
        if view.superview !== around {
            around.insertSubview(view, at: position.index)
            // The size of the container may have changed in the meantime.
            if let presentation {
                view.frame = presentation.frameOfPresentedViewInContainerView
            } else if around === around.window {
                view.frame = around.bounds
            } else if let container = contextContainer {
                view.frame = container.frame
            }
        }
    }

    // MARK: The end of a presentation

    func removeViews(of controller: UIViewController) {
        controller.presentation?.presentedView?.removeFromSuperview()
        // Removes the view from its panel, so that it can be presented in another one.
        controller.viewIfLoaded?.removeFromSuperview()
        controller.presentation?.container?.stopDimming()
        controller.presentation?.containerView?.removeFromSuperview()
    }

    /// Clears the relations between this controller and one that it presented.
    func unlink(_ controller: UIViewController) {
        controller.transition = nil
        transition = nil
        presentedStorage = nil
        presentation?.containerView?.setNeedsLayout()
        contextContainer = nil
        controller.presentingStorage = nil
        controller.presentation = nil
    }

    /// Makes the responder that was first responder before the presentation first responder again.
    func restoreFirstResponder(from controller: UIViewController) {
        let responder = controller.suspendedResponder
        controller.suspendedResponder = nil
        guard let responder, let window = responder.responderWindow, window.firstResponder == nil else { return }
        responder.becomeFirstResponder()
    }
}
