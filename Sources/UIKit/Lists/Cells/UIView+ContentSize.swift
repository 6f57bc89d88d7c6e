extension UIView {
    /// Returns the size of the content of a list element that this view displays: that of its constraints, or else its
    /// intrinsic size, or else that of ``sizeThatFits(_:)``.
    func contentSize(forWidth width: CGFloat) -> CGSize {
        if !constraints.isEmpty {
            return systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        let height = intrinsicContentSize.height
        if !wrapsContentInLayout, height != UIView.noIntrinsicMetric { return CGSize(width: width, height: height) }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
}
