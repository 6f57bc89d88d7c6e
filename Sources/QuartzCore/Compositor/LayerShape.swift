/// The outline of a layer in device pixels.
enum LayerShape {
    case upright(RoundedRect)
    case polygon(PolygonCoverage)

    /// The device pixels that may be covered.
    var bounds: PixelRect {
        switch self {
        case .upright(let shape): shape.rect
        case .polygon(let polygon): polygon.bounds
        }
    }
}

/// Scratch memory for one row of coverage.
@MainActor final class CoverageBuffer {
    private(set) var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    private(set) var sums = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    private var capacity = 1

    func reserve(_ count: Int) {
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

    /// Calls `body` for stretches of pixels of `shape` in `clip`, row by row: with the y, the first x, the count and the
    /// coverage of each pixel, nil where all are covered.
    @inline(__always)
    func forEachSpan(
        of shape: LayerShape, in clip: PixelRect,
        _ body: (Int32, Int32, Int, UnsafePointer<UInt8>?) -> Void
    ) {
        switch shape {
        case .upright(let shape): forEachSpan(of: shape, in: clip, body)
        case .polygon(let polygon):
            let part = polygon.bounds.intersection(clip)
            guard !part.isEmpty else { return }
            reserve(Int(part.width))
            for y in part.minY..<part.maxY
            where polygon.row(y, from: part.x, count: Int(part.width), into: bytes, sums: sums) {
                body(y, part.x, Int(part.width), UnsafePointer(bytes))
            }
        }
    }

    @inline(__always)
    func forEachSpan(
        of shape: RoundedRect, in clip: PixelRect,
        _ body: (Int32, Int32, Int, UnsafePointer<UInt8>?) -> Void
    ) {
        let part = shape.rect.intersection(clip)
        guard !part.isEmpty else { return }
        reserve(Int(part.width))
        // Between the columns of the corners everything is covered, if the corners leave anything.
        let left = shape.rect.minX &+ shape.cornerWidth
        let right = shape.rect.maxX &- shape.cornerWidth
        let middle = PixelRect(minX: left, minY: part.minY, maxX: right, maxY: part.maxY).intersection(part)
        for y in part.minY..<part.maxY {
            if !shape.isCornerRow(y) {
                body(y, part.x, Int(part.width), nil)
            } else if middle.isEmpty {
                partial(shape, y, part.minX, part.maxX, body)
            } else {
                partial(shape, y, part.minX, middle.minX, body)
                body(y, middle.x, Int(middle.width), nil)
                partial(shape, y, middle.maxX, part.maxX, body)
            }
        }
    }

    @inline(__always)
    private func partial(
        _ shape: RoundedRect, _ y: Int32, _ from: Int32, _ to: Int32,
        _ body: (Int32, Int32, Int, UnsafePointer<UInt8>?) -> Void
    ) {
        guard from < to else { return }
        for x in from..<to { bytes[Int(x &- from)] = UInt8(truncatingIfNeeded: shape.coverage(x: x, y: y)) }
        body(y, from, Int(to &- from), UnsafePointer(bytes))
    }

    /// The same for what `outer` covers and `inner`, which lies in it, does not.
    @inline(__always)
    func forEachSpan(
        of outer: RoundedRect, without inner: RoundedRect, in clip: PixelRect,
        _ body: (Int32, Int32, Int, UnsafePointer<UInt8>?) -> Void
    ) {
        let part = outer.rect.intersection(clip)
        guard !part.isEmpty, !inner.covers(part) else { return }
        if inner.rect.isEmpty { return forEachSpan(of: outer, in: clip, body) }
        reserve(Int(part.width))
        for y in part.minY..<part.maxY {
            guard y >= inner.rect.minY, y < inner.rect.maxY else {
                forEachSpan(of: outer, in: PixelRect(x: part.x, y: y, width: part.width, height: 1), body)
                continue
            }
            // Nothing is left where the inner one covers everything.
            let corner =
                inner.isCornerRow(y) || outer.isCornerRow(y)
                ? max(inner.cornerWidth, outer.cornerWidth &- (inner.rect.minX &- outer.rect.minX)) : 0
            let left = inner.rect.minX &+ corner
            let right = inner.rect.maxX &- corner
            if left >= right {
                difference(outer, inner, y, part.minX, part.maxX, body)
            } else {
                difference(outer, inner, y, part.minX, min(left, part.maxX), body)
                difference(outer, inner, y, max(right, part.minX), part.maxX, body)
            }
        }
    }

    @inline(__always)
    private func difference(
        _ outer: RoundedRect, _ inner: RoundedRect, _ y: Int32, _ from: Int32, _ to: Int32,
        _ body: (Int32, Int32, Int, UnsafePointer<UInt8>?) -> Void
    ) {
        guard from < to else { return }
        for x in from..<to {
            bytes[Int(x &- from)] = UInt8(
                truncatingIfNeeded: max(0, outer.coverage(x: x, y: y) - inner.coverage(x: x, y: y)))
        }
        body(y, from, Int(to &- from), UnsafePointer(bytes))
    }
}
