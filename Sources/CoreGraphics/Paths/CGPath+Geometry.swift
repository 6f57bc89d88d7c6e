extension CGPath {
    /// The bounding box of all points, including control points; the null rectangle for an empty path.
    public var boundingBox: CGRect {
        var box = BoundingBox()
        for element in elements {
            switch element {
            case .move(let p), .line(let p): box.add(p)
            case .quad(let c, let p):
                box.add(c)
                box.add(p)
            case .curve(let c1, let c2, let p):
                box.add(c1)
                box.add(c2)
                box.add(p)
            case .close: break
            }
        }
        return box.rect
    }

    /// The bounding box of the path itself; the null rectangle for an empty path.
    public var boundingBoxOfPath: CGRect {
        var box = BoundingBox()
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                box.add(p)
                (current, start) = (p, p)
            case .line(let p):
                box.add(p)
                current = p
            case .quad(let c, let p):
                let cubic = Cubic(from: current, c, to: p)
                box.add(cubic)
                current = p
            case .curve(let c1, let c2, let p):
                box.add(Cubic(p0: current, p1: c1, p2: c2, p3: p))
                current = p
            case .close: current = start
            }
        }
        return box.rect
    }

    /// Returns a Boolean value that indicates whether the path is a single upright rectangle.
    ///
    /// - Parameter rect: If not `nil`, receives the rectangle.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var points: [CGPoint] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let p) where index == 0: points.append(p)
            case .line(let p) where index > 0: points.append(p)
            case .close where index == elements.count - 1: break
            default: return false
            }
        }
        if points.count == 5, points[4] == points[0] { points.removeLast() }
        guard points.count == 4 else { return false }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let across = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let down = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard across || down else { return false }
        rect?.pointee = CGRect(
            x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
        return true
    }

    /// Returns a Boolean value that indicates whether the filled path contains a point.
    ///
    /// Open subpaths are closed implicitly.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: The fill rule.
    ///   - transform: A transform that is applied to the point first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        guard point.isFinite, !isEmpty, boundingBox.insetBy(dx: -1, dy: -1).contains(point) else { return false }
        var winding = 0
        forEachSegment { a, b in
            // Count the edges that cross a ray to the right, with their directions.
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
            if b.y > a.y, side > 0 { winding += 1 } else if b.y < a.y, side < 0 { winding -= 1 }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Calls `body` with line segments that approximate the path, with each subpath closed.
    private func forEachSegment(_ body: (CGPoint, CGPoint) -> Void) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        func curve(_ cubic: Cubic) {
            let count = 64
            var last = current
            for index in 1...count {
                let next = index == count ? cubic.p3 : cubic.point(at: CGFloat(index) / CGFloat(count))
                body(last, next)
                last = next
            }
            current = cubic.p3
        }
        for element in elements {
            switch element {
            case .move(let p):
                body(current, start)
                (current, start) = (p, p)
            case .line(let p):
                body(current, p)
                current = p
            case .quad(let c, let p): curve(Cubic(from: current, c, to: p))
            case .curve(let c1, let c2, let p): curve(Cubic(p0: current, p1: c1, p2: c2, p3: p))
            case .close:
                body(current, start)
                current = start
            }
        }
        body(current, start)
    }
}

/// A bounding box that grows to include points.
private struct BoundingBox {
    private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

    mutating func add(_ p: CGPoint) {
        low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
        high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    }

    mutating func add(_ cubic: Cubic) {
        add(cubic.p3)
        for t in Cubic.extrema(cubic.p0.x, cubic.p1.x, cubic.p2.x, cubic.p3.x) { add(cubic.point(at: t)) }
        for t in Cubic.extrema(cubic.p0.y, cubic.p1.y, cubic.p2.y, cubic.p3.y) { add(cubic.point(at: t)) }
    }

    var rect: CGRect {
        low.x > high.x
            ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
