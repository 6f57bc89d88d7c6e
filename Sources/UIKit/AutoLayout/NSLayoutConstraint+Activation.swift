// Activation: finding the view that holds a constraint, and adding it to the engine of the hierarchy.
extension NSLayoutConstraint {
    /// The items of both sides.
    var items: [LayoutItem] {
        var result: [LayoutItem] = []
        forEachItem { result.append($0) }
        return result
    }

    /// Calls a closure for the items of both sides.
    func forEachItem(_ body: (LayoutItem) -> Void) {
        if let item = first.item { body(item) }
        if let item = first.origin?.item { body(item) }
        if let item = second.item { body(item) }
        if let item = second.origin?.item { body(item) }
    }

    /// The views in the hierarchy to which the items belong: the views themselves, and the owners of guides.
    var itemViews: [UIView] { items.compactMap(\.representative) }

    /// The nearest common ancestor of the items, which holds the active constraint (AL-18). It is a programming error
    /// if there is none (AL-19).
    var commonAncestor: UIView {
        if let view = commonAncestorOfRelatives { return view }
        var common: UIView?
        var isFirst = true
        forEachItem { item in
            let view = item.representative
            if isFirst {
                common = view
                isFirst = false
            }
            while let candidate = common, view?.isSelfOrDescendant(candidate) != true {
                common = candidate.superviewStorage
            }
        }
        if let common { return common }
        preconditionFailure(
            """
            Unable to activate constraint with anchors \(firstAnchor) and \(secondAnchor?.description ?? "nil") because \
            they have no common ancestor.  Does the constraint or its anchors reference items in different view \
            hierarchies?  That's illegal.
            """)
    }

    /// The nearest common ancestor of one view, of siblings, or of a view and its superview; otherwise `nil`.
    private var commonAncestorOfRelatives: UIView? {
        guard first.origin == nil, second.origin == nil, let view = first.item?.representative else { return nil }
        guard let item = second.item else { return view }
        guard let other = item.representative else { return nil }
        if view === other { return view }
        let superview = view.superviewStorage
        if superview === other { return other }
        let otherSuperview = other.superviewStorage
        if otherSuperview === view { return view }
        return superview === otherSuperview ? superview : nil
    }

    func activate() {
        let ancestor = commonAncestor
        holder = ancestor
        noteActivation()
        ancestor.ownLayoutItem.hold(self)
        if let engine = ancestor.existingLayoutEngine {
            join(engine)
        } else {
            LayoutEngine.request(for: ancestor)
        }
    }

    func deactivate() {
        leaveEngine()
        holder?.layoutItem?.release(self)
        holder = nil
    }

    /// Makes the constraint inactive, because the view that holds it is being deallocated.
    func holderWillDie() {
        leaveEngine()
        holder = nil
    }

    /// Adds the active constraint to the engine of its hierarchy.
    func join(_ engine: LayoutEngine) {
        guard let holder, installation.engine == nil else { return }
        var dependencies = LayoutDependencies()
        forEachItem { item in
            LayoutExpressions.forEachDependency(of: item, in: self, heldBy: holder) {
                dependencies.insert($0, of: self)
            }
        }
        installation = LayoutInstallation(engine: engine, dependencies: dependencies)
        engine.add(self)
    }

    /// Removes the constraint from its engine. It remains active.
    func leaveEngine() {
        guard let engine = installation.engine else { return }
        engine.remove(self)
        let dependencies = installation.dependencies
        installation = LayoutInstallation()
        dependencies.removeConstraint()
    }
}

extension NSLayoutConstraint {
    /// A Boolean value that indicates whether an attribute is a baseline.
    var usesBaselines: Bool { first.attribute.isBaseline || second.attribute.isBaseline }
}
