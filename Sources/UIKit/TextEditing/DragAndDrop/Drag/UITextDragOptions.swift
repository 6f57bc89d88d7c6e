/// Options of drags of text (DI-12).
public struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The preview of lifted text shows it in the color of labels instead of its own colors.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}
