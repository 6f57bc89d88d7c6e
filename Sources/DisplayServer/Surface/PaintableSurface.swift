import CoreGraphics

/// The framebuffer of a surface.
///
/// It has ``SurfaceGeometry/pixelSize`` pixels and always holds the complete content of the window: when the desktop
/// requests a part of it again, nothing is repainted. A new size discards the content, which is then undefined until the
/// next paint.
@MainActor package protocol PaintableSurface: SurfaceGeometry {
    /// Calls `body` to paint `damage` in the framebuffer, and presents that region on the screen. `body` must not
    /// change other pixels. The first paint of a surface, and the first paint after its size changed, must cover the
    /// whole framebuffer.
    ///
    /// - Returns: True if the damage was painted. False for a destroyed surface, and while memory for the framebuffer
    ///   is unavailable: `body` was not called then, and the caller must keep the damage.
    @discardableResult
    func paint(_ damage: PixelRegion, _ body: (PixelBuffer) -> Void) -> Bool

    /// Gives read access to the current framebuffer, for screenshots and tests. Returns nil before the first paint.
    func readPixels<Result>(_ body: (PixelBuffer) -> Result) -> Result?
}
