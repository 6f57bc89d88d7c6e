/// A function that trims a path to the part between two fractions of its length. The length counts all subpaths in
/// order.
enum PathTrimmer {
    /// A line or a cubic Bézier curve.
    private struct Piece {
        var points: [CGPoint]
        /// A Boolean value that indicates whether the piece starts a subpath.
        var isFirst: Bool
        /// The cumulative lengths at evenly spaced parameters. The last element is the length of the piece.
        var lengths: [CGFloat]
        var length: CGFloat { lengths[lengths.count - 1] }
    }

    /// Returns the part of a path between two fractions of its length.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - from: The start of the part, clamped to 0...1.
    ///   - to: The end of the part, clamped to 0...1.
    static func trim(_ path: CGPath, from: CGFloat, to: CGFloat) -> CGPath {
        let pieces = pieces(of: path)
        let total = pieces.reduce(0) { $0 + $1.length }
        let result = CGMutablePath()
        let start = max(0, min(1, from)) * total
        let end = max(0, min(1, to)) * total
        guard total > 0, start < end else { return result }
        var passed: CGFloat = 0
        var isDrawing = false
        for piece in pieces {
            let low = max(0, start - passed)
            let high = min(piece.length, end - passed)
            passed += piece.length
            guard low < high else { continue }
            let cut = part(piece, from: place(low, in: piece), to: place(high, in: piece))
            if piece.isFirst || !isDrawing { result.move(to: cut[0]) }
            isDrawing = true
            if cut.count == 2 {
                result.addLine(to: cut[1])
            } else {
                result.addCurve(to: cut[3], control1: cut[1], control2: cut[2])
            }
        }
        return result
    }

    private static func pieces(of path: CGPath) -> [Piece] {
        var pieces: [Piece] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        var isFirst = true
        func add(_ points: [CGPoint]) {
            let count = points.count == 2 ? 1 : 32
            var lengths: [CGFloat] = [0]
            var last = points[0]
            for index in 1...count {
                let next = point(points, CGFloat(index) / CGFloat(count))
                lengths.append(lengths[index - 1] + hypot(next.x - last.x, next.y - last.y))
                last = next
            }
            pieces.append(Piece(points: points, isFirst: isFirst, lengths: lengths))
            isFirst = false
            current = points[points.count - 1]
        }
        for element in path.elements {
            switch element {
            case .move(let p): (current, start, isFirst) = (p, p, true)
            case .line(let p): add([current, p])
            case .quad(let c, let p):
                func mixed(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3)
                }
                add([current, mixed(current), mixed(p), p])
            case .curve(let c1, let c2, let p): add([current, c1, c2, p])
            case .close:
                if current != start { add([current, start]) }
                isFirst = true
            }
        }
        return pieces
    }

    /// Returns the parameter, from 0 to 1, at a distance from the start of a piece.
    private static func place(_ length: CGFloat, in piece: Piece) -> CGFloat {
        let count = piece.lengths.count - 1
        guard let index = piece.lengths.dropFirst().firstIndex(where: { $0 >= length }) else { return 1 }
        let low = piece.lengths[index - 1]
        let step = piece.lengths[index] - low
        return (CGFloat(index - 1) + (step > 0 ? (length - low) / step : 0)) / CGFloat(count)
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    private static func point(_ points: [CGPoint], _ t: CGFloat) -> CGPoint {
        var points = points
        while points.count > 1 { points = zip(points, points.dropFirst()).map { mix($0, $1, t) } }
        return points[0]
    }

    /// Returns the control points of the part of a piece between two parameters.
    private static func part(_ piece: Piece, from: CGFloat, to: CGFloat) -> [CGPoint] {
        /// Returns the control points of the piece up to `t`, by de Casteljau's algorithm.
        func head(_ points: [CGPoint], _ t: CGFloat) -> [CGPoint] {
            guard t < 1 else { return points }
            var result: [CGPoint] = []
            var points = points
            while let first = points.first {
                result.append(first)
                points = zip(points, points.dropFirst()).map { mix($0, $1, t) }
            }
            return result
        }
        guard from > 0 else { return head(piece.points, to) }
        let upTo = head(piece.points, to)
        return head(upTo.reversed(), 1 - from / to).reversed()
    }
}
