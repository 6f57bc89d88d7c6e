// Appearance transitions (VC-01). A transition begins and ends automatically when the view enters or leaves a visible
// window, or explicitly with `beginAppearanceTransition` and `endAppearanceTransition`.
extension UIViewController {
    // MARK: Automatic transitions

    func viewWillMove(toWindow window: UIWindow?) {
        guard followsWindow else { return }
        if let window, !window.isHidden { beginAppearingAutomatically() } else { beginDisappearingByItself() }
    }

    func viewDidMoveToWindow() {
        if contextContainer != nil { moveContextContainer() }
        // An explicit transition continues here too: the view is in its final window.
        if let window = viewIfLoaded?.window, !window.isHidden {
            continueAppearing()
            return
        }
        // A transition between children cannot continue without a window.
        containmentTransition?.endImmediately()
        if !appearance.isExplicit { endDisappearing() }
    }

    func windowDidShow() {
        guard followsWindow else { return }
        beginAppearingAutomatically()
        continueAppearing()
    }

    func windowWillHide() { if followsWindow { beginDisappearingByItself() } }

    func windowDidHide() {
        // An interactive transition cannot continue in a hidden window.
        transition?.cancelInteractionForHiddenWindow()
        containmentTransition?.endImmediately()
        if !appearance.isExplicit { endDisappearing() }
    }

    /// A Boolean value that indicates whether the controller appears and disappears with its view's window. If the
    /// parent forwards appearance methods itself, the parent determines that.
    private var followsWindow: Bool {
        guard let parent else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parent.followsWindow || parent.appearance.state != .disappeared
    }

    private func beginAppearingAutomatically() {
        guard appearance.state == .disappeared else { return }
        // Children that are added during the parent's explicit transition take part in it.
        let outer = parent?.appearance
        let joins = outer?.state == .appearing && outer?.isExplicit == true
        beginAppearing(animated: joins && outer?.isAnimated == true, isExplicit: joins, isForwarded: joins)
    }

    private func beginDisappearingByItself() {
        guard isAppearingOrAppeared else { return }
        beginDisappearing(animated: false, isExplicit: false, isForwarded: false)
    }

    var isAppearingOrAppeared: Bool { appearance.state == .appearing || appearance.state == .appeared }

    // MARK: Explicit transitions

    func beginTransition(isAppearing: Bool, animated: Bool, isForwarded: Bool = false) {
        if isAppearing {
            guard appearance.state == .disappeared || appearance.state == .disappearing else { return }
            loadViewIfNeeded()
            beginAppearing(animated: animated, isExplicit: true, isForwarded: isForwarded)
        } else {
            guard appearance.state == .appeared || appearance.state == .appearing else { return }
            beginDisappearing(animated: animated, isExplicit: true, isForwarded: isForwarded)
        }
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
        for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
            child.beginTransition(isAppearing: isAppearing, animated: animated, isForwarded: true)
        }
    }

    func endTransition() {
        guard appearance.isExplicit else { return }
        if appearance.state == .appearing { endAppearing() } else { endDisappearing() }
        for child in children where child.appearance.isForwarded { child.endTransition() }
    }

    // MARK: Steps

    private func beginAppearing(animated: Bool, isExplicit: Bool, isForwarded: Bool) {
        startChange(to: .appearing, animated, isExplicit, isForwarded)
        appearance.isMovingToParent = isNewChild
        viewWillAppear(animated)
        // The view may already be in a window, as after a cancelled dismissal.
        if isExplicit, viewIfLoaded?.window != nil { continueAppearing() }
    }

    private func continueAppearing() {
        guard appearance.state == .appearing, let view = viewIfLoaded, let scene = view.window?.windowScene else {
            return
        }
        // Called when the enclosing views are laid out, because the geometry is final then.
        appearance.needsViewIsAppearing = true
        view.setNeedsLayout()
        guard !appearance.isExplicit, !appearance.isEndScheduled else { return }
        appearance.isEndScheduled = true
        scene.performAfterLayout { [weak self] in
            guard let self, self.appearance.isEndScheduled else { return }
            self.appearance.isEndScheduled = false
            if !self.appearance.isExplicit { self.endAppearing() }
        }
    }

    /// Called before the layout of the view.
    func layoutWillBegin() { if appearance.needsViewIsAppearing { callViewIsAppearing() } }

    private func callViewIsAppearing() {
        appearance.needsViewIsAppearing = false
        guard appearance.state == .appearing else { return }
        viewIsAppearing(appearance.isAnimated)
    }

    private func endAppearing() {
        guard appearance.state == .appearing else { return }
        if appearance.needsViewIsAppearing { callViewIsAppearing() }
        appearance.state = .appeared
        appearance.isExplicit = false
        isNewChild = false
        viewDidAppear(appearance.isAnimated)
        appearance.isMovingToParent = false
    }

    private func beginDisappearing(animated: Bool, isExplicit: Bool, isForwarded: Bool) {
        startChange(to: .disappearing, animated, isExplicit, isForwarded)
        appearance.isMovingFromParent = isLeavingParent
        viewWillDisappear(animated)
    }

    private func endDisappearing() {
        guard appearance.state == .disappearing else { return }
        appearance.state = .disappeared
        appearance.isExplicit = false
        viewDidDisappear(appearance.isAnimated)
        appearance.isMovingFromParent = false
    }

    private func startChange(
        to state: AppearanceTransitionState.State, _ animated: Bool, _ isExplicit: Bool, _ isForwarded: Bool
    ) {
        appearance = AppearanceTransitionState()
        appearance.state = state
        appearance.isAnimated = animated
        appearance.isExplicit = isExplicit
        appearance.isForwarded = isForwarded
    }
}
