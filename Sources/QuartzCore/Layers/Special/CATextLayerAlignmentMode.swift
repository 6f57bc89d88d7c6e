/// Constants that specify the alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the alignment mode.
    public let rawValue: String

    /// Creates an alignment mode with a name. An unknown name behaves as ``natural``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Aligned with the side on which the text's writing direction starts. This is the default.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Left-aligned.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Right-aligned.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Justified to the full width, except for the last line, if the text wraps.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
