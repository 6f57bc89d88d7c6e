import CoreGraphics

/// A subtable of a lookup in a font's GSUB or GPOS table: rules that replace or move glyphs.
struct LookupSubtable {
    /// The possible roles of a glyph in the rules of a subtable.
    struct Roles: OptionSet {
        let rawValue: UInt8
        /// The glyph can be anywhere but at the end of a sequence that a rule matches.
        static let left = Roles(rawValue: 1)
        /// The glyph can be anywhere but at the start of a sequence that a rule matches.
        static let right = Roles(rawValue: 2)
        /// The glyph can be one that a rule requires: without such a glyph in the text, no rule applies.
        static let trigger = Roles(rawValue: 4)
    }

    private enum Kind {
        /// Replaces a glyph, or moves it, regardless of others.
        case single, multiple, alternate, adjustment
        case ligature, context, chainedContext, reverseChainedContext
        case pair, cursive, mark
    }

    /// The flags of lookups that ignore glyphs.
    private enum Flags {
        static let ignoresBases = 2
        static let ignoresLigatures = 4
    }

    private let table: OpenTypeTable
    private let start: Int
    private let kind: Kind
    private let flags: Int

    /// Reads the subtables of a lookup.
    ///
    /// - Parameters:
    ///   - lookup: The index of the lookup.
    ///   - table: The table.
    ///   - isPositioning: Whether the table is GPOS, not GSUB.
    static func all(
        in lookup: Int, of table: OpenTypeTable, isPositioning: Bool
    ) throws -> [LookupSubtable] {
        let list = try table.word(8)
        guard lookup < (try table.word(list)) else { throw OpenTypeTable.Unsupported() }
        let start = try list + table.word(list + 2 + 2 * lookup)
        let (type, flags) = try (table.word(start), table.word(start + 2))
        var result: [LookupSubtable] = []
        for index in 0..<(try table.word(start + 4)) {
            var type = type
            var place = try start + table.word(start + 6 + 2 * index)
            if type == (isPositioning ? 9 : 7) {
                type = try table.word(place + 2)
                place += try table.long(place + 4)
            }
            guard let kind = isPositioning ? positioningKind(type) : substitutionKind(type) else {
                throw OpenTypeTable.Unsupported()
            }
            result.append(LookupSubtable(table: table, start: place, kind: kind, flags: flags))
        }
        return result
    }

    private static func substitutionKind(_ type: Int) -> Kind? {
        switch type {
        case 1: .single
        case 2: .multiple
        case 3: .alternate
        case 4: .ligature
        case 5: .context
        case 6: .chainedContext
        case 8: .reverseChainedContext
        default: nil
        }
    }

    private static func positioningKind(_ type: Int) -> Kind? {
        switch type {
        case 1: .adjustment
        case 2: .pair
        case 3: .cursive
        case 4, 5, 6: .mark
        case 7: .context
        case 8: .chainedContext
        default: nil
        }
    }

    /// A Boolean value that indicates whether the rules match more than one glyph.
    var matchesSequences: Bool {
        switch kind {
        case .single, .multiple, .alternate, .adjustment: false
        default: true
        }
    }

    private var format: Int { get throws { try table.word(start) } }

    private func covers(_ glyph: Int, _ coverage: Int?) throws -> Bool {
        try table.index(of: glyph, inCoverage: coverage) != nil
    }

    // MARK: Matching

    /// Returns the roles of a glyph. They may include roles that it does not have, but all roles that it has.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - category: The class of the glyph in the font's GDEF table; `nil` if the table does not classify glyphs.
    func roles(of glyph: Int, category: Int?) throws -> Roles {
        var roles = try ownRoles(of: glyph)
        // A rule matches across glyphs that it ignores.
        if flags & Flags.ignoresBases != 0, category ?? 1 == 1 { roles.formUnion([.left, .right]) }
        if flags & Flags.ignoresLigatures != 0, category ?? 2 == 2 { roles.formUnion([.left, .right]) }
        return roles
    }

    private func ownRoles(of glyph: Int) throws -> Roles {
        switch kind {
        case .single, .multiple, .alternate, .adjustment: return []
        case .ligature: return try ligatureRoles(of: glyph)
        case .pair: return try pairRoles(of: glyph)
        case .cursive: return try covers(glyph, table.target(start, 2)) ? [.left, .right, .trigger] : []
        case .mark:
            var roles: Roles = []
            if try covers(glyph, table.target(start, 2)) { roles.formUnion([.right, .trigger]) }
            if try covers(glyph, table.target(start, 4)) { roles.insert(.left) }
            return roles
        case .context, .chainedContext, .reverseChainedContext: return try contextRoles(of: glyph)
        }
    }

    private func pairRoles(of glyph: Int) throws -> Roles {
        var roles: Roles = try covers(glyph, table.target(start, 2)) ? [.left, .trigger] : []
        // If a rule also moves the second glyph of a pair, that glyph does not begin another pair.
        if !roles.isEmpty, try table.word(start + 6) != 0 { roles.insert(.right) }
        let values = try 2 * (table.word(start + 4).nonzeroBitCount + table.word(start + 6).nonzeroBitCount)
        switch try format {
        case 1:
            for index in 0..<(try table.word(start + 8)) {
                guard let set = try table.target(start, 10 + 2 * index) else { continue }
                let size = 2 + values
                let count = try table.word(set)
                let found = try table.lowerBound(count) { pair in
                    try table.word(set + 2 + size * pair) >= glyph
                }
                if try found < count && table.word(set + 2 + size * found) == glyph { return roles.union(.right) }
            }
        case 2:
            let (rows, columns) = try (table.word(start + 12), table.word(start + 14))
            let column = try table.glyphClass(of: glyph, in: table.target(start, 10))
            guard column < columns else { break }
            // Most glyphs have class 0, whose values are mostly 0.
            for row in 0..<rows {
                let record = start + 16 + (row * columns + column) * values
                for field in 0..<values / 2 where try table.word(record + 2 * field) != 0 {
                    return roles.union(.right)
                }
            }
        default: throw OpenTypeTable.Unsupported()
        }
        return roles
    }

    private func ligatureRoles(of glyph: Int) throws -> Roles {
        let roles: Roles = try covers(glyph, table.target(start, 2)) ? [.left, .trigger] : []
        for ligature in try ligatures() where try contains(glyph, ligature.components) {
            return roles.union([.left, .right])
        }
        return roles
    }

    // MARK: Contexts

    /// A list of glyphs, classes or coverage tables: words in the table.
    private typealias List = (start: Int, count: Int)

    /// A rule that applies other lookups where glyphs are in a context.
    private struct ContextRule {
        var backtrack: List
        /// The glyphs to which lookups apply. In the formats 1 and 2, the first one is not in the list.
        var input: List
        var lookahead: List
        /// The lookups to apply, each with the position at which it applies.
        var records: List
    }

    private func contains(_ value: Int, _ list: List) throws -> Bool {
        for index in 0..<list.count where try table.word(list.start + 2 * index) == value { return true }
        return false
    }

    /// Reads a list that begins with its length, and moves the offset behind it.
    private func list(_ offset: inout Int, isWithoutFirst: Bool = false) throws -> List {
        let count = try max(0, table.word(offset) - (isWithoutFirst ? 1 : 0))
        let list = (offset + 2, count)
        offset += 2 + 2 * count
        return list
    }

    /// Reads the rule at an offset. In the format 3, the input is complete.
    private func contextRule(at offset: Int, isFormat3: Bool) throws -> ContextRule {
        var offset = offset
        let none: List = (offset, 0)
        guard kind == .chainedContext else {
            let count = try table.word(offset)
            let inputs = max(0, isFormat3 ? count : count - 1)
            let records: List = (offset + 4 + 2 * inputs, try table.word(offset + 2))
            return ContextRule(backtrack: none, input: (offset + 4, inputs), lookahead: none, records: records)
        }
        let backtrack = try list(&offset)
        let input = try list(&offset, isWithoutFirst: !isFormat3)
        let lookahead = try list(&offset)
        return ContextRule(
            backtrack: backtrack, input: input, lookahead: lookahead, records: (offset + 2, try table.word(offset)))
    }

    /// Returns all rules of a context. Both kinds and all three formats have the same parts in different orders.
    private func contextRules() throws -> [ContextRule] {
        let format = try format
        switch (kind, format) {
        case (.context, 3), (.chainedContext, 3): return [try contextRule(at: start + 2, isFormat3: true)]
        case (.context, 1), (.context, 2), (.chainedContext, 1), (.chainedContext, 2):
            let field = format == 1 ? 4 : kind == .context ? 6 : 10
            var rules: [ContextRule] = []
            for index in 0..<(try table.word(start + field)) {
                guard let set = try table.target(start, field + 2 + 2 * index) else { continue }
                for number in 0..<(try table.word(set)) {
                    let place = try set + table.word(set + 2 + 2 * number)
                    rules.append(try contextRule(at: place, isFormat3: false))
                }
            }
            return rules
        case (.reverseChainedContext, 1):
            var offset = start + 4
            let backtrack = try list(&offset)
            let lookahead = try list(&offset)
            return [
                ContextRule(backtrack: backtrack, input: (start + 2, 1), lookahead: lookahead, records: (offset, 0))
            ]
        default: throw OpenTypeTable.Unsupported()
        }
    }

    private func contextRoles(of glyph: Int) throws -> Roles {
        var roles: Roles = []
        switch (kind, try format) {
        case (.context, 3), (.chainedContext, 3), (.reverseChainedContext, 1):
            for rule in try contextRules() {
                guard rule.input.count > 0 else { throw OpenTypeTable.Unsupported() }
                if try covers(glyph, start + table.word(rule.input.start)) { roles.insert(.trigger) }
                for list in [rule.backtrack, rule.input, rule.lookahead] {
                    for index in 0..<list.count where try covers(glyph, start + table.word(list.start + 2 * index)) {
                        roles.formUnion([.left, .right])
                    }
                }
            }
        case (_, let format):
            if try covers(glyph, table.target(start, 2)) { roles = [.left, .right, .trigger] }
            // The values of rules are glyphs in the format 1, and classes in the format 2.
            var (before, input, after) = (glyph, glyph, glyph)
            if format == 2, kind == .context {
                input = try table.glyphClass(of: glyph, in: table.target(start, 4))
            } else if format == 2 {
                before = try table.glyphClass(of: glyph, in: table.target(start, 4))
                input = try table.glyphClass(of: glyph, in: table.target(start, 6))
                after = try table.glyphClass(of: glyph, in: table.target(start, 8))
            }
            for rule in try contextRules()
            where try contains(before, rule.backtrack) || contains(input, rule.input) || contains(after, rule.lookahead)
            {
                return roles.union([.left, .right])
            }
        }
        return roles
    }

    /// The lookups that rules of contexts apply.
    func nestedLookups() throws -> Set<Int> {
        guard kind == .context || kind == .chainedContext else { return [] }
        var result: Set<Int> = []
        for rule in try contextRules() {
            for index in 0..<rule.records.count { result.insert(try table.word(rule.records.start + 4 * index + 2)) }
        }
        return result
    }

    // MARK: Substitution

    private func ligatures() throws -> [(set: Int, glyph: Int, components: List)] {
        guard try format == 1 else { throw OpenTypeTable.Unsupported() }
        var result: [(set: Int, glyph: Int, components: List)] = []
        for index in 0..<(try table.word(start + 4)) {
            guard let set = try table.target(start, 6 + 2 * index) else { continue }
            for number in 0..<(try table.word(set)) {
                let place = try set + table.word(set + 2 + 2 * number)
                var components = place + 2
                result.append((index, try table.word(place), try list(&components, isWithoutFirst: true)))
            }
        }
        return result
    }

    /// Returns the glyphs that can replace a glyph, alone or with others; `nil` if the rules can remove the glyph.
    ///
    /// Contexts are ignored here: the lookups that they apply are asked separately.
    func replacements(of glyph: Int) throws -> [Int]? {
        switch kind {
        case .ligature:
            let own = try table.index(of: glyph, inCoverage: table.target(start, 2))
            var result: [Int] = []
            for ligature in try ligatures() where try ligature.set == own || contains(glyph, ligature.components) {
                result.append(ligature.glyph)
            }
            return result
        case .single, .multiple, .alternate:
            guard let index = try table.index(of: glyph, inCoverage: table.target(start, 2)) else { return [] }
            if kind == .single, try format == 1 { return [try (glyph + table.word(start + 4)) & 0xffff] }
            guard index < (try table.word(start + 4)) else { return [] }
            if kind == .single { return [try table.word(start + 6 + 2 * index)] }
            guard var place = try table.target(start, 6 + 2 * index) else { return [] }
            let list = try list(&place)
            var result: [Int] = []
            for number in 0..<list.count { result.append(try table.word(list.start + 2 * number)) }
            return result.isEmpty && kind == .multiple ? nil : result
        case .reverseChainedContext:
            guard let rule = try contextRules().first,
                let index = try table.index(of: glyph, inCoverage: table.target(start, 2)),
                index < (try table.word(rule.records.start))
            else { return [] }
            return [try table.word(rule.records.start + 2 + 2 * index)]
        case .adjustment, .pair, .cursive, .mark, .context, .chainedContext: return []
        }
    }
}
