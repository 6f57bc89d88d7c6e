// Shapes of lines and cubic curves. The transform `t` maps their coordinates to the path's space.

extension PathElements {
    /// The distance of the control points along the tangents of a quarter circle with radius 1.
    private static let kappa: CGFloat = 0.552_284_749_830_793_4

    mutating func rect(_ rect: CGRect, _ t: CGAffineTransform) {
        guard rect.isFinite else { return }
        let rect = rect.standardized
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(t))
        line(to: CGPoint(x: rect.maxX, y: rect.minY).applying(t))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(t))
        line(to: CGPoint(x: rect.minX, y: rect.maxY).applying(t))
        close()
    }

    mutating func ellipse(in rect: CGRect, _ t: CGAffineTransform) {
        guard rect.isFinite else { return }
        let rect = rect.standardized
        let rx = rect.width / 2
        let ry = rect.height / 2
        let kx = rx * PathElements.kappa
        let ky = ry * PathElements.kappa
        let x = rect.midX
        let y = rect.midY
        move(to: CGPoint(x: x + rx, y: y).applying(t))
        curve(
            CGPoint(x: x + rx, y: y + ky).applying(t), CGPoint(x: x + kx, y: y + ry).applying(t),
            to: CGPoint(x: x, y: y + ry).applying(t))
        curve(
            CGPoint(x: x - kx, y: y + ry).applying(t), CGPoint(x: x - rx, y: y + ky).applying(t),
            to: CGPoint(x: x - rx, y: y).applying(t))
        curve(
            CGPoint(x: x - rx, y: y - ky).applying(t), CGPoint(x: x - kx, y: y - ry).applying(t),
            to: CGPoint(x: x, y: y - ry).applying(t))
        curve(
            CGPoint(x: x + kx, y: y - ry).applying(t), CGPoint(x: x + rx, y: y - ky).applying(t),
            to: CGPoint(x: x + rx, y: y).applying(t))
        close()
    }

    /// Adds a rounded rectangle. Corner radii are limited to half the rectangle's size.
    mutating func roundedRect(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ t: CGAffineTransform) {
        guard rect.isFinite else { return }
        let rect = rect.standardized
        let rx = cornerWidth.isFinite ? max(0, min(cornerWidth, rect.width / 2)) : 0
        let ry = cornerHeight.isFinite ? max(0, min(cornerHeight, rect.height / 2)) : 0
        guard rx > 0, ry > 0 else { return self.rect(rect, t) }
        let kx = rx * (1 - PathElements.kappa)
        let ky = ry * (1 - PathElements.kappa)
        let (left, right, low, high) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        move(to: CGPoint(x: right, y: rect.midY).applying(t))
        line(to: CGPoint(x: right, y: high - ry).applying(t))
        curve(
            CGPoint(x: right, y: high - ky).applying(t), CGPoint(x: right - kx, y: high).applying(t),
            to: CGPoint(x: right - rx, y: high).applying(t))
        line(to: CGPoint(x: left + rx, y: high).applying(t))
        curve(
            CGPoint(x: left + kx, y: high).applying(t), CGPoint(x: left, y: high - ky).applying(t),
            to: CGPoint(x: left, y: high - ry).applying(t))
        line(to: CGPoint(x: left, y: low + ry).applying(t))
        curve(
            CGPoint(x: left, y: low + ky).applying(t), CGPoint(x: left + kx, y: low).applying(t),
            to: CGPoint(x: left + rx, y: low).applying(t))
        line(to: CGPoint(x: right - rx, y: low).applying(t))
        curve(
            CGPoint(x: right - kx, y: low).applying(t), CGPoint(x: right, y: low + ky).applying(t),
            to: CGPoint(x: right, y: low + ry).applying(t))
        close()
    }

    /// Adds an arc from one angle to another, at most a full circle.
    ///
    /// `clockwise` means that angles decrease, which is clockwise where y grows upwards.
    mutating func arc(
        _ center: CGPoint, _ radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool,
        _ t: CGAffineTransform
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        if abs(delta) >= turn {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        relativeArc(center, radius, from: startAngle, delta: delta, t)
    }

    /// Adds an arc over `delta` radians, preceded by a line to its start if there is a current point.
    mutating func relativeArc(
        _ center: CGPoint, _ radius: CGFloat, from startAngle: CGFloat, delta: CGFloat, _ t: CGAffineTransform
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite, radius >= 0 else { return }
        let turn = 2 * CGFloat.pi
        let delta = max(-turn, min(turn, delta))
        let first = PathElements.pointOnCircle(center, radius, startAngle).applying(t)
        if current == nil { move(to: first) } else if current != first { line(to: first) }
        guard radius > 0, delta != 0 else { return }
        let count = max(1, Int(clamping: (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let k = 4 / 3 * CGFloat(Foundation.tan(Double(step) / 4)) * radius
        for index in 0..<count {
            let a1 = startAngle + step * CGFloat(index)
            let a2 = startAngle + step * CGFloat(index + 1)
            let p1 = PathElements.pointOnCircle(center, radius, a1)
            let p2 = PathElements.pointOnCircle(center, radius, a2)
            let d1 = PathElements.pointOnCircle(.zero, 1, a1)
            let d2 = PathElements.pointOnCircle(.zero, 1, a2)
            curve(
                CGPoint(x: p1.x - k * d1.y, y: p1.y + k * d1.x).applying(t),
                CGPoint(x: p2.x + k * d2.y, y: p2.y - k * d2.x).applying(t), to: p2.applying(t))
        }
    }

    /// Adds an arc that touches the line from `from` to `corner` and the line from `corner` to `end`, preceded by a
    /// line to its start.
    mutating func tangentArc(
        from: CGPoint, corner: CGPoint, end: CGPoint, _ radius: CGFloat, _ t: CGAffineTransform
    ) {
        guard current != nil, corner.isFinite, end.isFinite, radius.isFinite else { return }
        let back = CGVector(dx: from.x - corner.x, dy: from.y - corner.y)
        let forth = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let backLength = (back.dx * back.dx + back.dy * back.dy).squareRoot()
        let forthLength = (forth.dx * forth.dx + forth.dy * forth.dy).squareRoot()
        let cross = back.dx * forth.dy - back.dy * forth.dx
        let dot = back.dx * forth.dx + back.dy * forth.dy
        guard radius > 0, backLength > 0, forthLength > 0, abs(cross) > 1e-12 * backLength * forthLength else {
            return line(to: corner.applying(t))
        }
        // Half the angle at the corner determines the distance from the corner at which the circle touches the lines.
        let distance = radius * (backLength * forthLength + dot) / abs(cross)
        let a = CGPoint(x: corner.x + back.dx / backLength * distance, y: corner.y + back.dy / backLength * distance)
        let b = CGPoint(
            x: corner.x + forth.dx / forthLength * distance, y: corner.y + forth.dy / forthLength * distance)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: a.x - back.dy / backLength * radius * side, y: a.y + back.dx / backLength * radius * side)
        let startAngle = CGFloat(Foundation.atan2(Double(a.y - center.y), Double(a.x - center.x)))
        let endAngle = CGFloat(Foundation.atan2(Double(b.y - center.y), Double(b.x - center.x)))
        line(to: a.applying(t))
        arc(center, radius, from: startAngle, to: endAngle, clockwise: cross > 0, t)
    }

    /// Returns a point on a circle.
    ///
    /// Multiples of a right angle give exact points, so that rounded shapes meet straight edges without a seam.
    private static func pointOnCircle(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        let t = CGAffineTransform(rotationAngle: angle)
        return CGPoint(x: center.x + radius * t.a, y: center.y + radius * t.b)
    }
}
