/// An effect that blurs and tints what lies behind a ``UIVisualEffectView``.
///
/// ```swift
/// let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// panel.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 48)
/// panel.contentView.addSubview(label)
/// view.addSubview(panel)
/// ```
///
/// Styles whose names end with `Light` or `Dark`, and the first three styles, always look the same; the others adapt to
/// light and dark mode. Two effects of the same class are equal if they have the same style.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The lightness and the thickness of a blur.
    public enum Style: Int, Sendable {
        /// Lighter than the content behind the view.
        case extraLight = 0
        /// About as light as the content behind the view.
        case light = 1
        /// Darker than the content behind the view.
        case dark = 2
        /// Adapts to light and dark mode.
        case regular = 4
        /// Adapts to light and dark mode, and makes content in front more prominent.
        case prominent = 5
        /// Adapts to light and dark mode. The content behind the view is clearly visible.
        case systemUltraThinMaterial = 6
        /// Adapts to light and dark mode. Thinner than the standard material.
        case systemThinMaterial = 7
        /// Adapts to light and dark mode. The standard material.
        case systemMaterial = 8
        /// Adapts to light and dark mode. Thicker than the standard material.
        case systemThickMaterial = 9
        /// Adapts to light and dark mode. For bars.
        case systemChromeMaterial = 10
        /// ``systemUltraThinMaterial``, always light.
        case systemUltraThinMaterialLight = 11
        /// ``systemThinMaterial``, always light.
        case systemThinMaterialLight = 12
        /// ``systemMaterial``, always light.
        case systemMaterialLight = 13
        /// ``systemThickMaterial``, always light.
        case systemThickMaterialLight = 14
        /// ``systemChromeMaterial``, always light.
        case systemChromeMaterialLight = 15
        /// ``systemUltraThinMaterial``, always dark.
        case systemUltraThinMaterialDark = 16
        /// ``systemThinMaterial``, always dark.
        case systemThinMaterialDark = 17
        /// ``systemMaterial``, always dark.
        case systemMaterialDark = 18
        /// ``systemThickMaterial``, always dark.
        case systemThickMaterialDark = 19
        /// ``systemChromeMaterial``, always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Creates a blur of the given style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Returns `nil`: archived effects are not supported on this platform.
    public required init?(coder: NSCoder) { nil }

    override func material(for style: UIUserInterfaceStyle) -> EffectMaterial? {
        let isDark = self.style.isDark ?? (style == .dark)
        let thickness = self.style.thickness
        return EffectMaterial(
            blurRadius: thickness.radius, saturation: 1.8, gray: isDark ? thickness.darkGray : thickness.lightGray,
            opacity: thickness.opacity)
    }

    /// Returns whether two effects have the same appearance.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBlurEffect else { return false }
        return type(of: self) == type(of: other) && style == other.style
    }

    open override var hash: Int { style.rawValue }
}

extension UIBlurEffect.Style {
    fileprivate struct Thickness {
        /// The standard deviation of the blur, in points.
        var radius: CGFloat
        var opacity: CGFloat
        var lightGray: CGFloat = 0.97
        var darkGray: CGFloat = 0.13
    }

    /// A Boolean value that indicates whether the material is always dark or always light, or `nil` if it adapts.
    var isDark: Bool? {
        switch self {
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            nil
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        }
    }

    fileprivate var thickness: Thickness {
        switch self {
        case .extraLight: Thickness(radius: 20, opacity: 0.82)
        case .light: Thickness(radius: 30, opacity: 0.3, lightGray: 1)
        case .dark: Thickness(radius: 20, opacity: 0.73, darkGray: 0.11)
        case .regular: Thickness(radius: 30, opacity: 0.6)
        case .prominent: Thickness(radius: 20, opacity: 0.8)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            Thickness(radius: 22, opacity: 0.44)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
            Thickness(radius: 26, opacity: 0.58)
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark: Thickness(radius: 30, opacity: 0.7)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
            Thickness(radius: 30, opacity: 0.83)
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            Thickness(radius: 30, opacity: 0.78, darkGray: 0.1)
        }
    }
}
