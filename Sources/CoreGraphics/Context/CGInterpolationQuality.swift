/// How pixels between those of an image are guessed.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As ``medium``.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// From the four nearest pixels.
    case low = 2
    /// From all pixels that fall into one, by a fine filter.
    case high = 3
    /// From all pixels that fall into one.
    case medium = 4
}
