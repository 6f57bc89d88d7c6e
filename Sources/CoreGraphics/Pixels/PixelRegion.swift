import CCairo

/// A set of device pixels, stored as disjoint rectangles. Regions describe damage, opaque areas and pixels in flight.
///
/// The type is a value type over `cairo_region_t`; copies share storage until one of them changes.
package struct PixelRegion: Equatable {
    private final class Storage {
        let region: OpaquePointer

        init(_ region: OpaquePointer) { self.region = region }
        deinit { cairo_region_destroy(region) }
    }

    private var storage: Storage

    /// Creates an empty region.
    package init() { storage = Storage(cairo_region_create()) }

    /// Creates a region of the pixels of a rectangle.
    package init(_ rect: PixelRect) {
        var box = rect.cairoRectangle
        storage = Storage(rect.isEmpty ? cairo_region_create() : cairo_region_create_rectangle(&box))
    }

    package static func == (a: PixelRegion, b: PixelRegion) -> Bool {
        cairo_region_equal(a.storage.region, b.storage.region) != 0
    }

    /// A Boolean value that indicates whether the region contains no pixels.
    package var isEmpty: Bool { cairo_region_is_empty(storage.region) != 0 }
    /// The number of ``rects``.
    package var rectCount: Int { Int(cairo_region_num_rectangles(storage.region)) }

    /// The disjoint rectangles, in bands from top to bottom and left to right within a band.
    package var rects: [PixelRect] { (0..<rectCount).map { rect(at: $0) } }

    /// Returns an element of ``rects``. The index must be less than ``rectCount``.
    package func rect(at index: Int) -> PixelRect {
        var box = cairo_rectangle_int_t()
        cairo_region_get_rectangle(storage.region, Int32(index), &box)
        return PixelRect(box)
    }

    /// The bounding box of the region.
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

    /// Removes all pixels outside a rectangle.
    package mutating func formIntersection(_ rect: PixelRect) {
        makeUnique()
        var box = rect.cairoRectangle
        cairo_region_intersect_rectangle(storage.region, &box)
    }

    /// Removes the pixels of a rectangle.
    package mutating func subtract(_ rect: PixelRect) {
        guard !rect.isEmpty, !isEmpty else { return }
        makeUnique()
        var box = rect.cairoRectangle
        cairo_region_subtract_rectangle(storage.region, &box)
    }

    /// Removes the pixels of another region.
    package mutating func subtract(_ other: PixelRegion) {
        guard !other.isEmpty, !isEmpty else { return }
        makeUnique()
        cairo_region_subtract(storage.region, other.storage.region)
    }

    /// Returns whether the region contains any pixel of a rectangle.
    package func intersects(_ rect: PixelRect) -> Bool {
        guard !rect.isEmpty else { return false }
        var box = rect.cairoRectangle
        return cairo_region_contains_rectangle(storage.region, &box) != CAIRO_REGION_OVERLAP_OUT
    }

    /// Returns whether two regions have a pixel in common.
    package func intersects(_ other: PixelRegion) -> Bool {
        for index in 0..<other.rectCount where intersects(other.rect(at: index)) { return true }
        return false
    }

    /// Returns whether the region contains all pixels of a rectangle. It always contains an empty rectangle.
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
