import CoreGraphics

/// Tints the areas that a frame repainted. The next frame removes the tint by repainting them.
@MainActor final class RepaintTint {
    /// The time until the tint is removed if no other frame follows, in seconds. It is long enough to be visible.
    private static let duration = 0.15

    /// The tint colors. They alternate, so that an area that is repainted in every frame flickers.
    private static let colors: [UInt32] = [0xFFFF_0080, 0xFF00_A000, 0xFF00_60FF]

    private var tinted = PixelRegion()
    private var nextColor = 0

    /// Adds the tinted areas to the damage region, so that they are repainted without tint.
    func addLeftovers(to damage: inout PixelRegion, in picture: PixelRect) {
        // The framebuffer may have shrunk.
        tinted.formIntersection(picture)
        damage.formUnion(tinted)
    }

    /// Tints the changed areas after the frame was painted.
    ///
    /// - Parameter requestFrame: A closure that requests a frame after a delay in seconds. It is not called if nothing
    ///   was tinted, so that the frame that removes the tint is the last one.
    func paint(_ changed: PixelRegion, into pixels: PixelBuffer, requestFrame: (TimeInterval) -> Void) {
        tinted = changed
        guard !changed.isEmpty else { return }
        let color = RepaintTint.colors[nextColor]
        nextColor = (nextColor + 1) % RepaintTint.colors.count
        for rect in changed.rects { tint(rect.intersection(pixels.bounds), color, pixels) }
        requestFrame(RepaintTint.duration)
    }

    /// Blends 25% of the color over a rectangle, and draws a solid one-pixel border.
    private func tint(_ rect: PixelRect, _ color: UInt32, _ pixels: PixelBuffer) {
        guard !rect.isEmpty else { return }
        let quarter = (color >> 2) & 0x3F3F_3F3F
        for y in rect.minY..<rect.maxY {
            let row = pixels.base + Int(y) * pixels.bytesPerRow
            let isRim = y == rect.minY || y == rect.maxY - 1
            for x in rect.minX..<rect.maxX {
                let place = row + Int(x) * 4
                guard !isRim, x != rect.minX, x != rect.maxX - 1 else {
                    place.storeBytes(of: color, as: UInt32.self)
                    continue
                }
                let old = place.load(as: UInt32.self)
                place.storeBytes(of: old - ((old >> 2) & 0x3F3F_3F3F) + quarter, as: UInt32.self)
            }
        }
    }
}
