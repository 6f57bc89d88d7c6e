/// The method that maps colors outside the gamut of a device.
///
/// All colors are drawn in sRGB, so the intent has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The default intent for the kind of content.
    case defaultIntent = 0
    /// Colors outside the gamut become the nearest colors inside it.
    case absoluteColorimetric = 1
    /// As ``absoluteColorimetric``, relative to the white point.
    case relativeColorimetric = 2
    /// All colors are compressed to preserve the relation between them.
    case perceptual = 3
    /// Saturated colors stay saturated.
    case saturation = 4
}
