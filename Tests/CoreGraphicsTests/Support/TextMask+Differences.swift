@testable import CoreGraphics

extension TextMask {
    /// Where two masks of the same rectangle differ, with both values.
    ///
    /// Cairo draws glyphs that overlap within the extents that it computes for them, and those may lack a row or a column of
    /// hinted glyphs. It also finds an overlap where a space comes first. What it cuts off there is no difference.
    func differences(from other: TextMask) -> [(x: Int, y: Int, here: UInt8, there: UInt8)] {
        guard let bytes, let otherBytes = other.bytes else { return [] }
        var found: [(x: Int, y: Int, here: UInt8, there: UInt8)] = []
        var (rows, columns): (Set<Int>, Set<Int>) = ([], [])
        for y in 0..<Int(rect.height) {
            for x in 0..<Int(rect.width) {
                let (here, there) = (bytes[y * bytesPerRow + x], otherBytes[y * other.bytesPerRow + x])
                if here != there { found.append((x, y, here, there)) }
                if here > 0 {
                    rows.insert(y)
                    columns.insert(x)
                }
            }
        }
        return found.filter { found in
            let isAtEdge =
                found.y == rows.min() || found.y == rows.max() || found.x == columns.min() || found.x == columns.max()
            return found.there > 0 || !isAtEdge
        }
    }
}
