import CoreGraphics

/// A window in memory, for tests. Extensions implement the parts of ``DisplaySurface`` by concern; the simulated
/// desktop grants all requests.
@MainActor package final class HeadlessSurface: DisplaySurface {
    package weak var delegate: (any DisplaySurfaceDelegate)?
    /// The kind with which the window was created.
    package let kind: WindowKind
    /// The role with which the window was created.
    package let role: String?
    package private(set) var isDestroyed = false
    /// The value of ``setCursor(_:)``, for tests. Properties below expose other requests in the same way.
    package private(set) var cursor: CursorShape?
    private(set) weak var server: HeadlessServer?
    private var queue = InputQueue()
    private var urgent: [InputEvent] = []

    // Geometry
    package internal(set) var pixelSize: (width: Int, height: Int)
    package var screenOrigin = CGPoint.zero
    var sizeLimits: WindowSizeLimits

    // Window manager
    package var title: String
    package internal(set) var icon: WindowIcon?
    package internal(set) weak var parent: (any ManagedSurface)?
    package internal(set) var isMapped = false
    package internal(set) var hasFocus = false
    package internal(set) var isUrgent = false
    package internal(set) var hasFrame = true
    /// The number of calls of ``beginMove()``.
    package internal(set) var moveCount = 0
    package internal(set) var state: WindowState = []
    /// The state of the window when it is mapped next.
    var initialState: WindowState = []
    /// The size to restore after the window was maximized or in full screen.
    var ordinarySize: CGSize?

    // Framebuffer
    /// A Boolean value that indicates whether memory for the framebuffer is unavailable.
    package var isOutOfMemory = false
    /// The regions that were painted recently, newest last, for tests of damage regions.
    package internal(set) var paintedRegions: [PixelRegion] = []
    /// The pixels of the framebuffer; nil before the first paint.
    var memory: UnsafeMutableRawBufferPointer?

    // Popup
    /// The corner radius in points.
    package internal(set) var cornerRadius: CGFloat = 0
    /// The value of ``setShape(_:)``.
    package internal(set) var shape: [PixelRect] = []

    // Text input
    /// The position of the caret, in points, while text input is active; otherwise nil.
    package private(set) var textInputCaret: CGRect?
    /// Returns the text that a simulated input method commits when the composition ends.
    package var compositionEnd: (() -> String?)?

    init(server: HeadlessServer, configuration: SurfaceConfiguration) {
        self.server = server
        title = configuration.title
        sizeLimits = WindowSizeLimits(minimum: configuration.minimumSize, maximum: configuration.maximumSize)
        kind = configuration.kind
        role = configuration.role
        screenOrigin = configuration.restoredOrigin ?? configuration.origin
        pixelSize = SurfaceSizeLimit(screen: server.screenPixelSize)
            .clamped(SurfaceSizeLimit.pixels(configuration.size, scale: server.scale))
    }

    isolated deinit { memory?.deallocate() }

    // MARK: Input

    /// Queues an event as if it came from an input device; ``DisplayEventLoop/processPendingEvents()`` delivers it.
    package func inject(_ event: InputEvent) {
        guard !isDestroyed else { return }
        queue.append(event)
    }

    /// Delivers an event before those in the queue, even during a drag.
    func deliverFirst(_ event: InputEvent) { urgent.append(event) }

    func deliverQueue() {
        while !isDestroyed, let server, let event = nextEvent(server) {
            server.frameClock.deliverInput(event.isMove ? .continuous : .single) {
                delegate?.surface(self, didReceive: event)
            }
        }
    }

    /// Removes the next event that is not for a drag.
    private func nextEvent(_ server: HeadlessServer) -> InputEvent? {
        while true {
            if !urgent.isEmpty { return urgent.removeFirst() }
            guard let event = queue.popFirst() else { return nil }
            if let rest = server.dragAndDrop.filter(event, self) { return rest }
        }
    }

    package func setCursor(_ shape: CursorShape) { if !isDestroyed { cursor = shape } }

    package func setTextInput(active: Bool, caretRect: CGRect) {
        if !isDestroyed { textInputCaret = active ? caretRect : nil }
    }

    package func endComposition() -> String? { isDestroyed ? nil : compositionEnd?() }

    // MARK: Destruction

    package func destroy() {
        guard !isDestroyed else { return }
        markDestroyed()
        server?.remove(self)
        server?.dragAndDrop.surfaceEnded(self)
    }

    /// Simulates that another client destroys the window.
    package func wasDestroyedExternally() {
        guard !isDestroyed else { return }
        markDestroyed()
        server?.remove(self)
        server?.dragAndDrop.surfaceEnded(self)
        delegate?.surfaceWasDestroyed(self)
    }

    func markDestroyed() {
        isDestroyed = true
        isMapped = false
        releaseInput()
        hasFocus = false
        state = []
        discardFramebuffer()
    }
}
