import ConstraintSolver
import CoreGraphics

/// A layout that determines the size of a view from the constraints in its subtree, without moving a view (IC-11…IC-14).
///
/// A view that is measured again keeps its layout. Each measurement compares the constraints with those of the previous
/// one, and the solver only receives what differs, such as the sizes of other texts in a reused cell.
@MainActor final class FittingLayout: LayoutVariableSource {
    /// An item with variables.
    private struct Entry {
        let item: LayoutItem
        let variables: LayoutVariables
        var intrinsicSize = IntrinsicSizeConstraints()
        var priorities: ContentPriorities
    }

    /// A constraint that the solver has received.
    private struct Translation {
        let id: Solver.ConstraintID
        /// The number of the constraint's activation, which no other activation has.
        let activation: UInt64
        var priority: UILayoutPriority
    }

    // The view owns the layout.
    private unowned(unsafe) let view: UIView
    private var solver = Solver()
    private var entries: [Entry] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var translations: [Translation] = []
    /// The number of constraints that have been compared with the previous ones in this measurement.
    private var comparedCount = 0
    /// The constraints for the target size.
    private var target: (width: Solver.ConstraintID, height: Solver.ConstraintID)?
    /// The expression of the constraint that is being translated.
    private var difference = LinearExpression()
    private var isMeasuring = false

    private init(of view: UIView) { self.view = view }

    /// Returns the size of a view that is nearest to a target (IC-11, IC-13).
    static func size(
        of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let values = view.ownRareValues
        // Most views are measured once, if at all.
        if values.wasFitted, values.fittingLayout == nil { values.fittingLayout = FittingLayout(of: view) }
        values.wasFitted = true
        // The view can measure itself while its constraints are updated.
        let kept = values.fittingLayout.flatMap { $0.isMeasuring ? nil : $0 }
        return (kept ?? FittingLayout(of: view)).size(target, horizontal, vertical)
    }

    private func size(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        isMeasuring = true
        defer { isMeasuring = false }
        LayoutEngine.updateConstraintsForFitting(within: view)
        if !translate() {
            discard()
            _ = translate()
        }
        let variables = variables(of: view.ownLayoutItem)
        fit(variables, target, horizontal, vertical)
        measure()
        assignRanks()
        solver.solve()
        if measureWrapped() { solver.solve() }
        let size = CGSize(width: solver.value(of: variables.width), height: solver.value(of: variables.height))
        let frame = view.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        return CGSize(width: pixels(frame.width), height: pixels(frame.height))
    }

    /// Discards what the previous measurements left.
    private func discard() {
        solver = Solver()
        entries = []
        indices = [:]
        translations = []
        target = nil
    }

    // MARK: Variables

    func variables(of item: LayoutItem) -> LayoutVariables {
        if let index = indices[ObjectIdentifier(item)] { return entries[index].variables }
        let variables = LayoutVariables(in: solver)
        indices[ObjectIdentifier(item)] = entries.count
        entries.append(Entry(item: item, variables: variables, priorities: item.contentPriorities))
        return variables
    }

    /// Gives the variables ranks in the order of the views in the hierarchy, which decides ties.
    private func assignRanks() {
        var rank = 0.0
        view.forEachView { view in
            guard let item = view.layoutItem else { return }
            setRank(&rank, of: item)
            for guide in item.guides { setRank(&rank, of: guide.layoutItemStorage) }
            view.ownGuides.forEach { setRank(&rank, of: $0.layoutItemStorage) }
        }
    }

    private func setRank(_ rank: inout Double, of item: LayoutItem?) {
        guard let item, let index = indices[ObjectIdentifier(item)] else { return }
        rank += 1
        entries[index].variables.forEach { solver.setRank(rank, of: $0) }
    }

    func determinesSize(of item: LayoutItem) -> Bool { item.isPlacedByEngine || item.view === view }

    // MARK: Constraints

    /// Passes the constraints to the solver, or what has changed of them.
    ///
    /// - Returns: False if there are other constraints than in the previous measurement, or if they have other terms.
    private func translate() -> Bool {
        let isFirst = translations.isEmpty
        comparedCount = 0
        var isSame = true
        view.forEachView { view in
            guard isSame else { return }
            view.layoutItem?.held.forEach { constraint in
                guard isSame, let holder = constraint.holder else { return }
                LayoutExpressions(source: self, holder: holder).difference(of: constraint, into: &difference)
                guard !difference.terms.isEmpty else { return }
                if isFirst { add(constraint) } else { isSame = update(constraint) }
            }
        }
        return isFirst || isSame && comparedCount == translations.count
    }

    private func add(_ constraint: NSLayoutConstraint) {
        let id = solver.add(
            difference.terms, Solver.Relation(constraint.relation), constant: constant(of: constraint),
            priority: Solver.Priority(constraint.priority), order: constraint.activation,
            isBreakable: !constraint.isEngineMade)
        translations.append(
            Translation(id: id, activation: constraint.activation, priority: constraint.priority))
    }

    /// Updates the next constraint.
    ///
    /// - Returns: False if it is another one, or if it has other terms.
    private func update(_ constraint: NSLayoutConstraint) -> Bool {
        guard comparedCount < translations.count, translations[comparedCount].activation == constraint.activation,
            solver.hasTerms(difference.terms, translations[comparedCount].id)
        else { return false }
        let id = translations[comparedCount].id
        solver.setConstant(constant(of: constraint), of: id)
        if translations[comparedCount].priority != constraint.priority {
            translations[comparedCount].priority = constraint.priority
            solver.setPriority(Solver.Priority(constraint.priority), of: id)
        }
        comparedCount += 1
        return true
    }

    private func constant(of constraint: NSLayoutConstraint) -> Double {
        Double(constraint.constant) - difference.constant
    }

    /// Sets the size that the view should have.
    private func fit(
        _ variables: LayoutVariables, _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) {
        let insets = view.frame(forAlignmentRect: .zero)
        let width = Double(max(0, size.width - insets.width))
        let height = Double(max(0, size.height - insets.height))
        guard let target else {
            target = (fit(variables.width, width, horizontal), fit(variables.height, height, vertical))
            return
        }
        solver.setConstant(width, of: target.width)
        solver.setPriority(Solver.Priority(horizontal), of: target.width)
        solver.setConstant(height, of: target.height)
        solver.setPriority(Solver.Priority(vertical), of: target.height)
    }

    private func fit(_ variable: Solver.Variable, _ length: Double, _ priority: UILayoutPriority) -> Solver.ConstraintID
    {
        solver.add(
            [Solver.Term(variable)], .equal, constant: length, priority: Solver.Priority(priority), order: 0,
            isBreakable: false)
    }

    // MARK: Intrinsic sizes

    private func measure() {
        let scale = view.scaleForLayout
        for index in entries.indices {
            let item = entries[index].item
            guard let view = item.view else { continue }
            if entries[index].priorities != item.contentPriorities {
                entries[index].priorities = item.contentPriorities
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    entries[index].intrinsicSize.setPriorities(item.contentPriorities, axis, in: solver)
                }
            }
            let metrics = IntrinsicMetrics(of: view, scale: scale)
            setMetric(metrics.width, .horizontal, index)
            setMetric(metrics.height, .vertical, index)
        }
    }

    /// Measures text at the widths that were solved (IC-07). Returns whether a height changed.
    private func measureWrapped() -> Bool {
        let scale = view.scaleForLayout
        var isChanged = false
        for index in entries.indices {
            guard let view = entries[index].item.view, view.wrapsContentInLayout else { continue }
            let width = CGFloat(solver.value(of: entries[index].variables.width))
            let height = IntrinsicMetrics.height(of: view, width: width, scale: scale)
            if setMetric(height, .vertical, index) { isChanged = true }
        }
        return isChanged
    }

    @discardableResult
    private func setMetric(_ metric: CGFloat?, _ axis: NSLayoutConstraint.Axis, _ index: Int) -> Bool {
        entries[index].intrinsicSize.setMetric(
            metric, axis, of: entries[index].variables, priorities: entries[index].item.contentPriorities, in: solver)
    }

    /// Rounds a length up to device pixels.
    private func pixels(_ length: CGFloat) -> CGFloat {
        let scale = view.scaleForLayout
        return max(0, (length * scale - 1e-6).rounded(.up) / scale)
    }
}
