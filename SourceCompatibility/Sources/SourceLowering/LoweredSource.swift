/// The result of lowering a file.
public struct LoweredSource: Sendable {
    /// The lowered text, with the lines of the original; generated declarations follow at the end.
    public let bytes: [UInt8]

    /// What cannot be lowered. The text is then not to be compiled.
    public let errors: [LoweringError]

    /// A Boolean value that indicates whether the text differs from the original.
    public let isChanged: Bool

    /// The lowered text. Invalid UTF-8 is replaced.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
