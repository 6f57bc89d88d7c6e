/// An object that describes the location of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// An identifier that the app uses to tell its configurations apart. The default is a new `UUID`.
    public let identifier: AnyHashable

    /// The point that the menu applies to, in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint

    /// The direction in which the arrow of the menu points, which determines the side of the target that the menu
    /// appears on. Menus are drawn without arrows here. The default is ``UIEditMenuArrowDirection/automatic``.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration for a point of the interaction's view.
    ///
    /// - Parameters:
    ///   - identifier: An identifier for the app's use. With `nil`, the configuration gets a unique one.
    ///   - sourcePoint: The point that the menu applies to, in the coordinates of the interaction's view.
    public init(identifier: AnyHashable? = nil, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// The directions in which the arrow of an edit menu can point.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Places the menu above the target if there is room.
    case automatic = 0
    /// Places the menu below the target.
    case up = 1
    /// Places the menu above the target.
    case down = 2
}
