import CCairo

/// A set of device pixels, kept as disjoint rectangles: damage, opaque areas, pixels in flight.
///
/// A value type over `cairo_region_t`; copies share storage until one of them changes.
package struct PixelRegion: Equatable {
    private final class Storage {
        let region: OpaquePointer

        init(_ region: OpaquePointer) { self.region = region }
        deinit { cairo_region_destroy(region) }
    }

    private var storage: Storage

    /// No pixels.
    package init() { storage = Storage(cairo_region_create()) }

    /// The pixels of a rectangle.
    package init(_ rect: PixelRect) {
        var box = rect.cairoRectangle
        storage = Storage(rect.isEmpty ? cairo_region_create() : cairo_region_create_rectangle(&box))
    }

    package static func == (a: PixelRegion, b: PixelRegion) -> Bool {
        cairo_region_equal(a.storage.region, b.storage.region) != 0
    }

    /// Whether there are no pixels in it.
    package var isEmpty: Bool { cairo_region_is_empty(storage.region) != 0 }
    /// How many rectangles ``rects`` has.
    package var rectCount: Int { Int(cairo_region_num_rectangles(storage.region)) }

    /// The disjoint rectangles, in bands from top to bottom and left to right within a band.
    package var rects: [PixelRect] { (0..<rectCount).map { rect(at: $0) } }

    /// One of ``rects``; the index must be less than ``rectCount``.
    package func rect(at index: Int) -> PixelRect {
        var box = cairo_rectangle_int_t()
        cairo_region_get_rectangle(storage.region, Int32(index), &box)
        return PixelRect(box)
    }

    /// The smallest rectangle around all pixels.
    package var boundingBox: PixelRect {
        var box = cairo_rectangle_int_t()
        cairo_region_get_extents(storage.region, &box)
        return PixelRect(box)
    }

    /// The number of pixels in the region.
    package var area: Int {
        var sum = 0
        for index in 0..<rectCount { sum += rect(at: index).area }
        return sum
    }

    /// Adds the pixels of a rectangle.
    package mutating func formUnion(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        makeUnique()
        var box = rect.cairoRectangle
        cairo_region_union_rectangle(storage.region, &box)
    }

    /// Adds the pixels of another region.
    package mutating func formUnion(_ other: PixelRegion) {
        guard !other.isEmpty else { return }
        makeUnique()
        cairo_region_union(storage.region, other.storage.region)
    }

    /// Keeps only the pixels in a rectangle.
    package mutating func formIntersection(_ rect: PixelRect) {
        makeUnique()
        var box = rect.cairoRectangle
        cairo_region_intersect_rectangle(storage.region, &box)
    }

    /// Takes out the pixels of a rectangle.
    package mutating func subtract(_ rect: PixelRect) {
        guard !rect.isEmpty, !isEmpty else { return }
        makeUnique()
        var box = rect.cairoRectangle
        cairo_region_subtract_rectangle(storage.region, &box)
    }

    /// Takes out the pixels of another region.
    package mutating func subtract(_ other: PixelRegion) {
        guard !other.isEmpty, !isEmpty else { return }
        makeUnique()
        cairo_region_subtract(storage.region, other.storage.region)
    }

    /// Whether any pixel of a rectangle is in it.
    package func intersects(_ rect: PixelRect) -> Bool {
        guard !rect.isEmpty else { return false }
        var box = rect.cairoRectangle
        return cairo_region_contains_rectangle(storage.region, &box) != CAIRO_REGION_OVERLAP_OUT
    }

    /// Whether both have a pixel in common.
    package func intersects(_ other: PixelRegion) -> Bool {
        for index in 0..<other.rectCount where intersects(other.rect(at: index)) { return true }
        return false
    }

    /// Whether all pixels of a rectangle are in it; those of an empty one are.
    package func contains(_ rect: PixelRect) -> Bool {
        guard !rect.isEmpty else { return true }
        var box = rect.cairoRectangle
        return cairo_region_contains_rectangle(storage.region, &box) == CAIRO_REGION_OVERLAP_IN
    }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(cairo_region_copy(storage.region)) }
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
