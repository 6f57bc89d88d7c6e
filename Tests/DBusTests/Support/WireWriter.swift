/// Marshals values in the D-Bus wire format: little-endian, with numbers aligned to multiples of their size.
struct WireWriter {
    private(set) var bytes: [UInt8] = []

    mutating func pad(to alignment: Int) { while bytes.count % alignment != 0 { bytes.append(0) } }

    mutating func append(_ value: UInt8) { bytes.append(value) }

    mutating func append(_ value: UInt32) {
        pad(to: 4)
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ more: [UInt8]) { bytes += more }

    /// Appends a string: its length, its bytes and a zero byte.
    mutating func append(_ text: String) {
        append(UInt32(text.utf8.count))
        bytes += Array(text.utf8) + [0]
    }

    /// Appends a type signature of at most 255 characters.
    mutating func appendSignature(_ text: String) {
        bytes.append(UInt8(clamping: text.utf8.count))
        bytes += Array(text.utf8.prefix(255)) + [0]
    }

    mutating func append(_ value: Double) {
        pad(to: 8)
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
