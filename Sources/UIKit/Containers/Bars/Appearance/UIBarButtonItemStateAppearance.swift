/// The appearance of items of a bar in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    final var changeHandler: (() -> Void)?

    /// The attributes of the title. They take precedence over the standard ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }

    /// The offset of the title from its standard position, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }

    /// The image behind the item.
    open var backgroundImage: UIImage? { didSet { changeHandler?() } }

    /// The offset of the background image from its standard position, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }

    final func takeValues(of other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
