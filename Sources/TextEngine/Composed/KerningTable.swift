import CoreGraphics

/// A reader of OpenType's legacy `kern` table, which applies if a font has no GPOS kerning.
struct KerningTable {
    private let table: OpenTypeTable

    /// Creates a reader.
    init(_ table: OpenTypeTable) { self.table = table }

    /// Calls `body` with the glyphs of each pair; returns `false` if the table contains anything but plain lists of
    /// pairs.
    func forEachPair(_ body: (_ left: Int, _ right: Int) -> Void) -> Bool {
        do {
            guard try table.word(0) == 0 else { return false }
            var start = 4
            for _ in 0..<(try table.word(2)) {
                // The upper byte of the coverage is the format; format 0 is a list of pairs. The size of a list may
                // exceed the 16 bits of its length field, so the number of pairs determines the end.
                guard try table.word(start + 4) >> 8 == 0 else { return false }
                let pairs = try table.word(start + 6)
                for pair in 0..<pairs {
                    let place = start + 14 + 6 * pair
                    body(try table.word(place), try table.word(place + 2))
                }
                start += 14 + 6 * pairs
            }
            return true
        } catch {
            return false
        }
    }
}
