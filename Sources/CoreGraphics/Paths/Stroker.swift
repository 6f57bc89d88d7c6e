/// An algorithm that computes outlines of strokes.
///
/// The outline follows one side of the line and returns on the other side. On the outer side of a corner it follows the
/// join; on the inner side it passes through the corner itself. The outline is therefore the sum of the outlines of all
/// segments and joins, all in the same direction, and the winding rule fills exactly the area that the stroke covers.
struct Stroker {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    private(set) var result = PathElements()
    /// A Boolean value that indicates whether the next point begins a subpath.
    private var isAtStart = true

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        radius = width / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    mutating func stroke(_ line: Polyline) {
        guard line.points.count > 1 else {
            dot(line.points[0])
            return
        }
        let points = line.points
        if line.isClosed, points.count > 2 {
            ring(points, line.isSmooth)
            ring(points.reversed(), line.isSmooth.reversed())
            return
        }
        side(points, line.isSmooth)
        if line.isClosed {
            // A closed line of two points runs there and back, so both ends are corners of half a turn.
            corner(points[points.count - 2], points[points.count - 1], points[points.count - 2], isSmooth: false)
        } else {
            end(from: points[points.count - 2], at: points[points.count - 1])
        }
        side(points.reversed(), line.isSmooth.reversed())
        if line.isClosed {
            corner(points[1], points[0], points[1], isSmooth: false)
        } else {
            end(from: points[1], at: points[0])
        }
        finish()
    }

    private mutating func add(_ x: CGFloat, _ y: CGFloat) {
        let point = CGPoint(x: x, y: y)
        if isAtStart { result.move(to: point) } else if result.current != point { result.line(to: point) }
        isAtStart = false
    }

    private mutating func finish() {
        result.close()
        isAtStart = true
    }

    /// Adds one side of an open line.
    private mutating func side(_ points: [CGPoint], _ isSmooth: [Bool]) {
        let normal = Stroker.normal(points[0], points[1])
        add(points[0].x + normal.dx * radius, points[0].y + normal.dy * radius)
        for index in points.indices.dropFirst().dropLast() {
            corner(points[index - 1], points[index], points[index + 1], isSmooth: isSmooth[index])
        }
        let last = points.count - 1
        let end = Stroker.normal(points[last - 1], points[last])
        add(points[last].x + end.dx * radius, points[last].y + end.dy * radius)
    }

    /// Adds one side of a closed line.
    private mutating func ring(_ points: [CGPoint], _ isSmooth: [Bool]) {
        for index in points.indices {
            corner(
                points[index == 0 ? points.count - 1 : index - 1], points[index],
                points[index == points.count - 1 ? 0 : index + 1], isSmooth: isSmooth[index])
        }
        finish()
    }

    /// Adds the side from the end of one segment to the start of the next.
    private mutating func corner(_ before: CGPoint, _ p: CGPoint, _ after: CGPoint, isSmooth: Bool) {
        let (a, b) = (Stroker.normal(before, p), Stroker.normal(p, after))
        let cross = a.dx * b.dy - a.dy * b.dx
        let dot = a.dx * b.dx + a.dy * b.dy
        add(p.x + a.dx * radius, p.y + a.dy * radius)
        // A normal is the direction rotated from the y axis towards the x axis, so this side is the outer one if the
        // line turns the other way.
        if cross > 0 || (cross == 0 && dot < 0) {
            // Where a curve turns sharply, its side shows that the pen is round.
            switch isSmooth ? (dot > 0.98 ? .bevel : .round) : join {
            case .bevel: break
            case .round:
                let angle = CGFloat(Foundation.atan2(Double(a.dy), Double(a.dx)))
                let turn = CGFloat(Foundation.atan2(Double(cross), Double(dot)))
                result.relativeArc(p, radius, from: angle, delta: turn, .identity)
            case .miter:
                // The length of a miter in line widths is 1 / sin of half the angle between the segments.
                let sineSquared = (1 + dot) / 2
                guard sineSquared > 0, miterLimit * miterLimit * sineSquared >= 1 else { break }
                let factor = radius / (1 + dot)
                add(p.x + (a.dx + b.dx) * factor, p.y + (a.dy + b.dy) * factor)
            }
        } else if cross < 0 {
            add(p.x, p.y)
        }
        add(p.x + b.dx * radius, p.y + b.dy * radius)
    }

    /// Adds the cap of an open line, from one side to the other.
    private mutating func end(from before: CGPoint, at p: CGPoint) {
        let n = Stroker.normal(before, p)
        switch cap {
        case .butt: break
        case .round:
            let angle = CGFloat(Foundation.atan2(Double(n.dy), Double(n.dx)))
            result.relativeArc(p, radius, from: angle, delta: .pi, .identity)
        case .square:
            let (x, y) = (-n.dy * radius, n.dx * radius)
            add(p.x + n.dx * radius + x, p.y + n.dy * radius + y)
            add(p.x - n.dx * radius + x, p.y - n.dy * radius + y)
        }
    }

    /// Adds a line of zero length, which shows only its caps.
    private mutating func dot(_ p: CGPoint) {
        let box = CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius)
        switch cap {
        case .butt: break
        case .round: result.ellipse(in: box, .identity)
        case .square: result.rect(box, .identity)
        }
    }

    /// Returns the unit normal of a segment: its direction, rotated by 90° from the y axis towards the x axis.
    private static func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let (x, y) = (b.x - a.x, b.y - a.y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? CGVector(dx: y / length, dy: -x / length) : CGVector(dx: 0, dy: -1)
    }
}
