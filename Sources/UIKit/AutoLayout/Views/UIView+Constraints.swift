import QuartzCore

// Constraints of a view: activation, the lists of those it holds, and its layout item.
extension UIView {
    /// The view's layout item, created if necessary.
    var ownLayoutItem: LayoutItem {
        if let layoutItem { return layoutItem }
        let item = LayoutItem(self)
        layoutItem = item
        return item
    }

    /// The constraints that the view holds, in the order of their activation: active constraints whose items have this
    /// view as their nearest common ancestor (AL-18).
    public var constraints: [NSLayoutConstraint] { layoutItem?.held.elements ?? [] }

    /// Activates a constraint. The view must be an ancestor of its items, or one of them (AL-20).
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        precondition(
            constraint.itemViews.allSatisfy { $0.isSelfOrDescendant(self) },
            """
            The view hierarchy is not prepared for the constraint: \(constraint.description)
            When added to a view, the constraint's items must be descendants of that view (or the view itself).
            """)
        constraint.isActive = true
    }

    /// Activates constraints. The view must be an ancestor of their items, or one of them (AL-20).
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that this view holds. Does nothing with other constraints.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates those of the constraints that this view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Changes a priority of the intrinsic size.
    func changeContentPriorities(_ axis: NSLayoutConstraint.Axis, _ change: (inout ContentPriorities) -> Void) {
        var priorities = layoutItem?.contentPriorities ?? standardContentPriorities
        let old = priorities
        change(&priorities)
        guard priorities != old else { return }
        ownLayoutItem.contentPriorities = priorities
        ownLayoutItem.contentPrioritiesDidChange(axis)
    }

    /// The guides of the app that belong to the view.
    public var layoutGuides: [UILayoutGuide] { layoutItem?.guides ?? [] }

    /// Adds a guide, and removes it from its previous view (LG-01).
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ownLayoutItem.guides.append(layoutGuide)
    }

    /// Removes a guide. Constraints that refer to it become inactive (LG-01).
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        layoutGuide.layoutItemStorage?.deactivateReferringConstraints()
        layoutItem?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The alignment rectangle of the view where it is now, without its transform (AL-33).
    var alignmentRectForLayout: CGRect {
        let size = layer.bounds.size
        let position = layer.position
        let anchor = layer.anchorPoint
        return alignmentRect(
            forFrame: CGRect(
                x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }

    // MARK: Engine

    /// The number of device pixels per point at which the view is placed.
    var scaleForLayout: CGFloat { windowStorage?.screen.scale ?? layer.contentsScale }

    /// The engine of the view's hierarchy, which is created if constraints wait for it. `nil` if there are none.
    var layoutEngine: LayoutEngine? {
        guard LayoutEngine.isUsed else { return nil }
        let top = topmostView
        guard let item = top.layoutItem else { return nil }
        if let engine = item.engine { return engine }
        guard item.needsEngine else { return nil }
        let engine = LayoutEngine(root: top)
        item.engine = engine
        item.needsEngine = false
        engine.enter(top)
        return engine
    }

    /// The engine of the view's hierarchy; `nil` if it has not been created.
    var existingLayoutEngine: LayoutEngine? { LayoutEngine.isUsed ? topmostView.layoutItem?.engine : nil }

    /// The view without a superview above this one.
    var topmostView: UIView {
        var top = Unmanaged.passUnretained(self)
        visitSelfAndSuperviews { view in
            top = .passUnretained(view)
            return false
        }
        return top.takeUnretainedValue()
    }

    /// The number of superviews above the view.
    var depthInHierarchy: Int {
        var depth = -1
        visitSelfAndSuperviews { _ in
            depth += 1
            return false
        }
        return depth
    }

    /// Has the ranks of items assigned again, after subviews have been moved.
    func orderOfSubviewsDidChange() {
        layoutEngine?.orderDidChange()
        subviewOrderDidChange()
    }

    // MARK: Update of constraints

    /// A Boolean value that indicates whether the view, or its controller, makes constraints when they are updated.
    var makesOwnConstraints: Bool {
        UIView.updateConstraintsMethod.isOverridden(in: Self.self)
            || viewController.map { UIViewController.updateViewConstraintsMethod.isOverridden(in: type(of: $0)) }
                ?? false
    }

    /// The entry of ``updateConstraints()`` in the method table. Other views are not asked to update.
    private static let updateConstraintsMethod = MethodSlot(
        base: UIView.self, plain: PlainView.self, overriding: UpdatingView.self)

    private final class PlainView: UIView {}
    private final class UpdatingView: UIView { override func updateConstraints() { MethodIdentity.probe() } }

    /// Changes the solution of an ambiguous layout to another one, for debugging (AL-40). Does nothing if the layout is
    /// not ambiguous.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, let layoutItem else { return }
        layoutItem.variablesEngine?.exerciseAmbiguity(of: layoutItem)
    }
}
