import DisplayServer

extension UIWindowScene {
    /// The longer side, in pixels, of pictures that are made for an icon.
    private static let iconLength: CGFloat = 128

    /// Looks for the icon in the application's files once the first picture is on the screen, which comes first.
    func applyOwnIconLater() {
        guard !didLookForIcon else { return }
        didLookForIcon = true
        server.scheduler.schedule(after: 0) { [weak self] in
            guard let self, !UIApplication.shared.hasChosenIcon else { return }
            if UIApplication.shared.applicationIconImage != nil { self.applyIcon() }
        }
    }

    /// Gives the desktop's window the application's icon.
    func applyIcon() {
        guard let surface else { return }
        guard let picture = UIApplication.shared.applicationIconImage.flatMap(UIWindowScene.iconPicture) else {
            surface.setIcon(nil)
            return
        }
        picture.withPixels { pixels in
            guard picture.isOpaque else { return surface.setIcon(pixels) }
            // What opaque pictures have in the place of alpha means nothing.
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

    /// The image's own pixels, upright; those of a symbol are made.
    private static func iconPicture(_ image: UIImage) -> CGImage? {
        let longer = max(image.size.width, image.size.height)
        guard longer > 0, longer.isFinite else { return nil }
        let factor = iconLength / longer
        return image.picture(
            pixelSize: CGSize(width: image.size.width * factor, height: image.size.height * factor), color: nil)
    }
}
