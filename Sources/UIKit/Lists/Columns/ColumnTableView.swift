import QuartzCore

/// A table view whose rows have several columns, with a header of titles that sort, resize and reorder them.
///
/// ```swift
/// let tableView = ColumnTableView(frame: view.bounds)
/// let name = TableColumn(identifier: "name", title: "Name")
/// name.isFlexible = true
/// let size = TableColumn(identifier: "size", title: "Size")
/// size.alignment = .trailing
/// tableView.addTableColumn(name)
/// tableView.addTableColumn(size)
/// tableView.dataSource = fileSource
/// tableView.delegate = self
/// ```
///
/// It is a ``UITableView``: sections, selection, keys, updates, editing and diffable data sources are the same. The data
/// source is a ``ColumnTableViewDataSource``, which provides a text, an image or a view for each column; or any data
/// source that returns a ``ColumnTableViewCell`` for each row. The delegate can be a ``ColumnTableViewDelegate``, which
/// sorts the data when the user clicks a title.
///
/// Columns that are wider together than the table view scroll horizontally, together with the header. In right-to-left
/// interfaces the first column is at the right.
///
/// The class is not part of Apple's API. It resembles AppKit's `NSTableView`, GTK's `GtkColumnView` and Qt's `QTreeView`
/// with its header.
@preconcurrency @MainActor open class ColumnTableView: UITableView {
    /// The identifier of the rows that the table view makes for a ``ColumnTableViewDataSource``. No identifier of an app
    /// contains this character.
    static let rowIdentifier = "\u{0}columns"

    private var columns: [TableColumn] = []
    private var layoutCache: (available: CGFloat, layout: ColumnLayout)?
    private var sorting: [ColumnSortDescriptor] = []
    /// A Boolean value that indicates whether the table view has adopted the state that its scene had stored.
    private var hasRestoredState = false
    let header = ColumnHeaderView()
    /// The widths at the last layout: of the content, of the bounds, and beside the bounds at their right.
    private var knownWidths: (content: CGFloat, bounds: CGFloat, right: CGFloat)?

    // MARK: Creation

    /// Creates a table view with columns.
    ///
    /// - Parameters:
    ///   - frame: The frame in the superview's coordinates.
    ///   - style: The appearance of the sections. Rows of the style `insetGrouped` are not inset here.
    public override init(frame: CGRect, style: Style) {
        super.init(frame: frame, style: style)
        rowHeight = ColumnMetrics.rowHeight
        separatorStyle = .none
        separatorInset = .zero
        register(ColumnTableViewCell.self, forCellReuseIdentifier: ColumnTableView.rowIdentifier)
        header.table = self
        addSubview(header)
        coveredInset = ColumnMetrics.headerHeight
    }

    /// Creates a plain table view with columns.
    public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    // MARK: Columns

    /// The columns in the order in which they are displayed, with hidden ones.
    open var tableColumns: [TableColumn] { columns }

    /// Adds a column as the last one.
    ///
    /// - Precondition: The column belongs to no table view, and its identifier is unique.
    open func addTableColumn(_ tableColumn: TableColumn) {
        precondition(
            tableColumn.tableView == nil, "column \(tableColumn.identifier) belongs to a table view already; remove it")
        precondition(
            self.tableColumn(withIdentifier: tableColumn.identifier) == nil,
            "the table view has a column with the identifier \(tableColumn.identifier) already")
        columns.append(tableColumn)
        tableColumn.tableView = self
        columnVisibilityDidChange()
    }

    /// Removes a column. A column of another table view is ignored.
    open func removeTableColumn(_ tableColumn: TableColumn) {
        guard let index = columns.firstIndex(where: { $0 === tableColumn }) else { return }
        columns.remove(at: index)
        tableColumn.tableView = nil
        columnVisibilityDidChange()
    }

    /// Moves a column to another index.
    ///
    /// - Parameters:
    ///   - oldIndex: The index of the column in ``tableColumns``.
    ///   - newIndex: Its index after the move.
    /// - Precondition: There are columns with these indices.
    open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
        precondition(
            columns.indices.contains(oldIndex) && columns.indices.contains(newIndex),
            "attempt to move column \(oldIndex) to \(newIndex), but there are \(columns.count) columns")
        guard oldIndex != newIndex else { return }
        columns.insert(columns.remove(at: oldIndex), at: newIndex)
        columnGeometryDidChange()
    }

    /// Returns the column with an identifier; `nil` if there is none.
    open func tableColumn(withIdentifier identifier: String) -> TableColumn? {
        columns.first { $0.identifier == identifier }
    }

    /// Returns the index of the column with an identifier; `nil` if there is none.
    open func column(withIdentifier identifier: String) -> Int? { columns.firstIndex { $0.identifier == identifier } }

    /// Returns the index of the visible column at a point of the table view's coordinates; `nil` if there is none.
    open func column(at point: CGPoint) -> Int? {
        columns.indices.first { index in
            let rect = rect(ofColumn: index)
            return point.x >= rect.minX && point.x < rect.maxX
        }
    }

    /// Returns the frame of a column in the table view's coordinates, as high as the content; zero if the column does not
    /// exist or is hidden.
    open func rect(ofColumn column: Int) -> CGRect {
        guard columns.indices.contains(column), let index = columnLayout.index(of: columns[column]) else {
            return .zero
        }
        let span = columnLayout.spans[index]
        let x = ColumnLayout.x(span.start, span.width, in: contentWidth, isRightToLeft: isRightToLeft)
        return CGRect(x: x, y: 0, width: span.width, height: contentSize.height)
    }

    /// Gives a column the width that its title and the displayed rows need, or the one that the delegate returns (CO-07).
    open func sizeToFit(_ tableColumn: TableColumn) { tableColumn.width = fittingWidth(of: tableColumn) }

    // MARK: Header

    /// The view with the titles of the columns, to which an app can add interactions, such as a context menu.
    open var headerView: UIView { header }

    /// A Boolean value that indicates whether the table view displays the header. The default is `true`.
    open var showsHeader = true {
        didSet {
            guard showsHeader != oldValue else { return }
            header.isHidden = !showsHeader
            coveredInset = showsHeader ? ColumnMetrics.headerHeight : 0
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the user can change the order of the columns (CO-08). The default is
    /// `true`.
    open var allowsColumnReordering = true

    /// A Boolean value that indicates whether the user can change the widths of the columns (CO-06). The default is
    /// `true`.
    open var allowsColumnResizing = true { didSet { header.setNeedsLayout() } }

    // MARK: Sorting

    /// The order of the rows: by the first descriptor, equal rows by the next one, and so on. The title of the first one
    /// displays an indicator. Setting it does not notify the delegate (CO-05). The default is empty.
    open var sortDescriptors: [ColumnSortDescriptor] {
        get { sorting }
        set {
            sorting = newValue
            header.updateTitles()
        }
    }

    // MARK: Layout

    /// The positions of the columns for the current width.
    var columnLayout: ColumnLayout {
        let available = bounds.width
        if let cache = layoutCache, cache.available == available { return cache.layout }
        let layout = ColumnLayout(columns, available: available)
        layoutCache = (available, layout)
        return layout
    }

    override var contentWidth: CGFloat { max(super.contentWidth, columnLayout.width) }

    override var isInset: Bool { false }

    /// Lays out the columns again after a change of a width or of their order.
    func columnGeometryDidChange() {
        layoutCache = nil
        if isLoaded { updateContentSize() }
        header.setNeedsLayout()
        for row in rows { row.cell.setNeedsLayout() }
        setNeedsLayout()
    }

    /// Asks for the content of the displayed rows again, because a column appears or disappears.
    func columnVisibilityDidChange() {
        columnGeometryDidChange()
        header.columnsDidChange()
        guard !rows.isEmpty, let paths = indexPathsForVisibleRows else { return }
        reconfigureRows(at: paths)
    }

    func columnTitleDidChange(_ column: TableColumn) {
        header.updateTitles()
        header.setNeedsLayout()
    }

    func columnAlignmentDidChange() {
        header.updateTitles()
        for row in rows { row.cell.setNeedsLayout() }
    }

    /// Lays out the rows and the header. Overrides must call `super`.
    open override func layoutSubviews() {
        if !hasRestoredState, window != nil {
            hasRestoredState = true
            restoreSceneState()
        }
        keepLeadingSide()
        super.layoutSubviews()
        placeHeader()
    }

    /// Keeps the distance from the right side, where right-to-left content begins, after a change of a width.
    private func keepLeadingSide() {
        loadIfNeeded()
        if contentSize.width != contentWidth { updateContentSize() }
        if isRightToLeft, contentSize.width != knownWidths?.content || bounds.width != knownWidths?.bounds {
            let right = min(knownWidths?.right ?? 0, max(0, contentSize.width - bounds.width))
            setOffset(CGPoint(x: max(0, contentSize.width - bounds.width - right), y: contentOffset.y))
        }
        knownWidths = (contentSize.width, bounds.width, contentSize.width - bounds.maxX)
    }

    private func placeHeader() {
        guard showsHeader else { return }
        if subviews.last !== header { bringSubviewToFront(header) }
        let top = adjustedContentInset.top - coveredInset - refreshInset
        let frame = CGRect(
            x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: ColumnMetrics.headerHeight)
        if header.frame != frame { header.frame = frame }
        header.placeStrip()
    }

    package override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        knownWidths = nil
        columnGeometryDidChange()
    }

    // A ring around the whole row would lie outside of the visible area.
    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        var shape = super.focusShape
        let left = max(shape.rect.minX, bounds.minX + 2)
        shape.rect = CGRect(
            x: left, y: shape.rect.minY, width: max(0, min(shape.rect.maxX, bounds.maxX - 2) - left),
            height: shape.rect.height)
        return shape
    }
}
