/// The distances around an item of a compositional layout, outside of its frame (CL-13).
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// The distance at the leading edge; `nil` for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The distance at the upper edge; `nil` for none.
    public let top: NSCollectionLayoutSpacing?
    /// The distance at the trailing edge; `nil` for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The distance at the lower edge; `nil` for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates distances for the edges; `nil` for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
}
