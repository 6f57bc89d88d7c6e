extension UIBezierPath {
    /// Adds a rectangle with elliptical corners, clockwise from the top edge. Corners that are not specified stay
    /// square.
    func addRectangle(_ rect: CGRect, rounding corners: UIRectCorner, radii: CGSize) {
        guard rect.isFinite else { return }
        let rect = rect.standardized
        let rx = radii.width.isFinite ? min(max(0, radii.width), rect.width / 2) : 0
        let ry = radii.height.isFinite ? min(max(0, radii.height), rect.height / 2) : 0
        guard rx > 0, ry > 0 else { return storage.addRect(rect) }
        let vertices: [(corner: UIRectCorner, point: CGPoint, before: CGVector, after: CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
        ]
        storage.move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? rx : 0), y: rect.minY))
        for vertex in vertices {
            guard corners.contains(vertex.corner) else {
                storage.addLine(to: vertex.point)
                continue
            }
            /// Returns a point beside the corner, at a fraction of the radii backward or forward along the outline.
            func point(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
                CGPoint(x: vertex.point.x + direction.dx * rx * part, y: vertex.point.y + direction.dy * ry * part)
            }
            // The distance of a quarter circle's control points from the corner of the enclosing square, for a radius
            // of 1.
            let control: CGFloat = 1 - 0.552_284_749_830_793_4
            storage.addLine(to: point(vertex.before, -1))
            storage.addCurve(
                to: point(vertex.after, 1), control1: point(vertex.before, -control),
                control2: point(vertex.after, control))
        }
        storage.closeSubpath()
    }
}

extension CGPath {
    /// Returns the same shape with the direction of each subpath reversed. The last subpath comes first.
    func reversed() -> CGMutablePath {
        let result = CGMutablePath()
        for subpath in subpaths().reversed() {
            guard let last = subpath.pieces.last else {
                result.move(to: subpath.start)
                if subpath.isClosed { result.closeSubpath() }
                continue
            }
            result.move(to: last.end)
            for index in subpath.pieces.indices.reversed() {
                let target = index == 0 ? subpath.start : subpath.pieces[index - 1].end
                switch subpath.pieces[index] {
                case .quad(let control, _): result.addQuadCurve(to: target, control: control)
                case .curve(let first, let second, _): result.addCurve(to: target, control1: second, control2: first)
                case .move, .line, .close: result.addLine(to: target)
                }
            }
            if subpath.isClosed { result.closeSubpath() }
        }
        return result
    }

    /// A subpath: a start point, followed by lines and curves.
    private struct Subpath {
        var start: CGPoint
        var pieces: [PathElement] = []
        var isClosed = false
    }

    private func subpaths() -> [Subpath] {
        var result: [Subpath] = []
        for element in elements {
            switch element {
            case .move(let point): result.append(Subpath(start: point))
            case .close: if !result.isEmpty { result[result.count - 1].isClosed = true }
            case .line, .quad, .curve:
                guard let last = result.last else { continue }
                // A line or curve directly after a closed subpath starts at the start point of that subpath.
                if last.isClosed { result.append(Subpath(start: last.start)) }
                result[result.count - 1].pieces.append(element)
            }
        }
        return result
    }
}

extension PathElement {
    /// The end point of the element; zero for the end of a subpath.
    fileprivate var end: CGPoint {
        switch self {
        case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): point
        case .close: .zero
        }
    }
}
