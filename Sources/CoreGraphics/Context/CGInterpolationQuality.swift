/// The quality with which an image is resampled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As ``medium``.
    case `default` = 0
    /// Nearest-neighbor sampling.
    case none = 1
    /// Bilinear interpolation of the four nearest pixels.
    case low = 2
    /// An average of all pixels that fall into a device pixel, with a high-quality filter.
    case high = 3
    /// An average of all pixels that fall into a device pixel.
    case medium = 4
}
