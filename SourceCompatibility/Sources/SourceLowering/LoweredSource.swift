/// The result of lowering a file.
public struct LoweredSource: Sendable {
    /// The lowered text, which keeps the lines of the original. Generated declarations follow at the end.
    public let bytes: [UInt8]

    /// The source that cannot be lowered. If there are errors, the text must not be compiled.
    public let errors: [LoweringError]

    /// A Boolean value that indicates whether the text differs from the original.
    public let isChanged: Bool

    /// The lowered text as a string. Invalid UTF-8 is replaced.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
