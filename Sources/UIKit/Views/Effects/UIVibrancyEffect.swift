/// An effect that gives the content of a ``UIVisualEffectView`` the colors of the content behind it.
///
/// Add the view to the content view of a view with a ``UIBlurEffect``. Only the opacity of the view's own content is
/// used, not its colors: text and template images become lighter or darker versions of the blurred backdrop.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    let blurStyle: UIBlurEffect.Style
    let style: UIVibrancyEffectStyle

    /// Creates the effect for content in front of a blur, with the contrast of text.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Creates the effect for content in front of a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blurStyle = blurEffect.style
        self.style = style
        super.init()
    }

    /// Returns `nil`: archived effects are not supported on this platform.
    public required init?(coder: NSCoder) { nil }

    override func material(for style: UIUserInterfaceStyle) -> EffectMaterial? {
        let isDark = blurStyle.isDark ?? (style == .dark)
        return EffectMaterial(blurRadius: 0, saturation: 1.4, gray: isDark ? 1 : 0, opacity: self.style.contrast)
    }

    /// Returns whether two effects have the same appearance.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return type(of: self) == type(of: other) && blurStyle == other.blurStyle && style == other.style
    }

    open override var hash: Int { blurStyle.rawValue << 8 | style.rawValue }
}

/// The contrast between vibrant content and the content behind it.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// The contrast of primary text.
    case label = 0
    /// The contrast of secondary text.
    case secondaryLabel = 1
    /// The contrast of tertiary text.
    case tertiaryLabel = 2
    /// The contrast of quaternary text.
    case quaternaryLabel = 3
    /// The contrast of small filled areas.
    case fill = 4
    /// The contrast of medium-sized filled areas.
    case secondaryFill = 5
    /// The contrast of large filled areas.
    case tertiaryFill = 6
    /// The contrast of separator lines.
    case separator = 7

    fileprivate var contrast: CGFloat {
        switch self {
        case .label: 0.8
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.4
        case .quaternaryLabel: 0.25
        case .fill: 0.3
        case .secondaryFill: 0.22
        case .tertiaryFill: 0.14
        case .separator: 0.25
        }
    }
}
