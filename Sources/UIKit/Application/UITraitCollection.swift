import Synchronization

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The circumstances an interface is shown in.
public final class UITraitCollection: NSObject, Sendable {
    /// Whether the interface is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Device pixels a point; 0 if unspecified.
    public let displayScale: CGFloat

    package init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        super.init()
    }

    /// Only the style is specified.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
    }

    /// Only the scale is specified.
    public convenience init(displayScale: CGFloat) {
        self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    @TaskLocal private static var override: UITraitCollection?

    /// The traits that dynamic colours are resolved with while a view draws or its traits change; otherwise the system's.
    public static var current: UITraitCollection { override ?? system }

    /// Runs `actions` with this as the ``current`` traits.
    public func performAsCurrent(_ actions: () -> Void) {
        UITraitCollection.$override.withValue(self, operation: actions)
    }

    /// Whether colours may differ between this and `traitCollection`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// What the system says: `UIKIT_APPEARANCE` if it is `light` or `dark`, otherwise the desktop, otherwise light.
    package static var system: UITraitCollection {
        isDark.load(ordering: .relaxed) ? darkSystem : lightSystem
    }

    /// Follows the desktop, unless `UIKIT_APPEARANCE` decides.
    static func setDesktopStyle(_ style: UIUserInterfaceStyle) {
        if chosenStyle == nil { isDark.store(style == .dark, ordering: .relaxed) }
    }

    private static let chosenStyle: UIUserInterfaceStyle? =
        switch ProcessEnvironment.process["UIKIT_APPEARANCE"] {
        case "dark": .dark
        case "light": .light
        default: nil
        }
    private static let isDark = Atomic<Bool>(chosenStyle == .dark)
    private static let lightSystem = UITraitCollection(userInterfaceStyle: .light, displayScale: 0)
    private static let darkSystem = UITraitCollection(userInterfaceStyle: .dark, displayScale: 0)
}
