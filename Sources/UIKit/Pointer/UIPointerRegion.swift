/// A region of a view in which the pointer has a special style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The rectangle of the region, in the coordinate space of the interaction's view.
    public let rect: CGRect

    /// An identifier that distinguishes the region from others.
    public let identifier: AnyHashable?

    /// Creates a region with a rectangle and an optional identifier.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// Returns a Boolean value that indicates whether two regions are equal, so that moving between them is not a
    /// change.
    func isSame(as other: UIPointerRegion) -> Bool {
        self === other || (rect == other.rect && identifier == other.identifier)
    }
}
