/// Divides items of different sizes into lines (CL-02 to CL-06).
struct FlowLineBreaker {
    private let sizes: [FlowExtent]
    private let room: FlowRoom
    private var lines: [FlowLine] = []

    /// Returns the lines of items.
    static func lines(of sizes: [FlowExtent], in room: FlowRoom) -> [FlowLine] {
        var breaker = FlowLineBreaker(sizes: sizes, room: room)
        breaker.divide()
        return breaker.lines
    }

    private init(sizes: [FlowExtent], room: FlowRoom) {
        self.sizes = sizes
        self.room = room
    }

    private mutating func divide() {
        guard !sizes.isEmpty else { return }
        var first = 0
        var used = sizes[0].across
        var total = used
        var thickness = sizes[0].along
        for index in 1..<max(1, sizes.count) {
            let size = sizes[index]
            if room.fits(size.across, after: used) {
                used += room.itemSpacing + size.across
                total += size.across
                thickness = max(thickness, size.along)
            } else {
                append(first..<index, total: total, thickness: thickness, isLast: false)
                first = index
                used = size.across
                total = used
                thickness = size.along
            }
        }
        append(first..<sizes.count, total: total, thickness: thickness, isLast: true)
    }

    private mutating func append(_ items: Range<Int>, total: CGFloat, thickness: CGFloat, isLast: Bool) {
        var start: CGFloat = 0
        var reach = thickness
        if let last = lines.last {
            // Lines do not move back behind the previous one, however negative the spacing is.
            start = max(last.start, last.start + last.thickness + room.lineSpacing)
            reach = max(last.reach, start + thickness)
        }
        let (leading, spacing) = isLast ? lastArrangement(items) : arrangement(items.count, total: total)
        lines.append(
            FlowLine(
                items: items, start: start, thickness: thickness, reach: reach, leading: leading, spacing: spacing))
    }

    /// Returns the arrangement of a full line, which fills the available extent (CL-03, CL-06).
    private func arrangement(_ count: Int, total: CGFloat) -> (leading: CGFloat, spacing: CGFloat) {
        count == 1
            ? ((room.available - total) / 2, 0) : (0, (room.available - total) / CGFloat(count - 1))
    }

    /// Returns the arrangement of the last line (CL-04 to CL-06).
    private func lastArrangement(_ items: Range<Int>) -> (leading: CGFloat, spacing: CGFloat) {
        let size = sizes[items.lowerBound]
        guard items.allSatisfy({ sizes[$0] == size }) else { return (0, room.itemSpacing) }
        let capacity = max(items.count, room.capacity(of: size.across, limit: items.count))
        return arrangement(capacity, total: CGFloat(capacity) * size.across)
    }
}
