/// Unmarshals values from a buffer that may end anywhere. Positions count from the beginning of `bytes`, to which
/// values are aligned.
struct WireReader {
    private let bytes: [UInt8]
    private let isBigEndian: Bool
    private var position: Int

    init(bytes: [UInt8], isBigEndian: Bool, position: Int = 0) {
        self.bytes = bytes
        self.isBigEndian = isBigEndian
        self.position = position
    }

    var isAtEnd: Bool { position >= bytes.count }

    private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
        guard count <= bytes.count - position else { throw WireError.malformed }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// Advances to a multiple of `alignment`. The padding after the last value may be missing.
    mutating func skipPadding(to alignment: Int) throws {
        position = min(bytes.count, (position + alignment - 1) / alignment * alignment)
    }

    mutating func uint8() throws -> UInt8 {
        guard let byte = try take(1).first else { throw WireError.malformed }
        return byte
    }

    mutating func uint32() throws -> UInt32 {
        try skipPadding(to: 4)
        let part = try take(4)
        return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }

    mutating func text() throws -> String {
        let length = try uint32()
        guard length <= UInt32(bytes.count) else { throw WireError.malformed }
        let text = String(decoding: try take(Int(length)), as: UTF8.self)
        guard try uint8() == 0 else { throw WireError.malformed }
        return text
    }

    mutating func signature() throws -> String {
        let length = try uint8()
        let text = String(decoding: try take(Int(length)), as: UTF8.self)
        guard try uint8() == 0 else { throw WireError.malformed }
        return text
    }

    mutating func double() throws -> Double {
        try skipPadding(to: 8)
        let part = try take(8)
        let bits = (isBigEndian ? Array(part) : part.reversed()).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return Double(bitPattern: bits)
    }

    /// Reads a number in a variant, or in a variant nested in it: services differ in the number of variants.
    ///
    /// - Returns: Nil if the variant contains a value of another type.
    mutating func numberInVariant() throws -> Double? {
        // Limits the nesting.
        for _ in 0..<8 {
            switch try signature() {
            case "v": continue
            case "u": return Double(try uint32())
            case "d": return try double()
            default: return nil
            }
        }
        return nil
    }
}
