import CoreGraphics

/// The ranges of a text that are highlighted as search results.
@MainActor struct SearchHighlights {
    /// The ranges of results, in order and without overlaps.
    private(set) var found: [Range<Int>] = []
    /// The range of the current result.
    private(set) var highlighted: Range<Int>?

    var isEmpty: Bool { found.isEmpty && highlighted == nil }

    mutating func set(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
        if highlighted == range { highlighted = nil }
        switch style {
        case .normal: if let index = index(of: range) { found.remove(at: index) }
        case .highlighted:
            highlighted = range
        case .found:
            let index = firstIndex(from: range.lowerBound)
            if index == found.count || found[index] != range { found.insert(range, at: index) }
        }
    }

    mutating func removeAll() {
        found = []
        highlighted = nil
    }

    private func index(of range: Range<Int>) -> Int? {
        let index = firstIndex(from: range.lowerBound)
        return index < found.count && found[index] == range ? index : nil
    }

    /// Returns the index of the first result that begins at or after an offset.
    private func firstIndex(from offset: Int) -> Int {
        var (low, high) = (0, found.count)
        while low < high {
            let middle = (low + high) / 2
            if found[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the results that intersect a range.
    func found(in range: Range<Int>) -> ArraySlice<Range<Int>> {
        var start = firstIndex(from: range.lowerBound)
        if start > 0, found[start - 1].upperBound > range.lowerBound { start -= 1 }
        return found[start..<max(start, firstIndex(from: range.upperBound))]
    }

    /// Adjusts the ranges after a range of the text was replaced. Results that the change touches are removed.
    mutating func textDidChange(_ old: Range<Int>, to new: Range<Int>) {
        found = found.compactMap { SearchHighlights.moved($0, old, new) }
        highlighted = highlighted.flatMap { SearchHighlights.moved($0, old, new) }
    }

    /// Returns the location of a range after a change; nil if the change intersects it.
    static func moved(_ range: Range<Int>, _ old: Range<Int>, _ new: Range<Int>) -> Range<Int>? {
        if range.upperBound <= old.lowerBound { return range }
        guard range.lowerBound >= old.upperBound else { return nil }
        let distance = new.count - old.count
        return range.lowerBound + distance..<range.upperBound + distance
    }
}
