/// How a text layer shortens text for which there is no room.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value with the given name; names other than the static members' behave as ``none``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not at all: it is cut off at the bounds. The default.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The end is shown, after an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The beginning is shown, before an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Beginning and end are shown, around an ellipsis.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
