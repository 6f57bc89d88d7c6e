import ConstraintSolver
import CoreGraphics

/// A layout that determines the size of a view from the constraints in its subtree, without moving a view (IC-11…IC-14).
@MainActor final class FittingLayout: LayoutVariableSource {
    private let view: UIView
    private let solver = Solver()
    private var items: [(item: LayoutItem, variables: LayoutVariables, intrinsicSize: IntrinsicSizeConstraints)] = []
    /// The expression of the constraint that is being translated.
    private var difference = LinearExpression()
    private var indices: [ObjectIdentifier: Int] = [:]

    init(of view: UIView) { self.view = view }

    /// Returns the size of the view that is nearest to a target (IC-11, IC-13).
    func size(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        LayoutEngine.updateConstraintsForFitting(within: view)
        let root = view.ownLayoutItem
        let variables = variables(of: root)
        view.forEachView { $0.layoutItem?.held.forEach(add) }
        let insets = view.frame(forAlignmentRect: .zero)
        fit(variables.width, target.width - insets.width, horizontal)
        fit(variables.height, target.height - insets.height, vertical)
        measure()
        assignRanks()
        solver.solve()
        if measureWrapped() { solver.solve() }
        let size = CGSize(width: solver.value(of: variables.width), height: solver.value(of: variables.height))
        let frame = view.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        return CGSize(width: pixels(frame.width), height: pixels(frame.height))
    }

    // MARK: Variables

    func variables(of item: LayoutItem) -> LayoutVariables {
        if let index = indices[ObjectIdentifier(item)] { return items[index].variables }
        let variables = LayoutVariables(in: solver)
        indices[ObjectIdentifier(item)] = items.count
        items.append((item, variables, IntrinsicSizeConstraints()))
        return variables
    }

    /// Gives the variables ranks in the order of the views in the hierarchy, which decides ties.
    private func assignRanks() {
        var rank = 0.0
        func visit(_ item: LayoutItem) {
            guard let index = indices[ObjectIdentifier(item)] else { return }
            rank += 1
            items[index].variables.forEach { solver.setRank(rank, of: $0) }
        }
        view.forEachView { view in
            guard let item = view.layoutItem else { return }
            visit(item)
            for guide in item.guides { guide.layoutItemStorage.map(visit) }
            view.ownGuides.forEach { $0.layoutItemStorage.map(visit) }
        }
    }

    func determinesSize(of item: LayoutItem) -> Bool { item.isPlacedByEngine || item.view === view }

    // MARK: Constraints

    private func add(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        LayoutExpressions(source: self, holder: holder).difference(of: constraint, into: &difference)
        guard !difference.terms.isEmpty else { return }
        _ = solver.add(
            difference.terms, Solver.Relation(constraint.relation),
            constant: Double(constraint.constant) - difference.constant,
            priority: Solver.Priority(constraint.priority), order: constraint.activation,
            isBreakable: !constraint.isEngineMade)
    }

    private func fit(_ variable: Solver.Variable, _ length: CGFloat, _ priority: UILayoutPriority) {
        _ = solver.add(
            [Solver.Term(variable)], .equal, constant: Double(max(0, length)), priority: Solver.Priority(priority),
            order: 0, isBreakable: false)
    }

    // MARK: Intrinsic sizes

    private func measure() {
        let scale = view.scaleForLayout
        for index in items.indices {
            let item = items[index].item
            guard let view = item.view else { continue }
            let metrics = IntrinsicMetrics(of: view, scale: scale)
            setMetric(metrics.width, .horizontal, index)
            setMetric(metrics.height, .vertical, index)
        }
    }

    /// Measures text at the widths that were solved (IC-07). Returns whether a height changed.
    private func measureWrapped() -> Bool {
        let scale = view.scaleForLayout
        var isChanged = false
        for index in items.indices {
            guard let view = items[index].item.view, view.wrapsContentInLayout else { continue }
            let width = CGFloat(solver.value(of: items[index].variables.width))
            let height = IntrinsicMetrics.height(of: view, width: width, scale: scale)
            if setMetric(height, .vertical, index) { isChanged = true }
        }
        return isChanged
    }

    @discardableResult
    private func setMetric(_ metric: CGFloat?, _ axis: NSLayoutConstraint.Axis, _ index: Int) -> Bool {
        items[index].intrinsicSize.setMetric(
            metric, axis, of: items[index].variables, priorities: items[index].item.contentPriorities, in: solver)
    }

    /// Rounds a length up to device pixels.
    private func pixels(_ length: CGFloat) -> CGFloat {
        let scale = view.scaleForLayout
        return max(0, (length * scale - 1e-6).rounded(.up) / scale)
    }
}
