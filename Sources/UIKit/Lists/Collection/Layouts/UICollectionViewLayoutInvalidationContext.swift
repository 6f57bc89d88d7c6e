/// The parts of a layout that are no longer valid.
///
/// A layout with a subclass of its own returns it as `invalidationContextClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context that invalidates the layout as a whole, without new counts of items.
    public override init() { super.init() }

    /// A Boolean value that indicates whether all data is invalid, because of `reloadData()`, another layout or another
    /// data source (CV-08).
    open internal(set) var invalidateEverything = false

    /// A Boolean value that indicates whether the layout must ask for the numbers of sections and items again (CV-08).
    open internal(set) var invalidateDataSourceCounts = false

    /// A Boolean value that indicates whether the geometry of a compositional layout remains valid.
    final var keepsSolution = false

    /// The index paths that ``invalidateItems(at:)`` received; `nil` if there are none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The index paths by kind that ``invalidateSupplementaryElements(ofKind:at:)`` received; `nil` if there are none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The index paths by kind that ``invalidateDecorationElements(ofKind:at:)`` received; `nil` if there are none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The index paths at which items that the user moves were displayed; `nil` if there are none (SW-09).
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The index paths at which items that the user moves are displayed from now on; `nil` if there are none (SW-09).
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The center of the items that the user moves (SW-09). The default is zero.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// The distance that is added to the content offset of the collection view. The default is zero (CV-08).
    open var contentOffsetAdjustment = CGPoint.zero

    /// The difference that is added to the content size of the collection view. The default is zero (CV-08).
    open var contentSizeAdjustment = CGSize.zero

    /// Marks items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Marks supplementary views as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Marks decoration views as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}
