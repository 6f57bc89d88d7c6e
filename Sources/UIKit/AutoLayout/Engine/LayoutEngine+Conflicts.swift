import ConstraintSolver
import SystemSupport

// Reports of constraints that cannot be satisfied (AL-41…AL-44).
extension LayoutEngine {
    /// Receives the reports in place of standard error. Tests set it.
    static var reportHandler: ((String) -> Void)?

    /// Reports the conflicts that the last solution found. Each is reported once, until one of its members changes.
    func reportConflicts() {
        for conflict in solver.conflicts {
            let members = conflict.members.flatMap(descriptions)
            LayoutEngine.report(
                ConflictReport(members: members, broken: descriptions(conflict.broken).first ?? "").text)
        }
        reportInexactness()
        guard !violatedConstants.isEmpty else { return }
        for constraint in violatedConstants.values.sorted(by: { $0.activation < $1.activation }) {
            let members = frameDescriptions(of: constraint) + [constraint.description]
            LayoutEngine.report(ConflictReport(members: members, broken: constraint.description).text)
        }
        violatedConstants.removeAll()
    }

    /// Reports the first time that numbers are too large to be solved exactly.
    private func reportInexactness() {
        let variables = solver.inexactVariables
        guard !variables.isEmpty, !hasReportedInexactness else { return }
        hasReportedInexactness = true
        let names = Set(variables.compactMap { itemsByVariable[Int($0.index)]?.name })
        LayoutEngine.report(
            """
            UIKit: the constraints of the following items could not be solved exactly, because their numbers are too \
            large: \(names.sorted().joined(separator: ", "))
            """)
    }

    /// Reports that layout changes constraints each time it runs (LP-10).
    func reportDivergence() {
        let views = Set(
            untranslated.compactMap { $0.holder.map { "\(type(of: $0))" } } + viewsToUpdate.map { "\(type(of: $0))" })
        LayoutEngine.report(
            """
            UIKit: constraints are changed each time they are laid out, \(LayoutEngine.roundLimit) times in a frame. \
            The layout continues in the next frame. Views: \(views.sorted().joined(separator: ", "))
            """)
    }

    private static func report(_ text: String) {
        if let reportHandler { reportHandler(text) } else { StandardError.write(line: text) }
    }

    /// Returns the description of a constraint in the solver, after those of the frames that it depends on.
    private func descriptions(_ id: Solver.ConstraintID) -> [String] {
        if let constraint = constraint(id) { return frameDescriptions(of: constraint) + [constraint.description] }
        for case let item? in itemsByVariable {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                guard let size = item.intrinsicSize[axis], size.hugging == id || size.resistance == id else { continue }
                return [LayoutDescription.contentSize(of: item, axis)]
            }
        }
        return []
    }

    /// Returns the descriptions of the frames that are constants of a constraint.
    private func frameDescriptions(of constraint: NSLayoutConstraint) -> [String] {
        constraint.items.compactMap(\.view).filter { $0.translatesAutoresizingMaskIntoConstraints }
            .flatMap { LayoutDescription.autoresizing($0) }
    }
}
