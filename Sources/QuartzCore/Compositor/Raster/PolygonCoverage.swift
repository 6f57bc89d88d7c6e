/// The exact coverage of pixels by a polygon, computed with integers: coordinates are in units of 1/256 pixel.
///
/// The coverage of a pixel does not depend on the requested part of the polygon. Cairo's coverage does, because Cairo
/// clips shapes before it rasterizes them. Contours in the opposite direction are holes.
package struct PolygonCoverage {
    private struct Edge {
        // The upper end is first.
        var x0: Int
        var y0: Int
        var x1: Int
        var y1: Int
        /// The direction of the edge: 1 for down, -1 for up.
        var direction: Int
    }

    private var edges: [Edge] = []
    private var minX = Int.max, minY = Int.max, maxX = Int.min, maxY = Int.min

    package init() {}

    /// The device pixels that may be covered.
    package var bounds: PixelRect {
        guard minX < maxX, minY < maxY else { return .zero }
        return PixelRect(
            minX: Int32(minX >> 8), minY: Int32(minY >> 8), maxX: Int32((maxX + 255) >> 8),
            maxY: Int32((maxY + 255) >> 8))
    }

    /// Adds a closed contour in device pixels. Coordinates are clamped to four million pixels from the origin.
    package mutating func add(_ points: [CGPoint]) {
        guard points.count > 2 else { return }
        var last = PolygonCoverage.fixed(points[points.count - 1])
        for point in points {
            let next = PolygonCoverage.fixed(point)
            minX = min(minX, next.x)
            maxX = max(maxX, next.x)
            minY = min(minY, next.y)
            maxY = max(maxY, next.y)
            if last.y < next.y {
                edges.append(Edge(x0: last.x, y0: last.y, x1: next.x, y1: next.y, direction: 1))
            } else if last.y > next.y {
                edges.append(Edge(x0: next.x, y0: next.y, x1: last.x, y1: last.y, direction: -1))
            }
            last = next
        }
    }

    private static func fixed(_ point: CGPoint) -> (x: Int, y: Int) {
        func fixed(_ value: CGFloat) -> Int {
            value.isFinite ? Int((max(-4_000_000, min(4_000_000, value)) * 256).rounded()) : 0
        }
        return (fixed(point.x), fixed(point.y))
    }

    /// Computes the coverage of pixels in a row.
    ///
    /// - Parameters:
    ///   - y: The row.
    ///   - x: The first pixel.
    ///   - count: The number of pixels.
    ///   - coverage: The buffer for the coverage of `count` pixels. It is not written if the result is `false`.
    ///   - sums: Scratch memory for twice as many numbers.
    /// - Returns: A Boolean value that indicates whether the polygon may cover any of the pixels.
    package func row(
        _ y: Int32, from x: Int32, count: Int, into coverage: UnsafeMutablePointer<UInt8>,
        sums: UnsafeMutablePointer<Int>
    ) -> Bool {
        let top = Int(y) << 8
        let bottom = top + 256
        var cells = Cells(first: Int(x), count: count, sums: sums)
        var touched = false
        for edge in edges where edge.y0 < bottom && edge.y1 > top {
            if !touched {
                touched = true
                sums.update(repeating: 0, count: count * 2)
            }
            let ya = max(edge.y0, top)
            let yb = min(edge.y1, bottom)
            cells.add(
                PolygonCoverage.between(edge.x0, edge.y0, edge.x1, edge.y1, at: ya), ya,
                PolygonCoverage.between(edge.x0, edge.y0, edge.x1, edge.y1, at: yb), yb, edge.direction)
        }
        guard touched else { return false }
        var height = cells.left
        for index in 0..<count {
            // The total height of the edges up to this pixel, minus the area to the left of the edges in it. Complete
            // coverage is 2 · 256².
            height += sums[index * 2]
            let area = abs(height * 512 - sums[index * 2 + 1])
            coverage[index] = UInt8(min(255, (area * 255 + 65536) >> 17))
        }
        return true
    }

    /// Returns the x coordinate of the line from (x0, y0) to (x1, y1), with y0 < y1, at `y`. The result is exact at
    /// both ends.
    @inline(__always) private static func between(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, at y: Int) -> Int {
        if y == y0 { return x0 }
        if y == y1 { return x1 }
        let product = (x1 - x0) * (y - y0)
        let height = y1 - y0
        let quotient = product / height
        return x0 + (product % height < 0 ? quotient - 1 : quotient)
    }

    /// The accumulated heights and areas of the edges in the pixels of one row.
    private struct Cells {
        let first: Int
        let count: Int
        let sums: UnsafeMutablePointer<Int>
        /// The height of the edges to the left of the first pixel.
        var left = 0

        /// Adds a segment of an edge from (xa, ya) down to (xb, yb).
        mutating func add(_ xa: Int, _ ya: Int, _ xb: Int, _ yb: Int, _ direction: Int) {
            let cellA = xa >> 8
            let cellB = xb >> 8
            if cellA == cellB { return put(cellA, xa, xb, (yb - ya) * direction) }
            // Split the segment at pixel boundaries. Every split is computed from the ends of the segment, so it does
            // not depend on the start of the row. The pixels to the left of the row are treated as one.
            let step = cellA < cellB ? 1 : -1
            var x = xa
            var y = ya
            var cell = cellA
            if cell < first, step > 0 {
                let border = min(first, cellB) << 8
                let cut = cutHeight(border, xa, ya, xb, yb)
                left += (cut - ya) * direction
                (x, y, cell) = (border, cut, border >> 8)
            } else if cell >= first + count, step < 0 {
                let end = max(first + count, cellB + 1)
                let border = end << 8
                (x, y, cell) = (border, cutHeight(border, xa, ya, xb, yb), end - 1)
            }
            while cell != cellB {
                if step > 0, cell >= first + count { return }
                if step < 0, cell < first { break }
                let border = (step > 0 ? cell + 1 : cell) << 8
                let cut = cutHeight(border, xa, ya, xb, yb)
                put(cell, x, border, (cut - y) * direction)
                (x, y) = (border, cut)
                cell += step
            }
            put(cell, x, xb, (yb - y) * direction)
        }

        @inline(__always) private func cutHeight(_ x: Int, _ xa: Int, _ ya: Int, _ xb: Int, _ yb: Int) -> Int {
            ya + (yb - ya) * (x - xa) / (xb - xa)
        }

        @inline(__always) private mutating func put(_ cell: Int, _ xa: Int, _ xb: Int, _ height: Int) {
            let index = cell - first
            if index < 0 {
                left += height
            } else if index < count {
                sums[index * 2] += height
                sums[index * 2 + 1] += height * (xa + xb - (cell << 9))
            }
        }
    }
}
