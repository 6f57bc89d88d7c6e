/// The pieces of a path and the pen's place. Numbers that are not finite are ignored with the piece they belong to.
struct PathElements: Sendable {
    private(set) var elements: [PathElement] = []
    /// Where the pen is; `nil` before the first move.
    private(set) var current: CGPoint?
    /// Where the current subpath began.
    private var start = CGPoint.zero

    var isEmpty: Bool { elements.isEmpty }

    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        current = nil
    }

    mutating func move(to p: CGPoint) {
        guard p.isFinite else { return }
        // Of several moves in a row only the last one says anything.
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(p))
        start = p
        current = p
    }

    mutating func line(to p: CGPoint) {
        guard current != nil, p.isFinite else { return }
        elements.append(.line(p))
        current = p
    }

    mutating func quad(_ c: CGPoint, to p: CGPoint) {
        guard current != nil, c.isFinite, p.isFinite else { return }
        elements.append(.quad(c, p))
        current = p
    }

    mutating func curve(_ c1: CGPoint, _ c2: CGPoint, to p: CGPoint) {
        guard current != nil, c1.isFinite, c2.isFinite, p.isFinite else { return }
        elements.append(.curve(c1, c2, p))
        current = p
    }

    mutating func close() {
        guard current != nil, elements.last != .close else { return }
        elements.append(.close)
        current = start
    }

    mutating func append(_ other: [PathElement], _ t: CGAffineTransform) {
        elements.reserveCapacity(elements.count + other.count)
        for element in other { append(t.isIdentity ? element : element.applying(t)) }
    }

    private mutating func append(_ element: PathElement) {
        switch element {
        case .move(let p): move(to: p)
        case .line(let p): line(to: p)
        case .quad(let c, let p): quad(c, to: p)
        case .curve(let c1, let c2, let p): curve(c1, c2, to: p)
        case .close: close()
        }
    }
}

extension CGPoint {
    /// Whether both coordinates are finite numbers.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// Whether all four numbers are finite: a null or infinite rectangle is not, whatever numbers it is made of.
    package var isFinite: Bool {
        !isInfinite && origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
