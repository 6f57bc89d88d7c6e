/// The appearance of items of a tab bar in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    final var changeHandler: (() -> Void)?

    /// The attributes of the title. They take precedence over the standard ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }

    /// The offset of the title from its standard position, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }

    /// The color of the icon. With `nil`, the color of items in this state.
    open var iconColor: UIColor? { didSet { changeHandler?() } }

    /// The offset of the badge from its standard position, in points.
    open var badgePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }

    /// The background color of the badge. With `nil`, the item's `badgeColor`, or else red.
    open var badgeBackgroundColor: UIColor? { didSet { changeHandler?() } }

    /// The attributes of the badge's text. They take precedence over the standard ones.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }

    /// The offset of the badge's text from its standard position, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }

    final func takeValues(of other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
