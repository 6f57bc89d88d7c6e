/// The pointer's location for which an interaction requests a region.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// The pointer's location, in the coordinate space of the interaction's view.
    public let location: CGPoint

    /// The modifier keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
