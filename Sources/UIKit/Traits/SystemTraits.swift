/// A trait of the toolkit, which has a place of its own among the values.
protocol SystemTrait: UITraitDefinition {
    static func get(_ values: TraitValues) -> Value
    static func set(_ values: inout TraitValues, _ value: Value)
}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True: views draw anew when it changes.
    public static var affectsColorAppearance: Bool { true }
    static func get(_ values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
    static func set(_ values: inout TraitValues, _ value: UIUserInterfaceStyle) { values.userInterfaceStyle = value }
}

/// Device pixels a point.
public struct UITraitDisplayScale: SystemTrait {
    /// 0: unspecified.
    public static var defaultValue: CGFloat { 0 }
    static func get(_ values: TraitValues) -> CGFloat { values.displayScale }
    static func set(_ values: inout TraitValues, _ value: CGFloat) { values.displayScale = value }
}

/// What kind of device the interface is for.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static func get(_ values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
    static func set(_ values: inout TraitValues, _ value: UIUserInterfaceIdiom) { values.userInterfaceIdiom = value }
}

/// The direction of the interface.
public struct UITraitLayoutDirection: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func get(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.layoutDirection }
    static func set(_ values: inout TraitValues, _ value: UITraitEnvironmentLayoutDirection) {
        values.layoutDirection = value
    }
}

/// How much room there is in width.
public struct UITraitHorizontalSizeClass: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
    static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass) {
        values.horizontalSizeClass = value
    }
}

/// How much room there is in height.
public struct UITraitVerticalSizeClass: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
    static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass) { values.verticalSizeClass = value }
}

/// Whether the person wishes more contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// True: views draw anew when it changes.
    public static var affectsColorAppearance: Bool { true }
    static func get(_ values: TraitValues) -> UIAccessibilityContrast { values.accessibilityContrast }
    static func set(_ values: inout TraitValues, _ value: UIAccessibilityContrast) {
        values.accessibilityContrast = value
    }
}

/// The colours that are shown.
public struct UITraitDisplayGamut: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    static func get(_ values: TraitValues) -> UIDisplayGamut { values.displayGamut }
    static func set(_ values: inout TraitValues, _ value: UIDisplayGamut) { values.displayGamut = value }
}

/// How large the person wants text to be.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func get(_ values: TraitValues) -> UIContentSizeCategory { values.preferredContentSizeCategory }
    static func set(_ values: inout TraitValues, _ value: UIContentSizeCategory) {
        values.preferredContentSizeCategory = value
    }
}
