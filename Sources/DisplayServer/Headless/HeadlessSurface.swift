import CoreGraphics

/// A window in memory, for tests.
@MainActor package final class HeadlessSurface: DisplaySurface {
    package weak var delegate: (any DisplaySurfaceDelegate)?
    package private(set) var pixelSize: (width: Int, height: Int)
    package var screenOrigin = CGPoint.zero
    package var title: String
    package private(set) var isMapped = false
    package private(set) var hasFocus = false
    package private(set) var isDestroyed = false

    /// The regions that were painted recently, newest last, for tests of damage regions.
    package private(set) var paintedRegions: [PixelRegion] = []

    package private(set) var state: WindowState = []
    /// The value of ``setParent(_:)``, for tests. The following properties expose other requests in the same way.
    package private(set) weak var parent: (any DisplaySurface)?
    package private(set) var isUrgent = false
    package private(set) var icon: WindowIcon?
    package private(set) var cursor: CursorShape?
    /// The kind with which the window was created.
    package let kind: WindowKind
    package let role: String?

    /// The state of the window when it is mapped next.
    private var initialState: WindowState = []
    /// The size to restore after the window was maximized or in full screen.
    private var ordinarySize: CGSize?
    private weak var server: HeadlessServer?
    private var queue = InputQueue()
    private var memory: UnsafeMutableRawBufferPointer?
    private var minimumSize: CGSize?
    private var maximumSize: CGSize?

    init(server: HeadlessServer, configuration: SurfaceConfiguration) {
        self.server = server
        title = configuration.title
        minimumSize = configuration.minimumSize
        maximumSize = configuration.maximumSize
        kind = configuration.kind
        role = configuration.role
        screenOrigin = configuration.origin
        pixelSize = SurfaceSizeLimit(screen: server.screenPixelSize)
            .clamped(HeadlessSurface.pixels(configuration.size, scale: server.scale))
    }

    isolated deinit { memory?.deallocate() }

    package var scale: CGFloat { server?.scale ?? 1 }

    // MARK: Input

    /// Queues an event as if it came from an input device; ``DisplayServer/processPendingEvents()`` delivers it.
    package func inject(_ event: InputEvent) {
        guard !isDestroyed else { return }
        queue.append(event)
    }

    func deliverQueue() {
        while !isDestroyed, let server, let event = queue.popFirst() {
            server.frameClock.deliverInput { delegate?.surface(self, didReceive: event) }
        }
    }

    // MARK: Window

    package func setSizeLimits(minimum: CGSize?, maximum: CGSize?) {
        minimumSize = minimum
        maximumSize = maximum
    }

    package func move(to origin: CGPoint) {
        guard !isDestroyed, screenOrigin != origin else { return }
        screenOrigin = origin
        delegate?.surfaceDidMove(self)
    }

    package func resize(to size: CGSize) {
        guard !isDestroyed else { return }
        var granted = size
        if let minimumSize {
            granted = CGSize(
                width: max(granted.width, minimumSize.width), height: max(granted.height, minimumSize.height))
        }
        if let maximumSize {
            granted = CGSize(
                width: min(granted.width, maximumSize.width), height: min(granted.height, maximumSize.height))
        }
        setPixelSize(sizeLimit.clamped(HeadlessSurface.pixels(granted, scale: scale)))
    }

    func scaleDidChange(from old: CGFloat) {
        guard !isDestroyed else { return }
        let size = CGSize(width: CGFloat(pixelSize.width) / old, height: CGFloat(pixelSize.height) / old)
        discardFramebuffer()
        pixelSize = sizeLimit.clamped(HeadlessSurface.pixels(size, scale: scale))
        delegate?.surfaceDidResize(self)
    }

    package func map() {
        guard !isDestroyed, !isMapped else { return }
        let wanted = state.contains(.minimized) ? state.subtracting(.minimized) : initialState
        initialState = []
        guard !wanted.contains(.minimized) else {
            setState(wanted)
            return
        }
        isMapped = true
        delegate?.surfaceDidChangeMapping(self)
        setState(wanted)
        delegate?.surface(self, didChangeVisibility: true)
        if !kind.isPopup { server?.focus(self) }
    }

    package func unmap() {
        guard !isDestroyed, isMapped || state.contains(.minimized) else { return }
        initialState = state.subtracting(.minimized)
        if isMapped { hide() }
        setState([])
    }

    private func hide() {
        isMapped = false
        releaseInput()
        setFocus(false)
        delegate?.surface(self, didChangeVisibility: false)
        delegate?.surfaceDidChangeMapping(self)
    }

    package func setState(_ changes: WindowState, _ isOn: Bool) {
        guard !isDestroyed else { return }
        guard isMapped || state.contains(.minimized) else {
            if isOn { initialState.formUnion(changes) } else { initialState.subtract(changes) }
            return
        }
        let new = isOn ? state.union(changes) : state.subtracting(changes)
        if isMapped, new.contains(.minimized) { hide() }
        if !isMapped, !new.contains(.minimized) {
            setState(new.union(.minimized))
            map()
        } else {
            setState(new)
        }
    }

    /// Changes the state. The simulated desktop grants all requests.
    private func setState(_ new: WindowState) {
        guard new != state else { return }
        let covers: WindowState = [.fullscreen, .maximized]
        let didCover = !state.isDisjoint(with: covers)
        let doesCover = !new.isDisjoint(with: covers)
        state = new
        delegate?.surfaceDidChangeState(self)
        guard didCover != doesCover, !isDestroyed else { return }
        if doesCover {
            ordinarySize = CGSize(width: CGFloat(pixelSize.width) / scale, height: CGFloat(pixelSize.height) / scale)
            if let server { setPixelSize(server.screenPixelSize) }
        } else if let ordinarySize {
            self.ordinarySize = nil
            setPixelSize(HeadlessSurface.pixels(ordinarySize, scale: scale))
        }
    }

    package func setParent(_ parent: (any DisplaySurface)?) { if !isDestroyed { self.parent = parent } }

    package func setUrgent(_ isUrgent: Bool) { if !isDestroyed { self.isUrgent = isUrgent } }

    package func setIcon(_ picture: PixelBuffer?) { if !isDestroyed { icon = picture.map { WindowIcon($0) } } }

    /// The position of the caret, in points, while text input is active; otherwise nil.
    package private(set) var textInputCaret: CGRect?
    /// Returns the text that a simulated input method commits when the composition ends.
    package var compositionEnd: (() -> String?)?

    package func setTextInput(active: Bool, caretRect: CGRect) {
        if !isDestroyed { textInputCaret = active ? caretRect : nil }
    }

    package func endComposition() -> String? { isDestroyed ? nil : compositionEnd?() }

    package func setCursor(_ shape: CursorShape) { if !isDestroyed { cursor = shape } }

    package func activate() {
        guard !isDestroyed, isMapped, !kind.isPopup else { return }
        server?.focus(self)
    }

    /// Removes keyboard focus, as if the user switched to another window.
    package func loseFocus() { setFocus(false) }

    func setFocus(_ value: Bool) {
        guard hasFocus != value else { return }
        hasFocus = value
        if value { isUrgent = false }
        delegate?.surfaceDidChangeFocus(self)
    }

    /// The corner radius in points.
    package private(set) var cornerRadius: CGFloat = 0

    package func setCornerRadius(_ radius: CGFloat) { if !isDestroyed { cornerRadius = radius } }

    package func setShape(_ rects: [PixelRect]) { if !isDestroyed { shape = rects } }

    /// The value of ``setShape(_:)``.
    package private(set) var shape: [PixelRect] = []

    package func grabInput() -> Bool {
        guard let server, isMapped, !server.isInputGrabbedByOtherClient else { return false }
        server.grabbingSurface = self
        return true
    }

    package func releaseInput() { if hasInputGrab { server?.grabbingSurface = nil } }

    package var hasInputGrab: Bool { server?.grabbingSurface === self }

    /// Simulates a close request of the user.
    package func requestClose() { delegate?.surfaceShouldClose(self) }

    package func destroy() {
        guard !isDestroyed else { return }
        markDestroyed()
        server?.remove(self)
    }

    /// Simulates that another client destroys the window.
    package func wasDestroyedExternally() {
        guard !isDestroyed else { return }
        markDestroyed()
        server?.remove(self)
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

    // MARK: Framebuffer

    /// A Boolean value that indicates whether memory for the framebuffer is unavailable.
    package var isOutOfMemory = false

    @discardableResult
    package func paint(_ damage: PixelRegion, _ body: (PixelBuffer) -> Void) -> Bool {
        guard !isDestroyed, !isOutOfMemory, pixelSize.width > 0, pixelSize.height > 0 else { return false }
        body(picture())
        paintedRegions.append(damage)
        // Limits the number of regions, which would grow without bound.
        if paintedRegions.count > 256 { paintedRegions.removeFirst(128) }
        return true
    }

    package func readPixels<Result>(_ body: (PixelBuffer) -> Result) -> Result? {
        memory == nil ? nil : body(picture())
    }

    private func picture() -> PixelBuffer {
        let bytes = pixelSize.width * pixelSize.height * 4
        let memory =
            memory
            ?? {
                let new = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes, alignment: 64)
                new.initializeMemory(as: UInt8.self, repeating: 0)
                return new
            }()
        self.memory = memory
        guard let base = memory.baseAddress else { preconditionFailure("the framebuffer has no size") }
        return PixelBuffer(
            base: base, width: pixelSize.width, height: pixelSize.height, bytesPerRow: pixelSize.width * 4)
    }

    private var sizeLimit: SurfaceSizeLimit { SurfaceSizeLimit(screen: server?.screenPixelSize ?? (0, 0)) }

    private func setPixelSize(_ size: (width: Int, height: Int)) {
        guard size != pixelSize else { return }
        discardFramebuffer()
        pixelSize = size
        delegate?.surfaceDidResize(self)
    }

    private func discardFramebuffer() {
        memory?.deallocate()
        memory = nil
    }

    private static func pixels(_ size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
        // 32767 is the largest size of a window in X.
        func pixels(_ length: CGFloat) -> Int { max(1, min(32767, Int(clamping: (length * scale).rounded()))) }
        return (pixels(size.width), pixels(size.height))
    }
}
