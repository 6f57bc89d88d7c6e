import CX11
import CoreGraphics

/// The input method of the desktop, or, where there is none, Xlib's own, which knows dead keys and the Compose key.
///
/// It is opened when the first text gets the caret: that takes a while, and most of the locale's data. One that ends,
/// and one that starts later, are noticed; what is being composed then is lost. One that hangs is left until it answers
/// again (``X11InputMethodProbe``), and keys type what is on them meanwhile.
@MainActor final class X11InputMethod {
    private unowned let server: X11Server
    private let connection: X11Connection
    /// Nil where Xlib has nothing for the locale; keys then type what is on them.
    private var method: XIM?
    private var style: XIMStyle = 0
    private var contexts: [Window: X11InputContext] = [:]
    /// The selection that the desktop's input method owns while it runs; nil if none is wanted.
    private let serverName: Atom?
    /// Finds out whether that one answers.
    let probe: X11InputMethodProbe?
    /// The window of the desktop's input method that ``method`` is connected to.
    private var serverWindow: Window = 0
    private let modifiers: String
    private let serversProperty: Atom
    /// Whether ``method`` is the desktop's.
    private var isServers = false
    private var isReopening = false
    /// When the input method last saw a key.
    private var lastKey = -TimeInterval.infinity
    /// The surfaces whose carets it is to be told of when keys have paused.
    private var waitingForPause: Set<Window> = []
    /// How long after a key its answers may be on their way, in seconds.
    private static let pause: TimeInterval = 0.3

    /// - Parameter modifiers: the value of `XMODIFIERS`.
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
            if let self, !isServers { reopenSoon() }
        }
        open()
    }

    /// The name of an input method in a value of `XMODIFIERS`, like `@im=ibus`; nil if it is Xlib's own.
    static func name(in modifiers: String?) -> String? {
        guard let modifiers, let range = modifiers.range(of: "@im=") else { return nil }
        let name = modifiers[range.upperBound...].prefix { $0 != "@" }
        return name.isEmpty || name == "none" || name == "local" ? nil : String(name)
    }

    /// Input methods send text in the encoding of the process's locale. Any locale with UTF-8 will do.
    static let useUTF8: Void = {
        if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    }()

    // MARK: Opening

    private func open() {
        guard connection.isOpen else { return }
        serverWindow = probe?.answers() ?? 0
        isServers = serverWindow != 0
        // One that is not there is not asked for: Xlib's own does until it comes.
        XSetLocaleModifiers(isServers ? modifiers : "@im=none")
        method = XOpenIM(connection.display, nil, nil, nil)
        if method == nil, isServers {
            isServers = false
            XSetLocaleModifiers("@im=none")
            method = XOpenIM(connection.display, nil, nil, nil)
        }
        guard let method, connection.isOpen else { return }
        style = X11InputMethod.bestStyle(of: method)
        var ended = XIMCallback(
            client_data: Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self),
            callback: { _, client, _ in
                let address = UInt(bitPattern: client)
                // Xlib calls back in the midst of calls that are made on the main actor.
                MainActor.assumeIsolated {
                    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
                    Unmanaged<X11InputMethod>.fromOpaque(pointer).takeUnretainedValue().methodEnded()
                }
            })
        cx11_watch_input_method(method, &ended)
        for context in contexts.values { context.attach(makeContext(for: context)) }
    }

    /// Composing in the text itself is best, and the rest is left to the input method's own windows.
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

    /// The server has ended, and with it all contexts. Nothing of it may be used any more.
    private func methodEnded() {
        method = nil
        probe?.forgetAnswer()
        for context in contexts.values { context.detach() }
        reopenSoon()
    }

    /// Xlib must not be asked for another in the midst of its own doings.
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

    /// The connection is about to be closed, or is lost. The server is not told: it sees the windows go, and whether it
    /// can answer is not known.
    func close() {
        method = nil
        for context in contexts.values { context.forget() }
        contexts.removeAll()
    }

    /// Whether the input method can be asked. Xlib waits for answers of a server that is gone or hangs until the end of
    /// days, so it is looked for first, and left if it does not answer.
    var canAnswer: Bool {
        guard method != nil, connection.isOpen else { return false }
        guard isServers, let probe else { return true }
        // Another one may have taken its place, of which Xlib will know when it gets to that event.
        if probe.answers(only: serverWindow) != 0, !isServerGone() { return true }
        leaveServer()
        return false
    }

    /// Whether there is the news, not yet told to Xlib, that the window of the input method is gone. The next one may have
    /// a window of the same number. To be called after the server was asked something: what happened before is here then.
    private func isServerGone() -> Bool {
        guard connection.isOpen else { return true }
        // Xlib puts events that came before an answer into its queue when it takes the answer. To look for more would cost
        // several system calls a key.
        guard XEventsQueued(connection.display, QueuedAlready) > 0 else { return false }
        var event = XEvent()
        return XCheckTypedWindowEvent(connection.display, serverWindow, DestroyNotify, &event) != 0
    }

    /// Has Xlib believe that the input method is gone: then it asks it nothing more, gives its keys back and says that
    /// it has ended. Xlib has no other way to let go of one that does not answer.
    private func leaveServer() {
        guard method != nil, serverWindow != 0, connection.isOpen else { return }
        // That news of this one, if it is there, must not be taken for news of the next one.
        _ = isServerGone()
        var event = XEvent()
        event.xdestroywindow.type = DestroyNotify
        event.xdestroywindow.display = connection.display
        event.xdestroywindow.event = serverWindow
        event.xdestroywindow.window = serverWindow
        _ = XFilterEvent(&event, 0)
        // Xlib should have said so itself.
        if method != nil { methodEnded() }
    }

    /// A property of the root window changed: input methods that start say so there.
    func rootPropertyChanged(_ property: Atom) {
        guard property == serversProperty, !isServers, let serverName, connection.isOpen,
            XGetSelectionOwner(connection.display, serverName) != 0
        else { return }
        reopenSoon()
    }

    // MARK: Events

    /// Lets the input method see an event.
    ///
    /// - Returns: whether it has taken it.
    func filter(_ event: inout XEvent) -> Bool {
        // Events of input devices other than the core keyboard are no business of its.
        if probe?.handle(&event) == true { return true }
        if event.type == KeyPress, !isServers { probe?.remind() }
        guard method != nil, event.type != GenericEvent else { return false }
        if event.type == KeyPress || event.type == KeyRelease {
            guard contexts[event.xkey.window]?.isFocused == true, canAnswer else { return false }
            let key = event.xkey
            lastKey = server.scheduler.now
            guard XFilterEvent(&event, 0) != 0 else { return false }
            server.keyboard.noteTaken(key)
            return true
        }
        return XFilterEvent(&event, 0) != 0
    }

    /// What a key event that nobody took types, with accents that came before it; nil where the context has no say.
    func text(of event: XKeyEvent) -> String? {
        guard let context = contexts[event.window], context.isFocused else { return nil }
        return context.text(of: event)
    }

    // MARK: Surfaces

    /// Follows whether a surface has a caret, and where; in device pixels.
    func update(_ surface: X11Surface) {
        guard let spot = surface.textInputSpot, surface.canRequest else {
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
        if isServers, server.scheduler.now < end {
            tellLater(of: surface, at: end)
        } else if canAnswer {
            context.setSpot(x: spot.x, y: spot.y)
        }
    }

    /// Tells the input method of a caret when keys have paused. Xlib waits for the answer, and what it finds while it
    /// waits, such as text to insert and keys given back, it returns in the wrong order.
    private func tellLater(of surface: X11Surface, at time: TimeInterval) {
        guard waitingForPause.insert(surface.window).inserted else { return }
        server.scheduler.schedule(at: time) { [weak self, weak surface] in
            guard let self, let surface else { return }
            waitingForPause.remove(surface.window)
            update(surface)
        }
    }

    /// Ends composing in a surface.
    ///
    /// - Returns: what the input method makes of what was being composed, if it says so at once.
    func endComposition(in surface: X11Surface) -> String? {
        guard let context = contexts[surface.window], canAnswer else { return nil }
        return context.reset()
    }

    func forget(_ surface: X11Surface) {
        guard let context = contexts.removeValue(forKey: surface.window) else { return }
        if canAnswer { context.destroy() } else { context.forget() }
    }
}
