/// The lengths that the parts of cells share, in points.
@MainActor enum CellMetrics {
    /// The smallest height of a row whose content determines its height (TV-11).
    static let minimumHeight: CGFloat = 32
    /// The smallest height of a row of a sidebar.
    static let minimumSidebarHeight: CGFloat = 28
    /// The distance between the sides of a cell and its content.
    static let sideMargin: CGFloat = 16
    /// The distance between the content and the upper and lower edges.
    static let verticalMargin: CGFloat = 5
    /// The distance between an image and the text.
    static let imageGap: CGFloat = 10
    /// The smallest distance between two labels beside each other.
    static let labelGap: CGFloat = 8
    /// The distance between two labels below each other.
    static let lineGap: CGFloat = 2
    /// The distance between accessories.
    static let accessoryGap: CGFloat = 8
    /// The width of an editing control with the space around it.
    static let controlWidth: CGFloat = 40
    /// The corner radius of groups.
    static let groupRadius: CGFloat = 10
    /// The duration of animated changes, in seconds.
    static let duration: TimeInterval = 0.2

    /// The font of the text.
    static var textFont: UIFont { .preferredFont(forTextStyle: .subheadline) }
    /// The font of a detail text below the text.
    static var smallFont: UIFont { .preferredFont(forTextStyle: .footnote) }
    /// The font of the title of a header.
    static var headerFont: UIFont { .systemFont(ofSize: smallFont.pointSize, weight: .semibold) }
}
