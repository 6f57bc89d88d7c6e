import CX11
import CoreGraphics

/// A shared-memory image (MIT-SHM), with the regions that the server may still be reading.
///
/// The image is a part of the segment, and begins at a row of it. ``scroll(_:painting:)`` changes this row, so that the
/// scrolled pixels stay where they are in memory, and in the server's cache.
@MainActor final class X11SharedImage {
    /// The size of the segment in bytes. It may be larger than the image, because windows that grow often continue to
    /// grow.
    let capacity: Int
    private(set) var width = 0
    private(set) var height = 0
    /// The row of the segment in which the image begins.
    private var firstRow = 0

    private let connection: X11Connection
    /// Allocated at a stable address, because Xlib's images point to it.
    private let segment: UnsafeMutablePointer<XShmSegmentInfo>
    private var image: UnsafeMutablePointer<XImage>?
    private var watcher = 0
    private var flights: [(serial: UInt, region: PixelRegion, firstRow: Int)] = []

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

    /// Returns whether the server may be reading the memory of a region.
    func isInFlight(_ region: PixelRegion) -> Bool {
        flights.contains { flight in
            let distance = Int32(firstRow - flight.firstRow)
            if distance == 0 { return flight.region.intersects(region) }
            return (0..<region.rectCount).contains { index in
                flight.region.intersects(region.rect(at: index).offsetBy(dx: 0, dy: distance))
            }
        }
    }

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
        firstRow = 0
        return true
    }

    var buffer: PixelBuffer? {
        guard image != nil, let base = address(ofRow: firstRow) else { return nil }
        return PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
    }

    /// Returns the address of a row of the segment.
    private func address(ofRow row: Int) -> UnsafeMutableRawPointer? {
        segment.pointee.shmaddr.map { UnsafeMutableRawPointer($0) + row * width * 4 }
    }

    // MARK: Scrolling

    private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height)) }

    /// Moves pixels vertically by letting the image begin at another row of the segment. Only the pixels outside of the
    /// moved rectangle are copied; all pixels are if the segment ends.
    ///
    /// - Parameters:
    ///   - move: The movement.
    ///   - damage: The region that is painted afterwards.
    /// - Returns: False if nothing was done, because the movement is of another kind, or because the server may be
    ///   reading the memory that would change.
    func scroll(_ move: PixelMove, painting damage: PixelRegion) -> Bool {
        let rect = move.rect.intersection(bounds)
        let target = PixelMove(rect, dx: move.dx, dy: move.dy).target
        let outside = width * height - rect.area
        let distance = -Int(move.dy)
        guard image != nil, move.dx == 0, distance != 0, !target.isEmpty, outside * 2 <= target.area else {
            return false
        }
        let old = firstRow
        let last = capacity / (width * 4) - height
        guard last >= 2 * abs(distance) else { return false }
        let isWithin = (0...last).contains(old + distance)
        firstRow = isWithin ? old + distance : distance > 0 ? 0 : last
        var changed = PixelRegion(bounds)
        if isWithin {
            changed.subtract(rect)
            changed.formUnion(damage)
        }
        guard !isInFlight(changed) else {
            firstRow = old
            return false
        }
        copyRows(from: old, rect, target, dy: Int(move.dy))
        image?.pointee.data = address(ofRow: firstRow)?.assumingMemoryBound(to: CChar.self)
        return true
    }

    /// Copies the pixels to the rows at which the image begins now.
    ///
    /// - Parameters:
    ///   - old: The row at which the image began.
    ///   - rect: The rectangle whose pixels move.
    ///   - target: The part of the rectangle whose pixels are those of another row.
    ///   - dy: The distance by which pixels in the rectangle move.
    private func copyRows(from old: Int, _ rect: PixelRect, _ target: PixelRect, dy: Int) {
        let (left, right) = (Int(rect.minX), Int(rect.maxX))
        func copy(_ row: Int, from source: Int, _ columns: Range<Int>) {
            guard source != firstRow + row, !columns.isEmpty, let to = address(ofRow: firstRow + row),
                let from = address(ofRow: source)
            else { return }
            memmove(to + columns.lowerBound * 4, from + columns.lowerBound * 4, columns.count * 4)
        }
        func copyRow(_ row: Int) {
            guard row >= Int(rect.minY), row < Int(rect.maxY) else { return copy(row, from: old + row, 0..<width) }
            copy(row, from: old + row, 0..<left)
            if row >= Int(target.minY), row < Int(target.maxY) { copy(row, from: old + row - dy, left..<right) }
            copy(row, from: old + row, right..<width)
        }
        // A row is read before it is overwritten.
        if firstRow > old {
            for row in (0..<height).reversed() { copyRow(row) }
        } else {
            for row in 0..<height { copyRow(row) }
        }
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
        flights.append((last, region, firstRow))
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
