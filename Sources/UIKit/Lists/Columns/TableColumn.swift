/// A column of a ``ColumnTableView``: its title, its width, and what the user can do with it.
///
/// ```swift
/// let size = TableColumn(identifier: "size", title: "Size")
/// size.width = 90
/// size.alignment = .trailing
/// columns.addTableColumn(size)
/// ```
///
/// Lengths are in points. A length that is not finite or negative is reported to standard error and ignored. The class
/// is not part of Apple's API. It resembles AppKit's `NSTableColumn`.
@preconcurrency @MainActor open class TableColumn: NSObject {
    /// The identifier of the column, which is unique in its table view.
    public let identifier: String

    /// The table view that displays the column; `nil` if it belongs to none.
    public internal(set) weak var tableView: ColumnTableView?

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the column.
    ///   - title: The title in the header.
    public init(identifier: String, title: String = "") {
        self.identifier = identifier
        self.title = title
        super.init()
    }

    /// The title in the header.
    open var title: String { didSet { if title != oldValue { tableView?.columnTitleDidChange(self) } } }

    // MARK: Width

    /// The width between ``minWidth`` and ``maxWidth``. The default is 120 points. A flexible column is wider if there is
    /// space left (CO-02).
    open var width: CGFloat = 120 {
        didSet {
            guard accepts(width, "width") else { return width = oldValue }
            let limited = limited(width)
            if width != limited { width = limited }
            if width != oldValue { tableView?.columnGeometryDidChange() }
        }
    }

    /// The least width. The default is 32 points.
    open var minWidth: CGFloat = 32 {
        didSet {
            guard accepts(minWidth, "minWidth") else { return minWidth = oldValue }
            if maxWidth < minWidth { maxWidth = minWidth }
            width = limited(width)
            tableView?.columnGeometryDidChange()
        }
    }

    /// The greatest width. The default is 10,000 points.
    open var maxWidth: CGFloat = 10_000 {
        didSet {
            guard accepts(maxWidth, "maxWidth") else { return maxWidth = oldValue }
            if minWidth > maxWidth { minWidth = maxWidth }
            width = limited(width)
            tableView?.columnGeometryDidChange()
        }
    }

    /// A Boolean value that indicates whether the column takes the width that the other columns leave. Only the first
    /// visible column with the value `true` does (CO-02). The default is `false`.
    open var isFlexible = false { didSet { if isFlexible != oldValue { tableView?.columnGeometryDidChange() } } }

    func limited(_ width: CGFloat) -> CGFloat { min(maxWidth, max(minWidth, width)) }

    private func accepts(_ value: CGFloat, _ name: String) -> Bool {
        if value.isFinite, value >= 0 { return true }
        ResponderDiagnostics.report("\(name) of column \(identifier) must be a length: \(value). It was ignored.")
        return false
    }

    // MARK: Appearance

    /// The alignment of the title and of the texts. The default is leading.
    open var alignment = Alignment.leading { didSet { if alignment != oldValue { tableView?.columnAlignmentDidChange() } } }

    /// A Boolean value that indicates whether the column is not displayed. The default is `false`.
    open var isHidden = false { didSet { if isHidden != oldValue { tableView?.columnVisibilityDidChange() } } }

    // MARK: Actions of the user

    /// A Boolean value that indicates whether the user can change the width. The default is `true`.
    open var isResizable = true { didSet { if isResizable != oldValue { tableView?.columnTitleDidChange(self) } } }

    /// A Boolean value that indicates whether a click of the title sorts the rows by this column (CO-05). The default is
    /// `true`.
    open var isSortable = true { didSet { if isSortable != oldValue { tableView?.columnTitleDidChange(self) } } }

    /// A Boolean value that indicates whether the first click of the title sorts in ascending order. The default is
    /// `true`; `false` suits dates and sizes, of which large values are of interest.
    open var sortsAscendingFirst = true
}
