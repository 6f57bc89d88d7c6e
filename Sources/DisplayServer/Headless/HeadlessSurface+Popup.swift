import CoreGraphics

// The shape and the input grab of popups.
extension HeadlessSurface {
    package func setCornerRadius(_ radius: CGFloat) { if !isDestroyed { cornerRadius = radius } }

    package func setShape(_ rects: [PixelRect]) { if !isDestroyed { shape = rects } }

    package func grabInput() -> Bool {
        guard let server, isMapped, !server.isInputGrabbedByOtherClient else { return false }
        server.grabbingSurface = self
        return true
    }

    package func releaseInput() { if hasInputGrab { server?.grabbingSurface = nil } }

    package var hasInputGrab: Bool { server?.grabbingSurface === self }
}
