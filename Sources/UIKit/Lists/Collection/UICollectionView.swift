/// A view that shows items of a data source, arranged by a layout.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 96, height: 96)
/// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
/// collectionView.dataSource = source
/// view.addSubview(collectionView)
/// ```
///
/// Cells exist for visible items only, and are reused for others. The numbers of sections and items are asked for once,
/// until the data source is reloaded.
///
/// This file declares the members that subclasses can override; extensions, grouped by topic, implement them.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Creates a collection view.
    ///
    /// - Parameters:
    ///   - frame: The frame in the superview's coordinates.
    ///   - layout: The layout. It belongs to this view alone.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        adopt(layout)
        takeBackgroundColor()
    }

    /// Traps: a collection view needs a layout (CV-01). Use ``init(frame:collectionViewLayout:)``.
    public convenience override init(frame: CGRect) {
        preconditionFailure("UICollectionView must be initialized with a non-nil layout parameter")
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    // MARK: State, by topic of the extension that uses it

    // Data and layout
    final var layoutStorage: UICollectionViewLayout
    /// The background color that the layout has provided.
    final var layoutBackgroundColor: UIColor?
    /// The numbers of items in the sections; `nil` until they are asked for.
    final var counts: [Int]? { didSet { numbersStorage = nil } }
    final var numbersStorage: ItemNumbers?
    /// A number that changes when the numbers of the items become invalid.
    final var generation = 0 { didSet { AccessibilityCenter.rowsDidChange(in: self) } }
    /// The methods that the delegate or the data source has been found not to implement.
    final var missingMethods: CollectionViewMethods = []
    /// A Boolean value that indicates whether the views have to be requested again.
    final var needsReload = false
    /// The adjusted content inset of the last layout pass.
    final var knownInset = UIEdgeInsets.zero

    /// A Boolean value that indicates whether content that begins at its right edge has its first offset.
    final var hasInitialOffset = false

    // Elements
    /// The elements in and near the visible part, and their indices by identity.
    final var elements: [CollectionElement] = []
    final var elementIndices: [ElementKey: Int] = [:]
    /// The rectangle whose elements are known; `nil` if the layout has to be asked.
    final var knownRect: CGRect?
    /// A Boolean value that indicates whether the layout became invalid because of new bounds, so that it will become
    /// invalid with the next ones too.
    final var isInvalidatedByBounds = false
    /// The registered classes.
    final var viewClasses: [CollectionViewKey: UICollectionReusableView.Type] = [:]
    final var pool = ReusePool<CollectionViewKey, UICollectionReusableView>()
    final var request: CellRequest?
    /// Views that wait in the pool, but are still subviews until the end of the pass.
    final var leavingViews: [UICollectionReusableView] = []
    final var isUpdatingElements = false
    /// A Boolean value that indicates whether the last view that was measured needs more room.
    final var hasGrown = false
    /// The list cells whose content has changed since they were measured.
    final var unmeasuredCells: [UICollectionViewListCell] = []

    /// The sections that scroll across the direction of the layout.
    final var orthogonal = OrthogonalRows()

    // Lists
    /// Swipes items; `nil` until an item that can be swiped is displayed.
    final var swipes: SwipeController?

    // Prefetching
    final var prefetching = ListPrefetching()
    final var preparedCells = PreparedCells<IndexPath, UICollectionViewCell>()

    // Updates
    final var updates = CollectionUpdates()
    /// The items without data, and their displayed cells.
    final var placeholders = ListPlaceholders()
    final var placeholderCells: Set<ObjectIdentifier> = []
    /// The number of calls of the layout or of the app that use presentation values, one inside the other.
    final var presentationDepth = 0
    /// The transition between layouts that the app controls; `nil` if there is none.
    final var layoutTransition: InteractiveTransition?

    // Selection
    final var selection = ListSelection()
    final var typeSelect = TypeSelect()
    final var selectionFollowsFocusStorage: Bool?
    final var gridCursor = GridCursor()
    final var press: ItemPress?
    final var rubberBand: RubberBand?
    final var itemMenus: CollectionItemMenus?

    // Moves of items by the user
    final var itemMovement: ItemMovement?
    final var moveGestures: ItemMoveGestures?
    /// Drags of items and drops; nil until the app sets a delegate for them.
    final var dragDrop: ListDragDrop?

    // MARK: Configuration

    /// The object that provides the data. Setting it reloads. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            missingMethods = []
            reloadData()
        }
    }

    /// The delegate, which is also notified of scrolling. Not retained.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            (self as UIScrollView).delegate = delegate
            guard delegate !== oldValue else { return }
            layoutStorage.delegateDidChange()
            missingMethods = []
            installItemMenus()
            if delegate != nil { installMultipleSelectionPan() }
        }
    }

    /// The object that loads data before items become visible. Not retained. The default is `nil` (PF-01).
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { resetPrefetching() } }
    }

    // MARK: Drag and drop

    /// The object that provides the items of dragged items. Not retained. The default is `nil` (DI-06).
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegatesDidChange() } }

    /// The object that receives dropped items. Not retained. The default is `nil` (DI-06).
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDelegatesDidChange() } }

    /// A Boolean value that indicates whether the user can drag items for which ``dragDelegate`` returns items. The
    /// default is `true`.
    open var dragInteractionEnabled = true { didSet { dragDelegatesDidChange() } }

    /// A Boolean value that indicates whether items of the collection view are dragged.
    open var hasActiveDrag: Bool { dragDrop?.hasActiveDrag ?? false }

    /// A Boolean value that indicates whether items are over the collection view, or are dropped on it.
    open var hasActiveDrop: Bool { dragDrop?.hasActiveDrop ?? false }

    /// The speed with which the place of a drop is shown. The default is ``ReorderingCadence/immediate`` (DI-10).
    open var reorderingCadence = ReorderingCadence.immediate

    /// A Boolean value that indicates whether the user can open an item by holding dragged items over it, which selects
    /// it and performs its primary action. The default is `false` (DT-05).
    open var isSpringLoaded = false { didSet { dragDelegatesDidChange() } }

    /// A Boolean value that indicates whether ``prefetchDataSource`` is notified of items that will probably become
    /// visible, and whether their cells are prepared while the collection view scrolls. The default is `true` (PF-01,
    /// PF-02).
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { discardPreparedCells() } }
    }

    /// The layout. Setting it replaces the layout without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { replaceLayout(newValue) }
    }

    /// The view behind the cells. It stays in place while the content scrolls. The default is `nil`.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
    }

    // MARK: Views

    /// Registers a class of cells, which are created with `init(frame:)`; `nil` removes the class.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    /// Registers a class of supplementary views, which are created with `init(frame:)`; `nil` removes the class.
    ///
    /// - Parameters:
    ///   - viewClass: A subclass of ``UICollectionReusableView``.
    ///   - elementKind: The kind that the layout uses, such as ``elementKindSectionHeader``.
    ///   - identifier: The identifier with which the view is dequeued.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { registerSupplementaryView(viewClass, elementKind, identifier) }

    /// Returns a cell for an index path: one that was in use before, or a new one of the registered class (CV-02).
    ///
    /// Call it in the data source's method that returns cells. Traps if no class is registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(identifier, displayedPath(indexPath)) }

    /// Returns a supplementary view for an index path: one that was in use before, or a new one of the registered class
    /// (CV-02). Traps if no class is registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueSupplementaryView(elementKind, identifier, indexPath) }

    /// Requests the numbers of items and all views again, before the next layout. Clears the selection, without calls of
    /// the delegate (CV-04, TV-04).
    open func reloadData() { reload() }

    // MARK: Queries

    /// The number of sections.
    open var numberOfSections: Int { knownCounts.count }

    /// Returns the number of items in a section, without placeholders (DI-11). Traps if there is no such section.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = knownCounts
        precondition(
            counts.indices.contains(section),
            "request for number of items in section \(section) when there are only \(counts.count) sections in the "
                + "collection view")
        return presentationDepth > 0 ? counts[section] : dataRowCount(in: section)
    }

    /// Returns the attributes of an item; `nil` if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: ElementKey(category: .cell, path: displayedPath(indexPath)))
    }

    /// Returns the attributes of a supplementary view; `nil` if there is no such view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: ElementKey(category: .supplementaryView, kind: kind, path: indexPath))
    }

    /// Returns the index path of the frontmost item at a point in the view's coordinates; `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        path(at: point).map(appPath)
    }

    /// Returns the index path of the item that a cell shows; `nil` if the cell is not visible.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell).map(appPath) }

    /// Returns the cell of an item that is visible, or whose cell was prepared before it becomes visible (PF-02); `nil`
    /// for others. No cell is created (CV-17).
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        cell(at: displayedPath(indexPath))
    }

    /// Returns a visible supplementary view; `nil` if there is none.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        view(ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath))
    }

    /// The visible cells, in the order of their index paths.
    open var visibleCells: [UICollectionViewCell] {
        visibleElements(.cell).compactMap { $0.view as? UICollectionViewCell }
    }

    /// The index paths of the visible items, ascending.
    open var indexPathsForVisibleItems: [IndexPath] { visibleItems.map(appPath) }

    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleElements(.supplementaryView, elementKind).compactMap(\.view)
    }

    /// Returns the index paths of the visible supplementary views of a kind, ascending.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleElements(.supplementaryView, elementKind).map(\.key.path)
    }

    // MARK: Updates

    /// Updates items and sections together, with animations.
    ///
    /// ```swift
    /// collectionView.performBatchUpdates {
    ///     photos.remove(at: 2)
    ///     photos.insert(photo, at: 0)
    ///     collectionView.deleteItems(at: [IndexPath(item: 2, section: 0)])
    ///     collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    /// }
    /// ```
    ///
    /// Deletions and reloads name index paths before the updates, insertions those after them (TV-27). The data source
    /// must return the old numbers until the closure is called. Changes of the layout in the closure are animated too.
    ///
    /// - Parameters:
    ///   - updates: A closure that changes the data and calls the methods for updates.
    ///   - completion: A closure that is called after the animations, never before this method returns. Its argument is
    ///     `false` if they were interrupted (TV-39).
    /// - Precondition: The numbers of items before and after the updates match the updates (TV-29).
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginBatch()
        updates?()
        endBatch(completion)
    }

    /// Inserts items at index paths, which are those after the updates.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertItems(indexPaths) } }

    /// Deletes items at index paths, which are those before the updates.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleteItems(indexPaths) } }

    /// Replaces the cells of items, which are deselected (TV-41). The index paths are those before the updates.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadItems(indexPaths) } }

    /// Asks the data source for the cells of items again, for which it receives the same cells (TV-41). The index paths
    /// are those before the updates.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        reconfigure(indexPaths.map(placeholders.displayedPath))
    }

    /// Moves an item.
    ///
    /// - Parameters:
    ///   - indexPath: The index path before the updates.
    ///   - newIndexPath: The index path after the updates.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moveItem(from: indexPath, to: newIndexPath) }
    }

    /// Inserts sections at indices, which are those after the updates.
    open func insertSections(_ sections: IndexSet) { change { $0.insertSections(sections) } }

    /// Deletes sections at indices, which are those before the updates.
    open func deleteSections(_ sections: IndexSet) { change { $0.deleteSections(sections) } }

    /// Replaces all views of sections. The indices are those before the updates.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(sections) } }

    /// Moves a section.
    ///
    /// - Parameters:
    ///   - section: The index before the updates.
    ///   - newSection: The index after the updates.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSection(from: section, to: newSection) }
    }

    /// A Boolean value that indicates whether there are updates that the data source does not know: in the closure of
    /// ``performBatchUpdates(_:completion:)``, while placeholders of drops wait for their data, and while the user moves
    /// an item (DI-11).
    open var hasUncommittedUpdates: Bool { updates.depth > 0 || !placeholders.isEmpty || isInteractivelyMoving }

    /// Replaces the layout. Cells stay, and move to their new positions (CV-18).
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: Whether the cells move with an animation.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(layout, isAnimated: animated, nil)
    }

    /// Replaces the layout, and calls a closure after the animations (CV-18).
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: Whether the cells move with an animation.
    ///   - completion: A closure that is called after this method returns. Its argument is `false` if the animations
    ///     were interrupted.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { changeLayout(layout, isAnimated: animated, completion) }

    /// A closure that is called after an interactive transition. Its arguments indicate whether the animation was
    /// completed, and whether the transition was finished, not canceled.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Begins a transition to another layout that the app controls (CV-18).
    ///
    /// Set ``UICollectionViewTransitionLayout/transitionProgress`` of the result, and call
    /// ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()`` at the end. Meanwhile, the result is the
    /// ``collectionViewLayout``.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - completion: A closure that is called after the transition.
    /// - Precondition: There is no other transition, and the layout is not the current one.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

    /// Moves the views to their positions in the next layout, which becomes the current one (CV-18).
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Moves the views back to their positions in the layout before the transition, which remains (CV-18).
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    // MARK: Selection

    /// A Boolean value that indicates whether the user can select items. The default is `true` (CV-01).
    open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }

    /// A Boolean value that indicates whether the user can select several items. The default is `false`.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { deselectAllButFirst() } } }

    /// A Boolean value that indicates whether the items are edited: list cells display accessories for editing. The
    /// default is `false`.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    /// A Boolean value that indicates whether the user can select items while they are edited. The default is `false`.
    open var allowsSelectionDuringEditing = false {
        didSet { if !allowsSelectionDuringEditing, isEditing, !usesSelection { deselectAll() } }
    }

    /// A Boolean value that indicates whether the user can select several items while they are edited. The default is
    /// `false`.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if !allowsMultipleSelectionDuringEditing, isEditing { deselectAllButFirst() } }
    }

    /// A Boolean value that indicates whether arrow keys select the items to which they move. Otherwise, they move only
    /// the focus, and Space and Return select (KS-04). The default is the value of ``allowsMultipleSelection``, and
    /// `true` for sidebars.
    open var selectionFollowsFocus: Bool {
        get { selectionFollowsFocusStorage ?? (allowsMultipleSelection || isSidebar) }
        set { selectionFollowsFocusStorage = newValue }
    }

    /// The rule by which displayed list cells adapt their sizes when their content changes. The default is `enabled`.
    /// Constraints are observed in cells that are displayed after it was set (CV-01, TV-26).
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// A Boolean value that indicates whether the keyboard moves through the items. The default is `true` (KS-14).
    open var allowsFocus = true

    /// A Boolean value that indicates whether the keyboard moves through the items while the collection view is edited.
    /// The default is `true` (KS-14).
    open var allowsFocusDuringEditing = true

    /// A Boolean value that indicates whether the collection view is entered at the item that had the focus last, also
    /// if the delegate prefers another one (KS-01). The default is `false`.
    open var remembersLastFocusedIndexPath = false

    /// The interaction that opens the context menus of items; `nil` while the collection view has no delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus?.interaction }

    /// The index paths of the selected items, ascending; empty if there are none (CV-16).
    open var indexPathsForSelectedItems: [IndexPath]? { selectedItems }

    /// Selects an item, without calls of the delegate (CV-16). Does nothing if selection is not allowed.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the item; `nil` clears the selection.
    ///   - animated: Whether the content scrolls with an animation.
    ///   - scrollPosition: The position to which the item scrolls; `[]` does not scroll.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath.map(displayedPath), animated, scrollPosition)
    }

    /// Deselects an item, without calls of the delegate (CV-16).
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(displayedPath(indexPath)) }

    // MARK: Interactive movement

    /// Begins to move an item, if the data source permits it (SW-09).
    ///
    /// ```swift
    /// func drag(_ recognizer: UILongPressGestureRecognizer) {
    ///     let point = recognizer.location(in: collectionView)
    ///     switch recognizer.state {
    ///     case .began:
    ///         guard let path = collectionView.indexPathForItem(at: point) else { return }
    ///         _ = collectionView.beginInteractiveMovementForItem(at: path)
    ///     case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    ///     case .ended: collectionView.endInteractiveMovement()
    ///     default: collectionView.cancelInteractiveMovement()
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter indexPath: The index path of a visible item.
    /// - Returns: `false` if the item cannot be moved, or is not visible.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(displayedPath(indexPath))
    }

    /// Moves the item to a position. Other items give way, and the content scrolls while the position is near an edge
    /// (SW-09, SW-10). Ignored while no item is moved, and for positions that are not finite.
    ///
    /// - Parameter targetPosition: The center of the item, in the collection view's coordinates.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }

    /// Ends moving the item: if it has another place than before, the data source moves it (SW-09).
    open func endInteractiveMovement() { endMovement() }

    /// Ends moving the item, which returns to its place (SW-09).
    open func cancelInteractiveMovement() { cancelMovement() }

    // MARK: Scrolling

    /// Scrolls so that an item has a position in the visible area. Traps if there is no such item (TV-25).
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the item.
    ///   - scrollPosition: The position, at most one for each axis; `[]` scrolls by the least distance.
    ///   - animated: Whether the content scrolls with an animation.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: displayedPath(indexPath), scrollPosition, animated)
    }

    // MARK: Overrides

    open override var bounds: CGRect {
        get { super.bounds }
        set { changeBounds(to: newValue) { super.bounds = newValue } }
    }

    open override var frame: CGRect {
        get { super.frame }
        set { changeBounds(to: CGRect(origin: bounds.origin, size: newValue.size)) { super.frame = newValue } }
    }

    /// Invalidates the layout if texts have another size, so that views are measured again (CL-18). Overrides must call
    /// `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if hasOtherTextSizes(than: previousTraitCollection) { invalidateMeasures() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateElements()
        swipes?.place()
        closeSwipeAfterScrolling()
        rubberBand?.update()
        updateCursorRing()
    }

    /// `true` if the user can select items: then the keyboard moves through them (KS-01).
    open override var canBecomeFirstResponder: Bool { usesSelection && isFocusAllowed }

    /// `true` if the user can select items, and there are items.
    open override var canBecomeFocused: Bool { usesKeys && super.canBecomeFocused }

    /// Moves through the items, selects or opens them (KS-03 to KS-12). Overrides must call `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !usesKey($0.key, at: $0.timestamp, isRepeat: false) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    package override func pressRepeated(_ press: UIPress, key: UIKey) {
        if !usesKey(key, at: press.timestamp, isRepeat: true) { super.pressRepeated(press, key: key) }
    }

    override func focusDidChange() {
        super.focusDidChange()
        focusDidEnterOrLeave()
        if !isFocused, !isFirstResponder, !remembersLastFocusedIndexPath, let preferredCursor {
            selection.cursor = preferredCursor
        }
    }

    package override var yieldsFocusToPressedControls: Bool { true }

    package override var isTabStopWithNestedControls: Bool { true }

    override var standardFocusEffect: UIFocusEffect? { .standard }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { cursorShape ?? super.focusShape }

    override func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutStorage.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressBegan(touches, event) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressMoved(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressEnded(touches, event) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }
}
