/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value with the given name; names other than the static members' behave as ``natural``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the side where the text's writing direction begins. The default.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Stretched to the full width, apart from the last one, where text is wrapped.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
