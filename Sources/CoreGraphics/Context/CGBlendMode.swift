/// The method that combines a drawn color, the source, with the existing color, the destination.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// The source over the destination.
    case normal = 0
    /// The product of both colors, which is never lighter than either.
    case multiply = 1
    /// The inverse of the product of the inverted colors, which is never darker than either.
    case screen = 2
    /// ``multiply`` or ``screen``, depending on the destination.
    case overlay = 3
    /// The darker of both colors.
    case darken = 4
    /// The lighter of both colors.
    case lighten = 5
    /// Brightens the destination by the source.
    case colorDodge = 6
    /// Darkens the destination by the source.
    case colorBurn = 7
    /// Darkens or lightens the destination softly, depending on the source.
    case softLight = 8
    /// ``multiply`` or ``screen``, depending on the source.
    case hardLight = 9
    /// The absolute difference of both colors.
    case difference = 10
    /// As ``difference``, with less contrast.
    case exclusion = 11
    /// The hue of the source with the saturation and luminosity of the destination.
    case hue = 12
    /// The saturation of the source with the hue and luminosity of the destination.
    case saturation = 13
    /// The hue and saturation of the source with the luminosity of the destination.
    case color = 14
    /// The luminosity of the source with the hue and saturation of the destination.
    case luminosity = 15
    /// Transparent black.
    case clear = 16
    /// The source, including its alpha, in place of the destination.
    case copy = 17
    /// The source where the destination is opaque.
    case sourceIn = 18
    /// The source where the destination is transparent.
    case sourceOut = 19
    /// The source over the destination, where the destination is opaque.
    case sourceAtop = 20
    /// The destination over the source.
    case destinationOver = 21
    /// The destination where the source is opaque.
    case destinationIn = 22
    /// The destination where the source is transparent.
    case destinationOut = 23
    /// The destination over the source, where the source is opaque.
    case destinationAtop = 24
    /// The source where the destination is transparent, and the destination where the source is transparent.
    case xor = 25
    /// The sum of both colors.
    case plusLighter = 27
}
