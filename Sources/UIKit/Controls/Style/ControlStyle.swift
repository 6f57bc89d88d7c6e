/// What the toolkit's controls have in common, so that they look like one family: quiet grounds, round corners, one
/// accent, which is the tint colour. Lengths are points, and whole device pixels at scales of 1, 1.5 and 2 where it
/// matters.
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
    static let groove = UIColor.pair(0xD3D6DB, 0x464A51)
    /// Dots of pages, and one the pointer is over.
    static let dot = UIColor.pair(0x9DA2AA, 0x6B717B)
    static let dotHover = UIColor.pair(0x74787F, 0x9A9EA6)
    /// The ground of a switch that is off.
    static let switchOff = UIColor.pair(0xB4B8BF, 0x565B63)
    /// Knobs, on any ground.
    static let knobColor = UIColor.pair(0xFFFFFF, 0xF1F2F5)
    /// Knobs of disabled controls.
    static let disabledKnob = UIColor.pair(0xFBFBFC, 0x9A9EA6)
    /// What is raised from a ground: the chosen segment.
    static let raised = UIColor.pair(0xFFFFFF, 0x5C616A)
    /// The edge of what is raised.
    static let edge = UIColor.pair(0x1C1F24, 0x000000, lightAlpha: 0.14, darkAlpha: 0.30)
    /// Laid over a part that the pointer is over, or that is pressed.
    static let hover = UIColor.pair(0x000000, 0xFFFFFF, lightAlpha: 0.05, darkAlpha: 0.06)
    static let pressed = UIColor.pair(0x000000, 0xFFFFFF, lightAlpha: 0.12, darkAlpha: 0.14)

    /// What is read on a ground of a colour: white, or nearly black on a light one.
    static func contrast(to color: UIColor, _ traits: UITraitCollection) -> UIColor {
        let parts = color.resolvedColor(with: traits).cgColor.rgba
        func linear(_ part: Double) -> Double { part <= 0.04 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        let luminance = 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
        return luminance > 0.3 ? UIColor(white: 0.08, alpha: 1) : .white
    }
}
