/// The container of a section or a group of a compositional layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets without those of the safe area, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
