/// The lengths of table views with columns, in points.
@MainActor enum ColumnMetrics {
    /// The height of the header.
    static let headerHeight: CGFloat = 28
    /// The height of rows.
    static let rowHeight: CGFloat = 28
    /// The distance between the sides of a column and its content.
    static let margin: CGFloat = 10
    /// The distance between the upper and lower edges of a row and its content, if the content determines its height.
    static let verticalMargin: CGFloat = 4
    /// The distance between an image and a text, and between a title and the sort indicator.
    static let gap: CGFloat = 6
    /// The greatest size of images.
    static let imageSize: CGFloat = 18
    /// The width on both sides of a divider that can be dragged with a pointer.
    static let dividerReach: CGFloat = 5
    /// The distance of a divider line from the upper and lower edges of the header.
    static let dividerInset: CGFloat = 6
    /// The distance by which a key changes a width.
    static let keyStep: CGFloat = 10

    /// The font of titles.
    static var headerFont: UIFont { .systemFont(ofSize: CellMetrics.smallFont.pointSize, weight: .medium) }

    static let ascending = symbol("chevron.up")
    static let descending = symbol("chevron.down")

    private static func symbol(_ name: String) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 9, weight: .semibold))
    }
}
