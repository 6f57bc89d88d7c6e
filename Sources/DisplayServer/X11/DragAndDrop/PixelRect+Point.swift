import CoreGraphics

extension PixelRect {
    /// Returns whether the rectangle contains a pixel.
    func contains(x: Int32, y: Int32) -> Bool { contains(PixelRect(x: x, y: y, width: 1, height: 1)) }
}
