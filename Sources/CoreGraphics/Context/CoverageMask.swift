import CCairo

/// The coverage of the pixels of a rectangle by a shape. With colors, it is an intermediate image.
package final class CoverageMask {
    /// A surface whose device offset is the origin of ``bounds``: 8-bit alpha, or ARGB for an intermediate image.
    package let surface: OpaquePointer
    /// The pixels that the mask covers.
    package private(set) var bounds: PixelRect

    /// Creates an empty mask; returns `nil` if there is no memory.
    package init?(empty bounds: PixelRect, withColors: Bool = false) {
        self.bounds = bounds
        surface = cairo_image_surface_create(
            withColors ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, bounds.width, bounds.height)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        cairo_surface_set_device_offset(surface, -Double(bounds.x), -Double(bounds.y))
    }

    /// Moves the mask to a new origin.
    package func place(at x: Int32, _ y: Int32) {
        guard x != bounds.x || y != bounds.y else { return }
        bounds = PixelRect(x: x, y: y, width: bounds.width, height: bounds.height)
        cairo_surface_set_device_offset(surface, -Double(x), -Double(y))
    }

    /// Creates a mask from the coverage that `render` draws, multiplied by an opacity.
    convenience init?(_ bounds: PixelRect, antialias: Bool, opacity: Double, _ render: (OpaquePointer) -> Void) {
        self.init(empty: bounds)
        guard let target = cairo_create(surface) else { return nil }
        cairo_set_source_rgba(target, 0, 0, 0, opacity)
        cairo_set_antialias(target, antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        render(target)
        cairo_destroy(target)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Returns the product of two masks where they overlap within a rectangle; `nil` if they do not overlap.
    func multiplied(by other: CoverageMask, within rect: PixelRect) -> CoverageMask? {
        let box = bounds.intersection(other.bounds).intersection(rect)
        guard !box.isEmpty, let result = CoverageMask(empty: box) else { return nil }
        let target = cairo_create(result.surface)
        cairo_set_source_surface(target, surface, 0, 0)
        cairo_paint(target)
        cairo_set_operator(target, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(target, other.surface, 0, 0)
        cairo_paint(target)
        cairo_destroy(target)
        return result
    }

    /// Returns a part of the mask, multiplied by an opacity; `nil` if the part is empty.
    func copy(within rect: PixelRect, opacity: Double) -> CoverageMask? {
        let box = bounds.intersection(rect)
        guard !box.isEmpty, let result = CoverageMask(empty: box) else { return nil }
        let target = cairo_create(result.surface)
        cairo_set_source_surface(target, surface, 0, 0)
        cairo_paint_with_alpha(target, opacity)
        cairo_destroy(target)
        return result
    }
}
