/// Puts values together as D-Bus wants them: numbers at multiples of their size, lowest byte first.
struct DBusWriter {
    private(set) var bytes: [UInt8] = []

    mutating func pad(to alignment: Int) { while bytes.count % alignment != 0 { bytes.append(0) } }

    mutating func append(_ value: UInt8) { bytes.append(value) }

    mutating func append(_ value: UInt32) {
        pad(to: 4)
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ more: [UInt8]) { bytes += more }

    /// Text with its length before it and a zero after it.
    mutating func append(_ text: String) {
        append(UInt32(text.utf8.count))
        bytes += Array(text.utf8) + [0]
    }

    /// The letters of types; 255 at most.
    mutating func appendSignature(_ text: String) {
        bytes.append(UInt8(clamping: text.utf8.count))
        bytes += Array(text.utf8.prefix(255)) + [0]
    }

    mutating func append(_ value: Double) {
        pad(to: 8)
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// A dictionary of texts in variants: `a{sv}`.
    mutating func append(_ entries: [String: String]) {
        // Entries begin at multiples of 8, so they look the same wherever the dictionary is.
        var content = DBusWriter()
        for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
            content.pad(to: 8)
            content.append(key)
            content.appendSignature("s")
            content.append(value)
        }
        append(UInt32(content.bytes.count))
        pad(to: 8)
        append(content.bytes)
    }
}
