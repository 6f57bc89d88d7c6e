import CoreGraphics
import Testing

@testable import TextEngine

@Suite struct KerningTableTests {
    /// Returns the glyphs of all pairs, or nil if the format of the table is not supported.
    private func glyphs(_ words: [UInt16]) -> [Int]? {
        let bytes = words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
        var result: [Int] = []
        let isSupported = bytes.withUnsafeBytes {
            KerningTable(OpenTypeTable($0)).forEachPair { result += [$0, $1] }
        }
        return isSupported ? result : nil
    }

    @Test func pairsAreRead() {
        #expect(glyphs([0, 1, 0, 26, 1, 2, 0, 0, 0, 3, 4, 100, 5, 6, 100]) == [3, 4, 5, 6])
        #expect(glyphs([0, 2, 0, 20, 1, 1, 0, 0, 0, 3, 4, 100, 0, 20, 1, 1, 0, 0, 0, 7, 8, 1]) == [3, 4, 7, 8])
        #expect(glyphs([0, 0]) == [])
    }

    @Test func unsupportedTablesAreRejected() {
        #expect(glyphs([]) == nil)
        #expect(glyphs([1, 0, 0, 1]) == nil)
        #expect(glyphs([0, 1, 0, 20, 0x0201, 1, 0, 0, 0, 3, 4, 100]) == nil)
        #expect(glyphs([0, 1, 0, 20, 1, 2, 0, 0, 0, 3, 4, 100]) == nil)
        #expect(glyphs([0, 0xffff]) == nil)
    }
}
