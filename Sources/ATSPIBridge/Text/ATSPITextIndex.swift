import AccessibilityTree

/// Converts between the offsets of a text facet, which count UTF-16 code units, and those of AT-SPI, which count
/// Unicode scalars (AS-21).
///
/// Known pairs of offsets are kept at distances of some thousand units, so that a conversion does not read a long text
/// from its start. Reported edits move them.
@MainActor final class ATSPITextIndex {
    private struct Mark {
        var unit: Int
        var scalar: Int
    }

    /// The distance of the marks in UTF-16 code units.
    private static let distance = 4096

    private var marks = [Mark(unit: 0, scalar: 0)]
    /// The revision and the length of the text for which the marks are valid.
    private var revision: Int?
    private var length = 0

    /// The number of marks.
    var markCount: Int { marks.count }

    // MARK: Conversion

    /// Returns the number of scalars before an offset.
    func scalar(atUnit unit: Int, in text: any AccessibilityTextFacet) -> Int {
        let unit = max(0, min(unit, validate(text)))
        var mark = marks[lastMark { $0.unit <= unit }]
        while mark.unit < unit {
            let part = part(mark.unit..<min(unit, mark.unit + Self.distance), of: text)
            // A range within a surrogate pair may be rounded to nothing.
            guard let next = position(after: part, at: mark) else { return mark.scalar }
            mark = next
        }
        return mark.scalar
    }

    /// Returns the offset after a number of scalars; that of the end if the text has fewer.
    func unit(atScalar scalar: Int, in text: any AccessibilityTextFacet) -> Int {
        let length = validate(text)
        let scalar = max(0, scalar)
        var mark = marks[lastMark { $0.scalar <= scalar }]
        while mark.scalar < scalar, mark.unit < length {
            let part = part(mark.unit..<min(length, mark.unit + Self.distance), of: text)
            let scalars = part.unicodeScalars
            let distance = scalar - mark.scalar
            if let end = scalars.index(scalars.startIndex, offsetBy: distance, limitedBy: scalars.endIndex) {
                return min(length, mark.unit + part.utf16.distance(from: part.startIndex, to: end))
            }
            guard let next = position(after: part, at: mark) else { return length }
            mark = next
        }
        return min(mark.unit, length)
    }

    /// Returns a part of the text that does not end within a surrogate pair. A facet that does not round returns a
    /// replacement character there.
    private func part(_ range: Range<Int>, of text: any AccessibilityTextFacet) -> String {
        let part = text.text(in: range)
        guard part.unicodeScalars.last == "\u{FFFD}", range.count > 1 else { return part }
        return text.text(in: range.lowerBound..<range.upperBound - 1)
    }

    /// Returns the position after a part of the text, and keeps it if the part is long; nil if it is empty.
    private func position(after part: String, at mark: Mark) -> Mark? {
        let units = part.utf16.count
        guard units > 0 else { return nil }
        let next = Mark(unit: mark.unit + units, scalar: mark.scalar + part.unicodeScalars.count)
        // A part that was rounded may be shorter by one.
        if units >= Self.distance - 1 {
            let index = lastMark { $0.unit <= next.unit }
            if marks[index].unit != next.unit { marks.insert(next, at: index + 1) }
        }
        return next
    }

    /// Returns the index of the last mark for which a condition holds, which holds for the first one.
    private func lastMark(where condition: (Mark) -> Bool) -> Int {
        var (low, high) = (0, marks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if condition(marks[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    /// Forgets the marks if the text has changed without a report. Returns the length of the text.
    private func validate(_ text: any AccessibilityTextFacet) -> Int {
        let current = max(0, text.textLength)
        if revision != text.textRevision || length != current {
            marks = [Mark(unit: 0, scalar: 0)]
            revision = text.textRevision
            length = current
        }
        return current
    }

    // MARK: Edits

    /// Moves the marks after an insertion, which is part of the facet's current text, and returns the number of scalars
    /// before it.
    func insert(_ inserted: String, at unit: Int, in text: any AccessibilityTextFacet) -> Int {
        shift(from: unit, removing: 0, unitDelta: inserted.utf16.count, scalarDelta: inserted.unicodeScalars.count)
        return scalarCount(beforeEditAt: unit, in: text)
    }

    /// Moves the marks after a deletion, and returns the number of scalars before it.
    func delete(_ deleted: String, at unit: Int, in text: any AccessibilityTextFacet) -> Int {
        let units = deleted.utf16.count
        shift(from: unit, removing: units, unitDelta: -units, scalarDelta: -deleted.unicodeScalars.count)
        return scalarCount(beforeEditAt: unit, in: text)
    }

    private func shift(from unit: Int, removing units: Int, unitDelta: Int, scalarDelta: Int) {
        guard revision != nil else { return }
        length += unitDelta
        // The first mark stays, whatever offset is reported.
        marks.removeAll { $0.unit > max(0, unit) && $0.unit < unit + units }
        for index in marks.indices where marks[index].unit > max(0, unit) {
            marks[index].unit += unitDelta
            marks[index].scalar += scalarDelta
        }
    }

    /// Adopts the revision of the text.
    private func scalarCount(beforeEditAt unit: Int, in text: any AccessibilityTextFacet) -> Int {
        guard revision != nil else { return scalar(atUnit: unit, in: text) }
        revision = text.textRevision
        // During a replacement, the length is right only after the insertion; the text before the edit already is.
        let expected = length
        length = max(0, text.textLength)
        defer { length = expected }
        return scalar(atUnit: unit, in: text)
    }
}
