import CoreGraphics

/// Tints what a frame painted until the next one, which paints it again as it should be.
@MainActor final class RepaintTint {
    /// How long a tint stays if no other frame comes: long enough to be seen.
    private static let duration = 0.15

    /// Taken in turn, so that what is painted in every frame flickers.
    private static let colors: [UInt32] = [0xFFFF_0080, 0xFF00_A000, 0xFF00_60FF]

    private var tinted = PixelRegion()
    private var nextColor = 0

    /// Adds what is tinted now, which is to be painted as it should be.
    func addLeftovers(to damage: inout PixelRegion, in picture: PixelRect) {
        // The picture may have become smaller.
        tinted.formIntersection(picture)
        damage.formUnion(tinted)
    }

    /// Tints what changed, after everything was painted.
    ///
    /// - Parameter requestFrame: asks for a frame after so many seconds; not called if nothing was tinted, so that the
    ///   frame that takes a tint away is the last one.
    func paint(_ changed: PixelRegion, into pixels: PixelBuffer, requestFrame: (TimeInterval) -> Void) {
        tinted = changed
        guard !changed.isEmpty else { return }
        let color = RepaintTint.colors[nextColor]
        nextColor = (nextColor + 1) % RepaintTint.colors.count
        for rect in changed.rects { tint(rect.intersection(pixels.bounds), color, pixels) }
        requestFrame(RepaintTint.duration)
    }

    /// A quarter of the colour over a rectangle, and a line of it around.
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
