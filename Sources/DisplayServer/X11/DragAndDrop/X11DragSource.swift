import CX11
import CoreGraphics

/// The source of drags: it tracks the input, owns the selection of drags, and dispatches the messages of targets.
///
/// Each drag has its own window, which is never mapped. It identifies the drag in all messages and owns the selection,
/// so that late messages for an older drag are ignored.
@MainActor final class X11DragSource {
    unowned let server: X11Server
    let clipboard: X11Clipboard
    let atoms: X11DragAtoms
    /// The window of the current drag.
    private(set) var window: Window = 0
    /// The time of the last event of the drag.
    private(set) var time: Time = 0
    /// The drag that the user moves.
    private(set) var session: DragSession?
    /// The drag whose target loads the content.
    private var finishing: DragSession?
    /// Saves the promised file of the current drag.
    private var saver = PromiseSaver()

    /// The window of another client that the drag entered last.
    weak var entered: X11DropWindow?

    private lazy var finder = X11DropWindowFinder(source: self)
    private lazy var grab = X11DeviceGrab(connection: server.connection)
    private var input = DragInput.pointer
    private var button: Int32 = 0
    private weak var surface: X11Surface?
    /// A movement that has not been reported.
    private var pendingMovement: (location: CGPoint, modifiers: KeyModifiers)?
    private var loadCount = 0

    /// The largest number of requests of other clients that wait for data of the application.
    private static let maximumLoadCount = 64

    init(server: X11Server) {
        self.server = server
        clipboard = server.loadedClipboard
        atoms = X11DragAtoms(connection: server.connection)
    }

    private var connection: X11Connection { server.connection }

    /// Returns a location in points of the screen in device pixels.
    func pixels(_ location: CGPoint) -> (x: Int, y: Int) {
        (
            Int(clamping: (location.x * server.scale).rounded()), Int(clamping: (location.y * server.scale).rounded())
        )
    }

    // MARK: Beginning

    func begin(
        from surface: X11Surface, _ configuration: DragConfiguration, delegate: any DisplayDragDelegate
    ) -> DragSession? {
        guard session == nil, connection.isOpen, surface.isMapped, !surface.isDestroyed,
            !configuration.operations.isEmpty
        else { return nil }
        switch configuration.input {
        case .pointer:
            guard let pressed = server.pointer.pressedButton else { return nil }
            button = pressed
        case .touch(let id):
            guard server.touch.isDown(id) else { return nil }
        }
        // The target of an earlier drag can no longer get its content.
        finishing?.contentWasLost()
        guard ownSelection(configuration.content), grabInput(configuration.input, surface) else {
            releaseSelection()
            return nil
        }
        input = configuration.input
        self.surface = surface
        switch input {
        case .pointer:
            server.pointer.cancelPress { _, _ in true }
            server.pointer.leave(surface)
        case .touch(let id): server.touch.cancel(id: id)
        }
        finder.forgetAll()
        saver = PromiseSaver()
        let session = DragSession(
            host: self, surface: surface, configuration: configuration, modifiers: currentModifiers(),
            delegate: delegate)
        self.session = session
        return session
    }

    /// Becomes the owner of the selection, at the time of the press (DD-01).
    private func ownSelection(_ content: DragContent) -> Bool {
        releaseSelection()
        window = clipboard.makeWindow()
        for time in [server.userTime.last, nil] where time != 0 {
            guard let time = time ?? clipboard.serverTime() else { return false }
            XSetSelectionOwner(connection.display, atoms.selection, window, time)
            // The server ignores the request if another client became the owner at a later time.
            guard XGetSelectionOwner(connection.display, atoms.selection) == window else { continue }
            self.time = time
            offer(content)
            clipboard.onDragOfferLoss = { [weak self] in self?.selectionWasLost() }
            clipboard.onDragActivity = { [weak self] in self?.finishing?.dataWereRequested() }
            return connection.isOpen
        }
        return false
    }

    private func offer(_ content: DragContent) {
        if content.types.contains(URIList.type) { server.fileTransfers.prepare() }
        clipboard.dragOffer = X11SelectionOffer(
            selection: atoms.selection, window: window, since: clipboard.dragOffer?.since ?? time,
            types: offeredTypes(content)
        ) { [weak self] type, completion in
            guard let self, loadCount < X11DragSource.maximumLoadCount else { return completion(nil) }
            if type == DirectSave.type { return savePromise(content.promisedFile, completion) }
            loadCount += 1
            content.load(type, scheduler: server.scheduler) { [weak self] data in
                self?.loadCount -= 1
                completion(data)
            }
        }
    }

    private func offeredTypes(_ content: DragContent) -> [String] {
        content.types + (content.promisedFile == nil ? [] : [DirectSave.type])
    }

    /// Saves the promised file where the target of the drop wants it (DD-11). Before the drop, no client may choose a
    /// place.
    private func savePromise(_ file: PromisedFile?, _ completion: @escaping @MainActor (Data?) -> Void) {
        guard let finishing, let file else { return completion(nil) }
        server.applicationCodeWillRun()
        saver.save(
            file, at: X11Property.bytes(atoms.directSave, of: window, connection), for: finishing,
            completion: completion)
    }

    /// Offers the current types of the content, and announces them and the operations on the window of the source.
    ///
    /// - Returns: The targets that clients can request.
    func publish(_ content: DragContent, _ operations: DragOperations) -> [Atom] {
        offer(content)
        let actions = DragOperation.allCases.filter { operations.allows($0) }.map { atoms.action($0) }
        X11Property.set(actions, property: atoms.actionList, type: Atom(XA_ATOM), of: window, connection)
        let targets = clipboard.targets(of: offeredTypes(content))
        if let name = content.promisedFile?.name {
            // The target before may have stored a place.
            X11Property.set(name, property: atoms.directSave, type: atoms.plainText, of: window, connection)
        }
        X11Property.set(targets, property: atoms.typeList, type: Atom(XA_ATOM), of: window, connection)
        return targets
    }

    private func selectionWasLost() {
        session?.cancel()
        finishing?.contentWasLost()
    }

    private func releaseSelection() {
        clipboard.dragOffer = nil
        clipboard.onDragOfferLoss = nil
        clipboard.onDragActivity = nil
        let old = window
        window = 0
        guard old != 0, connection.isOpen else { return }
        // Targets may be about to use the window, and some exit with an error if it does not exist.
        server.scheduler.schedule(after: DragSession.finishTimeout) { [connection] in
            guard connection.isOpen else { return }
            connection.traps.trap { _ = XDestroyWindow(connection.display, old) }
            XFlush(connection.display)
        }
    }

    /// Grabs the input (DD-07). Without the keyboard, only Escape is missing. A touch belongs to its window until it
    /// ends, without a grab.
    private func grabInput(_ input: DragInput, _ surface: X11Surface) -> Bool {
        let events: [Int32] = [XI_ButtonPress, XI_ButtonRelease, XI_Motion]
        return grab.begin(
            for: surface.window,
            X11DeviceGrab.Manner(
                pointerEvents: input == .pointer ? events : nil, deliversToOwners: false, needsKeyboards: false))
    }

    private func currentModifiers() -> KeyModifiers {
        var (root, child): (Window, Window) = (0, 0)
        var (x, y, innerX, innerY): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        var mask: UInt32 = 0
        guard connection.isOpen else { return [] }
        XQueryPointer(connection.display, connection.root, &root, &child, &x, &y, &innerX, &innerY, &mask)
        return KeyModifiers(x11State: mask)
    }

    // MARK: Input

    /// Handles an event of the input extension during a drag.
    ///
    /// - Returns: False if the event is not for the drag.
    func handle(_ type: Int32, _ data: UnsafeMutableRawPointer) -> Bool {
        guard session != nil else { return false }
        switch type {
        case XI_Motion, XI_ButtonPress, XI_ButtonRelease:
            guard input == .pointer else { return false }
            handlePointer(data.assumingMemoryBound(to: XIDeviceEvent.self).pointee)
        case XI_KeyPress, XI_KeyRelease:
            handleKey(data.assumingMemoryBound(to: XIDeviceEvent.self).pointee)
        case XI_TouchUpdate, XI_TouchEnd:
            let event = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee
            guard input == .touch(id: Int(event.detail)) else { return false }
            handleTouch(event)
        default: return false
        }
        return true
    }

    private func location(_ event: XIDeviceEvent) -> CGPoint {
        CGPoint(x: event.root_x / server.scale, y: event.root_y / server.scale)
    }

    private func modifiers(_ event: XIDeviceEvent) -> KeyModifiers {
        KeyModifiers(x11State: UInt32(bitPattern: event.mods.effective))
    }

    private func note(_ event: XIDeviceEvent) {
        time = event.time
        if event.evtype != XI_Motion, event.evtype != XI_TouchUpdate { server.noteUserTime(event.time) }
    }

    private func handlePointer(_ event: XIDeviceEvent) {
        guard event.flags & Int32(XIPointerEmulated) == 0 else { return }
        note(event)
        switch event.evtype {
        case XI_Motion:
            server.noteContinuousInput()
            pendingMovement = (location(event), modifiers(event))
        case XI_ButtonRelease:
            guard event.detail == button else { break }
            pendingMovement = nil
            deliver { $0.release(at: location(event), modifiers: modifiers(event)) }
        default:
            // A wheel does not cancel.
            guard X11Pointer.wheelNotches(button: event.detail) == nil else { break }
            deliver { $0.cancel() }
        }
    }

    private func handleTouch(_ event: XIDeviceEvent) {
        note(event)
        guard event.flags & Int32(XITouchPendingEnd) == 0 || event.evtype == XI_TouchEnd else { return }
        if event.evtype == XI_TouchUpdate {
            server.noteContinuousInput()
            pendingMovement = (location(event), modifiers(event))
        } else {
            pendingMovement = nil
            deliver { $0.release(at: location(event), modifiers: modifiers(event)) }
        }
    }

    private func handleKey(_ event: XIDeviceEvent) {
        note(event)
        let key = XkbKeycodeToKeysym(connection.display, KeyCode(truncatingIfNeeded: event.detail), 0, 0)
        if key == KeySym(XK_Escape), event.evtype == XI_KeyPress {
            pendingMovement = nil
            deliver { $0.cancel() }
            return
        }
        // The state in the event is the one before it.
        let modifiers = currentModifiers()
        flush()
        guard let session, modifiers != session.modifiers else { return }
        deliver { $0.move(to: $0.location, modifiers: modifiers) }
    }

    /// Reports the newest movement.
    func flush() {
        guard let movement = pendingMovement else { return }
        pendingMovement = nil
        server.frameClock.deliverInput(.continuous) {
            session?.move(to: movement.location, modifiers: movement.modifiers)
        }
    }

    private func deliver(_ action: (DragSession) -> Void) {
        guard let session else { return }
        server.frameClock.deliverInput(.single) { action(session) }
    }

    // MARK: Events

    /// Handles a message, or the destruction of a window.
    ///
    /// - Returns: False if the event is not only for the drag.
    func handle(_ event: XEvent) -> Bool {
        switch event.type {
        case ClientMessage where window != 0 && event.xclient.window == window:
            guard event.xclient.format == 32 else { return true }
            let sender = X11DragMessage.window(event.xclient.data.l.0)
            if let entered, sender == entered.window || sender == entered.recipient { entered.handle(event.xclient) }
            return true
        case DestroyNotify where event.xdestroywindow.send_event == 0:
            let gone = event.xdestroywindow.window
            if let entered, gone == entered.window || gone == entered.recipient { entered.vanish() }
            finder.forget(gone)
            return false
        default: return false
        }
    }

    func surfaceEnded(_ surface: X11Surface) {
        session?.surfaceWasDestroyed(surface)
        finishing?.surfaceWasDestroyed(surface)
        finder.invalidate()
    }

    func connectionEnded() {
        session?.connectionEnded()
        finishing?.connectionEnded()
    }
}

extension X11DragSource: DragHost {
    var scheduler: Scheduler { server.scheduler }

    func dragTarget(at location: CGPoint) -> DragTarget {
        let (x, y) = pixels(location)
        return finder.target(x: x, y: y)
    }

    func showDragCursor(_ shape: CursorShape) { if input == .pointer { surface?.setCursorOverride(shape) } }

    func makeDragImagePresenter() -> (any DragImagePresenter)? {
        X11DragImage(server: server, atoms: atoms)
    }

    func dragDidEndTracking(_ session: DragSession) {
        guard self.session === session else { return }
        self.session = nil
        pendingMovement = nil
        finishing = session
        grab.end()
        surface?.setCursorOverride(nil)
        // The wheel has turned without this client, and its axes have other values.
        server.devices.refreshScrollBaselines()
    }

    func dragDidFinish(_ session: DragSession) {
        guard finishing === session else { return }
        finishing = nil
        entered?.end()
        entered = nil
        releaseSelection()
    }

    func applicationCodeWillRun() { server.applicationCodeWillRun() }
}
