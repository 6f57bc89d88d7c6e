/// The lengths of split views, in points, and the durations of their animations.
enum SplitMetrics {
    /// The width below which a split view collapses (SP-18).
    static let collapseWidth: CGFloat = 640
    /// The width by which it must exceed that before it expands again.
    static let hysteresis: CGFloat = 20
    /// The width below which the secondary column is horizontally compact (SP-16).
    static let compactWidth: CGFloat = 500
    /// The automatic minimum width of the secondary column.
    static let secondaryMinimum: CGFloat = 320
    /// The automatic maximum width of the other columns (SP-06).
    static let columnMaximum: CGFloat = 320
    /// The automatic width of the other columns, as a part of the width of the split view.
    static let columnFraction: CGFloat = 0.3
    /// The least width that the user gives to a column whose minimum is automatic.
    static let leastDraggedWidth: CGFloat = 160
    /// The duration of showing and hiding columns, in seconds.
    static let duration: TimeInterval = 0.3
}
