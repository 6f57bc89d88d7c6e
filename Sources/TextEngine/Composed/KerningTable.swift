/// A reader of OpenType's legacy `kern` table, which applies if a font has no GPOS kerning.
struct KerningTable {
    private let bytes: UnsafeRawBufferPointer

    /// Creates a reader. It never reads outside `bytes`, whatever their content.
    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Calls `body` with both glyphs of each pair; returns `false` if the table contains anything but plain lists of
    /// pairs.
    func forEachGlyph(_ body: (UInt32) -> Void) -> Bool {
        guard let version = word(0), version == 0, let count = word(2) else { return false }
        var start = 4
        for _ in 0..<count {
            // The upper byte of the coverage is the format; format 0 is a list of pairs. The size of a list may exceed
            // the 16 bits of its length field, so the number of pairs determines the end.
            guard let coverage = word(start + 4), coverage >> 8 == 0, let pairs = word(start + 6) else { return false }
            for pair in 0..<pairs {
                let place = start + 14 + 6 * pair
                guard let left = word(place), let right = word(place + 2) else { return false }
                body(UInt32(left))
                body(UInt32(right))
            }
            start += 14 + 6 * pairs
        }
        return true
    }

    private func word(_ offset: Int) -> Int? {
        offset + 2 <= bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : nil
    }
}
