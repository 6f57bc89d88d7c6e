/// A subpath that is approximated by line segments.
struct Polyline {
    /// The points: at least one, and no two consecutive ones are equal.
    var points: [CGPoint]
    /// For each point, a Boolean value that indicates whether it is inside a curve, where strokes have no join.
    var isSmooth: [Bool]
    /// A Boolean value that indicates whether a line leads from the last point to the first one.
    var isClosed = false
    /// A Boolean value that indicates whether the subpath has any line or curve, even one of zero length.
    var isDrawn = false

    init(start: CGPoint) {
        points = [start]
        isSmooth = [false]
    }

    mutating func add(_ point: CGPoint, isSmooth smooth: Bool = false) {
        isDrawn = true
        if point == points[points.count - 1] {
            if !smooth { isSmooth[points.count - 1] = false }
            return
        }
        points.append(point)
        isSmooth.append(smooth)
    }

    mutating func close() {
        isClosed = true
        isDrawn = true
        if points.count > 1, points[0] == points[points.count - 1] {
            points.removeLast()
            isSmooth.removeLast()
        }
    }

    /// Returns the subpaths of a path.
    ///
    /// - Parameters:
    ///   - elements: The elements of the path.
    ///   - threshold: The greatest distance between a segment and its curve.
    ///   - turn: The greatest angle in radians that a curve turns within a segment.
    static func make(of elements: [PathElement], threshold: CGFloat, turn: CGFloat = .infinity) -> [Polyline] {
        var result: [Polyline] = []
        var line: Polyline?
        var current = CGPoint.zero
        var start = CGPoint.zero
        func finish() {
            if let line, line.isDrawn { result.append(line) }
            line = nil
        }
        func change(_ body: (inout Polyline) -> Void) {
            var changed = line ?? Polyline(start: current)
            body(&changed)
            line = changed
        }
        func curve(_ cubic: Cubic) {
            let count = cubic.pieces(threshold: threshold, turn: turn)
            change { line in
                let step = 1 / CGFloat(count)
                // If angles matter, short segments at the ends give joins and caps the direction of the curve.
                let short = step / 32
                if turn.isFinite { line.add(cubic.point(at: short), isSmooth: true) }
                for index in 1..<max(1, count) { line.add(cubic.point(at: CGFloat(index) * step), isSmooth: true) }
                if turn.isFinite { line.add(cubic.point(at: 1 - short), isSmooth: true) }
                line.add(cubic.p3)
            }
            current = cubic.p3
        }
        for element in elements {
            switch element {
            case .move(let p):
                finish()
                (current, start) = (p, p)
            case .line(let p):
                change { $0.add(p) }
                current = p
            case .quad(let c, let p): curve(Cubic(from: current, c, to: p))
            case .curve(let c1, let c2, let p): curve(Cubic(p0: current, p1: c1, p2: c2, p3: p))
            case .close:
                change { $0.close() }
                finish()
                current = start
            }
        }
        finish()
        return result
    }
}

extension Cubic {
    /// Returns the number of segments, with equal parameter steps, that approximate the curve; at most 1000.
    func pieces(threshold: CGFloat, turn: CGFloat) -> Int {
        // The second differences of the control points bound the distance between a chord and its arc.
        let x = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
        let y = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
        let byDistance = ((x * x + y * y).squareRoot() * 0.75 / threshold).squareRoot()
        var byTurn: CGFloat = 1
        if turn.isFinite {
            // The curve turns no more than its control polygon.
            let legs = [(p0, p1), (p1, p2), (p2, p3)].map { CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y) }
                .filter { $0.dx != 0 || $0.dy != 0 }
            let total = zip(legs, legs.dropFirst()).reduce(CGFloat(0)) { sum, pair in
                let (a, b) = pair
                let angle = Foundation.atan2(Double(a.dx * b.dy - a.dy * b.dx), Double(a.dx * b.dx + a.dy * b.dy))
                return sum + abs(CGFloat(angle))
            }
            byTurn = total / turn
        }
        let count = max(byDistance, byTurn)
        return count.isFinite ? max(1, min(1000, Int(clamping: count.rounded(.up)))) : 1000
    }

    /// Returns the part of the curve between two parameters.
    func part(from t0: CGFloat, to t1: CGFloat) -> Cubic {
        let tail = t0 <= 0 ? self : split(at: t0).1
        return t1 >= 1 ? tail : tail.split(at: (t1 - t0) / (1 - t0)).0
    }

    private func split(at t: CGFloat) -> (Cubic, Cubic) {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
        let (d, e) = (mix(a, b), mix(b, c))
        let middle = mix(d, e)
        return (Cubic(p0: p0, p1: a, p2: d, p3: middle), Cubic(p0: middle, p1: e, p2: c, p3: p3))
    }
}
