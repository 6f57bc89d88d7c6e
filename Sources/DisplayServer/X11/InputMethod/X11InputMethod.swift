import CX11
import CoreGraphics

/// The input method of the desktop, or, if none is running, Xlib's built-in one, which handles dead keys and the
/// Compose key.
///
/// It is opened when a text view first becomes first responder, because opening takes time and loads most of the
/// locale's data. The start and the end of an input method server are detected; preedit text is lost then. An input
/// method that hangs is not used until it answers again (``X11InputMethodProbe``); meanwhile, keys enter their plain
/// characters.
@MainActor final class X11InputMethod {
    private unowned let server: X11Server
    private let connection: X11Connection
    /// The XIM. Nil if Xlib does not support the locale; keys then enter their plain characters.
    private var method: XIM?
    private var style: XIMStyle = 0
    private var contexts: [Window: X11InputContext] = [:]
    /// The selection that the desktop's input method owns while it runs; nil if none is configured.
    private let serverName: Atom?
    /// Determines whether the desktop's input method answers.
    let probe: X11InputMethodProbe?
    /// The window of the input method server that ``method`` is connected to.
    private var serverWindow: Window = 0
    private let modifiers: String
    private let serversProperty: Atom
    /// A Boolean value that indicates whether ``method`` is connected to the desktop's input method.
    private var isConnectedToServer = false
    private var isReopening = false
    /// The time at which the input method last received a key event.
    private var lastKey = -TimeInterval.infinity
    /// The surfaces whose caret positions will be sent to the input method when the user pauses typing.
    private var surfacesAwaitingSpotUpdate: Set<Window> = []
    /// The time in seconds after a key event during which replies of the input method may be in transit.
    private static let pause: TimeInterval = 0.3

    /// Opens the input method.
    ///
    /// - Parameters:
    ///   - server: The display server.
    ///   - modifiers: The value of `XMODIFIERS`.
    init(server: X11Server, modifiers: String?) {
        self.server = server
        let connection = server.connection
        self.connection = connection
        X11InputMethod.useUTF8
        connection.loadLocale()
        let name = X11InputMethod.name(in: modifiers)
        self.modifiers = "@im=" + (name ?? "none")
        serverName = name.map { XInternAtom(connection.display, "@server=" + $0, 0) }
        serversProperty = XInternAtom(connection.display, "XIM_SERVERS", 0)
        probe = serverName.map { X11InputMethodProbe(server: server, name: $0) }
        probe?.onReady = { [weak self] in
            if let self, !isConnectedToServer { reopenSoon() }
        }
        open()
    }

    /// Returns the name of the input method in a value of `XMODIFIERS`, such as `@im=ibus`; nil for Xlib's built-in
    /// one.
    static func name(in modifiers: String?) -> String? {
        guard let modifiers, let range = modifiers.range(of: "@im=") else { return nil }
        let name = modifiers[range.upperBound...].prefix { $0 != "@" }
        return name.isEmpty || name == "none" || name == "local" ? nil : String(name)
    }

    /// Sets a locale with UTF-8 if the current locale has another encoding. Input methods send text in the encoding of
    /// the process's locale.
    static let useUTF8: Void = {
        if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    }()

    // MARK: Opening

    private func open() {
        guard connection.isOpen else { return }
        serverWindow = probe?.answers() ?? 0
        isConnectedToServer = serverWindow != 0
        // Use Xlib's built-in input method until the server runs.
        XSetLocaleModifiers(isConnectedToServer ? modifiers : "@im=none")
        method = XOpenIM(connection.display, nil, nil, nil)
        if method == nil, isConnectedToServer {
            isConnectedToServer = false
            XSetLocaleModifiers("@im=none")
            method = XOpenIM(connection.display, nil, nil, nil)
        }
        guard let method, connection.isOpen else { return }
        style = X11InputMethod.bestStyle(of: method)
        var ended = XIMCallback(
            client_data: Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self),
            callback: { _, client, _ in
                let address = UInt(bitPattern: client)
                // Xlib invokes callbacks during calls that are made on the main actor.
                MainActor.assumeIsolated {
                    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
                    Unmanaged<X11InputMethod>.fromOpaque(pointer).takeUnretainedValue().methodEnded()
                }
            })
        cx11_set_destroy_callback(method, &ended)
        for context in contexts.values { context.attach(makeContext(for: context)) }
    }

    /// Returns the best supported style. In-place composition (preedit callbacks) is preferred; everything else is
    /// shown in the input method's own windows.
    private static func bestStyle(of method: XIM) -> XIMStyle {
        guard let list = cx11_input_styles(method) else { return XIMStyle(XIMPreeditNothing | XIMStatusNothing) }
        defer { XFree(list) }
        let known = (0..<Int(list.pointee.count_styles)).compactMap { list.pointee.supported_styles?[$0] }
        let wanted = [
            XIMPreeditCallbacks | XIMStatusNothing, XIMPreeditCallbacks | XIMStatusNone,
            XIMPreeditNothing | XIMStatusNothing, XIMPreeditNothing | XIMStatusNone, XIMPreeditNone | XIMStatusNone,
        ].map { XIMStyle($0) }
        return wanted.first { known.contains($0) } ?? XIMStyle(XIMPreeditNothing | XIMStatusNothing)
    }

    private func makeContext(for context: X11InputContext) -> XIC? {
        guard canAnswer, let method, connection.isOpen else { return nil }
        return context.make(method: method, style: style)
    }

    /// Handles the end of the input method server. The XIM and all XICs are invalid now.
    private func methodEnded() {
        method = nil
        probe?.forgetAnswer()
        for context in contexts.values { context.detach() }
        reopenSoon()
    }

    /// Reopens the input method in the next turn of the event loop. Xlib must not open another one within a callback.
    private func reopenSoon() {
        guard !isReopening else { return }
        isReopening = true
        server.scheduler.schedule(after: 0) { [weak self] in
            guard let self else { return }
            isReopening = false
            guard connection.isOpen else { return }
            closeMethod()
            open()
        }
    }

    private func closeMethod() {
        let canAnswer = canAnswer
        for context in contexts.values { if canAnswer { context.destroy() } else { context.forget() } }
        if let method, canAnswer { XCloseIM(method) }
        method = nil
    }

    /// Forgets the input method because the connection is about to be closed or is lost. Sends no requests: the input
    /// method notices that the windows are destroyed, and may be unable to answer.
    func close() {
        method = nil
        for context in contexts.values { context.forget() }
        contexts.removeAll()
    }

    /// A Boolean value that indicates whether the input method answers requests. Xlib waits indefinitely for a server
    /// that is gone or hangs, so the server is probed first, and abandoned if it does not answer.
    var canAnswer: Bool {
        guard method != nil, connection.isOpen else { return false }
        guard isConnectedToServer, let probe else { return true }
        // The server may have been replaced. Xlib notices this only when it handles the DestroyNotify event.
        if probe.answers(only: serverWindow) != 0, !isServerGone() { return true }
        abandonServer()
        return false
    }

    /// Returns whether the queue contains a DestroyNotify event of the input method's window that Xlib has not handled.
    /// The next server may have a window with the same ID. Call this after a round trip to the X server, when all
    /// earlier events are in the queue.
    private func isServerGone() -> Bool {
        guard connection.isOpen else { return true }
        // Xlib reads the events that precede a reply into its queue. Looking for more would cost several system calls
        // for each key.
        guard XEventsQueued(connection.display, QueuedAlready) > 0 else { return false }
        var event = XEvent()
        return XCheckTypedWindowEvent(connection.display, serverWindow, DestroyNotify, &event) != 0
    }

    /// Makes Xlib believe that the input method server is gone. Xlib then sends it no more requests, returns pending
    /// keys and invokes the destroy callback. It has no other way to abandon a server that does not answer.
    private func abandonServer() {
        guard method != nil, serverWindow != 0, connection.isOpen else { return }
        // A pending DestroyNotify event of this server must not be mistaken for one of the next server.
        _ = isServerGone()
        var event = XEvent()
        event.xdestroywindow.type = DestroyNotify
        event.xdestroywindow.display = connection.display
        event.xdestroywindow.event = serverWindow
        event.xdestroywindow.window = serverWindow
        _ = XFilterEvent(&event, 0)
        // Xlib should have invoked the callback.
        if method != nil { methodEnded() }
    }

    /// Handles a change of a property of the root window, where input methods announce their start.
    func rootPropertyChanged(_ property: Atom) {
        guard property == serversProperty, !isConnectedToServer, let serverName, connection.isOpen,
            XGetSelectionOwner(connection.display, serverName) != 0
        else { return }
        reopenSoon()
    }

    // MARK: Events

    /// Passes an event to the input method.
    ///
    /// - Returns: True if the input method consumed it.
    func filter(_ event: inout XEvent) -> Bool {
        // Xlib handles neither events of the probe's window nor XInput2 events (GenericEvent).
        if probe?.handle(&event) == true { return true }
        if event.type == KeyPress, !isConnectedToServer { probe?.remind() }
        guard method != nil, event.type != GenericEvent else { return false }
        if event.type == KeyPress || event.type == KeyRelease {
            guard contexts[event.xkey.window]?.isFocused == true, canAnswer else { return false }
            let key = event.xkey
            lastKey = server.scheduler.now
            guard XFilterEvent(&event, 0) != 0 else { return false }
            server.keyboard.noteConsumed(key)
            return true
        }
        return XFilterEvent(&event, 0) != 0
    }

    /// Returns the text of a key event that was not consumed, combined with preceding dead keys; nil if the surface has
    /// no focused input context.
    func text(of event: XKeyEvent) -> String? {
        guard let context = contexts[event.window], context.isFocused else { return nil }
        return context.text(of: event)
    }

    // MARK: Surfaces

    /// Updates the input context of a surface after its text input state or the caret position, in device pixels,
    /// changed.
    func update(_ surface: X11Surface) {
        guard let spot = surface.textInputCaret, surface.canRequest else {
            contexts[surface.window]?.setFocused(false)
            return
        }
        let context: X11InputContext
        if let known = contexts[surface.window] {
            context = known
        } else {
            context = X11InputContext(surface: surface, server: server)
            contexts[surface.window] = context
            context.attach(makeContext(for: context))
        }
        context.setFocused(surface.hasFocus)
        guard context.isElsewhere(x: spot.x, y: spot.y) else { return }
        let end = lastKey + X11InputMethod.pause
        if isConnectedToServer, server.scheduler.now < end {
            updateSpotLater(of: surface, at: end)
        } else if canAnswer {
            context.setSpot(x: spot.x, y: spot.y)
        }
    }

    /// Sends the caret position to the input method after the user pauses typing. Xlib waits for the reply, and
    /// delivers the events that arrive meanwhile, such as committed text and returned keys, in the wrong order.
    private func updateSpotLater(of surface: X11Surface, at time: TimeInterval) {
        guard surfacesAwaitingSpotUpdate.insert(surface.window).inserted else { return }
        server.scheduler.schedule(at: time) { [weak self, weak surface] in
            guard let self, let surface else { return }
            surfacesAwaitingSpotUpdate.remove(surface.window)
            update(surface)
        }
    }

    /// Ends the composition in a surface.
    ///
    /// - Returns: The text that the input method commits, if it is known immediately.
    func endComposition(in surface: X11Surface) -> String? {
        guard let context = contexts[surface.window], canAnswer else { return nil }
        return context.reset()
    }

    func forget(_ surface: X11Surface) {
        guard let context = contexts.removeValue(forKey: surface.window) else { return }
        if canAnswer { context.destroy() } else { context.forget() }
    }
}
