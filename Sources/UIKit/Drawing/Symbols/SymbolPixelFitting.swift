/// Maps a drawing from its grid to pixels so that horizontal and vertical lines fall on whole pixels.
///
/// All lines have the same subpixel offset as a line through the center, which keeps symmetric drawings symmetric.
/// Points between lines are interpolated.
struct SymbolPixelFitting {
    /// The number of pixels per unit of the grid.
    let scale: CGFloat
    private let x: Axis
    private let y: Axis

    /// Creates a mapping.
    ///
    /// - Parameters:
    ///   - lines: The outlines that are stroked.
    ///   - width: The width of the bitmap, in pixels.
    ///   - height: The height of the bitmap, in pixels.
    init(_ lines: [CGPath], width: Int, height: Int) {
        var (columns, rows): ([CGFloat], [CGFloat]) = ([], [])
        for line in lines { SymbolPixelFitting.collect(line, &columns, &rows) }
        x = Axis(columns, length: width)
        y = Axis(rows, length: height)
        scale = (x.scale * y.scale).squareRoot()
    }

    /// Returns an outline mapped to pixels.
    func path(_ outline: CGPath) -> CGPath {
        let result = CGMutablePath()
        for element in outline.elements {
            switch element {
            case .move(let p): result.move(to: place(p))
            case .line(let p): result.addLine(to: place(p))
            case .quad(let c, let p): result.addQuadCurve(to: place(p), control: place(c))
            case .curve(let c, let d, let p): result.addCurve(to: place(p), control1: place(c), control2: place(d))
            case .close: result.closeSubpath()
            }
        }
        return result
    }

    private func place(_ p: CGPoint) -> CGPoint { CGPoint(x: x.place(p.x), y: y.place(p.y)) }

    /// Collects the coordinates of horizontal and vertical lines, and of the extreme points of wide curves.
    private static func collect(_ path: CGPath, _ columns: inout [CGFloat], _ rows: inout [CGFloat]) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        func line(_ a: CGPoint, _ b: CGPoint) {
            if abs(a.x - b.x) < 1e-6, abs(a.y - b.y) > 1e-6 { columns.append(a.x) }
            if abs(a.y - b.y) < 1e-6, abs(a.x - b.x) > 1e-6 { rows.append(a.y) }
        }
        /// Handles the end of a curve from `a` to `b`, with the adjacent control point.
        func curve(_ end: CGPoint, _ control: CGPoint, _ a: CGPoint, _ b: CGPoint) {
            guard abs(a.x - b.x) > 2.5, abs(a.y - b.y) > 2.5 else { return }
            line(end, control)
        }
        for element in path.elements {
            switch element {
            case .move(let p): (current, start) = (p, p)
            case .line(let p):
                line(current, p)
                current = p
            case .quad(_, let p): current = p
            case .curve(let c, let d, let p):
                curve(current, c, current, p)
                curve(p, d, current, p)
                current = p
            case .close:
                line(current, start)
                current = start
            }
        }
    }

    /// The mapping of one axis.
    private struct Axis {
        let scale: CGFloat
        /// The grid coordinates with a fixed pixel coordinate, in ascending order.
        private var stops: [(grid: CGFloat, pixel: CGFloat)] = []

        init(_ places: [CGFloat], length: Int) {
            scale = CGFloat(length) / Symbol.grid
            let middle = CGFloat(length) / 2
            for place in places.sorted() {
                let pixel = middle + (place * scale - middle).rounded()
                // Lines that would coincide keep their distance.
                if let last = stops.last, pixel - last.pixel < 0.5 { continue }
                stops.append((place, pixel))
            }
        }

        func place(_ value: CGFloat) -> CGFloat {
            guard let first = stops.first, let last = stops.last else { return value * scale }
            if value <= first.grid { return first.pixel + (value - first.grid) * scale }
            if value >= last.grid { return last.pixel + (value - last.grid) * scale }
            for (low, high) in zip(stops, stops.dropFirst()) where value <= high.grid {
                return low.pixel + (value - low.grid) * (high.pixel - low.pixel) / (high.grid - low.grid)
            }
            return value * scale
        }
    }
}
