/// The items of a section of a flow layout, in lines.
///
/// Items of the same size need no storage: their lines are found by arithmetic. Otherwise, the lines are stored, and
/// found by binary search.
struct FlowItems {
    private enum Storage {
        case uniform(FlowExtent, capacity: Int)
        case lines([FlowExtent], [FlowLine])
    }

    let count: Int
    let room: FlowRoom
    private let storage: Storage

    /// Places items of the same size. It takes constant time.
    init(count: Int, of size: FlowExtent, in room: FlowRoom) {
        let capacity = room.capacity(of: size.across, limit: count)
        self.init(count: count, room: room, storage: .uniform(size, capacity: capacity))
    }

    /// Places items of different sizes. It takes time in proportion to their number.
    init(_ sizes: [FlowExtent], in room: FlowRoom) {
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
            self.init(count: sizes.count, of: first, in: room)
        } else {
            let lines = FlowLineBreaker.lines(of: sizes, in: room)
            self.init(count: sizes.count, room: room, storage: .lines(sizes, lines))
        }
    }

    private init(count: Int, room: FlowRoom, storage: Storage) {
        self.count = count
        self.room = room
        self.storage = storage
    }

    /// The length of the lines along the direction of scrolling.
    var length: CGFloat {
        guard count > 0 else { return 0 }
        switch storage {
        case .uniform(let size, let capacity):
            return CGFloat((count - 1) / capacity) * pitch(size) + size.along
        case .lines(_, let lines): return lines.last?.reach ?? 0
        }
    }

    private func pitch(_ size: FlowExtent) -> CGFloat { max(0, size.along + room.lineSpacing) }

    /// Returns the items of the lines that overlap a range along the direction of scrolling. It takes logarithmic time.
    ///
    /// - Parameters:
    ///   - low: The start of the range, from the first line.
    ///   - high: The end of the range.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0, low < high else { return 0..<0 }
        switch storage {
        case .uniform(let size, let capacity):
            let pitch = pitch(size)
            let lines = (count - 1) / capacity + 1
            guard pitch > 0 else { return high > 0 && low < size.along ? 0..<count : 0..<0 }
            let first = index(((low - size.along) / pitch).rounded(.down) + 1, limit: lines)
            let end = index((high / pitch).rounded(.up), limit: lines)
            return first < end ? first * capacity..<min(count, end * capacity) : 0..<0
        case .lines(_, let lines):
            let first = lines.insertionIndex { $0.reach > low }
            let end = lines.insertionIndex { $0.start >= high }
            return first < end ? lines[first].items.lowerBound..<lines[end - 1].items.upperBound : 0..<0
        }
    }

    /// Returns a number of lines, which is between zero and a limit. Values beyond the range of integers are possible.
    private func index(_ value: CGFloat, limit: Int) -> Int {
        value <= 0 ? 0 : value >= CGFloat(limit) ? limit : Int(value)
    }

    /// Calls a closure with the frames of items: the position from the first line, and the size. Origins are not
    /// rounded.
    ///
    /// - Parameters:
    ///   - items: The indices of the items.
    ///   - body: A closure that receives the index of the item, its position and its size.
    func forEach(_ items: Range<Int>, _ body: (Int, FlowExtent, FlowExtent) -> Void) {
        guard !items.isEmpty else { return }
        switch storage {
        case .uniform(let size, let capacity):
            let pitch = pitch(size)
            let spacing = capacity == 1 ? 0 : (room.available - CGFloat(capacity) * size.across) / CGFloat(capacity - 1)
            let leading = capacity == 1 ? (room.available - size.across) / 2 : 0
            for item in items {
                let position = FlowExtent(
                    along: CGFloat(item / capacity) * pitch,
                    across: leading + CGFloat(item % capacity) * (size.across + spacing))
                body(item, position, size)
            }
        case .lines(let sizes, let lines):
            var number = lines.insertionIndex { $0.items.upperBound > items.lowerBound }
            while number < lines.count, lines[number].items.lowerBound < items.upperBound {
                let line = lines[number]
                var across = line.leading
                for item in line.items {
                    let size = sizes[item]
                    if items.contains(item) {
                        let along = line.start + (line.thickness - size.along) / 2
                        body(item, FlowExtent(along: along, across: across), size)
                    }
                    across += size.across + line.spacing
                }
                number += 1
            }
        }
    }
}
