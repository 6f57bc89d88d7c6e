/// Where an edit menu is shown.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// By which the app tells its configurations apart. Those made without one get their own.
    public let identifier: AnyHashable

    /// The point of the interaction's view that the menu is about.
    public let sourcePoint: CGPoint

    /// Where the menu's arrow would point, that is, on which side of the point the menu is. Menus here have no arrows.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// A configuration for a point of the interaction's view.
    public init(identifier: AnyHashable? = nil, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Which way the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The menu is above what it is about if there is room.
    case automatic = 0
    /// The menu is below.
    case up = 1
    /// The menu is above.
    case down = 2
}
