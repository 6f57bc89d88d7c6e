/// The constraints that a stack view has made, which it replaces in the next pass after a change (ST-22).
@MainActor final class StackConstraints {
    /// The constraints, by the raw values of their kinds.
    private var installed = [[NSLayoutConstraint]](repeating: [], count: StackConstraintKind.allCases.count)
    private var outdated = StackConstraintKinds.all
    private let guides = StackGuides()

    /// The kinds whose constraints depend on intrinsic sizes now.
    private(set) var kindsThatMeasure: StackConstraintKinds = []

    /// Makes constraints of these kinds again in the next update.
    func invalidate(_ kinds: StackConstraintKinds) { outdated.formUnion(kinds) }

    /// Replaces outdated constraints, and returns whether there were any. Constraints that are still right remain
    /// active; of those that differ only by their constants, the constants change.
    func update(of stack: UIStackView) -> Bool {
        guard !outdated.isEmpty else { return false }
        let arrangement = StackArrangement(stack)
        var obsolete: [NSLayoutConstraint] = []
        var new: [NSLayoutConstraint] = []
        for kind in StackConstraintKind.allCases where outdated.contains(.init(kind)) {
            var old = ReusableConstraints(installed[kind.rawValue])
            var current: [NSLayoutConstraint] = []
            for description in descriptions(of: kind, arrangement, stack) {
                let constraint = old.take(description) ?? description.makeConstraint()
                constraint.constant = description.constant
                if !constraint.isActive { new.append(constraint) }
                current.append(constraint)
            }
            obsolete += old.remaining
            installed[kind.rawValue] = current
        }
        outdated = []
        NSLayoutConstraint.deactivate(obsolete)
        NSLayoutConstraint.activate(new)
        return true
    }

    /// Removes the constraints whose holders satisfy a condition. An arranged view holds those that concern only it.
    func removeConstraints(where isHolder: (UIView?) -> Bool) {
        for index in installed.indices {
            let removed = installed[index].filter { isHolder($0.holder) }
            guard !removed.isEmpty else { continue }
            installed[index].removeAll { isHolder($0.holder) }
            NSLayoutConstraint.deactivate(removed)
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
        if measures {
            kindsThatMeasure.insert(.init(kind))
        } else {
            kindsThatMeasure.remove(.init(kind))
        }
    }
}
