/// A trait that the library defines, which is stored in its own property of ``TraitValues``.
protocol SystemTrait: UITraitDefinition {
    static func get(_ values: TraitValues) -> Value
    static func set(_ values: inout TraitValues, _ value: Value)
}

/// The trait for the light or dark style of the interface.
public struct UITraitUserInterfaceStyle: SystemTrait {
    /// The value `.unspecified`.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// The value `true`: views are redrawn when the trait changes.
    public static var affectsColorAppearance: Bool { true }
    static func get(_ values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
    static func set(_ values: inout TraitValues, _ value: UIUserInterfaceStyle) { values.userInterfaceStyle = value }
}

/// The trait for the number of device pixels per point.
public struct UITraitDisplayScale: SystemTrait {
    /// The value 0, which means unspecified.
    public static var defaultValue: CGFloat { 0 }
    static func get(_ values: TraitValues) -> CGFloat { values.displayScale }
    static func set(_ values: inout TraitValues, _ value: CGFloat) { values.displayScale = value }
}

/// The trait for the kind of device that the interface is designed for.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    /// The value `.unspecified`.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static func get(_ values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
    static func set(_ values: inout TraitValues, _ value: UIUserInterfaceIdiom) { values.userInterfaceIdiom = value }
}

/// The trait for the layout direction of the interface.
public struct UITraitLayoutDirection: SystemTrait {
    /// The value `.unspecified`.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func get(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.layoutDirection }
    static func set(_ values: inout TraitValues, _ value: UITraitEnvironmentLayoutDirection) {
        if value == .rightToLeft { WritingDirection.noteRightToLeft() }
        values.layoutDirection = value
    }
}

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait {
    /// The value `.unspecified`.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
    static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass) {
        values.horizontalSizeClass = value
    }
}

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait {
    /// The value `.unspecified`.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
    static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass) { values.verticalSizeClass = value }
}

/// The trait for the contrast that the user prefers.
public struct UITraitAccessibilityContrast: SystemTrait {
    /// The value `.unspecified`.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// The value `true`: views are redrawn when the trait changes.
    public static var affectsColorAppearance: Bool { true }
    static func get(_ values: TraitValues) -> UIAccessibilityContrast { values.accessibilityContrast }
    static func set(_ values: inout TraitValues, _ value: UIAccessibilityContrast) {
        values.accessibilityContrast = value
    }
}

/// The trait for the color gamut of the display.
public struct UITraitDisplayGamut: SystemTrait {
    /// The value `.unspecified`.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    static func get(_ values: TraitValues) -> UIDisplayGamut { values.displayGamut }
    static func set(_ values: inout TraitValues, _ value: UIDisplayGamut) { values.displayGamut = value }
}

/// The trait for the text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// The value `.unspecified`.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func get(_ values: TraitValues) -> UIContentSizeCategory { values.preferredContentSizeCategory }
    static func set(_ values: inout TraitValues, _ value: UIContentSizeCategory) {
        values.preferredContentSizeCategory = value
    }
}

/// The trait for the desktop's accent color. It is not public: apps use ``UIColor/tintColor``.
struct AccentTrait: SystemTrait {
    static var defaultValue: AccentTint { .unspecified }
    static var affectsColorAppearance: Bool { true }
    static func get(_ values: TraitValues) -> AccentTint { values.accent }
    static func set(_ values: inout TraitValues, _ value: AccentTint) { values.accent = value }
}
