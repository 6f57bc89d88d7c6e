/// The lengths of a table view, in points.
enum TableMetrics {
    /// The estimated height of a row, and its height if nothing else determines it.
    static let rowHeight: CGFloat = 44
    /// The estimated height of a header or footer.
    static let headerHeight: CGFloat = 28
    /// The width of headers that are as wide as their content, until it is known.
    static let huggingHeaderWidth: CGFloat = 100
    /// The space above a header of a plain table view.
    static let headerTopPadding: CGFloat = 22
    /// The height of the missing headers and footers between groups.
    static let groupSpacing: CGFloat = 18
    /// The width of the margins beside groups with rounded corners.
    static let sideMargin: CGFloat = 16
    /// The greatest number of views of one identifier that are stored for reuse after a layout.
    static let poolLimit = 2
    /// The greatest number of rows in a section, so that sums of heights do not overflow.
    static let rowLimit = 1_000_000_000
    /// The greatest number of sections. More are a mistake, for which the app would wait long.
    static let sectionLimit = 1_000_000
}
