import CoreGraphics

/// A reader of a table of an OpenType font: big-endian numbers, sets of glyphs and classes of glyphs.
struct OpenTypeTable {
    /// The error of a table that refers to bytes beyond its end, or that has a format this reader does not know.
    struct Unsupported: Error {}

    private let bytes: UnsafeRawBufferPointer

    /// Creates a reader. It never reads outside `bytes`, whatever their content.
    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isEmpty: Bool { bytes.isEmpty }

    /// Returns the 16-bit number at an offset.
    func word(_ offset: Int) throws -> Int {
        guard offset >= 0, offset + 2 <= bytes.count else { throw Unsupported() }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    /// Returns the 32-bit number at an offset.
    func long(_ offset: Int) throws -> Int { try word(offset) << 16 | word(offset + 2) }

    /// Returns the offset in the table that a field of a subtable contains, relative to the subtable; `nil` for none.
    func target(_ subtable: Int, _ field: Int) throws -> Int? {
        let offset = try word(subtable + field)
        return offset == 0 ? nil : subtable + offset
    }

    /// Returns the position of a glyph in a coverage table; `nil` if the table does not contain it.
    func index(of glyph: Int, inCoverage table: Int?) throws -> Int? {
        guard let table else { return nil }
        let count = try word(table + 2)
        switch try word(table) {
        case 1:
            let found = try lowerBound(count) { index in try word(table + 4 + 2 * index) >= glyph }
            return try found < count && word(table + 4 + 2 * found) == glyph ? found : nil
        case 2:
            let found = try lowerBound(count) { index in try word(table + 6 + 6 * index) >= glyph }
            let range = table + 4 + 6 * found
            guard found < count, try word(range) <= glyph else { return nil }
            return try word(range + 4) + glyph - word(range)
        default: throw Unsupported()
        }
    }

    /// Returns the class of a glyph. Glyphs that the table does not contain have class 0.
    func glyphClass(of glyph: Int, in table: Int?) throws -> Int {
        guard let table else { return 0 }
        switch try word(table) {
        case 1:
            let index = try glyph - word(table + 2)
            return try index >= 0 && index < word(table + 4) ? word(table + 6 + 2 * index) : 0
        case 2:
            let count = try word(table + 2)
            let found = try lowerBound(count) { index in try word(table + 6 + 6 * index) >= glyph }
            let range = table + 4 + 6 * found
            return try found < count && word(range) <= glyph ? word(range + 4) : 0
        default: throw Unsupported()
        }
    }

    /// Returns the first index for which a condition is true, if it is true for all greater ones; `count` for none.
    func lowerBound(_ count: Int, _ isAtLeast: (Int) throws -> Bool) rethrows -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if try isAtLeast(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
