import QuartzCore

/// A framebuffer that a layer host paints into.
final class Framebuffer {
    let pixels: PixelBuffer

    /// Creates a framebuffer filled with noise, so that unpainted pixels are detected.
    init(width: Int, height: Int) {
        let base = UnsafeMutableRawPointer.allocate(byteCount: max(4, width * height * 4), alignment: 16)
        for index in 0..<width * height {
            base.storeBytes(
                of: UInt32(truncatingIfNeeded: index &* 2_654_435_761), toByteOffset: index * 4, as: UInt32.self)
        }
        pixels = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
    }

    deinit { pixels.base.deallocate() }

    subscript(x: Int, y: Int) -> UInt32 { pixels[x, y] }

    /// Returns the first pixel that differs from another framebuffer, or nil if they are equal.
    func firstDifference(from other: Framebuffer) -> (x: Int, y: Int)? {
        for y in 0..<pixels.height {
            let a = pixels.base + y * pixels.bytesPerRow
            let b = other.pixels.base + y * other.pixels.bytesPerRow
            guard memcmp(a, b, pixels.width * 4) != 0 else { continue }
            for x in 0..<pixels.width where pixels[x, y] != other.pixels[x, y] { return (x, y) }
        }
        return nil
    }
}

extension LayerHost {
    /// Creates a host with a root layer that fills the framebuffer.
    ///
    /// This is not an initializer, because initializers do not call property observers.
    static func make(width: CGFloat, height: CGFloat, scale: CGFloat = 1) -> LayerHost {
        let host = LayerHost()
        host.scale = scale
        host.pixelSize = (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        host.rootLayer = root
        return host
    }

    /// Runs layout, display and commit, and paints the damage region.
    @discardableResult func frame(into framebuffer: Framebuffer) -> PixelRegion {
        layoutIfNeeded()
        displayIfNeeded()
        let damage = commitDamage()
        paint(damage, into: framebuffer.pixels)
        return damage
    }

    /// Runs layout, display and commit, moves the pixels of scrolled layers, and paints the remaining region.
    @discardableResult func movingFrame(into framebuffer: Framebuffer) -> FrameDamage {
        layoutIfNeeded()
        displayIfNeeded()
        let damage = commitFrame(movesPixels: true)
        for move in damage.moves { framebuffer.pixels.move(move) }
        paint(damage.region, into: framebuffer.pixels)
        return damage
    }

    var framebufferBounds: PixelRect {
        PixelRect(x: 0, y: 0, width: Int32(pixelSize.width), height: Int32(pixelSize.height))
    }

    /// Returns a new framebuffer with one frame.
    @discardableResult func firstFrame() -> Framebuffer {
        let framebuffer = Framebuffer(width: pixelSize.width, height: pixelSize.height)
        invalidateAll()
        frame(into: framebuffer)
        return framebuffer
    }

    /// Returns a full repaint without cached pixels, in a new framebuffer.
    func uncachedRepaint() -> Framebuffer {
        let framebuffer = Framebuffer(width: pixelSize.width, height: pixelSize.height)
        paintUncached(PixelRegion(framebufferBounds), into: framebuffer.pixels)
        return framebuffer
    }

    /// Returns a full repaint in a new framebuffer.
    func fullRepaint() -> Framebuffer {
        let framebuffer = Framebuffer(width: pixelSize.width, height: pixelSize.height)
        paint(PixelRegion(framebufferBounds), into: framebuffer.pixels)
        return framebuffer
    }
}
