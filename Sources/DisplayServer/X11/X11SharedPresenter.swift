import CX11
import CoreGraphics

/// Presents frames through shared memory.
///
/// Normally there is one image. If the next paint would touch pixels that the server may still be reading, another
/// image is used, after the current content has been copied to it. The presenter never waits for the server. If the
/// server is so far behind that all images are in use, the content changes while the server reads it, and the put that
/// follows corrects the screen.
@MainActor final class X11SharedPresenter: X11Presenter {
    private static let maximumImageCount = 3
    /// The number of presented frames with a single image after which the other images are released.
    private static let presentsBeforeTrimming = 120
    /// The longest interval in seconds between frames of an animation: slightly more than a frame at 60 Hz.
    private static let animationFrameInterval = 0.02
    /// The number of input events between two frames up to which the movement may have ended.
    private static let maximumTrailingEvents = 3

    private let connection: X11Connection
    private let window: Window
    private let onRefused: @MainActor () -> Void
    private var watcher = 0
    private var images: [X11SharedImage] = []
    private var current: X11SharedImage?
    /// For each image that is not current, the region that changed since it was.
    private var stale: [ObjectIdentifier: PixelRegion] = [:]
    private var width = 0
    private var height = 0
    private var hasContent = false

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - connection: The connection.
    ///   - window: The window.
    ///   - onRefused: Called at most once, if the server turns out not to share memory.
    init(connection: X11Connection, window: Window, onRefused: @escaping @MainActor () -> Void) {
        self.connection = connection
        self.window = window
        self.onRefused = onRefused
        // Errors of a destroyed window do not concern the shared memory.
        watcher = connection.traps.watch(window) { [weak self] error in
            for image in self?.images ?? [] { image.complete(serial: error.serial) }
        }
    }

    private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height)) }

    private var presentsSinceSwitch = 0
    private var lastPresent: TimeInterval = 0

    /// The number of images, for tests.
    var imageCount: Int { images.count }
    /// The number of images that were created so far, for tests.
    private(set) var imagesMade = 0

    func resize(width: Int, height: Int) -> Bool {
        self.width = width
        self.height = height
        hasContent = false
        current = nil
        stale.removeAll()
        let needed = width * height * 4
        // Discard images that are too small, and those that waste too much memory.
        for image in images
        where image.capacity < needed || image.capacity > 4 * X11SharedPresenter.capacity(for: needed) {
            discard(image)
        }
        guard let image = images.first(where: { !$0.isInFlight }) ?? makeImage(needed) ?? images.first else {
            return false
        }
        for other in images where other !== image { stale[ObjectIdentifier(other)] = PixelRegion(bounds) }
        current = image
        return image.resize(width: width, height: height)
    }

    var picture: PixelBuffer? { hasContent ? current?.buffer : nil }

    func framebufferForPainting(_ damage: PixelRegion, moving moves: [PixelMove]) -> PixelBuffer? {
        guard let current else { return nil }
        let processed = XLastKnownRequestProcessed(connection.display)
        for image in images { image.complete(serial: processed) }
        if moves.count == 1, current.scroll(moves[0], painting: damage) { return current.buffer }
        if current.isInFlight(damage.union(moves)) { switchImage(from: current) }
        let buffer = self.current?.buffer
        for move in moves { buffer?.move(move) }
        return buffer
    }

    func present(_ damage: PixelRegion, inputCount: Int) {
        hasContent = true
        for image in images where image !== current {
            stale[ObjectIdentifier(image), default: PixelRegion()].formUnion(damage)
        }
        // Frames in quick succession need completion events. For a single frame the event would only cause a wake-up;
        // any later event or reply shows that the server has read the image. The same is true of a frame during a
        // continuous movement, where more events arrive before the next frame.
        let now = X11Clock.now
        let isClose = now - lastPresent < X11SharedPresenter.animationFrameInterval
        put(damage, isWatched: inputCount <= (isClose ? X11SharedPresenter.maximumTrailingEvents : 0))
        lastPresent = now
        trim()
    }

    func restore(_ rect: PixelRect) {
        guard hasContent else { return }
        put(PixelRegion(rect.intersection(bounds)), isWatched: true)
    }

    private func put(_ region: PixelRegion, isWatched: Bool) {
        current?.put(region, to: window, isWatched: isWatched)
    }

    /// Handles a completion event.
    ///
    /// - Returns: False if the segment does not belong to this presenter.
    func complete(segment: ShmSeg, serial: UInt) -> Bool {
        guard let image = images.first(where: { $0.name == segment }) else { return false }
        image.complete(serial: serial)
        return true
    }

    private func switchImage(from old: X11SharedImage) {
        let idle = images.first { $0 !== old && !$0.isInFlight }
        guard let next = idle ?? makeImage(width * height * 4), next.resize(width: width, height: height) else {
            return
        }
        if let source = old.buffer, let target = next.buffer {
            let region = stale[ObjectIdentifier(next)] ?? PixelRegion(bounds)
            for index in 0..<region.rectCount { target.copy(region.rect(at: index), from: source) }
        }
        presentsSinceSwitch = 0
        stale[ObjectIdentifier(next)] = nil
        stale[ObjectIdentifier(old)] = PixelRegion()
        current = next
    }

    private func makeImage(_ needed: Int) -> X11SharedImage? {
        guard images.count < X11SharedPresenter.maximumImageCount else { return nil }
        let capacity = X11SharedPresenter.capacity(for: needed)
        let onRefused = onRefused
        guard let image = X11SharedImage(connection: connection, capacity: capacity, onRefused: onRefused) else {
            return nil
        }
        imagesMade += 1
        images.append(image)
        return image
    }

    /// The greatest number of bytes in a segment for scrolling.
    private static let maximumScrollingSpace = 16 << 20

    /// Returns a larger capacity, in whole mebibytes: scrolling needs rows beyond the image, and a window that the user
    /// enlarges should rarely need another segment. Linux allocates only the pages that are used.
    private static func capacity(for needed: Int) -> Int {
        let step = 1 << 20
        let space = max(needed / 4, min(needed, maximumScrollingSpace))
        return (needed + space + step - 1) / step * step
    }

    private func trim() {
        presentsSinceSwitch += 1
        guard images.count > 1, presentsSinceSwitch > X11SharedPresenter.presentsBeforeTrimming else { return }
        for image in images where image !== current && !image.isInFlight { discard(image) }
    }

    private func discard(_ image: X11SharedImage) {
        images.removeAll { $0 === image }
        stale[ObjectIdentifier(image)] = nil
        image.release()
    }

    func release() {
        connection.traps.unwatch(window, watcher)
        for image in images { image.release() }
        images.removeAll()
        current = nil
        hasContent = false
    }
}
