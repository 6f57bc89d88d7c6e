/// The color gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// The gamut is unspecified.
    case unspecified = -1
    /// The sRGB gamut. All displays report this value.
    case SRGB = 0
    /// The Display P3 gamut. No display reports this value.
    case P3 = 1
}
