import CX11
import CoreGraphics

extension X11Surface {
    @discardableResult
    func paint(_ damage: PixelRegion, moving moves: [PixelMove], _ body: (PixelBuffer) -> Void) -> Bool {
        guard canRequest else { return false }
        let bounds = PixelRect(x: 0, y: 0, width: Int32(pixelSize.width), height: Int32(pixelSize.height))
        let changed = damage.union(moves).clipped(to: bounds)
        let pixels = framebuffer.pixelsForPainting(
            damage.clipped(to: bounds), moving: moves, size: pixelSize, sharesMemory: server?.sharesMemory ?? false)
        guard let pixels else { return false }
        body(pixels)
        guard canRequest else { return true }
        framebuffer.present(changed, inputCount: server?.inputCount ?? 0)
        if pendingSize == nil { resizeSync?.painted() }
        return true
    }

    func readPixels<Result>(_ body: (PixelBuffer) -> Result) -> Result? { framebuffer.pixels.map(body) }

    /// Restores a part of the window whose content the server lost.
    func restore(_ rect: PixelRect) { if canRequest { framebuffer.restore(rect) } }
}
