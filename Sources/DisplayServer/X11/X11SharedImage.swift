import CX11
import CoreGraphics

/// A shared-memory image (MIT-SHM), with the regions that the server may still be reading.
@MainActor final class X11SharedImage {
    /// The size of the segment in bytes. It may be larger than the image, because windows that grow often continue to
    /// grow.
    let capacity: Int
    private(set) var width = 0
    private(set) var height = 0

    private let connection: X11Connection
    /// Allocated at a stable address, because Xlib's images point to it.
    private let segment: UnsafeMutablePointer<XShmSegmentInfo>
    private var image: UnsafeMutablePointer<XImage>?
    private var watcher = 0
    private var flights: [(serial: UInt, region: PixelRegion)] = []

    /// Creates a shared-memory segment.
    ///
    /// - Parameters:
    ///   - connection: The connection.
    ///   - capacity: The size of the segment in bytes.
    ///   - onRefused: Called later if the server cannot attach the segment.
    /// - Returns: Nil if the system provides no shared memory of that size.
    init?(connection: X11Connection, capacity: Int, onRefused: @escaping @MainActor () -> Void) {
        let id = shmget(IPC_PRIVATE, capacity, Int32(IPC_CREAT) | 0o600)
        guard id >= 0 else { return nil }
        let address = shmat(id, nil, 0)
        // The segment exists as long as a process has attached it, and Linux allows the server to attach it by its ID
        // until then. Thus nothing is left behind, however this process ends.
        shmctl(id, IPC_RMID, nil)
        guard let address, Int(bitPattern: address) != -1 else { return nil }
        self.connection = connection
        self.capacity = capacity
        segment = .allocate(capacity: 1)
        segment.initialize(
            to: XShmSegmentInfo(
                shmseg: 0, shmid: id, shmaddr: address.assumingMemoryBound(to: CChar.self), readOnly: 1))
        let segment = segment
        connection.traps.trap({ XShmAttach(connection.display, segment) }, onError: { _ in onRefused() })
        watcher = connection.traps.watch(name) { [weak self] error in
            self?.complete(serial: error.serial)
            onRefused()
        }
    }

    /// The segment's resource ID, which completion events contain.
    var name: ShmSeg { segment.pointee.shmseg }

    var isInFlight: Bool { !flights.isEmpty }

    func isInFlight(_ region: PixelRegion) -> Bool { flights.contains { $0.region.intersects(region) } }

    /// Changes the size of the image within the capacity. The content is undefined afterwards.
    func resize(width: Int, height: Int) -> Bool {
        guard width * height * 4 <= capacity else { return false }
        if width == self.width, height == self.height, image != nil { return true }
        destroyImage()
        guard
            let new = XShmCreateImage(
                connection.display, connection.format.visual, UInt32(connection.format.depth), ZPixmap,
                segment.pointee.shmaddr, segment, UInt32(width), UInt32(height))
        else { return false }
        image = new
        self.width = width
        self.height = height
        return true
    }

    var buffer: PixelBuffer? {
        guard image != nil, let base = segment.pointee.shmaddr else { return nil }
        return PixelBuffer(
            base: UnsafeMutableRawPointer(base), width: width, height: height, bytesPerRow: width * 4)
    }

    /// Copies a region of the image to a window.
    ///
    /// - Parameters:
    ///   - region: The region.
    ///   - window: The window.
    ///   - isWatched: Whether the server is to send a completion event after the last rectangle.
    func put(_ region: PixelRegion, to window: Window, isWatched: Bool) {
        guard let image, !region.isEmpty else { return }
        let count = region.rectCount
        var last: UInt = 0
        for index in 0..<count {
            let rect = region.rect(at: index)
            last = XNextRequest(connection.display)
            XShmPutImage(
                connection.display, window, connection.graphicsContext, image, rect.x, rect.y, rect.x, rect.y,
                UInt32(rect.width), UInt32(rect.height), isWatched && index == count - 1 ? 1 : 0)
        }
        flights.append((last, region))
    }

    /// Notes that the server has processed all requests up to `serial`.
    func complete(serial: UInt) { flights.removeAll { $0.serial <= serial } }

    /// Detaches the segment. This process detaches it only after the server has processed the requests: before that,
    /// the server may not have attached it yet.
    func release() {
        destroyImage()
        connection.traps.unwatch(name, watcher)
        let segment = segment
        let free: @MainActor () -> Void = {
            shmdt(segment.pointee.shmaddr)
            segment.deallocate()
        }
        guard connection.isOpen else { return free() }
        connection.traps.trap({ XShmDetach(connection.display, segment) }, onDone: free)
    }

    private func destroyImage() {
        if let image { cx11_destroy_image_keeping_data(image) }
        image = nil
    }
}
