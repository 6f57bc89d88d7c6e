/// The name of a sound file in the main bundle.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name of the file with its extension.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
