/// Bytes for an image, or those of one.
public final class CGDataProvider: Sendable {
    /// All bytes.
    public let data: Data?

    /// Hands out a copy of these bytes. Never `nil`; optional as on Apple's platforms, where it is a `CFData`.
    public init?(data: Data) { self.data = data }
}
