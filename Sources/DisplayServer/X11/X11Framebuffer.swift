import CX11
import CoreGraphics

/// The framebuffer of a window, which is presented through shared memory if possible, and otherwise over the connection.
@MainActor final class X11Framebuffer {
    private let connection: X11Connection
    private let window: Window
    /// The presenter, which stores the pixels; nil before the first paint.
    private var presenter: (any X11Presenter)?
    /// A Boolean value that indicates whether the next paint needs a framebuffer of the current size.
    private var isDiscarded = true
    private var inputCountAtPresent = 0

    init(window: Window, connection: X11Connection) {
        self.window = window
        self.connection = connection
    }

    /// The framebuffer for reading; nil before the first paint, and after it was discarded.
    var pixels: PixelBuffer? { isDiscarded ? nil : presenter?.picture }

    /// The presenter if it uses shared memory.
    var sharedPresenter: X11SharedPresenter? { presenter as? X11SharedPresenter }

    /// Discards the content, because the size of the window changed.
    func discard() { isDiscarded = true }

    /// Releases all resources.
    func release() {
        discard()
        presenter?.release()
        presenter = nil
    }

    // MARK: Painting

    /// Moves pixels, and returns the framebuffer for painting within `damage`.
    ///
    /// - Parameters:
    ///   - damage: The region to paint.
    ///   - moves: The movements of pixels before that.
    ///   - size: The size of the window, in device pixels.
    ///   - sharesMemory: Whether a new presenter may use shared memory.
    /// - Returns: Nil while memory is unavailable.
    func pixelsForPainting(
        _ damage: PixelRegion, moving moves: [PixelMove], size: (width: Int, height: Int), sharesMemory: Bool
    ) -> PixelBuffer? {
        let presenter = isDiscarded ? makePresenter(size: size, sharesMemory: sharesMemory) : presenter
        return presenter?.framebufferForPainting(damage, moving: moves)
    }

    /// Presents the painted region on the screen.
    ///
    /// - Parameters:
    ///   - damage: The painted region.
    ///   - inputCount: The number of input events since the connection was opened.
    func present(_ damage: PixelRegion, inputCount: Int) {
        presenter?.present(damage, inputCount: inputCount &- inputCountAtPresent)
        inputCountAtPresent = inputCount
    }

    /// Presents a part again whose content the server lost.
    func restore(_ rect: PixelRect) { if !isDiscarded { presenter?.restore(rect) } }

    /// Handles a completion event, and returns whether it was for this framebuffer.
    func complete(segment: ShmSeg, serial: UInt) -> Bool {
        sharedPresenter?.complete(segment: segment, serial: serial) ?? false
    }

    // MARK: Presenters

    /// Resizes the presenter, or replaces it by one for which there is enough memory.
    private func makePresenter(size: (width: Int, height: Int), sharesMemory: Bool) -> (any X11Presenter)? {
        var presenter = presenter ?? (sharesMemory ? makeSharedPresenter() : makePixmapPresenter())
        var isReady = presenter.resize(width: size.width, height: size.height)
        if !isReady {
            presenter.release()
            // There may be enough plain memory even if shared memory is exhausted.
            if presenter is X11SharedPresenter {
                presenter = makePixmapPresenter()
                isReady = presenter.resize(width: size.width, height: size.height)
                if !isReady { presenter.release() }
            }
        }
        self.presenter = isReady ? presenter : nil
        isDiscarded = !isReady
        return self.presenter
    }

    private func makeSharedPresenter() -> any X11Presenter {
        X11SharedPresenter(connection: connection, window: window) { [weak self] in self?.fallBackToPixmap() }
    }

    private func makePixmapPresenter() -> any X11Presenter {
        X11PixmapPresenter(connection: connection, window: window)
    }

    /// Continues without shared memory, with the same content, after the server refused to share memory.
    func fallBackToPixmap() {
        guard connection.isOpen, let old = sharedPresenter else { return }
        X11ErrorLog.write("shared memory (MIT-SHM) is unavailable; frames are sent over the connection")
        let new = makePixmapPresenter()
        presenter = new
        if !isDiscarded, let picture = old.picture, new.resize(width: picture.width, height: picture.height) {
            let everything = PixelRegion(picture.bounds)
            new.framebufferForPainting(everything, moving: [])?.copy(picture.bounds, from: picture)
            new.present(everything, inputCount: 0)
        } else {
            isDiscarded = true
        }
        old.release()
    }
}
