import CX11
import CoreGraphics

/// A picture in memory that the server reads by itself, and the parts of it that it may still be reading.
@MainActor final class X11SharedImage {
    /// Bytes the segment holds, which may be more than the picture needs: growing windows grow often.
    let capacity: Int
    private(set) var width = 0
    private(set) var height = 0

    private let connection: X11Connection
    /// At a stable address, because Xlib's images point to it.
    private let segment: UnsafeMutablePointer<XShmSegmentInfo>
    private var image: UnsafeMutablePointer<XImage>?
    private var watcher = 0
    private var flights: [(serial: UInt, region: PixelRegion)] = []

    /// - Parameter onRefused: called later if the server will not share memory with us.
    /// - Returns: nil if the system gives no shared memory of that size.
    init?(connection: X11Connection, capacity: Int, onRefused: @escaping @MainActor () -> Void) {
        let id = shmget(IPC_PRIVATE, capacity, Int32(IPC_CREAT) | 0o600)
        guard id >= 0 else { return nil }
        let address = shmat(id, nil, 0)
        // The segment lives as long as somebody has it attached; Linux lets the server attach it by its number until
        // then. So nothing is left behind, however this process ends.
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

    /// The name that completion events give the segment.
    var name: ShmSeg { segment.pointee.shmseg }

    var isInFlight: Bool { !flights.isEmpty }

    func isInFlight(_ region: PixelRegion) -> Bool { flights.contains { $0.region.intersects(region) } }

    /// Gives the picture another size within the capacity. What it held is of no use afterwards.
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

    /// Shows parts of the picture in a window.
    ///
    /// - Parameter isWatched: whether the server is to tell when it has read the last of them.
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

    /// The server has processed all requests up to `serial`.
    func complete(serial: UInt) { flights.removeAll { $0.serial <= serial } }

    func completeAll() { flights.removeAll() }

    /// Lets go of the memory, here as soon as the server has it: before that, it would find nothing to attach.
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
