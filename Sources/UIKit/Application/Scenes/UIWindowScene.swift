import DisplayServer
import QuartzCore
import SystemSupport

/// A scene in a top-level window of the desktop.
///
/// ```swift
/// final class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
///     var window: UIWindow?
///
///     func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
///         guard let scene = scene as? UIWindowScene else { return }
///         scene.title = "Documents"
///         scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 240)
///         window = UIWindow(windowScene: scene)
///         window?.makeKeyAndVisible()
///     }
/// }
/// ```
///
/// A scene composites its ``UIWindow``s by level and order. Their frames are in the scene's coordinate space, in points
/// from the top-left corner. An app without a scene delegate has one scene, which is created and sized by the first
/// window that is shown.
///
/// The window manager decides about the position, the size and the state of the window:
/// ``requestGeometryUpdate(_:errorHandler:)`` requests them. Its preferences include maximized, minimized and
/// full-screen windows, which Apple's API does not provide.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The default initial size of the window, in points.
    package static let standardSize = CGSize(width: 960, height: 640)

    /// The display server that hosts the window.
    package let server: any DisplayServer
    /// The display that hosts the window.
    package let display: Displays.Display
    /// The top-level window; nil before it is opened and after it is closed.
    package private(set) var surface: (any DisplaySurface)?
    final let host = LayerHost()
    final let rootLayer = CALayer()
    /// Translates the window's input into events.
    package private(set) lazy var translator = EventTranslator(scene: self)

    /// The windows that are visible in this scene or were created for it, from back to front.
    open var windows: [UIWindow] { orderedWindows }
    final var orderedWindows: [UIWindow] = []

    /// The window that receives key presses while the scene has keyboard focus.
    open var keyWindow: UIWindow? { keyWindowStorage }
    final weak var keyWindowStorage: UIWindow?

    /// The screen that shows the largest part of the scene.
    open var screen: UIScreen {
        guard display.screens.count > 1, let frame = screenFrame else { return display.screen }
        return display.screen(showing: frame)
    }

    /// A Boolean value that indicates whether the scene covers its screen, without a frame.
    open var isFullScreen: Bool { surface?.state.contains(.fullscreen) ?? false }

    /// The current position and size of the scene.
    open var effectiveGeometry: Geometry { Geometry(systemFrame: systemFrame) }

    /// Requests another position, size or window state from the window manager. The window manager decides; the scene's
    /// windows are resized if it grants another size.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The requested geometry.
    ///   - errorHandler: A closure that is called synchronously with a ``UISceneError`` if the request is invalid. It
    ///     is not called if the window manager ignores the request.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let error = apply(geometryPreferences) { errorHandler?(error) }
    }

    /// A Boolean value that indicates whether the scene has been disconnected. A disconnected scene cannot be
    /// reconnected; its windows need another scene.
    private(set) var isDisconnected = false

    /// The number of the activation of a scene in the app in which this one became active last.
    var lastActivation = 0
    /// The last size of the scene while its window did not cover its monitor.
    var ordinarySize: CGSize?
    /// The states of the containers in the scene.
    var containerStates = ContainerStates()

    /// Closures to run after the layout of the next frame.
    private var afterLayout: [() -> Void] = []

    /// Creates a scene without a surface, which ``open(size:maps:)`` creates.
    package convenience init(server: any DisplayServer) {
        self.init(session: UISceneSession(server: server), connectionOptions: ConnectionOptions())
        session.scene = self
    }

    /// Creates a scene of a session, without a surface. Overrides must call `super`.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        server = session.server
        display = UIApplication.shared.displays.display(forSceneOn: session.server)
        super.init(session: session, connectionOptions: connectionOptions)
        host.rootLayer = rootLayer
        host.onNeedsFrame = { [weak self] in self?.server.frameClock.requestFrame() }
        host.onNeedsFrameAt = { [weak self] in self?.requestFrame(at: $0) }
        host.clock = { [server] in server.scheduler.now }
        instruments = FrameInstruments(loop: server, environment: .process)
    }

    /// The number of frames so far.
    private(set) var frameNumber = 0

    /// The title of the window. A window that opens without a title shows the name of the program.
    open override var title: String! {
        didSet { surface?.title = title ?? "" }
    }

    /// The size limits of the window. Never nil.
    open var sizeRestrictions: UISceneSizeRestrictions? { restrictions }
    private lazy var restrictions = UISceneSizeRestrictions(scene: self)

    /// The scene's bounds in points.
    package var bounds: CGRect {
        let whole = rootLayer.bounds
        guard menuBar != nil else { return whole }
        return CGRect(x: 0, y: 0, width: whole.width, height: max(0, whole.height - MenuBarStyle.height))
    }

    // MARK: The top-level window

    /// The window operations that the user can perform. Never nil.
    open var windowingBehaviors: UISceneWindowingBehaviors? { behaviors }
    private lazy var behaviors = UISceneWindowingBehaviors()

    /// The title bar of the window, as the desktop draws it (WC-03).
    open var titlebar: UITitlebar? { ownTitlebar }
    private lazy var ownTitlebar = UITitlebar(self)

    /// Opens the top-level window.
    ///
    /// - Parameters:
    ///   - size: The size of the content, in points.
    ///   - origin: The position of the window's content on the desktop, in points, that the window had before; nil
    ///     leaves it to the window manager.
    ///   - maps: Whether the window is mapped immediately. Otherwise it is mapped when the scene gets its first
    ///     `UIWindow`.
    package func open(size: CGSize, at origin: CGPoint? = nil, maps: Bool = true) {
        let name = ProgramName.current
        do {
            let new = try server.makeSurface(
                SurfaceConfiguration(
                    size: size, title: (title ?? "").isEmpty ? name : title, applicationName: name.lowercased(),
                    applicationClass: name, restoredOrigin: origin))
            new.delegate = self
            surface = new
            lastTraits = traitCollection
            restrictions.apply()
            if UIApplication.shared.hasChosenIcon { applyIcon() }
            if !hasFrame { new.setHasFrame(false) }
            adoptSurfaceSize()
            updateMenuBar()
            // The window is larger by the menu bar.
            if menuBarHeight > 0 { new.resize(to: CGSize(width: size.width, height: size.height + menuBarHeight)) }
            UIApplication.shared.scenes.append(self)
            if maps { new.map() } else { isUnmappedWithoutWindows = true }
        } catch {
            StandardError.write(line: "UIKit: \(error)")
        }
    }

    /// A Boolean value that indicates whether the scene is a popup of another scene, which has no life cycle of its
    /// own.
    var isPopup: Bool { false }

    /// The scene whose views the window shows to drags: that of a popover's source. Nil for menus, which take no drops.
    var dropScene: UIWindowScene? { isPopup ? nil : self }

    /// A Boolean value that indicates whether the desktop draws a frame around the window (WC-03).
    final var hasFrame = true {
        didSet {
            guard hasFrame != oldValue else { return }
            surface?.setHasFrame(hasFrame)
            for window in orderedWindows { window.frameOfSceneDidChange() }
        }
    }

    /// Forwards input to another scene. The default implementation does nothing.
    ///
    /// - Returns: True if the other scene handles the input.
    func forwards(_ event: InputEvent) -> Bool { false }

    /// A Boolean value that indicates whether the scene's delegate is handling the connection. The window is not mapped
    /// meanwhile.
    var isConnecting = false

    /// Maps the window after its delegate connected, with a size within the size restrictions.
    func mapAfterConnecting() {
        guard let surface, let restrictions = sizeRestrictions else { return }
        let (least, most) = (restrictions.effectiveMinimumSize, restrictions.maximumSize)
        let size = CGSize(
            width: min(max(bounds.width, least.width), max(1, most.width)),
            height: min(max(bounds.height, least.height), max(1, most.height)))
        if size != bounds.size {
            surface.resize(to: CGSize(width: size.width, height: size.height + menuBarHeight))
        }
        mapIfThereAreWindows()
    }

    /// Maps a top-level window that was unmapped because the scene had no windows.
    final func mapIfThereAreWindows() {
        guard isUnmappedWithoutWindows, !isConnecting, !orderedWindows.isEmpty else { return }
        isUnmappedWithoutWindows = false
        surface?.map()
    }

    /// Requests that the window manager raise the window and give it keyboard focus.
    package func bringToFront() {
        guard let surface else { return }
        if surface.state.contains(.minimized) { surface.setState(.minimized, false) }
        surface.activate()
    }

    /// Opens an override-redirect window in front of another scene's window.
    ///
    /// - Parameters:
    ///   - frame: The frame on the desktop, in points.
    ///   - kind: The kind of popup.
    ///   - parent: The scene that the popup belongs to.
    /// - Returns: False if the display server rejects the window.
    func openPopup(frame: CGRect, kind: WindowKind, parent: UIWindowScene) -> Bool {
        let name = ProgramName.current
        let configuration = SurfaceConfiguration(
            size: frame.size, title: parent.title ?? "", applicationName: name.lowercased(), applicationClass: name,
            kind: kind, origin: frame.origin)
        guard let new = try? server.makeSurface(configuration) else { return false }
        new.setParent(parent.surface)
        new.delegate = self
        surface = new
        didLookForIcon = true
        adoptSurfaceSize()
        UIApplication.shared.popups.append(self)
        new.map()
        return true
    }

    /// Adopts the size of the top-level window.
    final func adoptSurfaceSize() {
        guard let surface else { return }
        let previous = effectiveGeometry
        host.pixelSize = surface.pixelSize
        host.scale = surface.scale
        // The whole scene is invalidated below, and the stored region may exceed the new size.
        unpainted = PixelRegion()
        let old = bounds
        placeRootLayer()
        let size = bounds.size
        for window in orderedWindows { window.sceneDidResize(from: old.size, to: size) }
        host.invalidateAll()
        noteOrdinarySize()
        if old.size != size, old.size != .zero, !isConnecting {
            (delegate as? any UIWindowSceneDelegate)?.windowScene(
                self,
                didUpdateEffectiveGeometry: Geometry(
                    systemFrame: CGRect(origin: previous.systemFrame.origin, size: old.size)))
        }
    }

    /// Gives the root layer the size of the surface, and the menu bar its place above the content.
    private func placeRootLayer() {
        guard let surface else { return }
        let size = surface.size
        rootLayer.bounds = CGRect(origin: contentOrigin, size: size)
        rootLayer.position = CGPoint(x: size.width / 2, y: size.height / 2)
        menuBar?.place(width: size.width)
    }

    // MARK: Menu bar

    /// The visibility of the menu bar. The default is ``MenuBarVisibility/automatic``.
    ///
    /// The menu bar is at the top of the desktop window. It is not part of the scene's coordinates: the point (0, 0) is
    /// below it, and its height is not part of the size of the scene and of its size restrictions.
    ///
    /// ```swift
    /// scene.menuBarVisibility = .hidden
    /// ```
    ///
    /// The property is not part of Apple's API.
    open var menuBarVisibility = MenuBarVisibility.automatic { didSet { updateMenuBar() } }

    /// The window of the menu bar, if one is shown.
    private(set) var menuBar: MenuBarWindow?

    /// The menu bar as it is offered to the desktop.
    var exportedMenuBar: ExportedMenuBar?

    /// Shows or hides the menu bar. The content gets the rest of the window.
    func setMenuBar(_ new: MenuBarWindow?) {
        menuBar?.bar.deactivate()
        menuBar?.isHidden = true
        let old = bounds.size
        menuBar = new
        contentOrigin = CGPoint(x: 0, y: -menuBarHeight)
        placeRootLayer()
        new?.isHidden = false
        restrictions.apply()
        for window in orderedWindows { window.sceneDidResize(from: old, to: bounds.size) }
        host.invalidateAll()
    }

    /// The location of the scene's origin on the desktop, in points.
    var contentScreenOrigin: CGPoint {
        let origin = surface?.screenOrigin ?? .zero
        return CGPoint(x: origin.x - contentOrigin.x, y: origin.y - contentOrigin.y)
    }

    /// Returns a Boolean value that indicates whether the window can be closed, minimized and so on, for the commands
    /// of the standard menus. Overrides must call `super`.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerformStandardCommand(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Closes the window as if the user had requested it from the window manager (MB-11).
    open override func performClose(_ sender: Any?) { closeWasRequested() }

    /// Sets the titles of the commands for the state of the window. Overrides must call `super`.
    open override func validate(_ command: UICommand) { nameStandardCommand(command) }

    func screenDidChange() { traitsMayHaveChanged() }

    // MARK: Traits

    var traitObservers: TraitObservers?
    private var lastTraits: UITraitCollection?

    /// The traits of the scene's environment.
    open var traitCollection: UITraitCollection {
        let base = display.traitCollection
        return traitObservers.map { base.overridden($0.overrides) } ?? base
    }

    /// The trait overrides for this scene's windows.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(traitObservers?.overrides ?? TraitValues()) }
        set {
            let watch = traitObservers ?? TraitObservers()
            lastTraits = lastTraits ?? traitCollection
            traitObservers = watch
            watch.overrides = newValue.values
            traitsMayHaveChanged()
        }
    }

    /// Tells the scene that its traits changed. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    private func traitsMayHaveChanged() {
        let (previous, current) = (lastTraits, traitCollection)
        lastTraits = current
        if let previous, previous != current {
            traitCollectionDidChange(previous)
            traitObservers?.notify(self, previous, current)
        }
        for window in orderedWindows { window.traitsMayHaveChanged() }
        menuBar?.traitsMayHaveChanged()
        updateBackground()
    }

    /// Sets the background behind all views to white, or to black for the dark style of the backmost window.
    func updateBackground() {
        let style = orderedWindows.first?.interfaceStyle ?? traitCollection.userInterfaceStyle
        let color: CGColor = style == .dark ? .black : .white
        if host.backgroundColor != color { host.backgroundColor = color }
    }

    /// Disconnects the scene: hides and releases its windows, and destroys the top-level window.
    package func disconnect() {
        guard !isDisconnected, surface != nil else { return }
        translator.cancelAll()
        if !isPopup {
            // The delegate is asked for the state of the scene when it enters the background; also when it ends there.
            if activationState == .background { storeSession() }
            move(to: .background)
        }
        guard !isDisconnected else { return }
        isDisconnected = true
        for popover in popovers { popover.close() }
        let gone = orderedWindows + (menuBar.map { [$0] } ?? [])
        orderedWindows.removeAll()
        menuBar?.bar.deactivate()
        menuBar = nil
        exportedMenuBar?.end()
        exportedMenuBar = nil
        for window in gone { window.sceneWillDisconnect() }
        frameTask?.cancel()
        surface?.delegate = nil
        surface?.destroy()
        surface = nil
        activationState = .unattached
        UIApplication.shared.scenes.removeAll { $0 === self }
        UIApplication.shared.popups.removeAll { $0 === self }
        display.inputRouter.scene(self, didChange: .disconnected)
        guard !isPopup else { return }
        delegate?.sceneDidDisconnect(self)
        post(UIScene.didDisconnectNotification)
        UIApplication.shared.closeQuestions.update()
        UIApplication.shared.updateState()
    }

    // MARK: Windows

    /// A Boolean value that indicates whether the top-level window is unmapped because the scene has no windows.
    final var isUnmappedWithoutWindows = false

    /// The window to which input with a location is addressed; nil while input goes to the frontmost window at its
    /// location.
    final weak var addressedWindow: UIWindow?

    // MARK: Frames

    /// Schedules a closure to run after the layout of the next frame.
    func performAfterLayout(_ body: @escaping () -> Void) {
        afterLayout.append(body)
        server.frameClock.requestFrame()
    }

    /// The listeners of the next frame, and a second array that is swapped with it to avoid allocations.
    private var frameListeners: [any FrameListener] = []
    private var heardListeners: [any FrameListener] = []

    /// Requests a frame, and notifies `listener` once when it begins.
    package func notifyOfNextFrame(_ listener: any FrameListener) {
        frameListeners.append(listener)
        server.frameClock.requestFrame()
    }

    /// Requests a frame at a later time, for animations with a delay.
    private func requestFrame(at time: TimeInterval) {
        if let frameTask, frameTask.isPending, frameTask.deadline <= time { return }
        frameTask?.cancel()
        frameTask = server.scheduler.schedule(at: time) { [weak self] in self?.server.frameClock.requestFrame() }
    }
    private var frameTask: Scheduler.Task?

    /// Renders a frame: updates animations, lays out, draws, composites the damage region, and presents it.
    package func renderFrame(_ time: FrameTime) {
        frameNumber &+= 1
        instruments?.frameBegins(at: time)
        host.beginFrame(at: time.timestamp)
        if !frameListeners.isEmpty {
            swap(&frameListeners, &heardListeners)
            for listener in heardListeners { listener.frameWillBegin(at: time.timestamp) }
            heardListeners.removeAll(keepingCapacity: true)
        }
        layOut()
        let work = afterLayout
        afterLayout.removeAll()
        for body in work { body() }
        // The closures may have invalidated the layout.
        if !work.isEmpty { layOut() }
        textInput.update(isLaidOut: true)
        // Focus items that are not views can move without invalidating layout.
        for window in windows where window.focus.hasOwnRing { window.focus.updateRing() }
        guard let surface, surface.isMapped else { return host.endInvisibleFrame() }
        instruments?.layoutEnded(in: windows)
        host.displayIfNeeded()
        instruments?.displayEnded()
        // Tinted pixels and pixels that could not be painted are not those of the last frame.
        var damage = host.commitFrame(movesPixels: unpainted.isEmpty && instruments?.tint == nil)
        damage.region.formUnion(unpainted)
        instruments?.willPaint(&damage.region, in: framebufferBounds)
        guard !damage.isEmpty else { return }
        let isPainted = surface.paint(damage.region, moving: damage.moves) {
            host.paint(damage.region, into: $0)
            instruments?.didPaint($0, layers: host.paintedLayerCount)
        }
        instruments?.frameEnded(isPainted: isPainted, time: time)
        unpainted = isPainted ? PixelRegion() : damage.changedRegion
        if isPainted { applyOwnIconLater() }
        // Memory may be available again later.
        if !isPainted { server.scheduler.schedule(after: 0.5) { [server] in server.frameClock.requestFrame() } }
    }

    /// Solves changed constraints, and lays out. Layout can change constraints again, up to a limit (LP-10).
    private func layOut() {
        for _ in 0..<LayoutEngine.roundLimit {
            if LayoutEngine.isUsed { for window in windows { window.layoutEngine?.update() } }
            host.layoutIfNeeded()
            guard LayoutEngine.isUsed else { return }
            // Layout may have activated the first constraint.
            guard windows.contains(where: { $0.layoutEngine?.needsUpdate == true }) else {
                return restrictions.layoutDidEnd(in: windows)
            }
        }
        for case let engine? in windows.map(\.layoutEngine) where engine.needsUpdate { engine.reportDivergence() }
    }

    /// Requests a frame, because constraints have changed.
    func requestLayoutFrame() { server.frameClock.requestFrame() }

    /// The session that connects the first responder with the input method.
    private(set) lazy var textInput = TextInputSession(scene: self)

    /// The frame instruments; nil while none are enabled.
    var instruments: FrameInstruments?

    private var framebufferBounds: PixelRect {
        PixelRect(x: 0, y: 0, width: Int32(clamping: pixelSize.width), height: Int32(clamping: pixelSize.height))
    }

    // MARK: Popovers outside the window

    /// The popovers of the scene that have their own popup windows, from back to front.
    var popovers: [PopoverScene] = []

    /// The bounds origin of the root layer, which is the point at the window's top-left corner.
    package private(set) var contentOrigin = CGPoint.zero

    /// Shows a layer of another scene's view hierarchy.
    func hold(_ content: CALayer, at origin: CGPoint, background: CGColor) {
        contentOrigin = origin
        rootLayer.bounds.origin = origin
        if content.superlayer !== rootLayer { rootLayer.addSublayer(content) }
        if host.backgroundColor != background { host.backgroundColor = background }
    }

    /// Invalidates the whole scene for the next frame.
    package func repaintAll() { host.invalidateAll() }

    /// A Boolean value that indicates whether the app's files were searched for an icon.
    var didLookForIcon = false

    /// The region that could not be painted because memory allocation failed.
    private var unpainted = PixelRegion()

    /// Performs pending layout and drawing immediately, without waiting for a frame.
    package func updateNow() {
        layOut()
        host.displayIfNeeded()
    }

    /// Paints the whole scene into a separate buffer, for comparison with incremental frames.
    package func paintAll(into pixels: PixelBuffer) { host.paint(PixelRegion(pixels.bounds), into: pixels) }

    /// The size of the window's content, in device pixels.
    package var pixelSize: (width: Int, height: Int) { host.pixelSize }
}
