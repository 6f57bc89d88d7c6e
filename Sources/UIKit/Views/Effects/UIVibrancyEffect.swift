/// An effect that gives the content of a ``UIVisualEffectView`` colours of what lies behind it.
///
/// Add the view to the content view of a view with a ``UIBlurEffect``. Of the colours of its own content only the
/// opacity counts: text and template images become lighter or darker versions of the blurred backdrop.
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

    /// Effects have no archives on this platform: always nil.
    public required init?(coder: NSCoder) { nil }

    override func material(for style: UIUserInterfaceStyle) -> EffectMaterial? {
        let isDark = blurStyle.isDark ?? (style == .dark)
        return EffectMaterial(blurRadius: 0, saturation: 1.4, gray: isDark ? 1 : 0, opacity: self.style.contrast)
    }

    /// Whether two effects look the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return type(of: self) == type(of: other) && blurStyle == other.blurStyle && style == other.style
    }

    open override var hash: Int { blurStyle.rawValue << 8 | style.rawValue }
}

/// The contrast of vibrant content with what lies behind it.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// For the most important text.
    case label = 0
    /// For less important text.
    case secondaryLabel = 1
    /// For text of little importance.
    case tertiaryLabel = 2
    /// For text of the least importance.
    case quaternaryLabel = 3
    /// For filled areas of small size.
    case fill = 4
    /// For filled areas of medium size.
    case secondaryFill = 5
    /// For filled areas of large size.
    case tertiaryFill = 6
    /// For lines between content.
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
