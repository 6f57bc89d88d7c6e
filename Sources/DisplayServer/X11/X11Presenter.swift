import CX11
import CoreGraphics

/// Keeps a window's picture and brings parts of it to the screen. The picture in this process's memory is the truth.
@MainActor protocol X11Presenter: AnyObject {
    /// Discards the picture and makes room for one of another size.
    ///
    /// - Returns: false if there is no memory for it; the presenter is then of no use.
    func resize(width: Int, height: Int) -> Bool

    /// The picture, for painting `damage` and nothing else.
    func pictureForPainting(_ damage: PixelRegion) -> PixelBuffer?

    /// Shows the parts of the picture that were painted.
    ///
    /// - Parameter inputCount: how much input there was since the last time: where there was some, the server will soon
    ///   say something of its own accord.
    func present(_ damage: PixelRegion, inputCount: Int)

    /// The picture, for reading; nil before anything was painted.
    var picture: PixelBuffer? { get }

    /// Shows a part again that the server lost.
    func restore(_ rect: PixelRect)

    /// Gives everything back. No requests are made for a connection that is lost.
    func release()
}

extension PixelRegion {
    /// The part of the region inside a rectangle.
    func clipped(to rect: PixelRect) -> PixelRegion {
        var result = self
        result.formIntersection(rect)
        return result
    }
}
