/// A section of a compositional layout: a group that is repeated for the items of the section, and what surrounds it.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(280), heightDimension: .absolute(160)),
///     subitems: [item])
/// let section = NSCollectionLayoutSection(group: group)
/// section.interGroupSpacing = 12
/// section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
/// section.orthogonalScrollingBehavior = .groupPaging
/// ```
///
/// Changes of a section that a layout already uses take effect when the layout is invalidated. Lengths are in points;
/// numbers that are not finite are reported to standard error and ignored.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    /// Creates a section of which all items are arranged by a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    final let group: NSCollectionLayoutGroup

    /// The behavior of a list: `NSCollectionLayoutSection.list(using:layoutEnvironment:)` sets it. The layout asks it for
    /// the placement of each list cell, header and footer that is displayed, and for the swipe actions of items.
    final var list: (any ListSectionBehavior)?

    /// The distances between the edges of the section and its groups. The default is zero (CL-12).
    open var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet {
            if !NSCollectionLayoutSection.accepts(contentInsets, of: "a section") { contentInsets = oldValue }
        }
    }

    /// The distance between groups. The default is 0 (CL-17).
    open var interGroupSpacing: CGFloat = 0 {
        didSet {
            guard !interGroupSpacing.isFinite else { return }
            ResponderDiagnostics.report("interGroupSpacing must be finite: \(interGroupSpacing). It was ignored.")
            interGroupSpacing = oldValue
        }
    }

    /// The area that ``contentInsets`` is relative to. The default is that of the configuration (CL-12).
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// The area that boundary items of the section are relative to. The default is that of the groups, or the area
    /// without insets if ``supplementariesFollowContentInsets`` is `false`.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// A Boolean value that indicates whether ``contentInsets`` apply to the boundary items too, across the direction of
    /// scrolling. The default is `true` (CL-24).
    open var supplementariesFollowContentInsets = true

    /// The headers and footers. The default is none (CL-24).
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The behavior with which the section scrolls across the direction of the layout. The default is none (CL-22).
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The physics of scrolling across the direction of the layout.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    // Without `@preconcurrency`, the compiler (6.3) gives the accessors other symbol names in other files.
    /// A closure that changes the visible elements of the section each time that it scrolls, and when the layout is
    /// solved (CL-23). The default is `nil`.
    @preconcurrency
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The decoration views. The default is none (CL-26).
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Returns a copy. It uses the same group.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.list = list
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties = orthogonalScrollingProperties
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems
        return copy
    }

    /// Returns a Boolean value that indicates whether insets are finite. Reports others.
    static func accepts(_ insets: NSDirectionalEdgeInsets, of owner: String) -> Bool {
        if abs(insets.top) + abs(insets.leading) + abs(insets.bottom) + abs(insets.trailing) < .infinity { return true }
        ResponderDiagnostics.report("contentInsets of \(owner) must be finite: \(insets). They were ignored.")
        return false
    }
}
