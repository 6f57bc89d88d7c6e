import CX11
import CoreGraphics

/// Finds out whether the desktop's input method answers.
///
/// Xlib waits for an input method until it answers, however long that is, and the application with it. So one that is
/// stopped, or stuck, must not be asked anything by Xlib. It is asked first which locales it knows: the question with
/// which every connection to it begins, and which any number of clients may ask at any time. That answer is waited for,
/// and for no longer than ``patience``.
@MainActor final class X11InputMethodProbe {
    private unowned let server: X11Server
    private let connection: X11Connection
    /// The selection that the input method owns while it runs.
    private let selection: Atom
    private let target: Atom
    /// Receives the answers; made with the first question.
    private var window: Window = 0
    /// Who was asked and has not answered yet.
    private var askedOwner: Window = 0
    private var lastAnswer = -TimeInterval.infinity
    /// Called when an input method that was not waited for any more answers after all.
    var onLateAnswer: (() -> Void)?
    private var isMute = false

    /// How long an answer is waited for, in seconds. Input methods take a millisecond.
    static let patience: TimeInterval = 1
    /// How long it counts, in seconds.
    private static let freshness: TimeInterval = 0.1

    /// - Parameter name: the atom by which the input method is found.
    init(server: X11Server, name: Atom) {
        self.server = server
        connection = server.connection
        selection = name
        target = XInternAtom(connection.display, "LOCALES", 0)
    }

    /// The window of the input method; 0 while none runs.
    var owner: Window { connection.isOpen ? XGetSelectionOwner(connection.display, selection) : 0 }

    /// Whether the input method runs and answers now. Waits for it once; after it has kept us waiting in vain, it does
    /// not count as answering until it does.
    func answers() -> Bool {
        let owner = owner
        guard owner != 0, connection.isOpen else { return false }
        if owner != askedOwner, askedOwner != 0 {
            // Another one has taken its place.
            askedOwner = 0
            isMute = false
        }
        if isMute { return false }
        if askedOwner == 0 {
            if X11Clock.now - lastAnswer < X11InputMethodProbe.freshness { return true }
            ask(owner)
        }
        let end = X11Clock.now + X11InputMethodProbe.patience
        while connection.isOpen {
            if takeAnswer() { return true }
            guard connection.isOpen, X11Clock.now < end else { break }
            server.loop.sleep(descriptors: [connection.fileDescriptor], until: end)
        }
        isMute = true
        return false
    }

    private func ask(_ owner: Window) {
        if window == 0 {
            window = XCreateWindow(
                connection.display, connection.root, -10, -10, 1, 1, 0, 0, UInt32(InputOnly), nil, 0, nil)
        }
        askedOwner = owner
        // As the first question of a connection has it, which is where input methods expect it.
        XConvertSelection(connection.display, selection, target, target, window, Time(CurrentTime))
        XFlush(connection.display)
    }

    /// Takes the answer out of the queue, and leaves everything else where it is.
    private func takeAnswer() -> Bool {
        var event = XEvent()
        guard XCheckTypedWindowEvent(connection.display, window, SelectionNotify, &event) != 0 else { return false }
        noteAnswer()
        return true
    }

    private func noteAnswer() {
        askedOwner = 0
        isMute = false
        lastAnswer = X11Clock.now
        if connection.isOpen { XDeleteProperty(connection.display, window, target) }
    }

    /// Handles an event that came when nobody waited any more.
    ///
    /// - Returns: whether it was an answer.
    func handle(_ event: XEvent) -> Bool {
        guard event.type == SelectionNotify, window != 0, event.xselection.requestor == window else { return false }
        let wasMute = isMute
        noteAnswer()
        if wasMute { onLateAnswer?() }
        return true
    }
}
