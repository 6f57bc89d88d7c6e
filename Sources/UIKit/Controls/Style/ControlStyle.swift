/// What the toolkit's controls have in common, so that they look like one family: quiet grounds, round corners, one accent,
/// which is the tint colour. Lengths are points, and whole device pixels at scales of 1, 1.5 and 2 where it matters.
@MainActor enum ControlStyle {
    /// The height of controls that stand in rows.
    static let height: CGFloat = 30
    /// The corners of grounds.
    static let cornerRadius: CGFloat = 8
    /// The corners of what lies in a ground.
    static let innerRadius: CGFloat = 6
    /// Between a ground and what lies in it.
    static let innerGap: CGFloat = 2
    /// The diameter of knobs.
    static let knob: CGFloat = 20
    /// The font of what is written in controls.
    static let font = UIFont.systemFont(ofSize: 13, weight: .medium)

    /// How strong colours of disabled controls are.
    static let disabledStrength: CGFloat = 0.4

    // MARK: Colours

    /// The groove that knobs move in, and what a progress has not filled.
    static let groove = pair(light: 0xD3D6DB, dark: 0x464A51)
    /// Dots of pages, and one the pointer is over.
    static let dot = pair(light: 0x9DA2AA, dark: 0x6B717B)
    static let dotHover = pair(light: 0x74787F, dark: 0x9A9EA6)
    /// The ground of a switch that is off.
    static let switchOff = pair(light: 0xB4B8BF, dark: 0x565B63)
    /// Knobs, on any ground.
    static let knobColor = pair(light: 0xFFFFFF, dark: 0xF1F2F5)
    /// Knobs of disabled controls.
    static let disabledKnob = pair(light: 0xFBFBFC, dark: 0x9A9EA6)
    /// What is raised from a ground: the chosen segment.
    static let raised = pair(light: 0xFFFFFF, dark: 0x5C616A)
    /// The edge of what is raised.
    static let edge = pair(light: 0x1C1F24, dark: 0x000000, lightAlpha: 0.14, darkAlpha: 0.30)
    /// Laid over a part that the pointer is over, or that is pressed.
    static let hover = pair(light: 0x000000, dark: 0xFFFFFF, lightAlpha: 0.05, darkAlpha: 0.06)
    static let pressed = pair(light: 0x000000, dark: 0xFFFFFF, lightAlpha: 0.12, darkAlpha: 0.14)

    /// What is read on a ground of a colour: white, or nearly black on a light one.
    static func contrast(to color: UIColor, _ traits: UITraitCollection) -> UIColor {
        let parts = color.resolvedColor(with: traits).cgColor.rgba
        func linear(_ part: Double) -> Double { part <= 0.04 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        let luminance = 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
        return luminance > 0.3 ? UIColor(white: 0.08, alpha: 1) : .white
    }

    private static func pair(light: Int, dark: Int, lightAlpha: CGFloat = 1, darkAlpha: CGFloat = 1) -> UIColor {
        let lightColor = color(light, lightAlpha)
        let darkColor = color(dark, darkAlpha)
        return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    private static func color(_ hex: Int, _ alpha: CGFloat) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha)
    }
}
