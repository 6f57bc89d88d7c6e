import CoreGraphics

extension HeadlessSurface {
    package var scale: CGFloat { server?.scale ?? 1 }

    /// The largest size of the framebuffer.
    private var sizeLimit: SurfaceSizeLimit { SurfaceSizeLimit(screen: server?.screenPixelSize ?? (0, 0)) }

    package func setSizeLimits(minimum: CGSize?, maximum: CGSize?) {
        sizeLimits = WindowSizeLimits(minimum: minimum, maximum: maximum)
    }

    package func move(to origin: CGPoint) {
        guard !isDestroyed, origin.x.isFinite, origin.y.isFinite, screenOrigin != origin else { return }
        screenOrigin = origin
        delegate?.surfaceDidMove(self)
    }

    package func resize(to size: CGSize) {
        guard !isDestroyed else { return }
        let granted = sizeLimits.clamped(size)
        setPixelSize(sizeLimit.clamped(SurfaceSizeLimit.pixels(granted, scale: scale)))
    }

    func scaleDidChange(from old: CGFloat) {
        guard !isDestroyed else { return }
        let size = CGSize(width: CGFloat(pixelSize.width) / old, height: CGFloat(pixelSize.height) / old)
        discardFramebuffer()
        pixelSize = sizeLimit.clamped(SurfaceSizeLimit.pixels(size, scale: scale))
        delegate?.surfaceDidResize(self)
    }

    func setPixelSize(_ size: (width: Int, height: Int)) {
        guard size != pixelSize else { return }
        discardFramebuffer()
        pixelSize = size
        delegate?.surfaceDidResize(self)
    }
}
