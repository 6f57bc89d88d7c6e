// The tree: adding, moving and removing, with the notifications views get of it.
extension UIView {
    /// Puts `view` at a place among the subviews, moving it there if it is one already.
    func insert(_ view: UIView, at index: Int) {
        precondition(
            view !== self && !isDescendant(of: view), "a view cannot be added to itself or to a view inside it")
        if view.superviewStorage === self {
            move(view, to: index)
            return
        }
        let newWindow = windowStorage
        let oldWindow = view.windowStorage
        if oldWindow !== newWindow, oldWindow != nil { view.prepareToLeaveWindow() }
        if oldWindow !== newWindow { view.announceWindow(newWindow) }
        view.willMove(toSuperview: self)
        if let old = view.superviewStorage {
            old.willRemoveSubview(view)
            if view.superviewStorage === old { old.removeFromStorage(view) }
        }
        // Notifications are app code: it may have put the view elsewhere, or changed the subviews.
        guard view.superviewStorage == nil, !isDescendant(of: view) else { return }
        let place = min(max(0, index), subviewStorage.count)
        insertLayer(of: view, at: place)
        subviewStorage.insert(view, at: place)
        view.superviewStorage = self
        setNeedsLayout()
        // This view may have left its window meanwhile, or got into one.
        let window = windowStorage
        let staysInWindow = view.windowStorage === window
        if !staysInWindow { view.moved(to: window) }
        if window != nil {
            if staysInWindow { view.placeDidChange() }
            view.inheritedAppearanceDidChange()
        }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        // Counted without the view itself, which leaves its old place.
        let others = subviewStorage.filter { $0 !== view }
        let index = others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count
        insert(view, at: index)
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviewStorage.indices.contains(first), subviewStorage.indices.contains(second), first != second else {
            return
        }
        let (low, high) = (min(first, second), max(first, second))
        let (lower, upper) = (subviewStorage[low], subviewStorage[high])
        move(upper, to: low)
        move(lower, to: high)
    }

    /// Takes the view out of its superview.
    func detach() {
        guard let parent = superviewStorage else { return }
        let oldWindow = windowStorage
        if oldWindow != nil {
            prepareToLeaveWindow()
            // Cancelled touches are app code, which may have moved the view already.
            guard superviewStorage === parent else { return }
            announceWindow(nil)
        }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        guard superviewStorage === parent else { return }
        parent.removeFromStorage(self)
        parent.setNeedsLayout()
        if windowStorage != nil { moved(to: nil) }
        didMoveToSuperview()
    }

    /// Moves a subview among its siblings; `index` counts without the view itself, as after taking it out.
    private func move(_ view: UIView, to index: Int) {
        guard let old = subviewStorage.firstIndex(where: { $0 === view }) else { return }
        let place = min(max(0, index), subviewStorage.count - 1)
        guard old != place else { return }
        subviewStorage.remove(at: old)
        insertLayer(of: view, at: place)
        subviewStorage.insert(view, at: place)
        setNeedsLayout()
    }

    /// Puts the view's layer where the view will be among the views: layers that belong to no view keep their
    /// neighbours.
    private func insertLayer(of view: UIView, at place: Int) {
        if place < subviewStorage.count {
            layer.insertSublayer(view.layer, below: subviewStorage[place].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    private func removeFromStorage(_ view: UIView) {
        if let index = subviewStorage.index(of: view) { subviewStorage.remove(at: index) }
        view.layer.removeFromSuperlayer()
        view.superviewStorage = nil
    }

    /// What must end before the view leaves its window: touches in it, and its being first responder.
    private func prepareToLeaveWindow() {
        guard let window = windowStorage else { return }
        window.viewWillLeave(self)
    }

    private func announceWindow(_ newWindow: UIWindow?) {
        viewController?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for view in subviewStorage { view.announceWindow(newWindow) }
    }

    /// Sets the window of the whole subtree, then tells it.
    package func moved(to newWindow: UIWindow?) {
        setWindow(newWindow)
        tellWindow()
    }

    private func setWindow(_ newWindow: UIWindow?) {
        windowStorage = newWindow
        for view in subviewStorage { view.setWindow(newWindow) }
        if let rareValues { rareValues.mask?.setWindow(newWindow) }
    }

    private func tellWindow() {
        // Those that are added by the ones who are told are told by being added.
        let subviews = subviewStorage
        updateSafeArea()
        if AppearanceRules.isActive, windowStorage != nil { AppearanceRules.apply(to: self) }
        didMoveToWindow()
        viewController?.viewDidMoveToWindow()
        for view in subviews where view.superviewStorage === self && view.windowStorage === windowStorage {
            view.tellWindow()
        }
        if let rareValues { rareValues.mask?.tellWindow() }
    }

    /// Subviews that live on must not point at a view that is gone.
    func detachSubviewsBeforeDeinit() {
        layer.painter = nil
        layer.owner = nil
        for recognizer in gestureStorage { recognizer.view = nil }
        if let mask = rareValues?.mask {
            mask.layer.removeFromSuperlayer()
            mask.setWindow(nil)
        }
        // The last one first: its layer is found at once, and nothing has to move up.
        for view in subviewStorage.reversed() {
            view.superviewStorage = nil
            view.layer.removeFromSuperlayer()
            if view.windowStorage != nil { view.setWindow(nil) }
        }
    }

    /// Whether this is `view` or somewhere in it.
    func isOrIsIn(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superviewStorage
        }
        return false
    }

    /// The first view with a tag among this view and all in it, asking each of them.
    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviewStorage {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Calls `body` for this view and all in it, parents first.
    package func forEachView(_ body: (UIView) -> Void) {
        body(self)
        for view in subviewStorage { view.forEachView(body) }
    }
}
