// Activation: finding the view that holds a constraint, and adding it to the engine of the hierarchy.
extension NSLayoutConstraint {
    /// The items of both sides.
    var items: [LayoutItem] { first.items + second.items }

    /// The views in the hierarchy to which the items belong: the views themselves, and the owners of guides.
    var itemViews: [UIView] { items.compactMap(\.representative) }

    /// The nearest common ancestor of the items, which holds the active constraint (AL-18). It is a programming error
    /// if there is none (AL-19).
    var commonAncestor: UIView {
        let items = items
        let views = items.compactMap(\.representative)
        if views.count == items.count, var ancestor = views.first {
            while true {
                if views.allSatisfy({ $0.isSelfOrDescendant(ancestor) }) { return ancestor }
                guard let next = ancestor.superviewStorage else { break }
                ancestor = next
            }
        }
        preconditionFailure(
            """
            Unable to activate constraint with anchors \(firstAnchor) and \(secondAnchor?.description ?? "nil") because \
            they have no common ancestor.  Does the constraint or its anchors reference items in different view \
            hierarchies?  That's illegal.
            """)
    }

    func activate() {
        let ancestor = commonAncestor
        holder = ancestor
        noteActivation()
        ancestor.ownLayoutItem.hold(self)
        join(ancestor.ownLayoutEngine)
    }

    func deactivate() {
        leaveEngine()
        holder?.layoutItem?.release(self)
        holder = nil
    }

    /// Adds the active constraint to the engine of its hierarchy.
    func join(_ engine: LayoutEngine) {
        guard let holder, installation == nil else { return }
        let expressions = LayoutExpressions(source: engine, holder: holder)
        var dependencies: [LayoutInstallation.Dependency] = []
        for item in items {
            for dependency in expressions.dependencies(of: item, in: self)
            where !dependencies.contains(where: { $0.item === dependency }) {
                dependencies.append(.init(item: dependency, index: 0))
            }
        }
        installation = LayoutInstallation(engine: engine, dependencies: dependencies)
        for index in dependencies.indices {
            installation?.dependencies[index].index = dependencies[index].item.addDependent(self)
        }
        engine.add(self)
    }

    /// Removes the constraint from its engine. It remains active.
    func leaveEngine() {
        guard let installation else { return }
        installation.engine.remove(self)
        self.installation = nil
        for dependency in installation.dependencies { dependency.item.removeDependent(at: dependency.index) }
    }
}

extension NSLayoutConstraint {
    /// A Boolean value that indicates whether an attribute is a baseline.
    var usesBaselines: Bool { first.attribute.isBaseline || second.attribute.isBaseline }
}
