/// The foreground and background colors of a button with a configuration, derived from its style and state.
@MainActor struct ButtonColors {
    var foreground: UIColor
    var ground: UIColor

    init(_ configuration: UIButton.Configuration, of button: UIButton) {
        let traits = button.traitCollection
        let tint: UIColor = button.tintColor
        let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
        let style = ButtonColors.style(configuration.style, isSelected: isSelected)
        let base = configuration.baseBackgroundColor
        switch style {
        case .plain, .borderless:
            foreground = configuration.baseForegroundColor ?? tint
            ground = base ?? .clear
        case .tinted:
            foreground = configuration.baseForegroundColor ?? tint
            ground = (base ?? tint).withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.17 : 0.14)
        case .gray:
            foreground = configuration.baseForegroundColor ?? tint
            ground = base ?? (traits.userInterfaceStyle == .dark ? .tertiarySystemFill : .secondarySystemFill)
        case .filled:
            ground = base ?? tint
            foreground = configuration.baseForegroundColor ?? ControlStyle.contrast(to: ground, traits)
        }
        guard button.isEnabled else {
            let hasGround = base != nil || (style != .plain && style != .borderless)
            foreground = .tertiaryLabel
            ground = hasGround ? .tertiarySystemFill : .clear
            return
        }
        let strength: CGFloat = button.isHighlighted ? 2 : button.isHovered ? 1 : 0
        guard strength > 0 else { return }
        switch style {
        case .plain where base == nil:
            ground = foreground.resolvedColor(with: traits).withAlphaComponent(0.08 * strength)
        case .borderless where base == nil:
            // The text moves away from the background color, so that it stays readable.
            if button.isHighlighted { foreground = ButtonColors.stressed(foreground, 5, traits) }
        case .tinted:
            ground = ground.resolvedColor(with: traits).fading(by: -0.25 * strength)
        case .plain, .borderless, .filled:
            ground = ButtonColors.stressed(ground, strength, traits)
        case .gray:
            ground = ButtonColors.stressed(ground, strength / 2, traits)
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

    /// Returns the color mixed toward black, or toward white in the dark appearance, by 8 % per unit of `strength`.
    private static func stressed(_ color: UIColor, _ strength: CGFloat, _ traits: UITraitCollection) -> UIColor {
        let target: Double = traits.userInterfaceStyle == .dark ? 1 : 0
        let amount = Double(strength) * 0.08
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
        let own = configuration.background.backgroundColor ?? ground
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
