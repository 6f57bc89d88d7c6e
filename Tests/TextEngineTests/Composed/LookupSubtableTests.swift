import CoreGraphics
import TestSupport
import Testing

@testable import TextEngine

/// Tests the rules that are read from tables with one lookup of one subtable.
@Suite struct LookupSubtableTests {
    private typealias Roles = LookupSubtable.Roles

    /// Calls `body` with the subtable of a lookup.
    private func withSubtable<Result>(
        _ type: UInt16, isPositioning: Bool = false, flags: UInt16 = 0, _ subtable: [UInt16],
        _ body: (LookupSubtable) throws -> Result
    ) throws -> Result {
        // The header, the list of lookups at 10, and the lookup at 14.
        let words: [UInt16] = [1, 0, 0, 0, 10, 1, 4, type, flags, 1, 8] + subtable
        let bytes = words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
        return try bytes.withUnsafeBytes {
            let all = try LookupSubtable.all(in: 0, of: OpenTypeTable($0), isPositioning: isPositioning)
            return try body(try #require(all.first))
        }
    }

    private func roles(
        _ glyphs: [Int], _ type: UInt16, isPositioning: Bool = false, flags: UInt16 = 0, category: Int? = 1,
        _ subtable: [UInt16]
    ) throws -> [Roles] {
        try withSubtable(type, isPositioning: isPositioning, flags: flags, subtable) { subtable in
            try glyphs.map { try subtable.roles(of: $0, category: category) }
        }
    }

    private func replacements(_ glyphs: [Int], _ type: UInt16, _ subtable: [UInt16]) throws -> [[Int]?] {
        try withSubtable(type, subtable) { subtable in try glyphs.map { try subtable.replacements(of: $0) } }
    }

    @Test func aSingleSubstitutionRelatesNoGlyphs() throws {
        let byDelta: [UInt16] = [1, 6, 3, 1, 1, 7]
        #expect(try roles([7], 1, byDelta) == [[]])
        #expect(try replacements([7, 8], 1, byDelta) == [[10], []])
        #expect(try replacements([7, 9], 1, [2, 10, 2, 20, 21, 1, 2, 7, 9]) == [[20], [21]])
    }

    @Test func aMultipleSubstitutionMayRemoveAGlyph() throws {
        let table: [UInt16] = [1, 18, 2, 10, 16, 2, 30, 31, 0, 1, 2, 7, 9]
        #expect(try replacements([7, 9, 8], 2, table) == [[30, 31], nil, []])
    }

    @Test func componentsOfALigatureHaveBothRoles() throws {
        // 5 and 6 become 50.
        let table: [UInt16] = [1, 18, 1, 8, 1, 4, 50, 2, 6, 1, 1, 5]
        #expect(try roles([5, 6, 7], 4, table) == [[.left, .trigger], [.left, .right], []])
        #expect(try replacements([5, 6, 7], 4, table) == [[50], [50], []])
    }

    @Test func theGlyphsOfPairsAreLeftOrRight() throws {
        // 5 and 6 move 5.
        let list: [UInt16] = [1, 18, 4, 0, 1, 12, 1, 6, 100, 1, 1, 5]
        #expect(try roles([5, 6, 7], 2, isPositioning: true, list) == [[.left, .trigger], .right, []])
        // 5 is followed by class 1, which contains 6; the values of class 0 are 0.
        let classes: [UInt16] = [2, 20, 4, 0, 26, 26, 1, 2, 0, 100, 1, 1, 5, 1, 6, 1, 1]
        #expect(try roles([5, 6, 7], 2, isPositioning: true, classes) == [[.left, .trigger], .right, []])
        var withClass0 = classes
        withClass0[8] = 1
        #expect(try roles([5, 6, 7], 2, isPositioning: true, withClass0) == [[.left, .right, .trigger], .right, .right])
    }

    @Test func allGlyphsOfAContextHaveBothRolesAndItsInputTriggersIt() throws {
        // 4, then 5, which a lookup replaces, then 6.
        let coverages: [UInt16] = [3, 1, 22, 1, 28, 1, 34, 1, 0, 9, 0, 1, 1, 4, 1, 1, 5, 1, 1, 6]
        let expected: [Roles] = [[.left, .right], [.left, .right, .trigger], [.left, .right], []]
        #expect(try roles([4, 5, 6, 7], 6, coverages) == expected)
        #expect(try withSubtable(6, coverages) { try $0.nestedLookups() } == [9])
    }

    @Test func class0OfAContextContainsAllOtherGlyphs() throws {
        // 5, which has class 1, followed by a glyph of class 0.
        var table: [UInt16] = [2, 12, 18, 2, 0, 26, 1, 1, 5, 1, 5, 1, 1, 1, 4, 2, 0, 0]
        #expect(try roles([5, 7], 5, table) == [[.left, .right, .trigger], [.left, .right]])
        table[17] = 1
        #expect(try roles([5, 7], 5, table) == [[.left, .right, .trigger], []])
    }

    @Test func rulesMatchAcrossGlyphsThatTheyIgnore() throws {
        let list: [UInt16] = [1, 18, 4, 0, 1, 12, 1, 6, 100, 1, 1, 5]
        for (flags, category, isIgnored) in [(2, 1, true), (2, 2, false), (4, 2, true), (4, 1, false)] {
            let found = try roles([7], 2, isPositioning: true, flags: UInt16(flags), category: category, list)
            #expect(found == [isIgnored ? [.left, .right] : []])
        }
    }

    @Test func damagedTablesAreRejected() {
        let list: [UInt16] = [1, 18, 4, 0, 1, 12, 1, 6, 100, 1, 1]
        #expect(throws: OpenTypeTable.Unsupported.self) { try roles([5], 2, isPositioning: true, list) }
        #expect(throws: OpenTypeTable.Unsupported.self) { try roles([5], 2, isPositioning: true, [3, 6, 0]) }
        #expect(throws: OpenTypeTable.Unsupported.self) { try roles([5], 12, [1, 0]) }
    }

    /// Random bytes in place of a table are rejected or read, but nothing outside them is read.
    @Test func randomTablesAreReadWithinTheirBytes() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<3000 {
            let type = UInt16.random(in: 1...9, using: &generator)
            let words = (0..<30).map { _ in UInt16.random(in: 0...40, using: &generator) }
            _ = try? roles([3], type, isPositioning: Bool.random(using: &generator), words)
            _ = try? replacements([3], type, words)
            _ = try? withSubtable(type, words) { try $0.nestedLookups() }
        }
    }
}
