import CX11
import CoreGraphics
import SystemSupport

/// Determines whether memory can be shared with the server.
@MainActor struct X11SharedMemory {
    /// The type of completion events; nil if memory cannot be shared.
    let completionEvent: Int32?

    /// Tests shared memory by presenting some pixels and reading them back. The presence of the extension is not
    /// sufficient: the server may run on another machine or in another IPC namespace, where the same ID is another
    /// segment.
    init(connection: X11Connection, environment: ProcessEnvironment) {
        let display = connection.display
        guard environment["UIKIT_X11_NO_SHM"] != "1", XShmQueryExtension(display) != 0 else {
            completionEvent = nil
            return
        }
        completionEvent =
            X11SharedMemory.works(connection) ? XShmGetEventBase(display) + Int32(ShmCompletion) : nil
    }

    private static func works(_ connection: X11Connection) -> Bool {
        let display = connection.display
        let width = 8
        var wasRefused = false
        guard
            let image = X11SharedImage(
                connection: connection, capacity: width * 4, onRefused: { wasRefused = true })
        else { return false }
        defer { image.release() }
        guard image.resize(width: width, height: 1), let buffer = image.buffer else { return false }
        let colours = (0..<width).map { _ in UInt32.random(in: 0...0xff_ffff) }
        for (index, colour) in colours.enumerated() {
            buffer.base.storeBytes(of: colour, toByteOffset: index * 4, as: UInt32.self)
        }
        let pixmap = XCreatePixmap(display, connection.root, UInt32(width), 1, UInt32(connection.format.depth))
        defer { if connection.isOpen { XFreePixmap(display, pixmap) } }
        image.put(PixelRegion(buffer.bounds), to: pixmap, isWatched: true)
        var copy: UnsafeMutablePointer<XImage>?
        // Reading waits for the reply, and thus for the errors of all earlier requests.
        let error = connection.traps.trapAndWait {
            copy = XGetImage(display, pixmap, 0, 0, UInt32(width), 1, UInt.max, ZPixmap)
        }
        guard error == nil, !wasRefused, let copy else { return false }
        defer { _ = copy.pointee.f.destroy_image?(copy) }
        return colours.indices.allSatisfy { index in
            UInt32(truncatingIfNeeded: pixel(copy, index)) & 0xff_ffff == colours[index]
        }
    }

    private static func pixel(_ image: UnsafeMutablePointer<XImage>, _ x: Int) -> UInt {
        image.pointee.f.get_pixel.map { UInt($0(image, Int32(x), 0)) } ?? 0
    }
}
