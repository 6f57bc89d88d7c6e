/// The solved geometry of a flow layout: sections one after the other.
struct FlowSolution {
    private(set) var sections: [FlowSection] = []
    /// The length of all sections along the direction of scrolling.
    private(set) var length: CGFloat = 0

    mutating func append(_ section: FlowSection) {
        var section = section
        section.start = length
        sections.append(section)
        length += max(0, section.length)
    }

    /// Returns the sections that overlap a range along the direction of scrolling. It takes logarithmic time.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = sections.insertionIndex { $0.end > low }
        let end = sections.insertionIndex { $0.start >= high }
        return first < end ? first..<end : 0..<0
    }

    /// Returns the position of a header that stays visible while its section is (CL-10).
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - visibleStart: The start of the visible range.
    func pinnedHeaderStart(_ section: Int, visibleStart: CGFloat) -> CGFloat {
        let section = sections[section]
        return max(section.start, min(visibleStart, section.end - section.headerLength))
    }

    /// Returns the position of a footer that stays visible while its section is (CL-10).
    func pinnedFooterStart(_ section: Int, visibleEnd: CGFloat) -> CGFloat {
        let section = sections[section]
        return min(section.footerStart, max(visibleEnd - section.footerLength, section.start))
    }
}
