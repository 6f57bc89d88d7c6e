/// An iterator over the pixels of shapes, which owns scratch memory for one row of coverage.
@MainActor final class CoverageBuffer {
    /// A closure that receives a span of pixels in a row: y, the first x, the count, and the coverage of each pixel, or
    /// `nil` if all pixels are covered completely.
    typealias Span = (Int32, Int32, Int, UnsafePointer<UInt8>?) -> Void

    private var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    private var sums = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    private var capacity = 1

    private func reserve(_ count: Int) {
        guard count > capacity else { return }
        bytes.deallocate()
        sums.deallocate()
        bytes = .allocate(capacity: count)
        sums = .allocate(capacity: count * 2)
        capacity = count
    }

    isolated deinit {
        bytes.deallocate()
        sums.deallocate()
    }

    /// Calls `body` for the spans of a polygon.
    @inline(__always)
    func forEachSpan(of polygon: PolygonCoverage, in clip: PixelRect, _ body: Span) {
        let part = polygon.bounds.intersection(clip)
        guard !part.isEmpty else { return }
        let count = Int(part.width)
        reserve(count)
        for y in part.minY..<part.maxY
        where polygon.row(y, from: part.x, count: count, into: bytes, sums: sums) {
            // Most pixels are outside or completely covered: process them as spans.
            var start = 0
            while start < count {
                var end = start
                switch bytes[start] {
                case 0:
                    while end < count, bytes[end] == 0 { end += 1 }
                case 255:
                    while end < count, bytes[end] == 255 { end += 1 }
                    body(y, part.x &+ Int32(start), end - start, nil)
                default:
                    while end < count, bytes[end] != 0, bytes[end] != 255 { end += 1 }
                    body(y, part.x &+ Int32(start), end - start, UnsafePointer(bytes + start))
                }
                start = end
            }
        }
    }

    /// Calls `body` for the spans of a rounded rectangle.
    @inline(__always)
    func forEachSpan(of shape: RoundedRect, in clip: PixelRect, _ body: Span) {
        let part = shape.rect.intersection(clip)
        guard !part.isEmpty else { return }
        guard let corner = shape.corner else {
            for y in part.minY..<part.maxY { body(y, part.x, Int(part.width), nil) }
            return
        }
        reserve(Int(part.width))
        let partMaxX = part.maxX
        let top = shape.rect.minY
        let bottom = shape.rect.maxY
        let left = shape.rect.minX &+ corner.width
        let right = shape.rect.maxX &- corner.width
        for y in part.minY..<part.maxY {
            let fromTop = y &- top
            let fromBottom = bottom &- 1 &- y
            if fromTop >= corner.height, fromBottom >= corner.height {
                body(y, part.x, Int(part.width), nil)
            } else if shape.cornersMeet {
                for x in part.x..<partMaxX {
                    bytes[Int(x &- part.x)] = UInt8(truncatingIfNeeded: shape.coverage(x: x, y: y))
                }
                body(y, part.x, Int(part.width), UnsafePointer(bytes))
            } else {
                let isTop = fromTop < corner.height
                let row = Int(isTop ? fromTop : fromBottom) * Int(corner.width)
                let left = (isTop ? shape.isTopLeftRound : shape.isBottomLeftRound) ? left : shape.rect.minX
                let right = (isTop ? shape.isTopRightRound : shape.isBottomRightRound) ? right : shape.rect.maxX
                if part.x < left {
                    let end = min(left, partMaxX)
                    body(y, part.x, Int(end &- part.x), corner.left + row + Int(part.x &- shape.rect.minX))
                }
                let from = max(left, part.x)
                let to = min(right, partMaxX)
                if from < to { body(y, from, Int(to &- from), nil) }
                if partMaxX > right {
                    let start = max(right, part.x)
                    body(y, start, Int(partMaxX &- start), corner.right + row + Int(start &- right))
                }
            }
        }
    }

    /// Iterates over the pixels of a rounded rectangle in blocks.
    ///
    /// - Parameters:
    ///   - shape: The rounded rectangle.
    ///   - clip: The pixels to consider.
    ///   - fill: A closure that is called for blocks that are covered completely.
    ///   - cover: A closure that is called for other blocks with their coverage in row order, and the number of bytes
    ///     from one row of the coverage to the next.
    @inline(__always)
    func forEachBlock(
        of shape: RoundedRect, in clip: PixelRect, fill: (PixelRect) -> Void,
        cover: (PixelRect, UnsafePointer<UInt8>, Int) -> Void
    ) {
        let part = shape.rect.intersection(clip)
        guard !part.isEmpty else { return }
        guard let corner = shape.corner, !shape.covers(part) else { return fill(part) }
        if shape.cornersMeet {
            reserve(Int(part.width))
            for y in part.minY..<part.maxY {
                for x in part.minX..<part.maxX {
                    bytes[Int(x &- part.x)] = UInt8(truncatingIfNeeded: shape.coverage(x: x, y: y))
                }
                cover(PixelRect(x: part.x, y: y, width: part.width, height: 1), UnsafePointer(bytes), 0)
            }
            return
        }
        let width = Int(corner.width)
        let rect = shape.rect
        for end in 0..<3 {
            let isTop = end == 0
            let rows = part.intersection(
                end == 1
                    ? PixelRect(
                        minX: rect.minX, minY: rect.minY &+ corner.height, maxX: rect.maxX,
                        maxY: rect.maxY &- corner.height)
                    : PixelRect(
                        x: rect.x, y: isTop ? rect.minY : rect.maxY &- corner.height, width: rect.width,
                        height: corner.height))
            if rows.isEmpty { continue }
            if end == 1 {
                fill(rows)
                continue
            }
            // The rows of the bottom corners are those of the top corners in reverse order.
            let first = Int(isTop ? rows.minY &- rect.minY : rect.maxY &- 1 &- rows.minY) * width
            let step = isTop ? width : -width
            let isLeftRound = isTop ? shape.isTopLeftRound : shape.isBottomLeftRound
            let isRightRound = isTop ? shape.isTopRightRound : shape.isBottomRightRound
            let left = max(rows.minX, min(rows.maxX, isLeftRound ? rect.minX &+ corner.width : rect.minX))
            let right = max(left, min(rows.maxX, isRightRound ? rect.maxX &- corner.width : rect.maxX))
            if rows.minX < left {
                cover(
                    PixelRect(x: rows.x, y: rows.y, width: left &- rows.x, height: rows.height),
                    corner.left + first + Int(rows.x &- rect.x), step)
            }
            if left < right { fill(PixelRect(x: left, y: rows.y, width: right &- left, height: rows.height)) }
            if right < rows.maxX {
                cover(
                    PixelRect(x: right, y: rows.y, width: rows.maxX &- right, height: rows.height),
                    corner.right + first + Int(right &- (rect.maxX &- corner.width)), step)
            }
        }
    }

    /// Calls `body` for the spans that `outer` covers and `inner`, which lies within it, does not cover.
    @inline(__always)
    func forEachSpan(of outer: RoundedRect, without inner: RoundedRect, in clip: PixelRect, _ body: Span) {
        let part = outer.rect.intersection(clip)
        guard !part.isEmpty, !inner.covers(part) else { return }
        if inner.rect.isEmpty { return forEachSpan(of: outer, in: clip, body) }
        reserve(Int(part.width))
        let partMinX = part.minX
        let partMaxX = part.maxX
        for y in part.minY..<part.maxY {
            guard y >= inner.rect.minY, y < inner.rect.maxY else {
                forEachSpan(of: outer, in: PixelRect(x: part.x, y: y, width: part.width, height: 1), body)
                continue
            }
            let isStraight = !inner.isCornerRow(y) && !outer.isCornerRow(y)
            // No pixels remain where the inner shape covers everything.
            let corner =
                isStraight
                ? 0 : max(inner.cornerWidth, outer.cornerWidth &- (inner.rect.minX &- outer.rect.minX))
            let left = inner.rect.minX &+ corner
            let right = inner.rect.maxX &- corner
            let ends =
                left < right
                ? ((partMinX, min(left, partMaxX)), (max(right, partMinX), partMaxX))
                : ((partMinX, partMaxX), (partMaxX, partMaxX))
            for (from, to) in [ends.0, ends.1] where from < to {
                if isStraight {
                    body(y, from, Int(to &- from), nil)
                    continue
                }
                for x in from..<to {
                    bytes[Int(x &- from)] = UInt8(
                        truncatingIfNeeded: max(0, outer.coverage(x: x, y: y) - inner.coverage(x: x, y: y)))
                }
                body(y, from, Int(to &- from), UnsafePointer(bytes))
            }
        }
    }
}
