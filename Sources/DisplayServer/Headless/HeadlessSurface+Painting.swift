import CoreGraphics

extension HeadlessSurface {
    @discardableResult
    package func paint(_ damage: PixelRegion, _ body: (PixelBuffer) -> Void) -> Bool {
        guard !isDestroyed, !isOutOfMemory, pixelSize.width > 0, pixelSize.height > 0 else { return false }
        body(picture())
        paintedRegions.append(damage)
        // Limits the number of regions, which would grow without bound.
        if paintedRegions.count > 256 { paintedRegions.removeFirst(128) }
        return true
    }

    package func readPixels<Result>(_ body: (PixelBuffer) -> Result) -> Result? {
        memory == nil ? nil : body(picture())
    }

    private func picture() -> PixelBuffer {
        let bytes = pixelSize.width * pixelSize.height * 4
        let memory =
            memory
            ?? {
                let new = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes, alignment: 64)
                new.initializeMemory(as: UInt8.self, repeating: 0)
                return new
            }()
        self.memory = memory
        guard let base = memory.baseAddress else { preconditionFailure("the framebuffer has no size") }
        return PixelBuffer(
            base: base, width: pixelSize.width, height: pixelSize.height, bytesPerRow: pixelSize.width * 4)
    }

    func discardFramebuffer() {
        memory?.deallocate()
        memory = nil
    }
}
