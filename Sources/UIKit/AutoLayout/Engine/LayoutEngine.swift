import ConstraintSolver
import CoreGraphics

/// Determines the positions and sizes of the views and guides of one view hierarchy from its active constraints.
///
/// Changes of constraints and constants are only noted. ``update()`` passes them to the solver, once for all changes
/// between two frames (LP-18), and marks the superviews of what has changed for layout (LP-07). Their
/// `layoutSubviews()` then copies the values to the views (LP-08).
@MainActor final class LayoutEngine: LayoutVariableSource {
    /// A Boolean value that indicates whether the app has used a constraint. Layout passes of apps that use none do not
    /// look for engines.
    private(set) static var isUsed = false

    let solver = Solver()
    /// The topmost view of the hierarchy, which keeps the engine. The engine is used until the end of its `deinit`.
    unowned(unsafe) let root: UIView
    /// A Boolean value that indicates whether the topmost view is being deallocated.
    private var isClosed = false

    /// Active constraints to be translated for the solver.
    var untranslated: [NSLayoutConstraint] = []
    /// Items without variables' values from the solver yet, and items whose size has to be asked for again.
    var unmeasured: [LayoutItem] = []
    /// Items with text that wraps, which were measured since the last solution.
    var wrapped: [LayoutItem] = []
    /// Items that no constraint refers to any more.
    var unused: [LayoutItem] = []
    /// Views that asked for `updateConstraints()`.
    var viewsToUpdate: [UIView] = []
    /// Items with variables, by the index of each variable.
    var itemsByVariable: [LayoutItem?] = []
    /// The constraints of the app and of stack views, by their index in the solver.
    private var constraints: [NSLayoutConstraint?] = []
    /// The expression of the constraint that is being translated.
    var difference = LinearExpression()
    /// Active constraints between constants that do not hold.
    var violatedConstants: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// The constraint that keeps the size of a topmost view which the engine places, by axis (LP-13).
    var rootSize: (width: Solver.ConstraintID, height: Solver.ConstraintID)?

    /// Values of another solution, which is shown for debugging.
    var alternative: [Solver.Variable: Double] = [:]
    var hasReportedInexactness = false

    /// A Boolean value that indicates whether the solver does not know all changes, or has not solved them.
    private(set) var needsUpdate = false
    var isUpdating = false
    /// A Boolean value that indicates whether views were added, removed or reordered since ranks were assigned.
    var needsRanks = true
    /// The number of the most recent solution.
    var solutionNumber: UInt64 = 0
    /// The number of constraints activated so far, which orders them.
    private static var activationCount: UInt64 = 0

    init(root: UIView) { self.root = root }

    /// Notes that the app uses constraints.
    static func noteUse() { isUsed = true }

    /// Returns the number of the next constraint that is activated.
    static func nextActivation() -> UInt64 {
        activationCount += 1
        return activationCount
    }

    // MARK: Observers of contents

    private static var hasContentObservers = false

    static func noteContentObserver() { hasContentObservers = true }

    /// Notifies the view whose content has changed, and whose size follows from it (TV-26).
    private func noteContentChange(in view: UIView?) {
        guard LayoutEngine.hasContentObservers else { return }
        var next = view
        while let current = next {
            if let observer = current.layoutItem?.contentObserver { return observer() }
            next = current.superviewStorage
        }
    }

    // MARK: Noting changes

    /// Adds a constraint that has become active.
    func add(_ constraint: NSLayoutConstraint) {
        untranslated.append(constraint)
        setNeedsUpdate()
        noteContentChange(in: constraint.holder)
    }

    /// Removes a constraint that has become inactive, or that leaves the hierarchy.
    func remove(_ constraint: NSLayoutConstraint) {
        if !violatedConstants.isEmpty { violatedConstants[ObjectIdentifier(constraint)] = nil }
        guard let id = constraint.installation.constraint else { return }
        solver.remove(id)
        setConstraint(nil, for: id)
        setNeedsUpdate()
        noteContentChange(in: constraint.holder)
    }

    /// Returns the app's constraint, or the one of a stack view, with a number in the solver.
    func constraint(_ id: Solver.ConstraintID) -> NSLayoutConstraint? {
        let index = Int(id.index)
        return index < constraints.count ? constraints[index] : nil
    }

    func setConstraint(_ constraint: NSLayoutConstraint?, for id: Solver.ConstraintID) {
        let index = Int(id.index)
        while constraints.count <= index { constraints.append(nil) }
        constraints[index] = constraint
    }

    /// Adds a constraint again, whose terms have changed.
    func reinstall(_ constraint: NSLayoutConstraint) {
        guard constraint.installation.isTranslated else { return }
        remove(constraint)
        constraint.installation.constraint = nil
        constraint.installation.isTranslated = false
        add(constraint)
    }

    /// Passes a new constant to the solver.
    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard constraint.installation.isTranslated else { return }
        guard let id = constraint.installation.constraint else { return expressionDidChange(of: constraint) }
        solver.setConstant(Double(constraint.constant) - constraint.installation.base, of: id)
        setNeedsUpdate()
        noteContentChange(in: constraint.holder)
    }

    /// Translates a constraint again in the next update, because constants in its terms may have changed.
    func expressionDidChange(of constraint: NSLayoutConstraint) {
        guard constraint.installation.isTranslated else { return }
        constraint.installation.isTranslated = false
        untranslated.append(constraint)
        setNeedsUpdate()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard constraint.installation.isTranslated else { return }
        guard let id = constraint.installation.constraint else { return expressionDidChange(of: constraint) }
        solver.setPriority(Solver.Priority(constraint.priority), of: id)
        setNeedsUpdate()
        noteContentChange(in: constraint.holder)
    }

    func contentPrioritiesDidChange(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
        item.intrinsicSize.setPriorities(item.contentPriorities, axis, in: solver)
        setNeedsUpdate()
    }

    /// Asks a view for its intrinsic size in the next update.
    func setNeedsMeasuring(_ item: LayoutItem) {
        guard item.view != nil, !item.awaitsMeasuring else { return }
        item.awaitsMeasuring = true
        unmeasured.append(item)
        setNeedsUpdate()
        noteContentChange(in: item.view)
    }

    /// Calls `updateConstraints()` of a view in the next update.
    func setNeedsUpdateConstraints(of view: UIView) {
        let item = view.ownLayoutItem
        guard !item.awaitsUpdateConstraints else { return }
        item.awaitsUpdateConstraints = true
        viewsToUpdate.append(view)
        setNeedsUpdate()
    }

    /// Notes that no constraint refers to an item any more. Its variables are removed in the next update, unless it is
    /// used again by then.
    func noteUnused(_ item: LayoutItem) {
        unused.append(item)
        setNeedsUpdate()
    }

    /// Notes that views were reordered, which decides ties.
    func orderDidChange() {
        needsRanks = true
        setNeedsUpdate()
    }

    func setNeedsUpdate() {
        guard !needsUpdate, !isClosed else { return }
        needsUpdate = true
        root.windowStorage?.windowScene?.requestLayoutFrame()
    }

    func didUpdate() { needsUpdate = false }

    /// Ends the requests for updates, and parts from all items, because the topmost view is being deallocated.
    func close() {
        isClosed = true
        for case let item? in itemsByVariable { item.forgetVariables() }
        itemsByVariable = []
    }

    // MARK: Variables

    func variables(of item: LayoutItem) -> LayoutVariables {
        if let variables = item.variables, item.variablesEngine === self { return variables }
        let variables = LayoutVariables(in: solver)
        item.variables = variables
        item.variablesEngine = self
        variables.forEach { variable in
            while itemsByVariable.count <= variable.index { itemsByVariable.append(nil) }
            itemsByVariable[Int(variable.index)] = item
        }
        needsRanks = true
        setNeedsMeasuring(item)
        if item.view === root { keepRootSize(variables) }
        return variables
    }

    func determinesSize(of item: LayoutItem) -> Bool { item.isPlacedByEngine }

    /// Removes the variables of an item, which no constraint refers to any more.
    func removeVariables(of item: LayoutItem) {
        guard let variables = item.variables, item.variablesEngine === self else { return }
        _ = item.intrinsicSize.remove(.horizontal, from: solver)
        _ = item.intrinsicSize.remove(.vertical, from: solver)
        if item.view === root, let rootSize {
            solver.remove(rootSize.width)
            solver.remove(rootSize.height)
            self.rootSize = nil
        }
        variables.forEach { variable in
            itemsByVariable[Int(variable.index)] = nil
            solver.removeVariable(variable)
        }
        item.forgetVariables()
    }

    /// Keeps the size of a topmost view that the engine places, unless constraints state another one (LP-13).
    private func keepRootSize(_ variables: LayoutVariables) {
        let size = root.alignmentRectForLayout.size
        func keep(_ variable: Solver.Variable, _ length: CGFloat) -> Solver.ConstraintID {
            solver.add(
                [Solver.Term(variable)], .equal, constant: Double(length),
                priority: Solver.Priority(.sceneSizeStayPut), order: 0, isBreakable: false)
        }
        rootSize = (keep(variables.width, size.width), keep(variables.height, size.height))
    }
}
