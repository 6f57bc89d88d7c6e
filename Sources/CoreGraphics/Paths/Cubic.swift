/// A cubic Bézier curve: two end points and two control points.
struct Cubic {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    /// Creates the cubic form of a quadratic curve.
    init(from a: CGPoint, _ c: CGPoint, to b: CGPoint) {
        self.init(
            p0: a, p1: CGPoint(x: a.x + (c.x - a.x) * 2 / 3, y: a.y + (c.y - a.y) * 2 / 3),
            p2: CGPoint(x: b.x + (c.x - b.x) * 2 / 3, y: b.y + (c.y - b.y) * 2 / 3), p3: b)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// Returns the parameters strictly between 0 and 1 at which the curve has an extremum on one axis.
    static func extrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (q2, q1, q0) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
        var roots: [CGFloat] = []
        if abs(q2) < 1e-12 {
            if q1 != 0 { roots.append(-q0 / q1) }
        } else {
            let discriminant = q1 * q1 - 4 * q2 * q0
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-q1 + root) / (2 * q2), (-q1 - root) / (2 * q2)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
