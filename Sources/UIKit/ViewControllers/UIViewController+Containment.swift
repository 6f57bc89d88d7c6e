// Child view controllers (VC-02).
extension UIViewController {
    func add(_ child: UIViewController) {
        guard child.parent !== self else { return }
        var ancestor: UIViewController? = self
        while let current = ancestor {
            precondition(
                current !== child, "a view controller cannot be a child of itself or of one of its descendants")
            ancestor = current.parent
        }
        child.removeFromParent()
        child.willMove(toParent: self)
        childStorage.append(child)
        child.parentStorage = self
        child.isNewChild = true
    }

    func leaveParent() {
        guard let old = parentStorage else { return }
        // Presentations over the current context of this controller are in the parent's view.
        if contextContainer != nil { abandonPresentations() }
        old.childStorage.removeAll { $0 === self }
        parentStorage = nil
        if parentOverrides != nil { changeTraits { parentOverrides = nil } }
        isNewChild = false
        didMove(toParent: nil)
        isLeavingParent = false
    }

    /// Replaces the view of one child with that of another.
    func exchange(
        _ old: UIViewController, for new: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        precondition(
            old.parent === self && new.parent === self,
            "transition(from:to:…) requires two children of the controller: call addChild(_:) first")
        precondition(
            shouldAutomaticallyForwardAppearanceMethods,
            "transition(from:to:…) requires that shouldAutomaticallyForwardAppearanceMethods is true: "
                + "otherwise, exchange the views and forward the appearance methods yourself")
        guard old !== new else {
            completion?(true)
            return
        }
        let isAnimated = duration > 0 && duration.isFinite
        let container: UIView = old.viewIfLoaded?.superview ?? view
        let isSeen = container.window.map { !$0.isHidden } ?? false
        if isSeen {
            AppearanceOrder.perform(
                AppearanceOrder.presentation.beginning, old: [old], new: [new], animated: isAnimated)
        }
        let addNew = { if new.view.superview !== container { container.addSubview(new.view) } }
        let finish: (Bool) -> Void = { finished in
            old.viewIfLoaded?.removeFromSuperview()
            if isSeen {
                AppearanceOrder.perform(
                    AppearanceOrder.presentation.completion, old: [old], new: [new], animated: isAnimated)
            }
            completion?(finished)
        }
        if options.transition != nil {
            UIView.transition(
                with: container, duration: duration, options: options,
                animations: {
                    addNew()
                    old.viewIfLoaded?.removeFromSuperview()
                    animations?()
                }, completion: finish)
        } else {
            addNew()
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
        }
    }

    /// Notifies the children and the presented controller that the view's size is about to change.
    func notifyOfSizeChange(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if let view = child.viewIfLoaded, view.bounds.size != new {
                child.viewWillTransition(to: new, with: coordinator)
            }
        }
        presentedStorage?.presentation?.viewWillTransition(to: size, with: coordinator)
    }

    /// Updates the geometry of the presentation over the current context after the view's own geometry has changed.
    func viewGeometryDidChange() {
        if contextContainer != nil, let view = viewIfLoaded { placeContextContainer(over: view) }
    }

    /// Moves the container of the presentation over the current context with the covered view, which a container such
    /// as a navigation controller has removed or inserted.
    func moveContextContainer() {
        guard let contextContainer, coveredViewPosition == nil, let view = viewIfLoaded, presentation == nil,
            view.superview !== contextContainer.superview
        else { return }
        guard let around = view.superview else { return contextContainer.removeFromSuperview() }
        around.insertSubview(contextContainer, aboveSubview: view)
        placeContextContainer(over: view)
    }

    /// Gives the container of a presentation over the current context the geometry of the covered view.
    func placeContextContainer(over view: UIView) {
        guard let contextContainer, coveredViewPosition != nil || view.superview === contextContainer.superview else {
            return
        }
        contextContainer.layer.anchorPoint = view.layer.anchorPoint
        contextContainer.transform3D = view.transform3D
        contextContainer.bounds = CGRect(origin: .zero, size: view.bounds.size)
        contextContainer.center = view.center
    }
}
