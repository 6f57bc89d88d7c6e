import QuartzCore

/// A scrollable list of rows in one column, divided into sections.
///
/// ```swift
/// let table = UITableView(frame: view.bounds, style: .plain)
/// table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
/// table.dataSource = cities
/// table.delegate = self
/// view.addSubview(table)
/// ```
///
/// The ``dataSource`` provides the number of rows and their cells, and the ``delegate`` their heights. Only visible rows
/// have cells; a list of 1,000,000 rows opens and scrolls as fast as a short one. Cells of rows that leave the visible
/// area are reused.
///
/// By default, rows are as high as their content: the table view estimates the heights of rows that have not been
/// visible, and what the user sees stays where it is when a height becomes known (TV-19).
@preconcurrency @MainActor open class UITableView: UIScrollView {
    // MARK: State, by topic of the extension that uses it

    // Loading
    /// The positions of the rows. Only valid if ``isLoaded``.
    final var geometry = TableGeometry()
    /// A Boolean value that indicates whether the numbers of sections and rows are known.
    final var isLoaded = false
    /// A Boolean value that indicates whether the data source is asked for numbers, or the delegate for heights.
    final var isLoading = false
    /// A number that changes when the numbers of the displayed rows become invalid.
    final var generation = 0 { didSet { AccessibilityCenter.rowsDidChange(in: self) } }
    /// The methods that the delegate or the data source has been found not to implement.
    final var missingMethods: TableViewMethods = []
    /// The width of the cells for which heights are known.
    final var knownWidth: CGFloat?

    // Tiling
    /// The rows that are displayed, in order.
    final var rows: [DisplayedRow] = []
    /// The sections whose headers or footers are displayed, in order.
    final var displayedSections: [DisplayedSection] = []
    final var tiling = TableTiling()
    final var cellPool = ReusePool<String, UITableViewCell>()
    final var headerPool = ReusePool<String, UITableViewHeaderFooterView>()
    final var cellClasses: [String: UITableViewCell.Type] = [:]
    final var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]

    // Section index
    final var sectionIndex = TableSectionIndex()

    /// The lines and stripes below the last row, while they are displayed.
    final var filler: TableFiller?

    // Prefetching
    final var prefetching = ListPrefetching()
    /// The cells of rows that are not visible yet, by the numbers of the rows.
    final var preparedCells = PreparedCells<Int, UITableViewCell>()

    // Selection
    final var selection = ListSelection()
    final var typeSelect = TypeSelect()
    final var selectionFollowsFocusStorage: Bool?

    // Updates
    final var updates = TableUpdates()

    // Editing
    final var isEditingStorage = false
    /// The row that the user moves.
    final var reordering: TableReordering?
    /// The row that is open sideways.
    final let swipes = SwipeController()
    final var rowMenus: TableRowMenus?

    /// Drags of rows and drops; nil until the app sets a delegate for them.
    final var dragDrop: ListDragDrop?
    /// The rows without data, until the data of a drop has been loaded (DI-11).
    final var placeholders = ListPlaceholders()
    /// The displayed cells of placeholders.
    final var placeholderCells: Set<ObjectIdentifier> = []
    /// The number of calls of the app that use presentation values, one inside the other.
    final var presentationDepth = 0

    // MARK: Creation

    /// The appearance of the sections.
    public let style: Style

    /// Creates a table view.
    ///
    /// - Parameters:
    ///   - frame: The frame in the superview's coordinates.
    ///   - style: The appearance of the sections.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        swipes.attach(to: self)
    }

    /// Creates a plain table view.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Data

    /// The object that provides the rows. Not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { sourceDidChange() } }
    }

    /// The object that provides heights, headers and footers and is notified of what the user does. Not retained.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            (self as UIScrollView).delegate = delegate
            if delegate !== oldValue { sourceDidChange() }
        }
    }

    /// The object that loads data before rows become visible. Not retained. The default is `nil` (PF-01).
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetching.reset() } }
    }

    /// A Boolean value that indicates whether ``prefetchDataSource`` is notified of rows that will probably become
    /// visible. The default is `true` (PF-01).
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { discardPreparedCells() } }
    }

    // MARK: Drag and drop

    /// The object that provides the items of dragged rows. Not retained. The default is `nil` (DI-06).
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }

    /// The object that receives dropped items. Not retained. The default is `nil` (DI-06).
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }

    /// A Boolean value that indicates whether the user can drag rows for which ``dragDelegate`` returns items. The
    /// default is `true`.
    open var dragInteractionEnabled = true { didSet { dragDelegatesDidChange() } }

    /// A Boolean value that indicates whether rows of the table view are dragged.
    open var hasActiveDrag: Bool { dragDrop?.hasActiveDrag ?? false }

    /// A Boolean value that indicates whether items are over the table view, or are dropped on it.
    open var hasActiveDrop: Bool { dragDrop?.hasActiveDrop ?? false }

    /// A Boolean value that indicates whether the user can open a row by holding dragged items over it, which selects
    /// it and performs its primary action. The default is `false` (DT-05).
    open var isSpringLoaded = false { didSet { dragDelegatesDidChange() } }

    /// Asks the data source for all numbers again, and for the cells of the visible rows in the next layout. The content
    /// offset stays where it is (TV-04).
    open func reloadData() { reload() }

    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// Returns the number of rows of a section; 0 if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return geometry.sections.indices.contains(section) ? knownRowCount(in: section) : 0
    }

    // MARK: Heights

    /// The height of rows, in points, if the delegate does not determine it. The default is ``automaticDimension``: the
    /// height that the cell needs.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightDidChange(oldValue, rowHeight) } }

    /// The height that rows have approximately, in points. The default, ``automaticDimension``, is an estimate of the
    /// table view. With 0, all heights are determined before the first row is displayed (TV-02).
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, estimatedRowHeight) }
    }

    /// The height of headers of sections, in points. The default is ``automaticDimension``.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, sectionHeaderHeight) }
    }

    /// The height of footers of sections, in points. The default is ``automaticDimension``.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, sectionFooterHeight) }
    }

    /// The height that headers have approximately, in points. The default is ``automaticDimension``.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, estimatedSectionHeaderHeight) }
    }

    /// The height that footers have approximately, in points. The default is ``automaticDimension``.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, estimatedSectionFooterHeight) }
    }

    /// The space above the header of a section, in points. The default, ``automaticDimension``, is 22 points in plain
    /// table views, and none in others. Sections without header have no such space (TV-13).
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, sectionHeaderTopPadding) }
    }

    // MARK: Appearance

    /// The style of the lines between rows. The default is a single line.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { separatorsDidChange() } }

    /// The color of the lines between rows. The default, `nil`, adapts to the appearance.
    open var separatorColor: UIColor? { didSet { separatorsDidChange() } }

    /// A Boolean value that indicates whether every second row of a section has another background color, which helps
    /// the eye along wide rows. Cells whose color or background configuration the app sets keep theirs (TV-53). The
    /// default is `false`. The property is not part of Apple's API; the name is AppKit's.
    open var usesAlternatingRowBackgroundColors = false {
        didSet { if usesAlternatingRowBackgroundColors != oldValue { separatorsDidChange() } }
    }

    /// The distances of the lines between rows from the sides, in points. The default is 16 points at the left.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet {
            guard GeometryValidation.accepts(separatorInset, "separatorInset", of: self) else {
                separatorInset = oldValue
                return
            }
            separatorsDidChange()
        }
    }

    /// The meaning of ``separatorInset``. The default is from the edges of cells.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { separatorsDidChange() } }

    /// The height of rows without content, which fill a plain table view below its last row with lines, and with stripes
    /// if there are such. With ``automaticDimension``, they are as high as ``rowHeight``. The default is 0: there are
    /// none (TV-54).
    open var fillerRowHeight: CGFloat = 0 {
        didSet {
            guard GeometryValidation.accepts(fillerRowHeight, "fillerRowHeight", of: self) else {
                fillerRowHeight = oldValue
                return
            }
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the content of cells is at most as wide as text that can be read well. The
    /// background of cells extends to the sides. The default is `false` (TV-55).
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet {
            guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
            separatorsDidChange()
            heightDidChange(0, 1)
        }
    }

    /// The rule by which displayed rows adapt their heights when their content changes. The default is enabled. Constraints
    /// are observed in cells that are displayed after it was set (TV-26).
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The elements that are only as wide as their content needs, at the leading side. The default is none.
    open var contentHuggingElements: UITableViewContentHuggingElements = [] {
        didSet { if contentHuggingElements != oldValue { placeSections() } }
    }

    /// A view behind the rows, which does not scroll. It has the size of the table view. The default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            layOutBackground()
        }
    }

    /// A view above the first section, which scrolls with the rows. It keeps its height and gets the width of the table
    /// view. Assign it again after a change of its height (TV-16).
    open var tableHeaderView: UIView? { didSet { accessoryViewDidChange(from: oldValue, to: tableHeaderView) } }

    /// A view below the last section, which scrolls with the rows. It keeps its height and gets the width of the table
    /// view.
    open var tableFooterView: UIView? { didSet { accessoryViewDidChange(from: oldValue, to: tableFooterView) } }

    // MARK: Section index

    /// The title that the index displays as a magnifying glass. Pressing it scrolls to the top, unless the data source
    /// returns a section for it (TV-18).
    public nonisolated static let indexSearch = "{search}"

    /// The number of rows from which a plain table view displays the index of its sections. The default is 0 (TV-18).
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue, isLoaded { updateIndex() } }
    }

    /// The color of the titles of the index. The default, `nil`, is the tint color.
    open var sectionIndexColor: UIColor? { didSet { updateIndexColors() } }

    /// The background color of the index. The default, `nil`, is clear.
    open var sectionIndexBackgroundColor: UIColor? { didSet { updateIndexColors() } }

    /// The background color of the index while the user presses it. The default, `nil`, is that of the index, or a faint
    /// fill.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { updateIndexColors() } }

    /// Asks the data source for the titles of the index again (TV-18).
    open func reloadSectionIndexTitles() { if isLoaded { loadIndexTitles() } }

    // MARK: Reuse

    /// Registers a class of cells. `nil` removes the registration.
    ///
    /// - Parameters:
    ///   - cellClass: `UITableViewCell` or a subclass of it.
    ///   - identifier: The identifier with which cells are dequeued. It must not be empty.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    /// Registers a class of headers and footers. `nil` removes the registration.
    ///
    /// - Parameters:
    ///   - aClass: `UITableViewHeaderFooterView` or a subclass of it.
    ///   - identifier: The identifier with which views are dequeued. It must not be empty.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeader(aClass, identifier)
    }

    /// Returns a cell that is not displayed, or a new one of the registered class; `nil` if there is none (TV-06).
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

    /// Returns a cell that is not displayed, or a new one of the registered class, with the size of a row.
    ///
    /// - Precondition: A class is registered for the identifier (TV-06).
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }

    /// Returns a header or footer that is not displayed, or a new one of the registered class; `nil` if there is none.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }

    // MARK: Positions

    /// Returns the frame of a row in the table view's coordinates, whether or not it is visible; zero if there is no
    /// such row. Rows that have not been visible have estimated heights.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowNumber(indexPath).map(rect(ofRow:)) ?? .zero }

    /// Returns the frame of a section with its header and footer; zero if there is no such section.
    open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) }

    /// Returns the frame of a section's header, without the effect of staying visible.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header, in: section, isPinned: false) }

    /// Returns the frame of a section's footer, without the effect of staying visible.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer, in: section, isPinned: false) }

    /// Returns the row at a point of the table view's coordinates; `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard point.y.isFinite else { return nil }
        loadIfNeeded()
        guard let number = geometry.row(at: RowExtent.units(point.y)), !isPlaceholder(number) else { return nil }
        return indexPath(ofRow: number)
    }

    /// Returns the rows that intersect a rectangle of the table view's coordinates, in order; `nil` if the rectangle is
    /// null or infinite.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPaths(in: rect) }

    // MARK: Visible rows

    /// Returns the cell of a visible row; `nil` if the row is not visible (TV-10).
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        rowNumber(indexPath).flatMap(displayedIndex).map { rows[$0].cell }
    }

    /// Returns the row that a cell displays; `nil` if the cell is not displayed.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        rows.first { $0.cell === cell && !isPlaceholder($0.number) }.map { indexPath(ofRow: $0.number) }
    }

    /// The cells of the visible rows, in order.
    open var visibleCells: [UITableViewCell] { rows.map(\.cell) }

    /// The visible rows, in order; an empty array if there is none.
    open var indexPathsForVisibleRows: [IndexPath]? {
        rows.filter { !isPlaceholder($0.number) }.map { indexPath(ofRow: $0.number) }
    }

    /// Returns the header of a section; `nil` if it is not visible or not of this class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        displayedView(.header, in: section) as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section; `nil` if it is not visible or not of this class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        displayedView(.footer, in: section) as? UITableViewHeaderFooterView
    }

    // MARK: Updates

    /// Updates rows and sections together, with animations.
    ///
    /// ```swift
    /// tableView.performBatchUpdates {
    ///     names.remove(at: 2)
    ///     names.insert("Oslo", at: 0)
    ///     tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    ///     tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    /// }
    /// ```
    ///
    /// Deletions and reloads name index paths before the updates, insertions those after them (TV-27). The data source
    /// must return the old numbers until the closure is called.
    ///
    /// - Parameters:
    ///   - updates: A closure that changes the data and calls the methods for updates.
    ///   - completion: A closure that is called after the animations, never before this method returns. Its argument is
    ///     `false` if they were interrupted (TV-39).
    /// - Precondition: The numbers of rows before and after the updates match the updates (TV-29).
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginBatch()
        updates?()
        endBatch(completion)
    }

    /// Begins updates that ``endUpdates()`` performs together. Calls can be nested.
    open func beginUpdates() { beginBatch() }

    /// Performs the updates since ``beginUpdates()``. Without updates, the heights of the visible rows are determined
    /// again (TV-22).
    open func endUpdates() { endBatch(nil) }

    /// A Boolean value that indicates whether updates are not performed yet: between ``beginUpdates()`` and
    /// ``endUpdates()``, in the closure of ``performBatchUpdates(_:completion:)``, and while placeholders of drops wait
    /// for their data (DI-11).
    open var hasUncommittedUpdates: Bool { updates.depth > 0 || !placeholders.isEmpty }

    /// Inserts rows that the data source has added.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows, after the update.
    ///   - animation: The animation with which they appear.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertItems(indexPaths, animation: animation.rawValue) }
    }

    /// Deletes rows that the data source has removed.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows, before the update.
    ///   - animation: The animation with which they disappear.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deleteItems(indexPaths, animation: animation.rawValue) }
    }

    /// Asks for the cells of rows again and replaces them. The rows are deselected (TV-41).
    ///
    /// - Parameters:
    ///   - indexPaths: The rows, before the update.
    ///   - animation: The animation with which the cells are replaced.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadItems(indexPaths, animation: animation.rawValue) }
    }

    /// Moves a row that the data source has moved.
    ///
    /// - Parameters:
    ///   - indexPath: The row before the update.
    ///   - newIndexPath: The row after the update.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moveItem(from: indexPath, to: newIndexPath) }
    }

    /// Asks for the cells of visible rows again, which the data source configures and returns without another cell
    /// (TV-41). Rows that are not visible are ignored.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Inserts sections that the data source has added.
    ///
    /// - Parameters:
    ///   - sections: The sections, after the update.
    ///   - animation: The animation with which their rows appear.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertSections(sections, animation: animation.rawValue) }
    }

    /// Deletes sections that the data source has removed.
    ///
    /// - Parameters:
    ///   - sections: The sections, before the update.
    ///   - animation: The animation with which their rows disappear.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deleteSections(sections, animation: animation.rawValue) }
    }

    /// Asks for all rows of sections again.
    ///
    /// - Parameters:
    ///   - sections: The sections, before the update.
    ///   - animation: The animation with which the rows are replaced.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadSections(sections, animation: animation.rawValue) }
    }

    /// Moves a section that the data source has moved.
    ///
    /// - Parameters:
    ///   - section: The section before the update.
    ///   - newSection: The section after the update.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSection(from: section, to: newSection) }
    }

    // MARK: Selection

    /// A notification that the user changed the selection of a table view, which is its object (TV-47).
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// A Boolean value that indicates whether the user can select rows. The default is `true`.
    open var allowsSelection = true { didSet { if !allowsSelection { clearSelectionAfterChange(isEditing: false) } } }

    /// A Boolean value that indicates whether several rows can be selected. The default is `false`.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { clearSelectionAfterChange(isEditing: false) } }
    }

    /// A Boolean value that indicates whether the keyboard moves through the rows. The default is `true` (KS-14).
    open var allowsFocus = true

    /// A Boolean value that indicates whether the keyboard moves through the rows while the table view is edited. The
    /// default is `true` (KS-14).
    open var allowsFocusDuringEditing = true

    /// A Boolean value that indicates whether the table view is entered by keyboard at the row that had the cursor when
    /// it was left; otherwise at the first selected or visible row (KS-14). The default is `true`. On iOS, it is `false`.
    open var remembersLastFocusedIndexPath = true

    /// A Boolean value that indicates whether arrow keys select the rows to which they move. Otherwise, they move only the
    /// focus, and Space and Return select (KS-04). The default is the value of ``allowsMultipleSelection``.
    open var selectionFollowsFocus: Bool {
        get { selectionFollowsFocusStorage ?? allowsMultipleSelection }
        set { selectionFollowsFocusStorage = newValue }
    }

    /// A Boolean value that indicates whether the user can select rows while the table view is edited. The default is
    /// `false`.
    open var allowsSelectionDuringEditing = false

    /// A Boolean value that indicates whether several rows can be selected while the table view is edited. The default
    /// is `false`.
    open var allowsMultipleSelectionDuringEditing = false

    /// The first selected row; `nil` if none is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.rows.first.map(indexPath(ofRow:)) }

    /// The selected rows in ascending order; `nil` if none is selected (TV-47).
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.rows.isEmpty ? nil : selection.rows.map(indexPath(ofRow:))
    }

    /// Selects a row without notifying the delegate (TV-46).
    ///
    /// - Parameters:
    ///   - indexPath: The row; `nil` to deselect all rows. A row that does not exist is ignored.
    ///   - animated: `true` to animate the appearance of the cell and the scrolling.
    ///   - scrollPosition: The position to which the row scrolls. Unlike in
    ///     ``scrollToRow(at:at:animated:)``, the position `none` does not scroll.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByCode(indexPath, isAnimated: animated, scrollPosition)
    }

    /// Deselects a row without notifying the delegate (TV-46).
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - animated: `true` to animate the appearance of the cell.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let number = rowNumber(indexPath) else { return }
        setSelected(false, number, isAnimated: animated)
    }

    // MARK: Editing

    /// A Boolean value that indicates whether the table view is edited. The default is `false`.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing: the cells of rows that can be edited display their controls (SW-01).
    ///
    /// - Parameters:
    ///   - editing: `true` to begin editing.
    ///   - animated: `true` to animate the controls.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, isAnimated: animated) }

    /// The interaction that opens the context menus of rows; `nil` while the table view has neither a data source nor a
    /// delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus?.interaction }

    // MARK: Scrolling

    /// Scrolls until a row is at a position of the visible area, as far as the content permits (TV-23 to TV-25).
    ///
    /// - Parameters:
    ///   - indexPath: The row. With a row of `NSNotFound`, the beginning of the section.
    ///   - scrollPosition: The position of the row.
    ///   - animated: `true` to move the content with an animation.
    /// - Precondition: There is such a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, scrollPosition, isAnimated: animated)
    }

    /// Scrolls until the selected row that is nearest to the middle of the visible area is at a position of it. Without
    /// a selected row, nothing happens.
    ///
    /// - Parameters:
    ///   - scrollPosition: The position of the row.
    ///   - animated: `true` to move the content with an animation.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let number = nearestSelectedRow else { return }
        scrollToRow(at: indexPath(ofRow: number), at: scrollPosition, animated: animated)
    }

    // MARK: Geometry

    /// The width of the content.
    var contentWidth: CGFloat { max(0, bounds.width) }

    /// A Boolean value that indicates whether there are margins beside the rows.
    var isInset: Bool { style == .insetGrouped }

    // MARK: Overrides

    /// Determines the heights of all rows again if texts have another size (TV-21). Overrides must call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard hasOtherTextSizes(than: previousTraitCollection) else { return }
        knownWidth = nil
        setNeedsLayout()
    }

    /// Displays the rows that are visible. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        closeSwipeAfterScrolling()
        withDataValues {
            tile()
            placeIndex()
            placeFiller()
            updatePrefetching()
            updateCursorRing()
        }
    }

    /// `true` if the user can select rows: then the keyboard moves through them (KS-01).
    open override var canBecomeFirstResponder: Bool { usesSelection && isFocusAllowed }

    /// `true` if the user can select rows, and there are rows.
    open override var canBecomeFocused: Bool { usesKeys && super.canBecomeFocused }

    /// Moves through the rows, selects or opens them (KS-03 to KS-12). Overrides must call `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !usesKey($0.key, at: $0.timestamp, isRepeat: false) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    package override func pressRepeated(_ press: UIPress, key: UIKey) {
        if !usesKey(key, at: press.timestamp, isRepeat: true) { super.pressRepeated(press, key: key) }
    }

    package override var yieldsFocusToPressedControls: Bool { true }

    package override var isTabStopWithNestedControls: Bool { true }

    override var standardFocusEffect: UIFocusEffect? { .standard }

    override func focusDidChange() {
        super.focusDidChange()
        focusDidEnterOrLeave()
        if !isFocused, !remembersLastFocusedIndexPath { selection.cursor = nil }
    }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { cursorShape ?? super.focusShape }

    /// Begins to track the press of a row. Overrides must call `super`, as those of the following methods must.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginPress(touches, event) { super.touchesBegan(touches, with: event) }
    }

    /// Ends highlighting a row that the touch leaves.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !movePress(touches) { super.touchesMoved(touches, with: event) }
    }

    /// Selects the row that was pressed.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endPress(touches, event) { super.touchesEnded(touches, with: event) }
    }

    /// Ends highlighting the row that was pressed.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
    }
}
