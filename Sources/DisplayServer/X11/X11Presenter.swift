import CX11
import CoreGraphics

/// Stores a window's framebuffer and presents parts of it on the screen. The framebuffer in this process's memory is
/// authoritative.
@MainActor protocol X11Presenter: AnyObject {
    /// Discards the framebuffer and allocates one of another size.
    ///
    /// - Returns: False if there is not enough memory. The presenter cannot be used then.
    func resize(width: Int, height: Int) -> Bool

    /// Moves pixels, and returns the framebuffer for painting within `damage`.
    func framebufferForPainting(_ damage: PixelRegion, moving moves: [PixelMove]) -> PixelBuffer?

    /// Presents the painted parts of the framebuffer.
    ///
    /// - Parameters:
    ///   - damage: The painted region.
    ///   - inputCount: The number of input events since the last call. After input, the server is likely to send
    ///     further events soon without being asked.
    func present(_ damage: PixelRegion, inputCount: Int)

    /// The framebuffer for reading; nil before the first paint.
    var picture: PixelBuffer? { get }

    /// Presents a part again whose content the server lost.
    func restore(_ rect: PixelRect)

    /// Releases all resources. Makes no requests if the connection is lost.
    func release()
}

extension PixelRegion {
    /// Returns the part of the region inside a rectangle.
    func clipped(to rect: PixelRect) -> PixelRegion {
        var result = self
        result.formIntersection(rect)
        return result
    }

    /// Returns the region together with the rectangles in which pixels move.
    func union(_ moves: [PixelMove]) -> PixelRegion {
        var result = self
        for move in moves { result.formUnion(move.rect) }
        return result
    }
}
