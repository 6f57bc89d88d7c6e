/// An item of a custom group of a compositional layout: a frame in the coordinates of the group (CL-19).
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// Creates an item with a frame in the coordinates of the group, in points.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - frame: The frame in the coordinates of the group, in points.
    ///   - zIndex: The position from back to front.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    /// The frame in the coordinates of the group, in points.
    public let frame: CGRect
    /// The position from back to front.
    public let zIndex: Int

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex) }
}
