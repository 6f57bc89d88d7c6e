import DisplayServer
import QuartzCore

/// A window of the desktop. Its ``UIWindow``s are composited in it, by level and order; their frames are in its
/// coordinates, points from the top-left corner.
///
/// Without a scene delegate there is one scene, made when the first window is shown and sized by it.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The size the desktop's window has at first when nothing says otherwise, in points.
    package static let standardSize = CGSize(width: 960, height: 640)

    /// The display server whose window it is.
    package let server: any DisplayServer
    /// The desktop's window; nil before it was opened and after it was closed.
    package private(set) var surface: (any DisplaySurface)?
    private let host = LayerHost()
    private let rootLayer = CALayer()
    /// Makes events of the window's input.
    package private(set) lazy var translator = EventTranslator(scene: self)

    /// The windows that are shown or were made for this scene, from back to front.
    open var windows: [UIWindow] { orderedWindows }
    private var orderedWindows: [UIWindow] = []

    /// The window that receives keys while the desktop's window has them.
    open var keyWindow: UIWindow? { keyWindowStorage }
    private weak var keyWindowStorage: UIWindow?

    /// The screen that shows most of the scene.
    open var screen: UIScreen {
        guard let display = UIApplication.shared.displays.display(of: server) else {
            return UIScreen(server: server, monitor: server.monitors[0])
        }
        guard display.screens.count > 1, let frame = screenFrame else { return display.screen }
        return display.screen(showing: frame)
    }

    /// Whether the scene covers its screen, without a frame.
    open var isFullScreen: Bool { surface?.state.contains(.fullscreen) ?? false }

    /// Where the scene is.
    open var effectiveGeometry: Geometry { Geometry(systemFrame: systemFrame) }

    /// Asks the desktop for another place, size or presentation. It decides; the scene's windows are resized if it
    /// grants another size.
    ///
    /// - Parameter errorHandler: called at once with a ``UISceneError`` if the request makes no sense. Nobody hears of
    ///   a desktop that does not follow a wish.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let error = apply(geometryPreferences) { errorHandler?(error) }
    }

    /// Whether the scene has ended; it never comes back, and windows that are shown need another.
    private(set) var isDisconnected = false

    /// What is done once the layout of the next frame is done.
    private var afterLayout: [() -> Void] = []

    /// A scene that has no window of the desktop yet: ``open(size:maps:)`` opens it.
    package convenience init(server: any DisplayServer) {
        self.init(session: UISceneSession(server: server), connectionOptions: ConnectionOptions())
        session.scene = self
    }

    /// A scene of a session, without a window of the desktop yet. Overrides call `super`.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        server = session.server
        super.init(session: session, connectionOptions: connectionOptions)
        host.rootLayer = rootLayer
        host.onNeedsFrame = { [weak self] in self?.server.frameClock.requestFrame() }
        host.onNeedsFrameAt = { [weak self] in self?.requestFrame(at: $0) }
        host.clock = { [server] in server.scheduler.now }
        instruments = FrameInstruments(server: server, environment: .process)
    }

    /// The title of the desktop's window. One that opens without a title has the program's name.
    open override var title: String! {
        didSet { surface?.title = title ?? "" }
    }

    /// How small and how large a person may make the window. Always there.
    open var sizeRestrictions: UISceneSizeRestrictions? { restrictions }
    private lazy var restrictions = UISceneSizeRestrictions(scene: self)

    /// The scene's rectangle in points.
    package var bounds: CGRect { rootLayer.bounds }

    // MARK: The desktop's window

    /// What the person may do with the window. Always there.
    open var windowingBehaviors: UISceneWindowingBehaviors? { behaviors }
    private lazy var behaviors = UISceneWindowingBehaviors()

    /// Opens the desktop's window at a size in points.
    ///
    /// - Parameter maps: whether it is shown at once; otherwise with the first window in it.
    package func open(size: CGSize, maps: Bool = true) {
        let name = ProgramName.current
        do {
            let new = try server.makeSurface(
                SurfaceConfiguration(
                    size: size, title: (title ?? "").isEmpty ? name : title, applicationName: name.lowercased(),
                    applicationClass: name))
            new.delegate = self
            surface = new
            lastTraits = traitCollection
            restrictions.apply()
            if UIApplication.shared.hasChosenIcon { applyIcon() }
            adoptSurfaceSize()
            UIApplication.shared.scenes.append(self)
            if maps { new.map() } else { isUnmappedWithoutWindows = true }
        } catch {
            FileHandle.standardError.write(Data("UIKit: \(error)\n".utf8))
        }
    }

    /// Whether it is a window in front of a scene, which has no life of its own.
    var isPopup: Bool { false }

    /// Whether the delegate is being told that the scene connects; nothing is shown meanwhile.
    var isConnecting = false

    /// Shows what the delegate has made, in a size that the limits allow.
    func mapAfterConnecting() {
        guard let surface, let restrictions = sizeRestrictions else { return }
        let (least, most) = (restrictions.minimumSize, restrictions.maximumSize)
        let size = CGSize(
            width: min(max(bounds.width, least.width), max(1, most.width)),
            height: min(max(bounds.height, least.height), max(1, most.height)))
        if size != bounds.size { surface.resize(to: size) }
        mapIfThereAreWindows()
    }

    private func mapIfThereAreWindows() {
        guard isUnmappedWithoutWindows, !isConnecting, !orderedWindows.isEmpty else { return }
        isUnmappedWithoutWindows = false
        surface?.map()
    }

    /// Asks the desktop to show the window in front of others, and to give it the keys.
    func bringToFront() {
        guard let surface else { return }
        if surface.state.contains(.minimized) { surface.setState(.minimized, false) }
        surface.activate()
    }

    /// Opens a window that nobody manages, in front of another scene's.
    ///
    /// - Parameter frame: in points of the desktop.
    /// - Returns: false if the display server refuses.
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

    private func adoptSurfaceSize() {
        guard let surface else { return }
        let previous = effectiveGeometry
        host.pixelSize = surface.pixelSize
        host.scale = surface.scale
        let size = CGSize(
            width: CGFloat(surface.pixelSize.width) / surface.scale,
            height: CGFloat(surface.pixelSize.height) / surface.scale)
        // Everything is painted anew, and what was kept may be outside by now.
        unpainted = PixelRegion()
        let old = rootLayer.bounds
        rootLayer.bounds = CGRect(origin: contentOrigin, size: size)
        rootLayer.position = CGPoint(x: size.width / 2, y: size.height / 2)
        for window in orderedWindows { window.sceneDidResize(from: old.size, to: size) }
        host.invalidateAll()
        if old.size != size, old.size != .zero, !isConnecting {
            (delegate as? any UIWindowSceneDelegate)?.windowScene(
                self,
                didUpdateEffectiveGeometry: Geometry(
                    systemFrame: CGRect(origin: previous.systemFrame.origin, size: old.size)))
        }
    }

    func screenDidChange() { traitsMayHaveChanged() }

    // MARK: Traits

    var traitWatch: TraitWatch?
    private var lastTraits: UITraitCollection?

    /// The circumstances the scene is shown in.
    open var traitCollection: UITraitCollection {
        let base = TraitBase.traits(scale: server.scale)
        return traitWatch.map { base.overridden($0.overrides) } ?? base
    }

    /// The traits that this scene's windows have instead of those of the system.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(traitWatch?.overrides ?? TraitValues()) }
        set {
            let watch = traitWatch ?? TraitWatch()
            lastTraits = lastTraits ?? traitCollection
            traitWatch = watch
            watch.overrides = newValue.values
            traitsMayHaveChanged()
        }
    }

    /// The traits changed. Does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    private func traitsMayHaveChanged() {
        let (previous, current) = (lastTraits, traitCollection)
        lastTraits = current
        if let previous, previous != current {
            traitCollectionDidChange(previous)
            traitWatch?.tell(self, previous, current)
        }
        for window in orderedWindows { window.traitsMayHaveChanged() }
        updateBackground()
    }

    /// Shows white, or black in the dark, where no view paints: as the window at the back says.
    func updateBackground() {
        let style = orderedWindows.first?.interfaceStyle ?? traitCollection.userInterfaceStyle
        let color: CGColor = style == .dark ? .black : .white
        if host.backgroundColor != color { host.backgroundColor = color }
    }

    /// Ends the scene: its windows are hidden and let go, the desktop's window is closed.
    package func disconnect() {
        guard !isDisconnected, surface != nil else { return }
        translator.cancelAll()
        if !isPopup { move(to: .background) }
        guard !isDisconnected else { return }
        isDisconnected = true
        for popover in popovers { popover.close() }
        let gone = orderedWindows
        orderedWindows.removeAll()
        for window in gone { window.sceneWillDisconnect() }
        frameTask?.cancel()
        surface?.delegate = nil
        surface?.destroy()
        surface = nil
        activationState = .unattached
        UIApplication.shared.scenes.removeAll { $0 === self }
        UIApplication.shared.popups.removeAll { $0 === self }
        MenuSession.note(.gone, of: self)
        guard !isPopup else { return }
        delegate?.sceneDidDisconnect(self)
        post(UIScene.didDisconnectNotification)
        UIApplication.shared.updateState()
    }

    // MARK: Windows

    /// Shows a window, in front of others of its level.
    func show(_ window: UIWindow) {
        orderedWindows.removeAll { $0 === window }
        let place =
            orderedWindows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
            ?? orderedWindows.count
        orderedWindows.insert(window, at: place)
        updateBackground()
        mapIfThereAreWindows()
        if place + 1 < orderedWindows.count {
            rootLayer.insertSublayer(window.layer, below: orderedWindows[place + 1].layer)
        } else {
            rootLayer.addSublayer(window.layer)
        }
    }

    /// Whether the desktop's window was taken off the screen because there is nothing to show in it.
    private var isUnmappedWithoutWindows = false

    /// Takes a window out. The scene of windows that were given none ends with the last one; a scene that somebody made
    /// stays, and is not shown until it has a window again.
    func remove(_ window: UIWindow) {
        translator.windowWillLeave(window)
        if keyWindowStorage === window { makeKey(orderedWindows.last { $0 !== window && $0.canBecomeKey }) }
        orderedWindows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
        updateBackground()
        guard orderedWindows.isEmpty else { return }
        if UIApplication.shared.displays.display(of: server)?.implicitScene === self {
            disconnect()
        } else if let surface, !isUnmappedWithoutWindows {
            isUnmappedWithoutWindows = true
            surface.unmap()
        }
    }

    func makeKey(_ window: UIWindow?) {
        guard keyWindowStorage !== window else { return }
        let old = keyWindowStorage
        keyWindowStorage = window
        defer { textInput.update(isLaidOut: false) }
        if let old { translator.cancelPresses(in: old) }
        if let old {
            old.resignKey()
            old.post(UIWindow.didResignKeyNotification)
        }
        if let window {
            window.becomeKey()
            window.post(UIWindow.didBecomeKeyNotification)
        }
    }

    /// While set, all input that has a location is for this window, whatever lies over it.
    package weak var onlyTarget: UIWindow?

    /// Ends everything a person is doing in the scene, as if taken from them: touches and keys are cancelled.
    package func cancelInput() { translator.cancelAll() }

    /// The next touch counts as a first tap.
    package func forgetTaps() { translator.forgetTaps() }

    /// The window a touch at a point is for, and the view in it: windows are asked from front to back (HT-20).
    package func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
        for popover in popovers.reversed() {
            if let found = popover.hitTest(inParent: point, with: event), onlyTarget.map({ $0 === found.window }) ?? true {
                return found
            }
        }
        for window in (onlyTarget.map { [$0] } ?? orderedWindows).reversed() {
            if let view = window.hitTest(window.convertFromScene(point), with: event) { return (window, view) }
        }
        return nil
    }

    // MARK: Frames

    /// Runs `body` after the layout of the next frame.
    func performAfterLayout(_ body: @escaping () -> Void) {
        afterLayout.append(body)
        server.frameClock.requestFrame()
    }

    /// Those who are to hear of the next frame, and the memory for the list after it.
    private var frameListeners: [any FrameListener] = []
    private var heardListeners: [any FrameListener] = []

    /// Asks for a frame, and tells `listener` when it begins, once.
    package func notifyOfNextFrame(_ listener: any FrameListener) {
        frameListeners.append(listener)
        server.frameClock.requestFrame()
    }

    /// Makes a frame at a later time, for animations that begin then.
    private func requestFrame(at time: TimeInterval) {
        if let frameTask, frameTask.isPending, frameTask.deadline <= time { return }
        frameTask?.cancel()
        frameTask = server.scheduler.schedule(at: time) { [weak self] in self?.server.frameClock.requestFrame() }
    }
    private var frameTask: Scheduler.Task?

    /// Ends and begins animations, then layout, drawing, compositing what changed, and showing it.
    package func renderFrame(_ time: FrameTime) {
        instruments?.frameBegins(at: time)
        host.beginFrame(at: time.timestamp)
        if !frameListeners.isEmpty {
            swap(&frameListeners, &heardListeners)
            for listener in heardListeners { listener.frameWillBegin(at: time.timestamp) }
            heardListeners.removeAll(keepingCapacity: true)
        }
        host.layoutIfNeeded()
        let work = afterLayout
        afterLayout.removeAll()
        for body in work { body() }
        // What was done after the layout may have asked for another.
        if !work.isEmpty { host.layoutIfNeeded() }
        textInput.update(isLaidOut: true)
        // Items that are no views move without telling.
        for window in windows where window.focus.hasOwnRing { window.focus.updateRing() }
        guard let surface, surface.isMapped else { return host.endUnseenFrame() }
        instruments?.layoutEnded()
        host.displayIfNeeded()
        instruments?.displayEnded()
        var damage = host.commitDamage()
        damage.formUnion(unpainted)
        instruments?.willPaint(&damage, in: pictureRect)
        guard !damage.isEmpty else { return }
        let isPainted = surface.paint(damage) {
            host.paint(damage, into: $0)
            instruments?.didPaint($0, layers: host.visitedByPaint)
        }
        instruments?.frameEnded(isPainted: isPainted, time: time)
        unpainted = isPainted ? PixelRegion() : damage
        if isPainted { applyOwnIconLater() }
        // There may be memory again soon.
        if !isPainted { server.scheduler.schedule(after: 0.5) { [server] in server.frameClock.requestFrame() } }
    }

    /// Connects the first responder with the input method.
    private(set) lazy var textInput = TextInputSession(scene: self)

    /// What watches frames; nil unless somebody asked for it.
    var instruments: FrameInstruments?

    private var pictureRect: PixelRect {
        PixelRect(x: 0, y: 0, width: Int32(clamping: pixelSize.width), height: Int32(clamping: pixelSize.height))
    }

    // MARK: Popovers beyond the window

    /// The popovers of the scene that are shown in popups of their own, the last one in front.
    var popovers: [PopoverScene] = []

    /// The point of the layers at the top left of the window.
    private var contentOrigin = CGPoint.zero

    /// Shows a layer of another scene's views.
    func hold(_ content: CALayer, at origin: CGPoint, background: CGColor) {
        contentOrigin = origin
        rootLayer.bounds.origin = origin
        if content.superlayer !== rootLayer { rootLayer.addSublayer(content) }
        if host.backgroundColor != background { host.backgroundColor = background }
    }

    /// Paints everything anew in the next frame.
    func repaintAll() { host.invalidateAll() }

    /// Whether the application's files were asked for an icon.
    var didLookForIcon = false

    /// What could not be painted for want of memory.
    private var unpainted = PixelRegion()

    /// Lays out and draws what is due now, without waiting for a frame.
    package func updateNow() {
        host.layoutIfNeeded()
        host.displayIfNeeded()
    }

    /// Paints the whole scene anew into a picture of its own: what an incremental frame must equal.
    package func paintAll(into pixels: PixelBuffer) { host.paint(PixelRegion(pixels.bounds), into: pixels) }

    /// The size of the window's content in device pixels.
    package var pixelSize: (width: Int, height: Int) { host.pixelSize }
}

extension UIWindowScene: DisplaySurfaceDelegate {
    /// Input goes to the menu that is shown, otherwise to the windows.
    package func surface(_ surface: any DisplaySurface, didReceive event: InputEvent) {
        if isPopup, let popover = self as? PopoverScene { return popover.passOn(event) }
        if !MenuSession.take(event, of: self) { translator.handle(event) }
    }

    /// Takes over the size of the desktop's window.
    package func surfaceDidResize(_ surface: any DisplaySurface) { adoptSurfaceSize() }

    /// Popovers follow the window.
    package func surfaceDidMove(_ surface: any DisplaySurface) {
        for popover in popovers { popover.parentDidChange() }
    }

    /// The person wants to close the window.
    package func surfaceShouldClose(_ surface: any DisplaySurface) { closeWasRequested() }

    /// The window is shown, or not any more: touches of one that is not are cancelled.
    package func surfaceDidChangeMapping(_ surface: any DisplaySurface) {
        if surface.isMapped {
            host.invalidateAll()
            // What changed while nobody saw it has asked already, and got nothing.
            server.frameClock.requestFirstFrame()
        } else {
            translator.cancelAll()
            MenuSession.note(.hidden, of: self)
        }
        updateActivation()
    }

    // Nothing of UIKit tells how the desktop shows a window; its size and whether it is mapped are told apart from
    // this.
    /// Does nothing.
    package func surfaceDidChangeState(_ surface: any DisplaySurface) {}

    /// The window has got or lost the keys: keys that are held are given up, touches go on (TE-11).
    package func surfaceDidChangeFocus(_ surface: any DisplaySurface) {
        // Keys that are held are released where we cannot see it. Touches go on (TE-11).
        if !surface.hasFocus {
            translator.cancelPresses()
            MenuSession.note(.lostKeys, of: self)
        }
        for window in orderedWindows { window.placePopovers() }
        updateActivation()
    }

    /// Asks for a frame if the window can be seen.
    package func surface(_ surface: any DisplaySurface, didChangeVisibility isVisible: Bool) {
        if isVisible { server.frameClock.requestFrame() }
    }

    /// A menu that has the input ends.
    package func surfaceDidLoseInputGrab(_ surface: any DisplaySurface) { MenuSession.note(.lostGrab, of: self) }

    /// Ends the scene.
    package func surfaceWasDestroyed(_ surface: any DisplaySurface) {
        // With a lost display everything ends, and the delegate hears of that instead.
        if server.isConnected { end() } else { disconnect() }
    }
}
