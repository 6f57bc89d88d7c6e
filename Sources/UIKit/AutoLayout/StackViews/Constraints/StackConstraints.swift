/// The constraints that a stack view has made, which it replaces in the next pass after a change (ST-22).
@MainActor final class StackConstraints {
    private typealias Constraints = [StackConstraint.Identity: NSLayoutConstraint]

    private var installed: [StackConstraintKind: Constraints] = [:]
    private var outdated = Set<StackConstraintKind>.all
    private let guides = StackGuides()

    /// The kinds whose constraints depend on intrinsic sizes now.
    private(set) var kindsThatMeasure: Set<StackConstraintKind> = []

    /// Makes constraints of these kinds again in the next update.
    func invalidate(_ kinds: Set<StackConstraintKind>) { outdated.formUnion(kinds) }

    /// Replaces outdated constraints, and returns whether there were any. Constraints that are still right remain
    /// active; of those that differ only by their constants, the constants change.
    func update(of stack: UIStackView) -> Bool {
        guard !outdated.isEmpty else { return false }
        let arrangement = StackArrangement(stack)
        var obsolete: [NSLayoutConstraint] = []
        var new: [NSLayoutConstraint] = []
        for kind in StackConstraintKind.allCases where outdated.contains(kind) {
            var old = installed[kind] ?? [:]
            var current: Constraints = [:]
            for description in descriptions(of: kind, arrangement, stack) {
                let identity = description.identity
                guard current[identity] == nil else { continue }
                let constraint = old.removeValue(forKey: identity) ?? description.makeConstraint()
                constraint.constant = description.constant
                if !constraint.isActive { new.append(constraint) }
                current[identity] = constraint
            }
            obsolete += old.values
            installed[kind] = current
        }
        outdated = []
        NSLayoutConstraint.deactivate(obsolete)
        NSLayoutConstraint.activate(new)
        return true
    }

    /// Removes the constraints that concern only one arranged view, which leaves the stack view.
    func removeConstraints(heldBy view: UIView) {
        for constraint in view.layoutItem?.held.elements ?? [] where constraint.isEngineMade {
            let identity = StackConstraint.Identity(of: constraint)
            for kind in StackConstraintKind.allCases where installed[kind]?[identity] === constraint {
                installed[kind]?[identity] = nil
                constraint.isActive = false
            }
        }
    }

    private func descriptions(
        of kind: StackConstraintKind, _ arrangement: StackArrangement, _ stack: UIStackView
    ) -> [StackConstraint] {
        switch kind {
        case .ends: return arrangement.endConstraints
        case .spacing: return arrangement.spacingConstraints
        case .hiding: return arrangement.hidingConstraints
        case .distribution:
            guides.setGapCount(arrangement.gapGuideCount, in: stack)
            setMeasures(kind, arrangement.distribution == .fillProportionally)
            return arrangement.distributionConstraints(gapGuides: guides.gaps)
        case .alignment:
            guides.setHasSpanner(arrangement.needsSpanner, in: stack)
            return arrangement.alignmentConstraints(spanner: guides.spanner)
        case .precedence:
            setMeasures(kind, arrangement.needsPrecedence)
            return arrangement.precedenceConstraints
        }
    }

    private func setMeasures(_ kind: StackConstraintKind, _ measures: Bool) {
        if measures { kindsThatMeasure.insert(kind) } else { kindsThatMeasure.remove(kind) }
    }
}
