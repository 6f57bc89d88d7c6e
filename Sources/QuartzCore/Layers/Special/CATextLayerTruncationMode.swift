/// Constants that specify the truncation of a text layer's text.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the truncation mode.
    public let rawValue: String

    /// Creates a truncation mode with a name. An unknown name behaves as ``none``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No truncation: the bounds clip the text. This is the default.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The end of the text remains, after an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The beginning of the text remains, before an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The beginning and the end of the text remain, around an ellipsis.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
