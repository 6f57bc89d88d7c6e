// Changes of the view hierarchy: each hierarchy has one engine, which its topmost view keeps.
extension LayoutEngine {
    /// Adds the active constraints of a subtree that has entered the hierarchy, and the views that make constraints in
    /// `updateConstraints()` (LP-02).
    func enter(_ subtree: UIView) {
        needsRanks = true
        subtree.forEachView { view in
            if let item = view.layoutItem {
                for constraint in item.held.elements where constraint.installation == nil { constraint.join(self) }
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
    /// - Returns: A Boolean value that indicates whether the subtree has active constraints, for which it requires an
    ///   engine of its own.
    func leave(_ subtree: UIView) -> Bool {
        var hasConstraints = false
        var items: [LayoutItem] = []
        subtree.forEachView { view in
            guard let item = view.layoutItem else { return }
            items.append(item)
            items += item.guides.compactMap(\.layoutItemStorage)
            items += view.ownGuides.compactMap(\.layoutItemStorage)
            for constraint in item.held.elements {
                hasConstraints = true
                constraint.leaveEngine()
            }
        }
        for item in items { removeVariables(of: item) }
        viewsToUpdate.removeAll { $0.isSelfOrDescendant(subtree) }
        needsRanks = true
        return hasConstraints
    }

    /// Called before a view leaves its superview: constraints between its subtree and the rest of the hierarchy become
    /// inactive (AL-23).
    static func willDetach(_ subtree: UIView) {
        guard let engine = subtree.layoutEngine else { return }
        subtree.forEachView { view in
            guard let item = view.layoutItem else { return }
            let guides = (item.guides + view.ownGuides).compactMap(\.layoutItemStorage)
            for item in [item] + guides {
                for constraint in item.dependents.elements {
                    guard let holder = constraint.holder, !holder.isSelfOrDescendant(subtree) else { continue }
                    constraint.isActive = false
                }
            }
        }
        if engine.leave(subtree) { subtree.ownLayoutItem.needsEngine = true }
    }

    /// Called after a view has been added to a superview: its hierarchy's engine takes over its constraints.
    static func didAttach(_ subtree: UIView) {
        if let item = subtree.layoutItem {
            if let engine = item.engine {
                if engine.leave(subtree) { item.needsEngine = true }
                item.engine = nil
            }
            if item.needsEngine {
                item.needsEngine = false
                return subtree.ownLayoutEngine.enter(subtree)
            }
        }
        if let engine = subtree.layoutEngine {
            engine.enter(subtree)
        } else if type(of: subtree).requiresConstraintBasedLayout {
            // A new engine enters the whole hierarchy.
            _ = subtree.ownLayoutEngine
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
