// The view hierarchy: adding, moving and removing views, and the notifications about that.
extension UIView {
    /// The position of a subview's layer among all sublayers, some of which may not belong to a view.
    enum SublayerPosition {
        /// In front of all sublayers.
        case front
        /// Behind all sublayers.
        case back
        /// Directly behind the layer of the next subview, or in front if there is none.
        case belowNext
        /// Directly behind the layer of a subview.
        case below(UIView)
        /// Directly in front of the layer of a subview.
        case above(UIView)
    }

    /// Inserts `view` at an index, or moves it there if it is a subview already.
    func insert(_ view: UIView, at index: Int, layer layerPosition: SublayerPosition = .belowNext) {
        precondition(
            view !== self && !isDescendant(of: view), "a view cannot be added to itself or to one of its descendants")
        if view.superviewStorage === self {
            move(view, to: index, layer: layerPosition)
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
        // The callbacks run app code, which may have inserted the view elsewhere or changed the subviews.
        guard view.superviewStorage == nil, !isDescendant(of: view) else { return }
        let target = min(max(0, index), subviewStorage.count)
        insertLayer(of: view, at: target, layerPosition)
        subviewStorage.insert(view, at: target)
        view.superviewStorage = self
        setNeedsLayout()
        if LayoutEngine.isUsed || type(of: view).requiresConstraintBasedLayout { LayoutEngine.didAttach(view) }
        // This view may have left its window in the meantime, or entered one.
        let window = windowStorage
        let staysInWindow = view.windowStorage === window
        if !staysInWindow { view.moved(to: window) }
        if window != nil {
            if staysInWindow { view.positionOrSizeDidChange() }
            view.inheritedAppearanceDidChange()
        }
        view.didMoveToSuperview()
        didAddSubview(view)
        AccessibilityCenter.subviewsDidChange(of: self)
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        // The index does not count the view itself, which leaves its previous position.
        let others = subviewStorage.filter { $0 !== view }
        guard let index = others.firstIndex(where: { $0 === sibling }) else { return insert(view, at: others.count) }
        insert(view, at: index + offset, layer: offset == 0 ? .below(sibling) : .above(sibling))
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviewStorage.indices.contains(first), subviewStorage.indices.contains(second), first != second else {
            return
        }
        let (low, high) = (min(first, second), max(first, second))
        let (lower, upper) = (subviewStorage[low], subviewStorage[high])
        subviewStorage.swapAt(low, high)
        layer.exchangeSublayers(lower.layer, upper.layer)
        setNeedsLayout()
        if LayoutEngine.isUsed { orderOfSubviewsDidChange() }
    }

    /// Removes the view from its superview.
    func detach() {
        guard let parent = superviewStorage else { return }
        let oldWindow = windowStorage
        if oldWindow != nil {
            prepareToLeaveWindow()
            // The cancellation of touches runs app code, which may have moved the view already.
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
        AccessibilityCenter.subviewsDidChange(of: parent)
    }

    /// Moves a subview among its siblings. `index` does not count the view itself.
    private func move(_ view: UIView, to index: Int, layer layerPosition: SublayerPosition) {
        guard let old = subviewStorage.firstIndex(where: { $0 === view }) else { return }
        let target = min(max(0, index), subviewStorage.count - 1)
        if old == target, case .belowNext = layerPosition { return }
        subviewStorage.remove(at: old)
        insertLayer(of: view, at: target, layerPosition)
        subviewStorage.insert(view, at: target)
        if old != target {
            setNeedsLayout()
            if LayoutEngine.isUsed { orderOfSubviewsDidChange() }
        }
    }

    /// Inserts the view's layer at the position of the view. Layers that do not belong to a view keep their neighbors.
    private func insertLayer(of view: UIView, at index: Int, _ layerPosition: SublayerPosition) {
        switch layerPosition {
        case .front: layer.addSublayer(view.layer)
        case .back: layer.insertSublayer(view.layer, at: 0)
        case .below(let sibling): layer.insertSublayer(view.layer, below: sibling.layer)
        case .above(let sibling): layer.insertSublayer(view.layer, above: sibling.layer)
        case .belowNext where index < subviewStorage.count:
            layer.insertSublayer(view.layer, below: subviewStorage[index].layer)
        case .belowNext: layer.addSublayer(view.layer)
        }
    }

    private func removeFromStorage(_ view: UIView) {
        if LayoutEngine.isUsed { LayoutEngine.willDetach(view) }
        if let index = subviewStorage.index(of: view) { subviewStorage.remove(at: index) }
        view.layer.removeFromSuperlayer()
        view.superviewStorage = nil
    }

    /// Cancels the touches in the view and resigns its first responder, before the view leaves its window.
    private func prepareToLeaveWindow() {
        guard let window = windowStorage else { return }
        window.viewWillLeave(self)
    }

    private func announceWindow(_ newWindow: UIWindow?) {
        viewController?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for view in subviewStorage { view.announceWindow(newWindow) }
    }

    /// Sets the window of the subtree, then notifies its views.
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
        // Views that are added by these callbacks are notified when they are added.
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

    /// Clears the references that the subviews, which may outlive this view, have to it.
    func detachSubviewsBeforeDeinit() {
        layer.painter = nil
        layer.owner = nil
        for guide in layoutItem?.guides ?? [] { guide.owningView = nil }
        for guide in rareValues?.guides.all ?? [] { guide.owningView = nil }
        for recognizer in gestureStorage { recognizer.view = nil }
        if let mask = rareValues?.mask {
            mask.layer.removeFromSuperlayer()
            mask.setWindow(nil)
        }
        LayoutEngine.willDeallocate(self)
        // The last subview first, because its layer is found immediately and no other layers have to move.
        for view in subviewStorage.reversed() {
            view.superviewStorage = nil
            view.layer.removeFromSuperlayer()
            if view.windowStorage != nil { view.setWindow(nil) }
        }
        // Clearing the arrays here releases their elements on the main thread.
        subviewStorage = []
        gestureStorage = []
    }

    /// Returns whether this view is `view` or a descendant of it.
    func isSelfOrDescendant(_ view: UIView) -> Bool {
        var isFound = false
        visitSelfAndSuperviews { candidate in
            isFound = candidate === view
            return isFound
        }
        return isFound
    }

    /// Calls a closure with this view and its superviews, in this order, until it returns `true`.
    ///
    /// The views are not retained, because layout and drawing make this walk for each view.
    @inline(__always) func visitSelfAndSuperviews(until isDone: (UIView) -> Bool) {
        var current: Unmanaged<UIView>? = .passUnretained(self)
        while let view = current {
            current = view._withUnsafeGuaranteedRef { isDone($0) ? nil : $0.superviewReference }
        }
    }

    /// Returns the first view with a tag in this view's subtree. Calls ``viewWithTag(_:)`` of each subview.
    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviewStorage {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Calls `body` for this view and its descendants, parents first.
    package func forEachView(_ body: (UIView) -> Void) {
        body(self)
        for view in subviewStorage { view.forEachView(body) }
    }
}
