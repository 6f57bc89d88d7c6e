import ConstraintSolver
import Foundation

/// The state of a view or a layout guide in Auto Layout: the constraints that depend on it, and its variables.
@MainActor final class LayoutItem {
    // The owners clear these references when they are deallocated.
    unowned(unsafe) private(set) var view: UIView?
    unowned(unsafe) private(set) var guide: UILayoutGuide?

    /// The active constraints whose values depend on this item: those that refer to it, and those that refer to
    /// something inside of it from outside.
    private(set) var dependents = ConstraintList()
    /// The active constraints that the view holds, in the order of their activation.
    private(set) var held = ConstraintList()
    /// The app's guides in the view.
    var guides: [UILayoutGuide] = []

    /// The engine of the hierarchy whose topmost view this is.
    var engine: LayoutEngine?
    /// A Boolean value that indicates whether active constraints in the hierarchy, whose topmost view this is, wait for
    /// an engine.
    var needsEngine = false

    /// The variables, and the engine that they belong to.
    var variables: LayoutVariables?
    unowned(unsafe) var variablesEngine: LayoutEngine?
    /// The position of the item in its hierarchy, which decides ties: items with lower ranks yield first.
    var rank = 0
    /// The number of the solution that changed the item most recently.
    var changeNumber: UInt64 = 0

    /// A Boolean value that indicates whether the engine determines the position and the size. Otherwise they are
    /// constants of the layout.
    var isPlacedByEngine: Bool {
        didSet { if isPlacedByEngine != oldValue { placementDidChange() } }
    }
    /// The priorities with which the view keeps its intrinsic size.
    var contentPriorities: ContentPriorities
    /// The constraints for the intrinsic size of the view.
    var intrinsicSize = IntrinsicSizeConstraints()
    /// A closure that is called when a constraint inside the view, or an intrinsic size, has changed (TV-26).
    var contentObserver: (() -> Void)? {
        didSet { if contentObserver != nil { LayoutEngine.noteContentObserver() } }
    }
    /// A Boolean value that indicates whether the engine is going to ask the view for its intrinsic size.
    var awaitsMeasuring = false
    /// A Boolean value that indicates whether the engine is going to call `updateConstraints()` of the view.
    var awaitsUpdateConstraints = false
    /// The axes along which the content guide, whose item this is, has determined the size of the content (LG-13).
    var hasContentSize = (horizontal: false, vertical: false)

    init(_ view: UIView) {
        self.view = view
        isPlacedByEngine = false
        contentPriorities = view.standardContentPriorities
    }

    init(_ guide: UILayoutGuide, isPlacedByEngine: Bool) {
        self.guide = guide
        self.isPlacedByEngine = isPlacedByEngine
        contentPriorities = ContentPriorities()
    }

    /// Returns the item of a view or guide; `nil` for other objects.
    static func of(_ object: Any) -> LayoutItem? {
        if let view = object as? UIView { return view.ownLayoutItem }
        return (object as? UILayoutGuide)?.layoutItem
    }

    /// The view or guide.
    var owner: AnyObject? { view ?? guide }

    /// The view in whose coordinates the item is placed.
    var container: UIView? { view.map(\.superviewStorage) ?? guide?.owningView }

    /// The view in the hierarchy to which the item belongs: the view itself, or the owner of the guide.
    var representative: UIView? { view ?? guide?.owningView }

    /// The name in descriptions: an identifier that the app has set, otherwise the class and the address.
    var name: String {
        if let identifier = view?.accessibilityIdentifier ?? guide?.identifier, !identifier.isEmpty {
            return identifier
        }
        guard let owner else { return "nil" }
        return "\(type(of: owner)):\(ObjectAddress.text(of: owner))"
    }

    // MARK: Constraints

    /// Adds a constraint that depends on the item, and returns its index.
    func addDependent(_ constraint: NSLayoutConstraint) -> Int { dependents.append(constraint) }

    func removeDependent(at index: Int) {
        dependents.remove(at: index) { constraint, index in
            constraint.installation.dependencies.setIndex(index, in: self)
        }
        if dependents.isEmpty, variables != nil { variablesEngine?.noteUnused(self) }
    }

    func hold(_ constraint: NSLayoutConstraint) { constraint.heldIndex = held.append(constraint) }

    func release(_ constraint: NSLayoutConstraint) {
        held.remove(at: constraint.heldIndex) { $0.heldIndex = $1 }
    }

    /// The active constraints that refer to the item itself, and not only to something inside of it.
    var referringConstraints: [NSLayoutConstraint] {
        // Constraints become dependents when they join an engine.
        _ = representative?.layoutEngine
        return dependents.elements.filter { constraint in
            constraint.items.contains { $0 === self }
        }
    }

    /// Deactivates the constraints that refer to the item itself.
    func deactivateReferringConstraints() {
        for constraint in referringConstraints { constraint.isActive = false }
    }

    /// Deactivates the constraints that depend on the item and that a view outside of a subtree holds.
    func deactivateDependents(heldOutside subtree: UIView) {
        var outside: [NSLayoutConstraint] = []
        dependents.forEach { constraint in
            guard let holder = constraint.holder, holder !== subtree, !holder.isSelfOrDescendant(subtree) else {
                return
            }
            outside.append(constraint)
        }
        for constraint in outside { constraint.isActive = false }
    }

    /// Deactivates the constraints that refer to the item, whose owner is deallocated (AL-05).
    func ownerWillDie() {
        for constraint in dependents.elements { constraint.isActive = false }
        let constraints = held
        held = ConstraintList()
        constraints.forEach { $0.holderWillDie() }
        variablesEngine?.removeVariables(of: self)
        view = nil
        guide = nil
    }

    /// Clears what belongs to the item's variables.
    func forgetVariables() {
        variables = nil
        variablesEngine = nil
        intrinsicSize = IntrinsicSizeConstraints()
        awaitsMeasuring = false
    }

    // MARK: Changes

    /// Tells the engine that constants of the layout have changed: the frame of a view that the engine does not place,
    /// its margins, or the insets of a guide.
    func constantsDidChange() {
        guard !dependents.isEmpty else { return }
        dependents.forEach { $0.installation.engine?.expressionDidChange(of: $0) }
    }

    /// Handles a change of the view's position by the app or by the engine.
    func positionDidChange() {
        if !isPlacedByEngine { constantsDidChange() }
    }

    /// Handles a change of the view's bounds or frame by the app or by the engine.
    func geometryDidChange(from old: CGRect) {
        positionDidChange()
        guard let view else { return }
        let bounds = view.bounds
        guard bounds != old else { return }
        if bounds.size != old.size, view === variablesEngine?.root { variablesEngine?.rootSizeDidChange() }
        for guide in view.ownGuides { guide.layoutItemStorage?.constantsDidChange() }
    }

    /// Handles a change of the view's content, which can change its intrinsic size and its baselines.
    func intrinsicSizeDidChange() {
        variablesEngine?.setNeedsMeasuring(self)
        dependents.forEach { constraint in
            if constraint.usesBaselines { constraint.installation.engine?.expressionDidChange(of: constraint) }
        }
    }

    /// Mirrors the constraints that the view holds (AL-29).
    func directionDidChange() {
        held.forEach { $0.installation.engine?.expressionDidChange(of: $0) }
        // The leading edges of margins in constraints that others hold.
        constantsDidChange()
        view?.directionOfConstraintsDidChange()
    }

    /// Installs the constraints that refer to the item again, because its values have become constants or variables.
    private func placementDidChange() {
        for constraint in dependents.elements { constraint.installation.engine?.reinstall(constraint) }
    }

    /// Tells the engine that a priority with which the view keeps its intrinsic size has changed.
    func contentPrioritiesDidChange(_ axis: NSLayoutConstraint.Axis) {
        variablesEngine?.contentPrioritiesDidChange(of: self, axis)
        view?.superviewStorage?.setNeedsLayout()
    }

    // MARK: Solution

    /// The rectangle that the engine has determined, in the coordinates of the container. `nil` if it has none.
    var solution: CGRect? {
        guard let variables, let engine = variablesEngine else { return nil }
        return CGRect(
            x: engine.value(of: variables.x), y: engine.value(of: variables.y),
            width: engine.value(of: variables.width), height: engine.value(of: variables.height))
    }

    func isAmbiguous(along axis: NSLayoutConstraint.Axis) -> Bool {
        guard isPlacedByEngine, let engine = representative?.layoutEngine else { return false }
        engine.update()
        guard let variables else { return true }
        return engine.solver.isAmbiguous(variables.origin(axis)) || engine.solver.isAmbiguous(variables.size(axis))
    }

    func constraintsAffectingLayout(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        referringConstraints.filter { $0.first.axis == axis }
    }
}
