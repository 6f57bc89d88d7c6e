/// The metrics and colors that the controls of the toolkit share: muted backgrounds, rounded corners and the tint color
/// as the only accent. Lengths are in points, and where it matters whole device pixels at scales of 1, 1.5 and 2.
@MainActor enum ControlStyle {
    /// The height of controls that are arranged in rows.
    static let height: CGFloat = 30
    /// The corner radius of backgrounds.
    static let cornerRadius: CGFloat = 8
    /// The corner radius of parts inside a background.
    static let innerRadius: CGFloat = 6
    /// The distance between the edge of a background and the parts inside it.
    static let innerGap: CGFloat = 2
    /// The diameter of knobs.
    static let knob: CGFloat = 20
    /// The font of text in controls.
    static let font = UIFont.systemFont(ofSize: 13, weight: .medium)

    /// The opacity of colors in disabled controls.
    static let disabledOpacity: CGFloat = 0.4

    // MARK: Colors

    /// The track of a knob, and the unfilled part of a progress bar.
    static let groove = UIColor.pair(0xD3D6DB, 0x464A51)
    /// The dots of pages, and the dot under the pointer.
    static let dot = UIColor.pair(0x9DA2AA, 0x6B717B)
    static let dotHover = UIColor.pair(0x74787F, 0x9A9EA6)
    /// The background of a switch that is off.
    static let switchOff = UIColor.pair(0xB4B8BF, 0x565B63)
    /// Knobs, on any background.
    static let knobColor = UIColor.pair(0xFFFFFF, 0xF1F2F5)
    /// Knobs of disabled controls.
    static let disabledKnob = UIColor.pair(0xFBFBFC, 0x9A9EA6)
    /// Parts that are raised from a background, such as the selected segment.
    static let raised = UIColor.pair(0xFFFFFF, 0x5C616A)
    /// The edge of raised parts.
    static let edge = UIColor.pair(0x1C1F24, 0x000000, lightAlpha: 0.14, darkAlpha: 0.30)
    /// Overlays for a part under the pointer and for a pressed part.
    static let hover = UIColor.pair(0x000000, 0xFFFFFF, lightAlpha: 0.05, darkAlpha: 0.06)
    static let pressed = UIColor.pair(0x000000, 0xFFFFFF, lightAlpha: 0.12, darkAlpha: 0.14)

    /// Returns a readable text color for a background color: white if its contrast is 4.5 or more, otherwise nearly
    /// black, or black. The opacity of the background color is ignored.
    static func contrast(to color: UIColor, _ traits: UITraitCollection) -> UIColor {
        let parts = color.resolvedColor(with: traits).cgColor.rgba
        let luminance = ColorContrast.luminance(red: parts.red, green: parts.green, blue: parts.blue)
        let dark = 0.08
        if ColorContrast.ratio(luminance, 1) >= ColorContrast.leastForText { return .white }
        let nearBlack = ColorContrast.luminance(red: dark, green: dark, blue: dark)
        let isNearBlackReadable = ColorContrast.ratio(luminance, nearBlack) >= ColorContrast.leastForText
        return UIColor(white: isNearBlackReadable ? CGFloat(dark) : 0, alpha: 1)
    }
}
