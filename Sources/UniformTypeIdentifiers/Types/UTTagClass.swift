/// A kind of name for a type of data: the extension of file names, or the MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The identifier of the kind.
    public let rawValue: String

    /// Creates a kind with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The extension of file names, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

    /// The MIME type.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// The identifier of the kind.
    public var description: String { rawValue }
}
