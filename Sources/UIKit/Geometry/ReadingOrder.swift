/// Arranges rectangles in reading order: divides them into rows where there are gaps between them, rows into columns,
/// and so on. The columns of a right-to-left area are in order from the right (RT-13).
enum ReadingOrder {
    /// Returns items in reading order.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - isRightToLeft: Whether the area is right-to-left.
    ///   - box: Returns the rectangle of an item.
    static func ordered<Item>(_ items: [Item], isRightToLeft: Bool, box: (Item) -> CGRect) -> [Item] {
        guard items.count > 1 else { return items }
        let parts = items.enumerated().map { index, item in
            var box = box(item)
            // An object of the app can return any frame.
            if !box.isFinite { box = .zero }
            if isRightToLeft { box.origin.x = -box.maxX }
            return Part(index: index, box: box)
        }
        return ordered(parts).map { items[$0.index] }
    }

    private struct Part {
        let index: Int
        let box: CGRect
    }

    private static func ordered(_ parts: [Part]) -> [Part] {
        guard parts.count > 1 else { return parts }
        let rows = cut(parts, along: \.y)
        if rows.count > 1 { return rows.flatMap { ordered($0) } }
        let columns = cut(parts, along: \.x)
        if columns.count > 1 { return columns.flatMap { ordered($0) } }
        // Parts that overlap on both axes cannot be divided.
        return parts.sorted { a, b in
            (a.box.minY, a.box.minX, a.index) < (b.box.minY, b.box.minX, b.index)
        }
    }

    /// Divides the parts into groups that are separated by lines that intersect none of the parts.
    private static func cut(_ parts: [Part], along axis: KeyPath<Span, ClosedRange<CGFloat>>) -> [[Part]] {
        let sorted = parts.map { (part: $0, range: Span($0.box)[keyPath: axis]) }
            .sorted { ($0.range.lowerBound, $0.part.index) < ($1.range.lowerBound, $1.part.index) }
        var groups: [[Part]] = []
        var end = -CGFloat.infinity
        for item in sorted {
            if item.range.lowerBound >= end { groups.append([]) }
            groups[groups.count - 1].append(item.part)
            end = max(end, item.range.upperBound)
        }
        return groups
    }

    /// The extent of a rectangle without its margins, because the focus rings and shadows of neighbors may overlap
    /// slightly.
    private struct Span {
        let x: ClosedRange<CGFloat>
        let y: ClosedRange<CGFloat>

        init(_ box: CGRect) {
            let dx = min(4, box.width / 4)
            let dy = min(4, box.height / 4)
            x = ClosedRange(from: box.minX + dx, to: box.maxX - dx)
            y = ClosedRange(from: box.minY + dy, to: box.maxY - dy)
        }
    }
}
