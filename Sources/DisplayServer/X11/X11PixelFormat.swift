import CX11
import CoreGraphics

/// The pixel format of windows: 32 bits per pixel with red, green and blue in the lower three bytes, so that
/// framebuffers can be sent to the server without conversion.
@MainActor struct X11PixelFormat {
    let visual: UnsafeMutablePointer<Visual>
    let depth: Int32
    let colormap: Colormap

    /// Chooses the default visual if it is suitable, and otherwise another visual of depth 24 or 32.
    ///
    /// - Returns: Nil if the screen has no suitable visual.
    init?(display: OpaquePointer, screen: Int32) {
        guard let defaultVisual = XDefaultVisual(display, screen) else { return nil }
        let defaultID = XVisualIDFromVisual(defaultVisual)
        var template = XVisualInfo()
        template.screen = screen
        template.class = TrueColor
        template.red_mask = 0xff0000
        template.green_mask = 0x00ff00
        template.blue_mask = 0x0000ff
        let mask = VisualScreenMask | VisualClassMask | VisualRedMaskMask | VisualGreenMaskMask | VisualBlueMaskMask
        var count: Int32 = 0
        guard let list = XGetVisualInfo(display, Int(mask), &template, &count) else { return nil }
        defer { XFree(list) }
        let candidates = UnsafeBufferPointer(start: list, count: Int(count)).filter {
            X11PixelFormat.bitsPerPixel(ofDepth: $0.depth, display: display) == 32
        }
        let best =
            candidates.first { $0.visualid == defaultID } ?? candidates.first { $0.depth == 24 }
            ?? candidates.first { $0.depth == 32 }
        guard let best, let visual = best.visual else { return nil }
        self.visual = visual
        depth = best.depth
        colormap =
            best.visualid == defaultID
            ? XDefaultColormap(display, screen)
            : XCreateColormap(display, XRootWindow(display, screen), visual, AllocNone)
    }

    private static func bitsPerPixel(ofDepth depth: Int32, display: OpaquePointer) -> Int32? {
        var count: Int32 = 0
        guard let list = XListPixmapFormats(display, &count) else { return nil }
        defer { XFree(list) }
        return UnsafeBufferPointer(start: list, count: Int(count)).first { $0.depth == depth }?.bits_per_pixel
    }
}
