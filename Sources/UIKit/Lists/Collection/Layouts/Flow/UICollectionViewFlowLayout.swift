/// A layout that arranges items in lines, like words of a text.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 96, height: 96)
/// layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
/// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// ```
///
/// Items that have the same size take no time and no memory each. If the delegate provides sizes, it is asked once for
/// each item when the layout is prepared (CL-01).
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The area that section insets are relative to.
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset of the collection view.
        case fromContentInset = 0
        /// The safe area of the collection view.
        case fromSafeArea = 1
        /// The layout margins of the collection view.
        case fromLayoutMargins = 2
    }

    /// The geometry of the sections; `nil` while the layout is not prepared.
    final var solution: FlowSolution?
    /// The values of the collection view that the solution is based on.
    final var environment = FlowEnvironment()
    /// The optional methods that the delegate does not implement.
    final var missingMethods: FlowDelegateMethods = []
    /// A Boolean value that indicates whether the message of CL-11 was printed.
    final var hasReportedSize = false

    // MARK: Metrics

    /// The direction in which the content scrolls. The default is vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The least distance between lines, in points. The default is 10. The distance is exactly this one (CL-08).
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }

    /// The least distance between the items of a line, in points. The default is 10 (CL-02).
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of the items, in points. The default is 50 × 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }

    /// The size of the headers, of which the length along the direction of scrolling is used. The default is zero, which
    /// means that there are no headers (CV-13).
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of the footers, of which the length along the direction of scrolling is used. The default is zero, which
    /// means that there are no footers (CV-13).
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The distances around the lines of each section, in points. The default is zero.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }

    /// The area that ``sectionInset`` is relative to. The default is the content inset.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// A Boolean value that indicates whether headers stay at the start of the visible area while their section is
    /// visible. The default is `false` (CL-10).
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// A Boolean value that indicates whether footers stay at the end of the visible area while their section is
    /// visible. The default is `false` (CL-10).
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: Overrides

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    open override func prepare() { solve() }

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        item(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryView(elementKind, in: indexPath.section) }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        pins || crossExtentChanges(newBounds)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            // Pinned headers move, and nothing else.
            let changes = crossExtentChanges(newBounds)
            context.invalidateFlowLayoutDelegateMetrics = changes
            context.invalidateFlowLayoutAttributes = changes
        }
        return context
    }

    override func delegateDidChange() {
        missingMethods = []
        invalidateLayout()
    }
}
