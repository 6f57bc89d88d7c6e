/// The container of a column whose width the user changes with a ``SplitDivider``.
@MainActor protocol SplitDividerDelegate: AnyObject {
    /// Returns the width of the column, in points; zero while it is hidden.
    func columnWidth(of divider: SplitDivider) -> CGFloat

    /// Returns the widths that the user can give to the column.
    func columnWidthLimits(of divider: SplitDivider) -> ClosedRange<CGFloat>

    /// Changes the width of the column, and shows the column if it is hidden. The width is within the limits. With
    /// `nil`, the column gets its automatic width.
    func setColumnWidth(_ width: CGFloat?, of divider: SplitDivider)

    /// Returns whether a drag below half of the minimum width hides the column. The default is `true`.
    func canHideColumn(of divider: SplitDivider) -> Bool

    /// Hides the column, without animation. The divider stays in the view hierarchy until the drag ends, so that the
    /// user can drag it back.
    func hideColumn(of divider: SplitDivider)

    /// Tells the container that a drag begins or ends.
    func dividerDrag(of divider: SplitDivider, isActive: Bool)
}

extension SplitDividerDelegate {
    func canHideColumn(of divider: SplitDivider) -> Bool { true }
    func dividerDrag(of divider: SplitDivider, isActive: Bool) {}
}
