import ConstraintSolver
import CoreGraphics

// The update: all noted changes become a new solution.
extension LayoutEngine {
    /// The number of times that constraints changed during layout are solved within a frame (LP-10).
    static let roundLimit = 10

    /// Calls `updateConstraints()` of the views that asked for it, and solves all changes since the last update.
    func update() {
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        updateConstraints(within: root)
        didUpdate()
        translate()
        removeUnused()
        measure()
        assignRanks()
        var changed = solve()
        if measureWrapped(changed) { changed += solve() }
        for item in changed { apply(item) }
        reportConflicts()
        if !viewsToUpdate.isEmpty { setNeedsUpdate() }
    }

    /// Updates and lays out a subtree until nothing is left to do.
    func layOut(_ view: UIView) {
        for _ in 0..<LayoutEngine.roundLimit {
            update()
            view.layer.layoutSubtreeIfNeeded()
            guard needsUpdate, !isUpdating else { return }
        }
        reportDivergence()
    }

    // MARK: Update of constraints

    /// Calls `updateConstraints()` of the views in a subtree that asked for it, subviews first (LP-01, LP-02).
    func updateConstraints(within view: UIView) {
        guard !viewsToUpdate.isEmpty else { return }
        let isWhole = view === root
        let affected = isWhole ? viewsToUpdate : viewsToUpdate.filter { $0.isSelfOrDescendant(view) }
        viewsToUpdate = isWhole ? [] : viewsToUpdate.filter { !$0.isSelfOrDescendant(view) }
        for view in LayoutEngine.deepestFirst(affected) {
            // Requests from now on count for the next pass (LP-04).
            view.layoutItem?.awaitsUpdateConstraints = false
            if view.layoutEngine === self { LayoutEngine.updateConstraints(of: view) }
        }
    }

    /// Calls `updateConstraints()` in a subtree that is about to be measured, which may not have an engine yet.
    static func updateConstraintsForFitting(within view: UIView) {
        if let engine = view.existingLayoutEngine {
            if !engine.isUpdating { engine.updateConstraints(within: view) }
            return
        }
        var waiting: [UIView] = []
        view.forEachView { if $0.layoutItem?.awaitsUpdateConstraints == true { waiting.append($0) } }
        for view in deepestFirst(waiting) {
            view.layoutItem?.awaitsUpdateConstraints = false
            updateConstraints(of: view)
        }
    }

    private static func updateConstraints(of view: UIView) {
        if let controller = view.viewController {
            controller.updateViewConstraints()
        } else {
            view.updateConstraints()
        }
    }

    /// Returns views in the order of their depth in the hierarchy, the deepest first.
    private static func deepestFirst(_ views: [UIView]) -> [UIView] {
        guard views.count > 1 else { return views }
        let depths = views.map(\.depthInHierarchy)
        return views.indices.sorted { (depths[$1], $0) < (depths[$0], $1) }.map { views[$0] }
    }

    // MARK: Translation

    private func translate() {
        // Translation creates variables, and measuring them calls methods of the app.
        let waiting = untranslated
        untranslated.removeAll(keepingCapacity: true)
        var expressions: LayoutExpressions?
        for constraint in waiting {
            guard constraint.installation.engine === self, !constraint.installation.isTranslated,
                let holder = constraint.holder
            else { continue }
            // Constraints of the same view mostly follow each other.
            if expressions?.holder !== holder { expressions = LayoutExpressions(source: self, holder: holder) }
            if let expressions { translate(constraint, expressions) }
        }
    }

    private func translate(_ constraint: NSLayoutConstraint, _ expressions: LayoutExpressions) {
        // A local variable, because the translation reads the engine and calls methods that the app overrides.
        var difference = LinearExpression()
        swap(&difference, &self.difference)
        defer { swap(&difference, &self.difference) }
        expressions.difference(of: constraint, into: &difference)
        let constant = Double(constraint.constant) - difference.constant
        var id = constraint.installation.constraint
        if let current = id, !solver.hasTerms(difference.terms, current) {
            solver.remove(current)
            setConstraint(nil, for: current)
            id = nil
        }
        if let id {
            solver.setConstant(constant, of: id)
        } else if !difference.terms.isEmpty {
            let new = solver.add(
                difference.terms, Solver.Relation(constraint.relation), constant: constant,
                priority: Solver.Priority(constraint.priority), order: constraint.activation,
                isBreakable: !constraint.isEngineMade)
            setConstraint(constraint, for: new)
            id = new
        } else {
            let isViolated =
                constraint.priority == .required && !constraint.relation.holds(0, comparedWith: constant)
            violatedConstants[ObjectIdentifier(constraint)] = isViolated ? constraint : nil
        }
        constraint.installation.constraint = id
        constraint.installation.base = difference.constant
        constraint.installation.isTranslated = true
    }

    private func removeUnused() {
        for item in unused where item.dependents.isEmpty { removeVariables(of: item) }
        unused.removeAll(keepingCapacity: true)
    }

    // MARK: Intrinsic sizes

    private func measure() {
        guard !unmeasured.isEmpty else { return }
        let waiting = unmeasured
        unmeasured.removeAll(keepingCapacity: true)
        let scale = root.scaleForLayout
        for item in waiting {
            item.awaitsMeasuring = false
            guard let variables = item.variables, item.variablesEngine === self, let view = item.view else { continue }
            let metrics = IntrinsicMetrics(of: view, scale: scale)
            _ = item.intrinsicSize.setMetric(
                metrics.width, .horizontal, of: variables, priorities: item.contentPriorities, in: solver)
            _ = item.intrinsicSize.setMetric(
                metrics.height, .vertical, of: variables, priorities: item.contentPriorities, in: solver)
            if view.wrapsContentInLayout { wrapped.append(item) }
        }
    }

    /// Measures the height of text that wraps at the width that was solved (IC-07). Returns whether a height changed.
    private func measureWrapped(_ changed: [LayoutItem]) -> Bool {
        let scale = root.scaleForLayout
        var isChanged = false
        for item in changed + wrapped {
            guard let view = item.view, view.wrapsContentInLayout, let variables = item.variables,
                item.variablesEngine === self
            else { continue }
            let width = CGFloat(solver.value(of: variables.width))
            let metric = IntrinsicMetrics.height(of: view, width: width, scale: scale)
            let isNew = item.intrinsicSize.setMetric(
                metric, .vertical, of: variables, priorities: item.contentPriorities, in: solver)
            isChanged = isChanged || isNew
        }
        wrapped.removeAll(keepingCapacity: true)
        return isChanged
    }

    // MARK: Solution

    /// Shows another solution of an ambiguous layout until the next change, for debugging (AL-40).
    func exerciseAmbiguity(of item: LayoutItem) {
        update()
        guard let variables = item.variables, item.variablesEngine === self else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for variable in [variables.origin(axis), variables.size(axis)] where solver.isAmbiguous(variable) {
                alternative.merge(solver.alternativeValues(for: variable)) { $1 }
                break
            }
        }
        for variable in alternative.keys { itemsByVariable[Int(variable.index)].map(apply) }
    }

    /// Returns the value of a variable.
    func value(of variable: Solver.Variable) -> CGFloat {
        CGFloat(alternative.isEmpty ? solver.value(of: variable) : alternative[variable] ?? solver.value(of: variable))
    }

    /// Solves, and returns the items whose values changed, in the order of their variables.
    private func solve() -> [LayoutItem] {
        alternative = [:]
        solver.solve()
        solutionNumber += 1
        var result: [LayoutItem] = []
        solver.forEachChangedVariable { variable, _ in
            guard variable.index < itemsByVariable.count, let item = itemsByVariable[Int(variable.index)],
                item.changeNumber != solutionNumber
            else { return }
            item.changeNumber = solutionNumber
            result.append(item)
        }
        return result
    }

    /// Requests the layout that copies the values of an item (LP-07).
    private func apply(_ item: LayoutItem) {
        if item.view === root { return applyRootSize() }
        if case .content? = item.guide?.area { item.guide?.owningView?.contentGuideDidChange() }
        item.container?.setNeedsLayout()
    }

    /// Gives each item with variables a rank that follows the order of views in the hierarchy. Only items that are out
    /// of order get new ranks.
    private func assignRanks() {
        guard needsRanks else { return }
        needsRanks = false
        var last = 0
        func visit(_ item: LayoutItem) {
            guard let variables = item.variables, item.variablesEngine === self else { return }
            if item.rank <= last {
                item.rank = last + 1
                variables.forEach { solver.setRank(Double(item.rank), of: $0) }
            }
            last = item.rank
        }
        root.forEachView { view in
            guard let item = view.layoutItem else { return }
            visit(item)
            for guide in item.guides { guide.layoutItemStorage.map(visit) }
            view.ownGuides.forEach { $0.layoutItemStorage.map(visit) }
        }
    }
}

extension Solver.Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// Returns whether two numbers have the relation, within the precision of the solver.
    func holds(_ number: Double, comparedWith other: Double) -> Bool {
        let tolerance = 1e-6
        return switch self {
        case .lessThanOrEqual: number <= other + tolerance
        case .equal: abs(number - other) <= tolerance
        case .greaterThanOrEqual: number >= other - tolerance
        }
    }
}
