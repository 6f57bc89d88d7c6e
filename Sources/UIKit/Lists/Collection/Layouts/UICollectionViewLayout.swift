/// An object that determines the positions of the elements of a collection view. Subclasses override the methods that
/// return attributes.
///
/// ```swift
/// final class ColumnLayout: UICollectionViewLayout {
///     private var count = 0
///     override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }
///     override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(count) * 40) }
///     override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///         let first = max(0, Int(rect.minY / 40))
///         let end = min(count, Int(rect.maxY / 40) + 1)
///         return (first..<max(first, end)).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
///     }
///     override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
///         let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///         attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 40, width: 100, height: 40)
///         return attributes
///     }
/// }
/// ```
///
/// The collection view calls ``prepare()`` once after each invalidation, then asks for the content size and for the
/// attributes of elements (CV-05).
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// Creates a layout.
    public override init() { super.init() }

    /// Returns `nil`: archived objects are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// The classes of decoration views, by kind.
    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// A Boolean value that indicates whether ``prepare()`` has to be called.
    final var needsPreparation = true

    /// The background color of the collection view, unless the app sets one.
    final var defaultBackgroundColor: UIColor?

    // MARK: Classes

    /// The class of the attributes that the layout makes. The default is ``UICollectionViewLayoutAttributes``.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout makes. The default is ``UICollectionViewLayoutInvalidationContext``.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Registers the class of decoration views of a kind; `nil` removes it. The view is created with `init(frame:)`.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass.map { UICollectionView.viewClass($0, "a decoration view") }
    }

    // MARK: Invalidation

    /// Invalidates the layout as a whole. Calls ``invalidateLayout(with:)`` once with a new context (CV-08).
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Invalidates the parts of the layout that a context names. Overrides must call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        collectionView?.layoutWasInvalidated(self, with: context)
    }

    /// Returns a Boolean value that indicates whether new bounds require another layout. Called for each change of the
    /// bounds, also of their origin. The default is `false` (CV-07).
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context for new bounds (CV-07).
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Returns a Boolean value that indicates whether a view that wants other attributes requires another layout. The
    /// default is `false` (CV-05).
    ///
    /// - Parameters:
    ///   - preferredAttributes: The attributes that the view returned.
    ///   - originalAttributes: The attributes of the layout.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context for a view that wants other attributes (CV-05).
    ///
    /// - Parameters:
    ///   - preferredAttributes: The attributes that the view returned.
    ///   - originalAttributes: The attributes of the layout.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Returns a context of ``invalidationContextClass``.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = Self.invalidationContextClass
        if type == UICollectionViewLayoutInvalidationContext.self { return UICollectionViewLayoutInvalidationContext() }
        guard let context = ObjectFactory.make(type) as? UICollectionViewLayoutInvalidationContext else {
            preconditionFailure(
                "invalidationContextClass is \(type), which is not a subclass of "
                    + "UICollectionViewLayoutInvalidationContext")
        }
        return context
    }

    // MARK: Attributes

    /// Prepares the layout after an invalidation, before attributes are asked for. The default implementation does
    /// nothing (CV-05).
    open func prepare() {}

    /// The size of the content, in points. The default is zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements in a rectangle, which contains at least the bounds (CV-05). Attributes of
    /// elements outside it are permitted. The default is `nil`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item. The default is `nil`.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view. The default is `nil`.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view. The default is `nil`.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of an element.
    final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
        }
    }

    /// Returns the offset at which a drag ends (CV-11).
    ///
    /// - Parameters:
    ///   - proposedContentOffset: The offset at which scrolling would end.
    ///   - velocity: The velocity of the offset, in points per millisecond.
    /// - Returns: The offset to end at. The default is the proposed one.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Updates

    /// Tells the layout about the changes of a batch, after it was prepared for the new numbers of items and before it is
    /// asked for attributes (CV-09). The default implementation does nothing; overrides call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Tells the layout that the animations of updates begin. Called in their animation block, so that changes of views
    /// are animated with them (CV-09). The default implementation does nothing; overrides call `super`.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes from which an inserted item appears. With `nil`, the default, it fades in (CV-10).
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes to which a deleted item disappears. With `nil`, the default, it fades out (CV-10). The
    /// index path is that before the updates.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes from which a supplementary view of an inserted section appears. With `nil`, the default,
    /// it fades in (CV-10).
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes to which a supplementary view of a deleted section disappears. With `nil`, the default, it
    /// fades out (CV-10). The index path is that before the updates.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes from which a decoration view of an inserted section appears. With `nil`, the default, it
    /// fades in (CV-10).
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes to which a decoration view of a deleted section disappears. With `nil`, the default, it
    /// fades out (CV-10). The index path is that before the updates.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the content offset after updates, or after a change to this layout, which are animated. The default is
    /// the proposed one (CV-09).
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Transitions

    /// Tells the layout that another one replaces it with an animation. The default implementation does nothing (CV-18).
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Tells the layout that it replaces another one with an animation. The default implementation does nothing (CV-18).
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Tells the old and the new layout that the animation of a transition begins. Called in the animation block. The
    /// default implementation does nothing (CV-18).
    open func finalizeLayoutTransition() {}

    // MARK: Items that the user moves

    /// Returns the index path that an item gets which the user moves (SW-09).
    ///
    /// - Parameters:
    ///   - previousIndexPath: The index path at which the item is displayed.
    ///   - position: The center of the item, in the collection view's coordinates.
    /// - Returns: The new index path. The default is that of the item whose place is at the position, or the nearest
    /// one.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { nearestPlace(to: position, from: previousIndexPath) }

    /// Returns the attributes of the item that the user moves (SW-09). The default is those of its place in front of
    /// the others, with the position as the center.
    ///
    /// - Parameters:
    ///   - indexPath: The index path at which the item is displayed.
    ///   - position: The center of the item, in the collection view's coordinates.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { movingAttributes(indexPath, position) }

    /// Returns the context for an item that the user has moved to another index path. Called before the layout is
    /// prepared for it (SW-09).
    ///
    /// - Parameters:
    ///   - targetIndexPaths: The index paths at which the items are displayed from now on.
    ///   - targetPosition: The center of the items.
    ///   - previousIndexPaths: The index paths at which they were displayed.
    ///   - previousPosition: The center of the items before.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(targetIndexPaths, previousIndexPaths, targetPosition)
    }

    /// Returns the context for the end of a move by the user (SW-09).
    ///
    /// - Parameters:
    ///   - indexPaths: The index paths at which the items remain.
    ///   - previousIndexPaths: The index paths before the move or, if it was cancelled, those at which the items were
    ///     displayed.
    ///   - movementCancelled: Whether the items return to their places.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { movementContext(indexPaths, previousIndexPaths, .zero) }

    /// Tells the layout that the delegate of the collection view has changed. Layouts of the library override it.
    func delegateDidChange() {}

    /// Returns the actions for swiping an item of a list; `nil` if there are none. Layouts of the library override it.
    func swipeConfiguration(forItemAt path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? { nil }

    // Layouts of the library override the following members.

    /// Notes that a view does not prefer other attributes than these.
    func viewWasMeasured(_ attributes: UICollectionViewLayoutAttributes) {}

    /// Returns a Boolean value that indicates whether the view of attributes has to determine its size.
    func needsMeasure(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

    /// Tells the layout about updates, before it is invalidated.
    func itemsWillChange(_ map: ListUpdateMap) {}

    /// Lets the layout change the attributes of the elements in and near the visible part before they are applied.
    func updateVisibleItems(_ list: [UICollectionViewLayoutAttributes]) {}

    /// Returns the geometry of a section that scrolls across the direction of the layout; `nil` for others.
    func orthogonalRow(_ section: Int) -> OrthogonalRow? { nil }

    /// Returns the offset at which a drag of an orthogonal section ends, from its leading edge.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - proposed: The natural end.
    ///   - velocity: The velocity of the offset, in points per second.
    ///   - start: The offset at which the drag began.
    func orthogonalTarget(_ section: Int, proposed: CGFloat, velocity: CGFloat, start: CGFloat) -> CGFloat { proposed }

    /// Returns a Boolean value that indicates whether the visible elements of a section change when it scrolls.
    func callsHandler(_ section: Int) -> Bool { false }

    /// A Boolean value that indicates whether the collection view has changed since the layout was prepared.
    var isOutdated: Bool { false }

    /// A Boolean value that indicates whether the content begins at its right edge.
    var startsAtTrailingEdge: Bool { false }

    /// Returns the position of an element in a list; `nil` if the layout is none. Layouts of the library override it.
    func listPlacement(of key: ElementKey) -> ListItemPlacement? { nil }
}
