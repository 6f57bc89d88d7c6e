import Foundation

/// Finds the occurrences of a string in a text.
///
/// The comparison is literal or ignores case. Precomposed and decomposed forms of a character match each other. Matches
/// begin and end at character boundaries.
package struct TextFinder {
    /// The way in which matches relate to words.
    package enum WordMatch: Sendable {
        /// Matches may be anywhere.
        case contains
        /// Matches begin at the start of a word.
        case startsWith
        /// Matches are whole words.
        case fullWord
    }

    /// The normalization forms of the search string in UTF-16, case-folded if case is ignored.
    private let patterns: [[UInt16]]
    private let ignoresCase: Bool
    private let wordMatch: WordMatch

    /// - Parameter query: The search string. An empty string has no matches.
    package init(_ query: String, wordMatch: WordMatch = .contains, ignoresCase: Bool = true) {
        self.ignoresCase = ignoresCase
        self.wordMatch = wordMatch
        var ways = [Array(query.utf16)]
        if !query.utf8.allSatisfy({ $0 < 0x80 }) {
            ways.append(Array(query.precomposedStringWithCanonicalMapping.utf16))
            ways.append(Array(query.decomposedStringWithCanonicalMapping.utf16))
        }
        if ignoresCase { ways = ways.map { CaseFolding.folded($0) } }
        var different: [[UInt16]] = []
        for way in ways where !way.isEmpty && !different.contains(way) { different.append(way) }
        patterns = different
    }

    /// Returns the ranges of the matches in a text, in UTF-16 code units, in order and without overlaps.
    package func ranges(in text: String) -> [Range<Int>] {
        guard !patterns.isEmpty else { return [] }
        let original = Array(text.utf16)
        let units = ignoresCase ? CaseFolding.folded(original) : original
        var result: [Range<Int>] = []
        units.withUnsafeBufferPointer { units in
            for pattern in patterns {
                pattern.withUnsafeBufferPointer { find($0, in: units, original, &result) }
            }
        }
        guard patterns.count > 1 else { return result }
        result.sort { $0.lowerBound < $1.lowerBound }
        var end = 0
        return result.filter { range in
            guard range.lowerBound >= end else { return false }
            end = range.upperBound
            return true
        }
    }

    private func find(
        _ pattern: UnsafeBufferPointer<UInt16>, in units: UnsafeBufferPointer<UInt16>, _ original: [UInt16],
        _ result: inout [Range<Int>]
    ) {
        let count = pattern.count
        let first = pattern[0]
        var start = 0
        let last = units.count - count
        while start <= last {
            guard units[start] == first else {
                start += 1
                continue
            }
            var matched = 1
            while matched < count, units[start + matched] == pattern[matched] { matched += 1 }
            let range = start..<start + count
            if matched == count, isWhole(range, in: original) {
                result.append(range)
                start += count
            } else {
                start += 1
            }
        }
    }

    // MARK: Boundaries

    /// Returns whether a range begins and ends at character boundaries, and at word boundaries if they are required.
    private func isWhole(_ range: Range<Int>, in units: [UInt16]) -> Bool {
        if let next = TextFinder.scalar(at: range.upperBound, in: units), TextFinder.joins(next) { return false }
        // A zero-width joiner combines the characters around it into one.
        if range.lowerBound > 0, units[range.lowerBound - 1] == 0x200D { return false }
        guard wordMatch != .contains else { return true }
        if TextFinder.isInWord(before: range.lowerBound, in: units),
            TextFinder.isInWord(at: range.lowerBound, in: units)
        {
            return false
        }
        return wordMatch == .startsWith || !TextFinder.isInWord(at: range.upperBound, in: units)
            || !TextFinder.isInWord(before: range.upperBound, in: units)
    }

    /// Returns whether a scalar combines with the character before it.
    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x300 && (scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier)
    }

    private static func isInWord(at offset: Int, in units: [UInt16]) -> Bool {
        scalar(at: offset, in: units).map { isWordPart($0) } ?? false
    }

    private static func isInWord(before offset: Int, in units: [UInt16]) -> Bool {
        guard offset > 0 else { return false }
        let isPair = offset > 1 && UTF16.isTrailSurrogate(units[offset - 1])
        return isInWord(at: offset - (isPair ? 2 : 1), in: units)
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 {
            return (0x30...0x39).contains(scalar.value) || (0x41...0x5A).contains(scalar.value)
                || (0x61...0x7A).contains(scalar.value) || scalar.value == 0x5F
        }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.isGraphemeExtend
    }

    /// Returns the scalar that begins at an offset; nil at the end of the text and for an unpaired surrogate.
    private static func scalar(at offset: Int, in units: [UInt16]) -> Unicode.Scalar? {
        guard offset < units.count else { return nil }
        let unit = units[offset]
        if UTF16.isLeadSurrogate(unit), offset + 1 < units.count, UTF16.isTrailSurrogate(units[offset + 1]) {
            return Unicode.Scalar(0x10000 + (UInt32(unit - 0xD800) << 10 | UInt32(units[offset + 1] - 0xDC00)))
        }
        return Unicode.Scalar(unit)
    }
}

/// Case folding of single UTF-16 code units, which preserves offsets.
private enum CaseFolding {
    /// The lowercase form of each code unit, if it is also a single code unit.
    private static let table: [UInt16] = (0...UInt16.max).map { unit in
        guard let scalar = Unicode.Scalar(unit), scalar.properties.changesWhenCaseFolded else { return unit }
        // Final sigma and sigma are the same letter.
        if unit == 0x3C2 { return 0x3C3 }
        let lower = scalar.properties.lowercaseMapping.utf16
        return lower.count == 1 ? lower.first ?? unit : unit
    }

    static func folded(_ units: [UInt16]) -> [UInt16] {
        // ASCII text needs no table, which is slow to create.
        guard units.contains(where: { $0 >= 0x80 }) else { return units.map { ascii($0) } }
        return table.withUnsafeBufferPointer { table in units.map { table[Int($0)] } }
    }

    private static func ascii(_ unit: UInt16) -> UInt16 { (0x41...0x5A).contains(unit) ? unit + 0x20 : unit }
}
