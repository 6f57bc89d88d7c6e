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
    /// Receives the answers.
    let window: Window
    /// The type of the events that tell of new owners of the selection; nil if the server does not tell.
    private let ownerEvent: Int32?
    /// Who was asked and has not answered yet.
    private var askedOwner: Window = 0
    /// Whose answer came last, and when.
    private var lastOwner: Window = 0
    private var lastAnswer = -TimeInterval.infinity
    /// Called when there is one to be opened: one that has started, or one that was not waited for any more and answers
    /// after all.
    var onReady: (() -> Void)?
    private var isMute = false
    private var askedAt = -TimeInterval.infinity

    /// How long an answer is waited for, in seconds. Input methods take a millisecond.
    static let patience: TimeInterval = 1
    /// How long after its start an input method is asked first, in seconds: some own their name before they listen.
    private static let settling: TimeInterval = 0.5
    /// After how many seconds one that did not answer is asked again; each time it takes twice as long.
    private static let reminder: TimeInterval = 1
    private static let mostReminders = 4
    /// How long it counts, in seconds.
    private static let freshness: TimeInterval = 0.1

    /// - Parameter name: the atom by which the input method is found.
    init(server: X11Server, name: Atom) {
        self.server = server
        connection = server.connection
        selection = name
        target = XInternAtom(connection.display, "LOCALES", 0)
        window = XCreateWindow(
            connection.display, connection.root, -10, -10, 1, 1, 0, 0, UInt32(InputOnly), nil, 0, nil)
        // One that was killed has left its name behind, and its successor need not say that it is there.
        ownerEvent = X11FixesLibrary.watch([name], for: window, connection.display)
    }

    /// The window of the input method; 0 while none runs.
    var owner: Window { connection.isOpen ? XGetSelectionOwner(connection.display, selection) : 0 }

    /// Whether the input method runs and answers now. Waits for it once; after it has kept us waiting in vain, it does
    /// not count as answering until it does.
    ///
    /// - Parameter expected: the only one that counts; nil for whichever runs.
    /// - Returns: the window of the one that answers; 0 if none does.
    func answers(only expected: Window? = nil) -> Window {
        let owner = owner
        guard owner != 0, expected == nil || owner == expected, connection.isOpen else { return 0 }
        if owner != askedOwner, askedOwner != 0 {
            // Another one has taken its place.
            askedOwner = 0
            isMute = false
        }
        if isMute { return 0 }
        if askedOwner == 0 {
            if owner == lastOwner, X11Clock.now - lastAnswer < X11InputMethodProbe.freshness { return owner }
            ask(owner)
        }
        let end = X11Clock.now + X11InputMethodProbe.patience
        while connection.isOpen {
            if takeAnswer() { return owner }
            guard connection.isOpen, X11Clock.now < end else { break }
            server.loop.sleep(descriptors: [connection.fileDescriptor], until: end)
        }
        isMute = true
        remindLater(after: X11InputMethodProbe.reminder, count: X11InputMethodProbe.mostReminders)
        return 0
    }

    /// Asks one that does not answer again, without waiting: it may have missed the question.
    func remind() {
        guard isMute, X11Clock.now - askedAt >= X11InputMethodProbe.reminder else { return }
        let owner = owner
        if owner != 0, connection.isOpen { ask(owner) }
    }

    private func remindLater(after delay: TimeInterval, count: Int) {
        server.scheduler.schedule(after: delay) { [weak self] in
            guard let self, isMute else { return }
            remind()
            if count > 1 { remindLater(after: 2 * delay, count: count - 1) }
        }
    }

    private func ask(_ owner: Window) {
        askedOwner = owner
        askedAt = X11Clock.now
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
        lastOwner = askedOwner
        askedOwner = 0
        isMute = false
        lastAnswer = X11Clock.now
        if connection.isOpen { XDeleteProperty(connection.display, window, target) }
    }

    /// Has the next question asked at once: who answered before is gone, whatever number its window had.
    func forgetAnswer() { lastOwner = 0 }

    /// Handles an answer that came when nobody waited any more, and the news of a new owner.
    ///
    /// - Returns: whether the event was one of these.
    func handle(_ event: inout XEvent) -> Bool {
        if event.type == SelectionNotify, event.xselection.requestor == window {
            let wasMute = isMute
            noteAnswer()
            if wasMute { onReady?() }
            return true
        }
        guard event.type == ownerEvent else { return false }
        let news = withUnsafeBytes(of: &event) { $0.load(as: XFixesSelectionNotifyEvent.self) }
        guard news.window == window else { return false }
        if news.owner != 0 {
            server.scheduler.schedule(after: X11InputMethodProbe.settling) { [weak self] in self?.onReady?() }
        }
        return true
    }
}
