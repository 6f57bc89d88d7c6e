/// A source of bytes, from which images and fonts are created.
public final class CGDataProvider: Sendable {
    /// A copy of all bytes. Never `nil`; optional as on Apple's platforms, where it is a `CFData`.
    public let data: Data?

    /// Creates a provider of bytes in memory. Never returns `nil`.
    public init?(data: Data) { self.data = data }
}
