/// How a drawn colour is mixed with what is there already.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// Covers what is there as far as it is opaque.
    case normal = 0
    /// Multiplies both: never lighter.
    case multiply = 1
    /// Multiplies the inverses: never darker.
    case screen = 2
    /// Multiplies or screens, depending on what is there.
    case overlay = 3
    /// The darker of both.
    case darken = 4
    /// The lighter of both.
    case lighten = 5
    /// Lightens what is there by the drawn colour.
    case colorDodge = 6
    /// Darkens what is there by the drawn colour.
    case colorBurn = 7
    /// Darkens or lightens softly, depending on the drawn colour.
    case softLight = 8
    /// Multiplies or screens, depending on the drawn colour.
    case hardLight = 9
    /// The distance between both.
    case difference = 10
    /// As ``difference`` with less contrast.
    case exclusion = 11
    /// The drawn hue with the saturation and luminosity that are there.
    case hue = 12
    /// The drawn saturation with the hue and luminosity that are there.
    case saturation = 13
    /// The drawn hue and saturation with the luminosity that is there.
    case color = 14
    /// The drawn luminosity with the hue and saturation that are there.
    case luminosity = 15
    /// Nothing remains.
    case clear = 16
    /// Only what is drawn remains, transparent as it is.
    case copy = 17
    /// Only what is drawn remains, as far as something was there.
    case sourceIn = 18
    /// Only what is drawn remains, as far as nothing was there.
    case sourceOut = 19
    /// Draws only where something is.
    case sourceAtop = 20
    /// Draws behind what is there.
    case destinationOver = 21
    /// Keeps what is there as far as it is drawn over.
    case destinationIn = 22
    /// Removes what is drawn over.
    case destinationOut = 23
    /// Keeps what is there as far as it is drawn over, and draws behind it.
    case destinationAtop = 24
    /// Draws where nothing is, and removes what is drawn over.
    case xor = 25
    /// Adds both.
    case plusLighter = 27
}
