// The baselines of the stack view, which are those of arranged views (IC-20).
extension UIStackView {
    /// The arranged view with the first baseline. `nil` if all are hidden.
    var firstBaselineView: UIView? { axis == .vertical ? visibleSubviews.first : tallestSubview }

    /// The arranged view with the last baseline. `nil` if all are hidden.
    var lastBaselineView: UIView? { axis == .vertical ? visibleSubviews.last : tallestSubview }

    /// Installs the constraints of other views to the baselines of the stack view again. The baselines may belong to
    /// other arranged views now.
    func reinstallBaselineConstraints() {
        var constraints: [NSLayoutConstraint] = []
        layoutItem?.dependents.forEach { if $0.usesBaselines { constraints.append($0) } }
        for constraint in constraints {
            guard let engine = constraint.installation.engine else { continue }
            constraint.leaveEngine()
            constraint.join(engine)
        }
    }

    private var visibleSubviews: [UIView] { arrangedItems.map(\.view).filter { !$0.isHidden } }

    /// The first of the tallest arranged views.
    private var tallestSubview: UIView? {
        let visible = visibleSubviews
        guard visible.count > 1 else { return visible.first }
        let heights = visible.map(\.contentHeightForBaselines)
        guard let height = heights.max(), let index = heights.firstIndex(of: height) else { return nil }
        return visible[index]
    }

    /// The height of the content, without a layout: which view is the tallest must not depend on the frames that follow
    /// from it.
    fileprivate var arrangedContentHeight: CGFloat {
        let heights = visibleSubviews.map(\.contentHeightForBaselines)
        if axis == .horizontal { return heights.max() ?? 0 }
        let spaces = arrangedItems.filter { !$0.view.isHidden }.dropLast()
            .map { $0.space(inStackWithSpacing: spacing) }
        return heights.reduce(0, +) + spaces.reduce(0, +)
    }
}

extension UIView {
    /// The height by which a row finds its tallest view: the intrinsic one, or that of the content of a stack view.
    fileprivate var contentHeightForBaselines: CGFloat {
        if let stack = self as? UIStackView { return stack.arrangedContentHeight }
        return max(0, intrinsicContentSize.height)
    }
}
