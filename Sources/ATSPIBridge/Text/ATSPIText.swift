import AccessibilityTree
import CoreGraphics
import DBus

/// The text of an object, with the offsets and the units of AT-SPI.
@MainActor struct ATSPIText {
    let object: ATSPIObject
    let node: any AccessibilityNode
    let facet: any AccessibilityTextFacet

    /// The number of Unicode scalars.
    var count: Int { scalar(facet.textLength) }

    func scalar(_ unit: Int) -> Int { object.textIndex.scalar(atUnit: unit, in: facet) }

    func unit(_ scalar: Int) -> Int { object.textIndex.unit(atScalar: scalar, in: facet) }

    /// Returns a range of the facet. The end −1 means the end of the text; reversed ends are exchanged.
    func units(_ start: Int, _ end: Int) -> Range<Int> {
        let low = unit(start)
        let high = end < 0 ? facet.textLength : unit(end)
        return min(low, high)..<max(low, high)
    }

    func scalars(_ range: Range<Int>) -> [DBusValue] {
        [.count(scalar(range.lowerBound)), .count(scalar(range.upperBound))]
    }

    func frame(_ range: Range<Int>, _ type: Int) -> [DBusValue] {
        ATSPIGeometry(object, node, type).pixels(facet.textFrame(of: range))
    }

    /// Returns a text with its range, as results of a call.
    func result(_ range: Range<Int>?) -> [DBusValue] {
        guard let range else { return [.string(""), .int32(-1), .int32(-1)] }
        return [.text(facet.text(in: range))] + scalars(range)
    }

    // MARK: Units

    /// Returns the unit at an offset, by the number of a granularity: character, word, sentence, line, paragraph. Nil
    /// for other numbers.
    func range(at offset: Int, granularity: Int) -> Range<Int>? {
        let units: [AccessibilityTextUnit] = [.character, .word, .sentence, .line, .paragraph]
        guard units.indices.contains(granularity) else { return nil }
        return range(of: units[granularity], at: offset)
    }

    private func range(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
        let length = facet.textLength
        let position = self.unit(offset)
        // There is no character after the end.
        if unit == .character, position >= length { return length..<length }
        return facet.textRange(of: unit, at: position).clamped(to: 0..<length)
    }

    /// A position relative to a unit.
    enum Side { case before, at, after }

    /// Returns the unit before, at or after an offset, by the number of a boundary: character; start or end of a word,
    /// of a sentence, of a line. Units of the latter kind begin at the end of the previous one. Nil for other numbers.
    func range(_ side: Side, _ offset: Int, boundary: Int) -> Range<Int>? {
        let units: [AccessibilityTextUnit] = [.character, .word, .word, .sentence, .sentence, .line, .line]
        guard units.indices.contains(boundary) else { return nil }
        let isEnd = boundary > 0 && boundary % 2 == 0
        func range(at offset: Int) -> Range<Int> {
            isEnd ? endRange(of: units[boundary], at: offset) : self.range(of: units[boundary], at: offset)
        }
        let length = facet.textLength
        let current = range(at: offset)
        switch side {
        case .at: return current
        case .before:
            guard current.lowerBound > 0 else { return 0..<0 }
            return range(at: scalar(current.lowerBound) - 1)
        case .after:
            guard current.upperBound < length else { return length..<length }
            return range(at: scalar(current.upperBound))
        }
    }

    /// Returns the range around an offset between the ends of two units, without the space after them.
    private func endRange(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
        let current = range(of: unit, at: offset)
        let end = textEnd(current)
        if self.unit(offset) >= end, current.upperBound < facet.textLength {
            return end..<max(end, textEnd(range(of: unit, at: scalar(current.upperBound))))
        }
        guard current.lowerBound > 0 else { return 0..<max(0, end) }
        let start = textEnd(range(of: unit, at: scalar(current.lowerBound) - 1))
        return start..<max(start, end)
    }

    /// Returns the end of a range without the space at its end.
    private func textEnd(_ range: Range<Int>) -> Int {
        let space = facet.text(in: range).reversed().prefix { $0.isWhitespace }
        return range.upperBound - space.reduce(0) { $0 + $1.utf16.count }
    }

    // MARK: Attributes

    /// Returns the attributes at an offset with their range, as results of a call.
    func attributes(_ offset: Int, includesDefaults: Bool) -> [DBusValue] {
        let length = facet.textLength
        let position = unit(offset)
        guard offset >= 0, position < length else {
            return [.attributes(includesDefaults ? facet.defaultTextAttributes : [:])] + scalars(position..<position)
        }
        let (attributes, range) = facet.textAttributes(at: position)
        let all = includesDefaults ? facet.defaultTextAttributes.merging(attributes) { $1 } : attributes
        return [.attributes(all)] + scalars(range.clamped(to: 0..<length))
    }
}
