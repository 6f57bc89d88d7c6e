/// What colours of a file mean on a device. All are drawn as sRGB, so that it changes nothing.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The usual one for the kind of picture.
    case defaultIntent = 0
    /// Colours that cannot be shown become the nearest that can.
    case absoluteColorimetric = 1
    /// As ``absoluteColorimetric``, relative to white.
    case relativeColorimetric = 2
    /// All colours are moved together.
    case perceptual = 3
    /// Strong colours stay strong.
    case saturation = 4
}
