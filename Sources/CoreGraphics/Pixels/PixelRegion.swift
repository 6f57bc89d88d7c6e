import CCairo

/// A set of device pixels, stored as disjoint rectangles. Regions describe damage, opaque areas and pixels in flight.
///
/// Most regions are a few rectangles, which need no memory on the heap. Larger ones are a `cairo_region_t`, which copies
/// share until one of them changes.
package struct PixelRegion: Equatable {
    private final class Storage {
        let region: OpaquePointer

        init(_ region: OpaquePointer) { self.region = region }
        deinit { cairo_region_destroy(region) }
    }

    private enum Content {
        case few(PixelBands)
        /// More rectangles than ``PixelBands/capacity``.
        case many(Storage)
    }

    private var content: Content

    /// Creates an empty region.
    package init() { content = .few(PixelBands()) }

    /// Creates a region of the pixels of a rectangle.
    package init(_ rect: PixelRect) { content = .few(PixelBands(rect)) }

    package static func == (a: PixelRegion, b: PixelRegion) -> Bool {
        switch (a.content, b.content) {
        case (.few(let a), .few(let b)): a == b
        case (.many(let a), .many(let b)): cairo_region_equal(a.region, b.region) != 0
        default: false
        }
    }

    /// A Boolean value that indicates whether the region contains no pixels.
    package var isEmpty: Bool { rectCount == 0 }

    /// The number of ``rects``.
    package var rectCount: Int {
        switch content {
        case .few(let bands): bands.count
        case .many(let storage): Int(cairo_region_num_rectangles(storage.region))
        }
    }

    /// The disjoint rectangles, in bands from top to bottom and left to right within a band.
    package var rects: [PixelRect] { (0..<rectCount).map { rect(at: $0) } }

    /// Returns an element of ``rects``. The index must be less than ``rectCount``.
    package func rect(at index: Int) -> PixelRect {
        switch content {
        case .few(let bands): bands[index]
        case .many(let storage): PixelRegion.rect(at: index, of: storage.region)
        }
    }

    private static func rect(at index: Int, of region: OpaquePointer) -> PixelRect {
        var box = cairo_rectangle_int_t()
        cairo_region_get_rectangle(region, Int32(index), &box)
        return PixelRect(box)
    }

    /// The bounding box of the region.
    package var boundingBox: PixelRect {
        switch content {
        case .few(let bands): return bands.boundingBox
        case .many(let storage):
            var box = cairo_rectangle_int_t()
            cairo_region_get_extents(storage.region, &box)
            return PixelRect(box)
        }
    }

    /// The number of pixels in the region.
    package var area: Int {
        var sum = 0
        for index in 0..<rectCount { sum += rect(at: index).area }
        return sum
    }

    /// Adds the pixels of a rectangle.
    package mutating func formUnion(_ rect: PixelRect) {
        if rect.isEmpty || contains(rect) { return }
        combine(with: PixelRegion(rect), .union)
    }

    /// Adds the pixels of another region.
    package mutating func formUnion(_ other: PixelRegion) {
        if isEmpty {
            self = other
        } else if !other.isEmpty {
            combine(with: other, .union)
        }
    }

    /// Removes all pixels outside a rectangle.
    package mutating func formIntersection(_ rect: PixelRect) { combine(with: PixelRegion(rect), .intersection) }

    /// Removes the pixels of a rectangle.
    package mutating func subtract(_ rect: PixelRect) {
        if !rect.isEmpty, !isEmpty { combine(with: PixelRegion(rect), .difference) }
    }

    /// Removes the pixels of another region.
    package mutating func subtract(_ other: PixelRegion) {
        if !other.isEmpty, !isEmpty { combine(with: other, .difference) }
    }

    /// Returns whether the region contains any pixel of a rectangle.
    package func intersects(_ rect: PixelRect) -> Bool {
        guard !rect.isEmpty else { return false }
        switch content {
        case .few(let bands): return bands.intersects(rect)
        case .many(let storage):
            var box = rect.cairoRectangle
            return cairo_region_contains_rectangle(storage.region, &box) != CAIRO_REGION_OVERLAP_OUT
        }
    }

    /// Returns whether two regions have a pixel in common.
    package func intersects(_ other: PixelRegion) -> Bool {
        for index in 0..<other.rectCount where intersects(other.rect(at: index)) { return true }
        return false
    }

    /// Returns whether the region contains all pixels of a rectangle. It always contains an empty rectangle.
    package func contains(_ rect: PixelRect) -> Bool {
        guard !rect.isEmpty else { return true }
        switch content {
        case .few(let bands): return bands.contains(rect)
        case .many(let storage):
            var box = rect.cairoRectangle
            return cairo_region_contains_rectangle(storage.region, &box) == CAIRO_REGION_OVERLAP_IN
        }
    }

    // MARK: Combinations

    private mutating func combine(with other: PixelRegion, _ operation: PixelBands.Operation) {
        if case .few(let a) = content, case .few(let b) = other.content, let bands = a.combined(with: b, operation) {
            content = .few(bands)
            return
        }
        let target = takeStorage()
        if other.rectCount == 1 {
            var box = other.rect(at: 0).cairoRectangle
            switch operation {
            case .union: cairo_region_union_rectangle(target.region, &box)
            case .intersection: cairo_region_intersect_rectangle(target.region, &box)
            case .difference: cairo_region_subtract_rectangle(target.region, &box)
            }
        } else {
            let operand = other.sharedStorage
            switch operation {
            case .union: cairo_region_union(target.region, operand.region)
            case .intersection: cairo_region_intersect(target.region, operand.region)
            case .difference: cairo_region_subtract(target.region, operand.region)
            }
        }
        let count = Int(cairo_region_num_rectangles(target.region))
        content =
            count > PixelBands.capacity
            ? .many(target) : .few(PixelBands(count: count) { PixelRegion.rect(at: $0, of: target.region) })
    }

    /// Returns a Cairo region of the pixels, which must not be changed.
    private var sharedStorage: Storage {
        switch content {
        case .many(let storage): return storage
        case .few(let bands):
            let region: OpaquePointer = cairo_region_create()
            for index in 0..<bands.count {
                var box = bands[index].cairoRectangle
                cairo_region_union_rectangle(region, &box)
            }
            return Storage(region)
        }
    }

    /// Returns a Cairo region of the pixels that no other value uses, and leaves this region empty.
    private mutating func takeStorage() -> Storage {
        var storage = sharedStorage
        content = .few(PixelBands())
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(cairo_region_copy(storage.region)) }
        return storage
    }
}

extension PixelRect {
    fileprivate init(_ box: cairo_rectangle_int_t) {
        self.init(x: box.x, y: box.y, width: box.width, height: box.height)
    }

    fileprivate var cairoRectangle: cairo_rectangle_int_t {
        cairo_rectangle_int_t(x: x, y: y, width: width, height: height)
    }
}
