// The order in which views with the same priorities give up their intrinsic sizes.
extension StackArrangement {
    /// A Boolean value that indicates whether constraints state the order.
    ///
    /// The engine decides by the order of subviews, and lets views without an intrinsic size yield before those that
    /// have one (ST-12, ST-13). It does not know the order of the arrangement, nor that a view with constraints inside
    /// of it, such as a stack view, yields before its siblings.
    var needsPrecedence: Bool {
        guard visible.count > 1 else { return false }
        switch distribution {
        case .fill: return isReordered || visible.contains { $0.containsConstraints }
        case .equalSpacing, .equalCentering: return isReordered
        case .fillEqually, .fillProportionally: return false
        }
    }

    /// Constraints of priorities below all others, which decide where those do not: views keep their intrinsic sizes,
    /// later ones rather than earlier ones, and the last view without an intrinsic size takes the space that is left
    /// over.
    var precedenceConstraints: [StackConstraint] {
        guard needsPrecedence else { return [] }
        var result: [StackConstraint] = []
        var flexible: Item?
        for (index, item) in visible.enumerated() {
            guard let metric = metric(of: item) else {
                flexible = item
                continue
            }
            let rank = isReordered ? Float(index + 1) / Float(visible.count) : 1
            result.append(
                StackConstraint(
                    .precedence, LayoutAttribute(item.layoutItem, along.size), equals: metric,
                    priority: UILayoutPriority(0.5 + rank / 4)))
        }
        if let flexible, distribution == .fill {
            result.append(
                StackConstraint(
                    .precedence, LayoutAttribute(flexible.layoutItem, along.size), .equal,
                    LayoutAttribute(canvas, along.size), priority: UILayoutPriority(0.25)))
        }
        return result
    }
}

extension StackArrangement.Item {
    /// A Boolean value that indicates whether constraints inside of the view determine its size.
    @MainActor fileprivate var containsConstraints: Bool {
        view is UIStackView || !view.subviewStorage.isEmpty && !layoutItem.held.isEmpty
    }
}
