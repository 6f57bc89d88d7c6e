/// The extents of the parts of a section: spacing, header, rows, footer, in this order from above.
struct SectionGeometry {
    /// The spacing above the header, in units.
    var padding = 0
    var header = RowExtent.zero
    var rows = RowHeights()
    var footer = RowExtent.zero

    /// The distance from the beginning of the section to its first row, in units.
    var rowsStart: Int { padding + header.units }

    /// The distance from the beginning of the section to its footer, in units.
    var rowsEnd: Int { rowsStart + rows.extent }

    var sums: ExtentSums {
        ExtentSums(rows: rows.count, extent: rowsEnd + footer.units, rowExtent: rows.extent)
    }
}
