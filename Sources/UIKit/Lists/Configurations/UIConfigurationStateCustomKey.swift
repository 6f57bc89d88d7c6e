/// A key for a value that an app stores in the state of a view.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///     static let isUnread = UIConfigurationStateCustomKey("com.example.isUnread")
/// }
/// ```
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name, which should begin with an identifier of the app.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
}
