import DisplayServer

extension UIWindowScene {
    /// The length of the longer side of rendered icon images, in pixels.
    private static let iconLength: CGFloat = 128

    /// Loads the icon from the app's files after the first frame was presented, so that it does not delay that frame.
    func applyOwnIconLater() {
        guard !didLookForIcon else { return }
        didLookForIcon = true
        server.scheduler.schedule(after: 0) { [weak self] in
            guard let self, !UIApplication.shared.hasChosenIcon else { return }
            if UIApplication.shared.applicationIconImage != nil { self.applyIcon() }
        }
    }

    /// Sets the window's icon to the application's icon.
    func applyIcon() {
        if let surface { applyIcon(to: surface) }
    }

    private func applyIcon(to surface: any ManagedSurface) {
        guard let picture = UIApplication.shared.applicationIconImage.flatMap(UIWindowScene.iconImage) else {
            surface.setIcon(nil)
            return
        }
        picture.withPixels { pixels in
            guard picture.isOpaque else { return surface.setIcon(pixels) }
            // The alpha bytes of opaque images are undefined.
            let bytes = pixels.width * pixels.height * 4
            let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
            defer { memory.deallocate() }
            for y in 0..<pixels.height {
                for x in 0..<pixels.width {
                    memory.storeBytes(
                        of: pixels[x, y] | 0xFF00_0000, toByteOffset: (y * pixels.width + x) * 4, as: UInt32.self)
                }
            }
            surface.setIcon(
                PixelBuffer(base: memory, width: pixels.width, height: pixels.height, bytesPerRow: pixels.width * 4))
        }
    }

    /// Returns an upright bitmap of the image. Symbol images are rendered at icon size.
    private static func iconImage(_ image: UIImage) -> CGImage? {
        let longer = max(image.size.width, image.size.height)
        guard longer > 0, longer.isFinite else { return nil }
        let factor = iconLength / longer
        return image.picture(
            pixelSize: CGSize(width: image.size.width * factor, height: image.size.height * factor), color: nil)
    }
}
