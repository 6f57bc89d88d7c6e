/// The outline of a layer's bounds with its rounded corners, in the coordinate system of the layer.
@MainActor struct LayerOutline {
    private let rect: CGRect
    private let radius: CGFloat
    private let corners: CACornerMask
    private let curve: CALayerCornerCurve

    /// The number of lines that approximate a continuous corner, which no Bézier curve represents exactly.
    private static let segments = 32
    /// The distance of a control point from its end, for a quarter circle with a radius of 1.
    private static let kappa: CGFloat = 0.5523

    /// Creates the outline of a layer.
    init(_ layer: CALayer) {
        let values = layer.effectiveProperties
        rect = values.bounds
        radius = max(0, min(values.cornerRadius, min(rect.width, rect.height) / 2))
        corners = values.maskedCorners
        curve = values.uncommon.cornerCurve
    }

    private init(rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve) {
        self.rect = rect
        self.radius = radius
        self.corners = corners
        self.curve = curve
    }

    /// Returns the inner outline of a border; empty if the border fills the layer.
    func inset(by width: CGFloat) -> LayerOutline {
        let inner = rect.width > 2 * width && rect.height > 2 * width ? rect.insetBy(dx: width, dy: width) : .zero
        return LayerOutline(rect: inner, radius: max(0, radius - width), corners: corners, curve: curve)
    }

    /// The outline as a closed path; empty if the rectangle is.
    var path: CGPath {
        let path = CGMutablePath()
        guard rect.width > 0, rect.height > 0 else { return path }
        guard radius > 0, !corners.isDisjoint(with: .all) else {
            path.addRect(rect)
            return path
        }
        let (reach, exponent) = curve.shape(radius: Double(radius), room: Double(min(rect.width, rect.height) / 2))
        let length = CGFloat(reach)
        // Each corner, with the directions from it along the edge before it and along the edge after it.
        let places: [(CGPoint, CGVector, CGVector, CACornerMask)] = [
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0), .layerMinXMinYCorner),
            (
                CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1),
                .layerMaxXMinYCorner
            ),
            (
                CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0),
                .layerMaxXMaxYCorner
            ),
            (
                CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1),
                .layerMinXMaxYCorner
            ),
        ]
        for (corner, before, after, mask) in places {
            func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.x + (before.dx * a + after.dx * b) * length,
                    y: corner.y + (before.dy * a + after.dy * b) * length)
            }
            func line(to point: CGPoint) {
                if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
            }
            guard corners.contains(mask) else {
                line(to: corner)
                continue
            }
            line(to: point(1, 0))
            if exponent == 2 {
                path.addCurve(
                    to: point(0, 1), control1: point(1 - LayerOutline.kappa, 0),
                    control2: point(0, 1 - LayerOutline.kappa))
            } else {
                for step in 1...LayerOutline.segments {
                    let angle = Double(step) / Double(LayerOutline.segments) * .pi / 2
                    path.addLine(
                        to: point(
                            1 - CGFloat(pow(sin(angle), 2 / exponent)), 1 - CGFloat(pow(cos(angle), 2 / exponent))))
                }
            }
        }
        path.closeSubpath()
        return path
    }
}
