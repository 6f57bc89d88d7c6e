/// The positions of all parts of a table, in units of 1/1024 points from the top of the table header view.
///
/// Rows are numbered through all sections. Rows without height are not visible: no search finds them.
struct TableGeometry {
    /// The extent of the table header view.
    var top = 0
    /// The extent of the table footer view.
    var bottom = 0
    private(set) var sections: [SectionGeometry] = []
    private var tree = SumTree()

    init() {}

    init(_ sections: [SectionGeometry], top: Int, bottom: Int) {
        self.sections = sections
        self.top = top
        self.bottom = bottom
        tree = SumTree(sections.lazy.map(\.sums))
    }

    /// The extent of everything.
    var extent: Int { top + tree.total.extent + bottom }
    /// The number of rows in all sections.
    var rowCount: Int { tree.total.rows }

    // MARK: Numbers of rows

    /// Returns the number of a row in the table. The row may be the one after the last of its section.
    func number(of row: Int, in section: Int) -> Int { tree.sum(before: section).rows + row }

    /// Returns the section of a row, and its index there.
    func location(of number: Int) -> (section: Int, row: Int) {
        let (section, before) = tree.find(number, .rows)
        return (section, number - before.rows)
    }

    // MARK: Positions

    /// Returns the beginning of a section. The section may be the one after the last.
    func start(of section: Int) -> Int { top + tree.sum(before: section).extent }

    /// Returns the interval of a row.
    func interval(of number: Int) -> Range<Int> { place(of: number).interval }

    /// Returns the interval of a row, and whether its height is an estimate.
    func place(of number: Int) -> (interval: Range<Int>, isEstimate: Bool) {
        let (section, before) = tree.find(number, .rows)
        let (offset, height) = sections[section].rows.place(of: number - before.rows)
        let start = top + before.extent + sections[section].rowsStart + offset
        return (start..<start + height.units, height.isEstimate)
    }

    /// Returns the section that contains a position; nil if the position is outside of the sections.
    func section(at position: Int) -> Int? {
        guard position >= top else { return nil }
        let (section, _) = tree.find(position - top, .extent)
        return section < sections.count ? section : nil
    }

    /// Returns the first section that ends below a position, whether or not it begins above it.
    func firstSection(endingAfter position: Int) -> Int? { section(at: max(top, position)) }

    /// Returns the row that contains a position.
    func row(at position: Int) -> Int? {
        guard let number = firstRow(endingAfter: position), interval(of: number).contains(position) else { return nil }
        return number
    }

    /// Returns the first row that ends below a position.
    func firstRow(endingAfter position: Int) -> Int? { row(atRowExtent: rowExtent(before: position)) }

    /// Returns the last row that begins above a position.
    func lastRow(startingBefore position: Int) -> Int? { row(atRowExtent: rowExtent(before: position) - 1) }

    /// The sum of the extents of rows and parts of rows above a position.
    private func rowExtent(before position: Int) -> Int {
        guard position > top else { return 0 }
        let (section, before) = tree.find(position - top, .extent)
        guard section < sections.count else { return before.rowExtent }
        let geometry = sections[section]
        let inRows = position - top - before.extent - geometry.rowsStart
        return before.rowExtent + min(max(0, inRows), geometry.rows.extent)
    }

    private func row(atRowExtent position: Int) -> Int? {
        guard position >= 0, position < tree.total.rowExtent else { return nil }
        let (section, before) = tree.find(position, .rowExtent)
        return sections[section].rows.row(at: position - before.rowExtent).map { before.rows + $0 }
    }

    // MARK: Changes

    /// Returns the height of a row.
    func height(of number: Int) -> RowExtent {
        let (section, row) = location(of: number)
        return sections[section].rows[row]
    }

    /// Sets the height of a row.
    mutating func setHeight(_ height: RowExtent, of number: Int) {
        let (section, row) = location(of: number)
        change(section) { $0.rows[row] = height }
    }

    /// Changes the extents of a section. The number of its rows must not change.
    mutating func change(_ section: Int, _ body: (inout SectionGeometry) -> Void) {
        let old = sections[section].sums
        body(&sections[section])
        let new = sections[section].sums
        if new != old { tree.add(new - old, at: section) }
    }
}
