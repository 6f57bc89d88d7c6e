import CoreGraphics

/// Text with its attributes that is inserted into or copied from a document. Offsets count UTF-16 code units.
@MainActor package struct TextFragment {
    package private(set) var text: String
    /// The style runs, which cover the entire text in order.
    package private(set) var runs: [StyleRun]

    /// Creates a fragment with one style.
    package init(_ text: String = "", style: TextStyle = .plain) {
        self.text = text
        let units = text.utf16.count
        runs = units > 0 ? [StyleRun(units: units, style: style)] : []
    }

    /// Creates text from runs, whose lengths are together that of the text.
    package init(text: String, runs: [StyleRun]) {
        self.text = text
        self.runs = runs
    }

    /// Creates a fragment from an attributed string.
    package init(_ attributed: NSAttributedString) {
        // Contiguous UTF-8 storage makes access to characters fast.
        var text = attributed.string
        text.makeContiguousUTF8()
        self.text = text
        runs = []
        let length = text.utf16.count
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
            let style = attributes.isEmpty ? TextStyle.plain : TextStyle(attributes)
            TextFragment.append(StyleRun(units: range.length, style: style), to: &runs)
        }
        // Unpaired surrogates are replaced during the conversion, which may change the length.
        var rest = length
        for index in runs.indices {
            runs[index].units = min(rest, runs[index].units)
            rest -= runs[index].units
        }
        if rest > 0 { TextFragment.append(StyleRun(units: rest, style: .plain), to: &runs) }
        runs.removeAll { $0.units == 0 }
        joinSurrogatePairs()
    }

    /// Creates a fragment whose runs may end within surrogate pairs: a pair gets the style of its first unit.
    package init(text: String, dividingRuns runs: [StyleRun]) {
        self.init(text: text, runs: runs)
        joinSurrogatePairs()
    }

    private mutating func joinSurrogatePairs() {
        guard runs.count > 1 else { return }
        var end = 0
        for index in runs.indices.dropLast() {
            end += runs[index].units
            guard runs[index].units > 0, !text.isScalarStart(unit: end) else { continue }
            runs[index].units += 1
            runs[index + 1].units -= 1
            end += 1
        }
        runs.removeAll { $0.units == 0 }
    }

    /// The length in UTF-16 code units.
    package var units: Int { text.utf16.count }

    /// Returns an attributed string. Attributes that the fragment does not specify come from `base`.
    package func attributedString(base: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text, attributes: base)
        var location = 0
        for run in runs {
            if !run.style.attributes.isEmpty {
                result.addAttributes(
                    run.style.attributes, range: NSRange(location: location, length: run.units))
            }
            location += run.units
        }
        return result
    }

    /// Appends another fragment.
    package mutating func append(_ other: TextFragment) {
        text += other.text
        for run in other.runs { TextFragment.append(run, to: &runs) }
    }

    /// Returns the part of the fragment in a range, which must be within the text and end at scalar boundaries.
    package func slice(_ range: Range<Int>) -> TextFragment {
        TextFragment(
            text: String(text[text.index(atUnit: range.lowerBound)..<text.index(atUnit: range.upperBound)]),
            runs: TextFragment.slice(runs, range))
    }

    // MARK: Runs

    /// Appends a run, merging it with the last run if both have the same style.
    package static func append(_ run: StyleRun, to runs: inout [StyleRun]) {
        guard run.units > 0 else { return }
        if let last = runs.indices.last, runs[last].style.isSame(as: run.style) {
            runs[last].units += run.units
        } else {
            runs.append(run)
        }
    }

    /// Returns the runs of a range.
    package static func slice(_ runs: [StyleRun], _ range: Range<Int>) -> [StyleRun] {
        if runs.count == 1 { return range.isEmpty ? [] : [StyleRun(units: range.count, style: runs[0].style)] }
        var result: [StyleRun] = []
        var start = 0
        for run in runs {
            let part = (start..<start + run.units).clamped(to: range)
            if !part.isEmpty { result.append(StyleRun(units: part.count, style: run.style)) }
            start += run.units
        }
        return result
    }

    /// Replaces the runs of a range.
    ///
    /// - Parameters:
    ///   - range: The range to replace.
    ///   - runs: The runs to change.
    ///   - units: The total length of `runs`.
    ///   - new: The replacement.
    package static func replace(_ range: Range<Int>, in runs: inout [StyleRun], of units: Int, with new: [StyleRun]) {
        if runs.count == 1, new.count <= 1, new.allSatisfy({ $0.style === runs[0].style }) {
            runs[0].units += (new.first?.units ?? 0) - range.count
            if runs[0].units == 0 { runs.removeAll() }
            return
        }
        var result = slice(runs, 0..<range.lowerBound)
        for run in new { append(run, to: &result) }
        for run in slice(runs, range.upperBound..<units) { append(run, to: &result) }
        runs = result
    }
}
