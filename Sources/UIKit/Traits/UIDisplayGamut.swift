/// The colours that a screen shows.
public enum UIDisplayGamut: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// Those of sRGB, as all screens here.
    case SRGB = 0
    /// Those of Display P3. No screen here says so.
    case P3 = 1
}
