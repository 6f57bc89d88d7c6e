import CX11
import CoreGraphics

/// Presents frames without shared memory. Damage is sent over the connection to a pixmap on the server, and copied from
/// there to the window. Exposed areas are restored from the pixmap, so each pixel is sent only once.
@MainActor final class X11PixmapPresenter: X11Presenter {
    private let connection: X11Connection
    private let window: Window
    private var memory: UnsafeMutableRawPointer?
    private var capacity = 0
    private var image: UnsafeMutablePointer<XImage>?
    private var pixmap: Pixmap = 0
    private var pixmapSize = (width: 0, height: 0)
    private var width = 0
    private var height = 0
    private var hasContent = false

    init(connection: X11Connection, window: Window) {
        self.connection = connection
        self.window = window
    }

    private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height)) }

    func resize(width: Int, height: Int) -> Bool {
        hasContent = false
        self.width = width
        self.height = height
        destroyImage()
        let needed = width * height * 4
        if needed > capacity || needed < capacity / 4 {
            free(memory)
            memory = nil
            capacity = needed + needed / 4
            guard posix_memalign(&memory, 64, capacity) == 0 else {
                memory = nil
                capacity = 0
                return false
            }
        }
        guard let memory else { return false }
        image = XCreateImage(
            connection.display, connection.format.visual, UInt32(connection.format.depth), ZPixmap, 0,
            memory.assumingMemoryBound(to: CChar.self), UInt32(width), UInt32(height), 32, Int32(width * 4))
        // The framebuffer has this machine's byte order; Xlib swaps bytes if the server's order differs.
        image?.pointee.byte_order = 1.littleEndian == 1 ? LSBFirst : MSBFirst
        if width > pixmapSize.width || height > pixmapSize.height || pixmap == 0 { makePixmap() }
        return image != nil
    }

    private func makePixmap() {
        let old = pixmap
        pixmapSize = (min(32767, width + width / 4), min(32767, height + height / 4))
        // If the server has no memory for the pixmap, the window keeps its content; the errors of the requests are
        // ignored.
        pixmap = connection.traps.trap {
            if old != 0 { XFreePixmap(connection.display, old) }
            return XCreatePixmap(
                connection.display, connection.root, UInt32(pixmapSize.width), UInt32(pixmapSize.height),
                UInt32(connection.format.depth))
        }
    }

    var picture: PixelBuffer? { hasContent ? buffer : nil }

    private var buffer: PixelBuffer? {
        memory.map { PixelBuffer(base: $0, width: width, height: height, bytesPerRow: width * 4) }
    }

    func framebufferForPainting(_ damage: PixelRegion, moving moves: [PixelMove]) -> PixelBuffer? {
        for move in moves { buffer?.move(move) }
        return buffer
    }

    func present(_ damage: PixelRegion, inputCount: Int) {
        guard let image else { return }
        hasContent = true
        connection.traps.trap {
            for index in 0..<damage.rectCount {
                let rect = damage.rect(at: index)
                // Xlib splits large rectangles into several requests.
                XPutImage(
                    connection.display, pixmap, connection.graphicsContext, image, rect.x, rect.y, rect.x, rect.y,
                    UInt32(rect.width), UInt32(rect.height))
                copyToWindow(rect)
            }
        }
    }

    func restore(_ rect: PixelRect) {
        let part = rect.intersection(bounds)
        guard hasContent, !part.isEmpty else { return }
        connection.traps.trap { copyToWindow(part) }
    }

    private func copyToWindow(_ rect: PixelRect) {
        XCopyArea(
            connection.display, pixmap, window, connection.graphicsContext, rect.x, rect.y, UInt32(rect.width),
            UInt32(rect.height), rect.x, rect.y)
    }

    func release() {
        destroyImage()
        if connection.isOpen, pixmap != 0 { XFreePixmap(connection.display, pixmap) }
        pixmap = 0
        free(memory)
        memory = nil
        capacity = 0
        hasContent = false
    }

    private func destroyImage() {
        if let image { cx11_destroy_image_keeping_data(image) }
        image = nil
    }
}
