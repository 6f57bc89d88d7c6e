/// The elements of a path, and its current point. Elements with values that are not finite are ignored.
struct PathElements: Sendable {
    private(set) var elements: [PathElement] = []
    /// The current point; `nil` before the first move.
    private(set) var current: CGPoint?
    /// The start of the current subpath.
    private var start = CGPoint.zero

    var isEmpty: Bool { elements.isEmpty }

    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        current = nil
    }

    mutating func move(to p: CGPoint) {
        guard p.isFinite else { return }
        // Of several consecutive moves, only the last one has an effect.
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
    /// A Boolean value that indicates whether both coordinates are finite.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// A Boolean value that indicates whether all four values are finite.
    ///
    /// Null and infinite rectangles are not, whatever values represent them.
    package var isFinite: Bool {
        !isInfinite && origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
