/// A row that the user moves with the reorder control of its cell.
@MainActor struct TableReordering {
    let cell: UITableViewCell
    /// The number of the row before it is moved.
    let source: Int
    let sourceSection: Int
    /// The height of the row, in points.
    let height: CGFloat
    /// The distance between the top of the cell and the pointer or finger.
    let grip: CGFloat
    /// Scrolls while the pointer or finger is near an edge (SW-10).
    let autoscroll: Autoscroll
    /// The place of the pointer or finger, in the window's coordinates.
    var point: CGPoint
    /// The number of the row whose place the moved row would take.
    var target: Int
    /// The index path that the row would have after the move.
    var destination: IndexPath
    /// The generation of the rows in which the numbers are valid.
    let generation: Int

    /// Returns the distance by which another row gives way.
    func shift(ofRow number: Int) -> CGFloat {
        if source < number, number <= target { return -height }
        if target <= number, number < source { return height }
        return 0
    }

    /// Returns the distance by which a header or footer gives way to a row that goes to another section.
    func shift(of part: TableSectionPart, in section: Int) -> CGFloat {
        let other = destination.section
        let (first, last) = (min(sourceSection, other), max(sourceSection, other))
        // Rows are below the header of their section, and above its footer.
        let isBetween = part == .header ? first < section && section <= last : first <= section && section < last
        guard isBetween else { return 0 }
        return sourceSection < other ? -height : height
    }
}
