/// Properties of a compositional layout as a whole.
///
/// ```swift
/// let configuration = UICollectionViewCompositionalLayoutConfiguration()
/// configuration.interSectionSpacing = 24
/// layout.configuration = configuration
/// ```
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// Creates the default configuration.
    public override init() { super.init() }

    /// The direction in which the layout scrolls. The default is vertical (CL-21).
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The distance between sections, also empty ones, in points. The default is 0 (CL-21). A number that is not finite
    /// is reported to standard error and ignored.
    open var interSectionSpacing: CGFloat = 0 {
        didSet {
            guard !interSectionSpacing.isFinite else { return }
            ResponderDiagnostics.report("interSectionSpacing must be finite: \(interSectionSpacing). It was ignored.")
            interSectionSpacing = oldValue
        }
    }

    /// The headers and footers of the layout as a whole. The default is none (CL-25).
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The area that the insets of sections are relative to. The default is the safe area (CL-12).
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
