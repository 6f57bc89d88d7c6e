/// The foreground and background colors of a button with a configuration, derived from its style and state.
@MainActor struct ButtonColors {
    var foreground: UIColor
    var background: UIColor

    init(_ configuration: UIButton.Configuration, of button: UIButton) {
        let traits = button.traitCollection
        let tint: UIColor = button.tintColor
        let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
        let style = ButtonColors.style(configuration.style, isSelected: isSelected)
        let base = configuration.baseBackgroundColor
        switch style {
        case .plain, .borderless:
            foreground = configuration.baseForegroundColor ?? tint
            background = base ?? .clear
        case .tinted:
            foreground = configuration.baseForegroundColor ?? tint
            background = (base ?? tint).withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.17 : 0.14)
        case .gray:
            foreground = configuration.baseForegroundColor ?? tint
            background = base ?? (traits.userInterfaceStyle == .dark ? .tertiarySystemFill : .secondarySystemFill)
        case .filled:
            background = base ?? tint
            foreground = configuration.baseForegroundColor ?? ControlStyle.contrast(to: background, traits)
        }
        guard button.isEnabled else {
            let hasBackground = base != nil || (style != .plain && style != .borderless)
            foreground = .tertiaryLabel
            background = hasBackground ? .tertiarySystemFill : .clear
            return
        }
        let emphasis: CGFloat = button.isHighlighted ? 2 : button.isHovered ? 1 : 0
        guard emphasis > 0 else { return }
        switch style {
        case .plain where base == nil:
            background = foreground.resolvedColor(with: traits).withAlphaComponent(0.08 * emphasis)
        case .borderless where base == nil:
            // The text moves away from the background color, so that it stays readable.
            if button.isHighlighted { foreground = ButtonColors.stressed(foreground, 5, traits) }
        case .tinted:
            background = background.resolvedColor(with: traits).fading(by: -0.25 * emphasis)
        case .plain, .borderless, .filled:
            background = ButtonColors.stressed(background, emphasis, traits)
        case .gray:
            background = ButtonColors.stressed(background, emphasis / 2, traits)
        }
    }

    /// Returns the style to render: a selected button uses a style with a more prominent background.
    private static func style(_ style: UIButton.Configuration.Style, isSelected: Bool) -> UIButton.Configuration.Style {
        guard isSelected else { return style }
        switch style {
        case .plain, .gray: return .tinted
        case .tinted: return .filled
        case .filled, .borderless: return style
        }
    }

    /// Returns the color mixed toward black, or toward white in the dark appearance, by 8 % per unit of `emphasis`.
    private static func stressed(_ color: UIColor, _ emphasis: CGFloat, _ traits: UITraitCollection) -> UIColor {
        let target: Double = traits.userInterfaceStyle == .dark ? 1 : 0
        let amount = Double(emphasis) * 0.08
        let parts = color.resolvedColor(with: traits).cgColor.rgba
        func mixed(_ part: Double) -> CGFloat { CGFloat(part + (target - part) * amount) }
        // A translucent color also becomes more opaque.
        let alpha = parts.alpha + (1 - parts.alpha) * amount
        return UIColor(red: mixed(parts.red), green: mixed(parts.green), blue: mixed(parts.blue), alpha: CGFloat(alpha))
    }

    /// Returns the configuration with these colors. A background color that the configuration sets itself stays.
    func applied(to configuration: UIButton.Configuration) -> UIButton.Configuration {
        var result = configuration
        result.baseForegroundColor = foreground
        let own = configuration.background.backgroundColor ?? background
        result.background.backgroundColor = own
        return result
    }
}

extension UIColor {
    /// Returns the color with its alpha reduced by a fraction of itself; a negative `part` increases it.
    fileprivate func fading(by part: CGFloat) -> UIColor {
        let alpha = cgColor.alpha
        return withAlphaComponent(min(1, max(0, alpha - alpha * part)))
    }
}
