import CX11
import CoreGraphics

/// The window with the image of a drag. It is in front of all windows, and receives no input (DD-08).
///
/// With a compositor, it has an alpha channel. Without, it consists of the pixels that are more opaque than
/// transparent.
@MainActor final class X11DragImage: DragImagePresenter {
    /// The largest width and height in pixels.
    private static let maximumLength = 8192

    private let connection: X11Connection
    private let atoms: X11DragAtoms
    private let scale: () -> CGFloat
    private let hasAlpha: Bool
    private let visual: UnsafeMutablePointer<Visual>
    private let depth: Int32
    private var colormap: Colormap = 0
    private var window: Window = 0
    private var size = (width: 0, height: 0)
    private var hotspot = (x: 0.0, y: 0.0)
    private var location = CGPoint.zero

    /// Creates a presenter.
    ///
    /// - Returns: Nil if the server does not support windows without input.
    init?(server: X11Server, atoms: X11DragAtoms) {
        let connection = server.connection
        guard connection.isOpen, connection.hasShape else { return nil }
        var (major, minor): (Int32, Int32) = (0, 0)
        // Version 1.1 has input shapes.
        guard XShapeQueryVersion(connection.display, &major, &minor) != 0, (major, minor) >= (1, 1) else { return nil }
        self.connection = connection
        self.atoms = atoms
        scale = { [weak server] in server?.scale ?? 1 }
        var info = XVisualInfo()
        if XGetSelectionOwner(connection.display, atoms.compositor) != 0,
            XMatchVisualInfo(connection.display, connection.screen, 32, TrueColor, &info) != 0,
            info.red_mask == 0xff0000, info.blue_mask == 0xff, let visual = info.visual
        {
            hasAlpha = true
            self.visual = visual
            depth = 32
        } else {
            hasAlpha = false
            visual = connection.format.visual
            depth = connection.format.depth
        }
    }

    func show(_ image: DragImage, at location: CGPoint) {
        guard connection.isOpen, image.width > 0, image.height > 0,
            max(image.width, image.height) <= X11DragImage.maximumLength
        else { return hide() }
        hotspot = (image.hotspot.x * image.scale, image.hotspot.y * image.scale)
        self.location = location
        connection.traps.trap {
            if window == 0 {
                makeWindow(image)
            } else if size != (image.width, image.height) {
                XResizeWindow(connection.display, window, UInt32(image.width), UInt32(image.height))
            }
            size = (image.width, image.height)
            moveWindow()
            draw(image)
            XMapRaised(connection.display, window)
        }
        XFlush(connection.display)
    }

    func move(to location: CGPoint) {
        self.location = location
        guard connection.isOpen, window != 0 else { return }
        connection.traps.trap { moveWindow() }
    }

    private func moveWindow() {
        let scale = scale()
        func position(_ length: CGFloat, _ offset: Double) -> Int32 {
            max(-32768, min(32767, Int32(clamping: (length * scale - offset).rounded())))
        }
        XMoveWindow(connection.display, window, position(location.x, hotspot.x), position(location.y, hotspot.y))
    }

    func hide() {
        guard window != 0 else { return }
        let (window, colormap) = (window, colormap)
        self.window = 0
        self.colormap = 0
        guard connection.isOpen else { return }
        connection.traps.trap {
            XDestroyWindow(connection.display, window)
            if colormap != 0 { XFreeColormap(connection.display, colormap) }
        }
        XFlush(connection.display)
    }

    private func makeWindow(_ image: DragImage) {
        let display = connection.display
        if hasAlpha { colormap = XCreateColormap(display, connection.root, visual, AllocNone) }
        var attributes = XSetWindowAttributes()
        attributes.override_redirect = 1
        // A window needs these two if its visual differs from its parent's.
        attributes.border_pixel = 0
        attributes.colormap = hasAlpha ? colormap : connection.format.colormap
        let mask = CWOverrideRedirect | CWBorderPixel | CWColormap
        window = XCreateWindow(
            display, connection.root, 0, 0, UInt32(image.width), UInt32(image.height), 0, depth,
            UInt32(InputOutput), visual, UInt(mask), &attributes)
        X11Property.set(
            [atoms.windowType], property: connection.atoms.netWMWindowType, type: Atom(XA_ATOM), of: window,
            connection)
        XShapeCombineRectangles(
            display, window, Int32(ShapeInput), 0, 0, nil, 0, Int32(ShapeSet), Int32(Unsorted))
    }

    /// Makes the image the background of the window, which the server restores by itself.
    private func draw(_ image: DragImage) {
        let display = connection.display
        let pixmap = XCreatePixmap(
            display, window, UInt32(image.width), UInt32(image.height), UInt32(depth))
        defer { XFreePixmap(display, pixmap) }
        let context = XCreateGC(display, pixmap, 0, nil)
        defer { XFreeGC(display, context) }
        var pixels = hasAlpha ? image.pixels : image.pixels.map { X11DragImage.opaque($0) }
        pixels.withUnsafeMutableBytes { bytes in
            let ximage = XCreateImage(
                display, visual, UInt32(depth), ZPixmap, 0,
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(image.width), UInt32(image.height), 32,
                Int32(image.width * 4))
            guard let ximage else { return }
            ximage.pointee.byte_order = 1.littleEndian == 1 ? LSBFirst : MSBFirst
            // Xlib splits large images into several requests.
            XPutImage(
                display, pixmap, context, ximage, 0, 0, 0, 0, UInt32(image.width), UInt32(image.height))
            cx11_destroy_image_keeping_data(ximage)
        }
        XSetWindowBackgroundPixmap(display, window, pixmap)
        XClearWindow(display, window)
        if !hasAlpha { setMask(image) }
    }

    /// Limits the window to the opaque pixels.
    private func setMask(_ image: DragImage) {
        let bytesPerRow = (image.width + 7) / 8
        var bits = [CChar](repeating: 0, count: bytesPerRow * image.height)
        for y in 0..<image.height {
            for x in 0..<image.width where image.pixels[y * image.width + x] >> 24 >= 128 {
                bits[y * bytesPerRow + x / 8] |= CChar(bitPattern: 1 << UInt8(x % 8))
            }
        }
        let mask = XCreateBitmapFromData(
            connection.display, connection.root, &bits, UInt32(image.width), UInt32(image.height))
        XShapeCombineMask(connection.display, window, Int32(ShapeBounding), 0, 0, mask, Int32(ShapeSet))
        XFreePixmap(connection.display, mask)
    }

    /// Returns the color of a premultiplied pixel without its transparency.
    static func opaque(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha != 0, alpha != 255 else { return pixel }
        func part(_ shift: UInt32) -> UInt32 { min(255, (pixel >> shift & 255) * 255 / alpha) << shift }
        return part(16) | part(8) | part(0)
    }
}
