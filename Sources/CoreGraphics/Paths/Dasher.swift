/// An algorithm that splits a path into dashes. Curves remain curves.
struct Dasher {
    /// The greatest number of dashes.
    private static let maximumDashes = 100_000

    private let lengths: [CGFloat]
    private let firstIndex: Int
    private let firstRest: CGFloat
    /// The index of the current length, where even indices are dashes. `rest` is the remainder of that length.
    private var index = 0
    private var rest: CGFloat = 0
    private var isPenDown = false
    private var count = 0
    /// The dashes of the subpath so far.
    private var subpath = PathElements()
    /// A Boolean value that indicates whether the subpath starts with a dash.
    private var startsWithDash = false
    private(set) var result = PathElements()

    /// Creates a dasher; returns `nil` if the lengths give a solid line.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        let sum = lengths.reduce(0, +)
        guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), sum > 0, sum.isFinite, phase.isFinite else { return nil }
        // An odd number of lengths exchanges dashes and gaps in every second period.
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = lengths.count % 2 == 0 ? sum : 2 * sum
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest >= self.lengths[index], rest > 0 || self.lengths[index] == 0 {
            rest -= self.lengths[index]
            index = (index + 1) % self.lengths.count
        }
        firstIndex = index
        firstRest = self.lengths[index] - rest
    }

    /// Splits a path; returns `false` if there are too many dashes.
    mutating func dash(_ elements: [PathElement]) -> Bool {
        var current = CGPoint.zero
        var start = CGPoint.zero
        begin()
        for element in elements {
            switch element {
            case .move(let p):
                (current, start) = (p, p)
                begin()
            case .line(let p):
                line(current, p)
                current = p
            case .quad(let c, let p):
                curve(Cubic(from: current, c, to: p))
                current = p
            case .curve(let c1, let c2, let p):
                curve(Cubic(p0: current, p1: c1, p2: c2, p3: p))
                current = p
            case .close:
                line(current, start)
                current = start
                if startsWithDash, isPenDown { joinEnds() }
                begin()
            }
            if count > Dasher.maximumDashes { return false }
        }
        begin()
        return true
    }

    private mutating func begin() {
        result.append(subpath.elements, .identity)
        subpath.removeAll()
        (index, rest, isPenDown) = (firstIndex, firstRest, false)
        startsWithDash = index % 2 == 0
    }

    /// Joins the last dash of a closed subpath to the first one.
    private mutating func joinEnds() {
        let pieces = subpath.elements
        let second = pieces.dropFirst().firstIndex { if case .move = $0 { true } else { false } }
        guard let second else {
            // The dash covers the whole subpath.
            subpath.close()
            return
        }
        subpath.removeAll()
        subpath.append(Array(pieces[second...]), .identity)
        subpath.append(Array(pieces[1..<second]), .identity)
    }

    private mutating func line(_ a: CGPoint, _ b: CGPoint) {
        let (x, y) = (b.x - a.x, b.y - a.y)
        let length = (x * x + y * y).squareRoot()
        walk(length) { from, to, result in
            let end = to >= length ? b : CGPoint(x: a.x + x * to / length, y: a.y + y * to / length)
            if let from { result.move(to: CGPoint(x: a.x + x * from / length, y: a.y + y * from / length)) }
            result.line(to: end)
        }
    }

    private mutating func curve(_ cubic: Cubic) {
        // The arc lengths from the start, at equal parameter steps.
        let steps = 128
        var lengths: [CGFloat] = [0]
        var last = cubic.p0
        for step in 1...steps {
            let next = cubic.point(at: CGFloat(step) / CGFloat(steps))
            let (x, y) = (next.x - last.x, next.y - last.y)
            lengths.append(lengths[step - 1] + (x * x + y * y).squareRoot())
            last = next
        }
        func place(_ length: CGFloat) -> CGFloat {
            var (low, high) = (0, steps)
            while high - low > 1 {
                let middle = (low + high) / 2
                if lengths[middle] <= length { low = middle } else { high = middle }
            }
            let piece = lengths[high] - lengths[low]
            return min(1, (CGFloat(low) + (piece > 0 ? (length - lengths[low]) / piece : 0)) / CGFloat(steps))
        }
        var reached: CGFloat = 0
        walk(lengths[steps]) { from, to, result in
            let start = from.map(place) ?? reached
            let end = to >= lengths[steps] ? 1 : place(to)
            let part = cubic.part(from: start, to: end)
            if from != nil { result.move(to: part.p0) }
            result.curve(part.p1, part.p2, to: part.p3)
            reached = end
        }
    }

    /// Calls `add` for each dash within an element, with the distances at which it starts and ends.
    ///
    /// The start is `nil` if the dash continues from the previous element.
    private mutating func walk(_ length: CGFloat, _ add: (CGFloat?, CGFloat, inout PathElements) -> Void) {
        guard length > 0, length.isFinite else { return }
        var place: CGFloat = 0
        while place < length, count <= Dasher.maximumDashes {
            let next = min(length, place + rest)
            if index % 2 == 0 {
                add(isPenDown ? nil : place, next, &subpath)
                isPenDown = true
            }
            rest -= next - place
            // A length that is lost to rounding at a large distance would never end.
            if next == place, rest > 0 { rest = 0 }
            place = next
            if rest <= 0 {
                index = (index + 1) % lengths.count
                rest = lengths[index]
                isPenDown = false
                count += 1
            }
        }
    }
}
