/// The part of a search bar that contains the control for choosing a scope.
@MainActor final class SearchScopeArea: UIView {
    /// The height with the space below, in points.
    static let height: CGFloat = 38
    private static let controlHeight: CGFloat = 30
    private static let margin: CGFloat = 8
    /// The greatest width of the control outside of a search bar, in points.
    private static let greatestWidth: CGFloat = 480

    var control: UISegmentedControl? {
        didSet {
            guard control !== oldValue else { return }
            oldValue?.removeFromSuperview()
            control?.semanticContentAttribute = semanticContentAttribute
            if let control { addSubview(control) }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isInBar = superview is UISearchBar
        let margin = isInBar ? SearchScopeArea.margin : BarDesign.largeTitleMargin
        let room = max(0, bounds.width - 2 * margin)
        let width = isInBar ? room : min(room, SearchScopeArea.greatestWidth)
        control?.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: 0, width: width, height: SearchScopeArea.controlHeight)
    }

    package override func layoutDirectionDidChange() {
        control?.semanticContentAttribute = semanticContentAttribute
        super.layoutDirectionDidChange()
    }
}
