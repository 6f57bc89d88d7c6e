/// A part of a view over which the pointer looks different.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The part, in the coordinates of the interaction's view.
    public let rect: CGRect

    /// By what it is told apart from others.
    public let identifier: AnyHashable?

    /// A part of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// Whether two regions are the same place: it is no change to go from one to the other.
    func isSame(as other: UIPointerRegion) -> Bool {
        self === other || (rect == other.rect && identifier == other.identifier)
    }
}
