// Changes of the view hierarchy: each hierarchy has one engine, which its topmost view keeps.
extension LayoutEngine {
    /// Requests an engine for the hierarchy of a view. It is created when the hierarchy is laid out, so that subtrees that
    /// are put together step by step have none of their own.
    static func request(for view: UIView) {
        noteUse()
        let top = view.topmostView
        let item = top.ownLayoutItem
        guard item.engine == nil, !item.needsEngine else { return }
        item.needsEngine = true
        top.windowStorage?.windowScene?.requestLayoutFrame()
    }

    /// Calls `updateConstraints()` of a view in the next update.
    static func setNeedsUpdateConstraints(of view: UIView) {
        if let engine = view.existingLayoutEngine { return engine.setNeedsUpdateConstraints(of: view) }
        view.ownLayoutItem.awaitsUpdateConstraints = true
        request(for: view)
    }

    /// Adds the active constraints of a subtree that has entered the hierarchy, and the views that make constraints in
    /// `updateConstraints()` (LP-02).
    func enter(_ subtree: UIView) {
        needsRanks = true
        subtree.forEachView { view in
            if let item = view.layoutItem {
                for constraint in item.held.elements where constraint.installation.engine == nil { constraint.join(self) }
                if item.awaitsUpdateConstraints {
                    item.awaitsUpdateConstraints = false
                    setNeedsUpdateConstraints(of: view)
                    return
                }
            }
            if view.makesOwnConstraints { setNeedsUpdateConstraints(of: view) }
        }
    }

    /// Removes everything of a subtree from the engine. The constraints that the views hold remain active.
    ///
    /// - Returns: A Boolean value that indicates whether the subtree requires an engine of its own: for active
    ///   constraints, or for views that wait for `updateConstraints()`.
    func leave(_ subtree: UIView) -> Bool {
        var needsEngine = false
        var items: [LayoutItem] = []
        subtree.forEachView { view in
            guard let item = view.layoutItem else { return }
            items.append(item)
            for guide in item.guides { guide.layoutItemStorage.map { items.append($0) } }
            for guide in view.ownGuides { guide.layoutItemStorage.map { items.append($0) } }
            if item.awaitsUpdateConstraints || !item.held.isEmpty { needsEngine = true }
            item.held.forEach { $0.leaveEngine() }
        }
        for item in items { removeVariables(of: item) }
        viewsToUpdate.removeAll { $0.isSelfOrDescendant(subtree) }
        needsRanks = true
        return needsEngine
    }

    /// Called before a view leaves its superview: constraints between its subtree and the rest of the hierarchy become
    /// inactive (AL-23).
    static func willDetach(_ subtree: UIView) {
        guard let engine = subtree.layoutEngine else { return }
        subtree.forEachView { view in
            guard let item = view.layoutItem else { return }
            item.deactivateDependents(heldOutside: subtree)
            for guide in item.guides { guide.layoutItemStorage?.deactivateDependents(heldOutside: subtree) }
            for guide in view.ownGuides { guide.layoutItemStorage?.deactivateDependents(heldOutside: subtree) }
        }
        if engine.leave(subtree) { subtree.ownLayoutItem.needsEngine = true }
    }

    /// Called after a view has been added to a superview: its hierarchy's engine takes over its constraints.
    static func didAttach(_ subtree: UIView) {
        var needsEngine = type(of: subtree).requiresConstraintBasedLayout
        if let item = subtree.layoutItem {
            if let engine = item.engine {
                if engine.leave(subtree) { needsEngine = true }
                item.engine = nil
            }
            if item.needsEngine { needsEngine = true }
            item.needsEngine = false
        }
        if let engine = subtree.existingLayoutEngine {
            engine.enter(subtree)
        } else if needsEngine {
            request(for: subtree)
        }
    }

    /// Called in the `deinit` of a topmost view. Its subviews, which may live on, keep the constraints between them.
    static func willDeallocate(_ root: UIView) {
        guard let item = root.layoutItem else { return }
        let engine = item.engine
        engine?.close()
        item.ownerWillDie()
        for view in root.subviewStorage where engine?.leave(view) ?? item.needsEngine {
            view.ownLayoutItem.needsEngine = true
        }
        item.engine = nil
    }
}
