import CX11
import CoreGraphics

/// Determines whether the desktop's input method answers requests.
///
/// Xlib waits for replies of an input method indefinitely, and blocks the application. Xlib must therefore send no
/// requests to an input method that is stopped or hangs. The probe first asks it for its supported locales: every
/// connection starts with this request, and clients may send it any number of times. The probe waits for the reply no
/// longer than ``timeout``.
@MainActor final class X11InputMethodProbe {
    private unowned let server: X11Server
    private let connection: X11Connection
    /// The selection that the input method owns while it runs.
    private let selection: Atom
    private let target: Atom
    /// The window that receives the replies.
    let window: Window
    /// The type of the XFixes events that report new owners of the selection; nil if the server does not support them.
    private let ownerEvent: Int32?
    /// The owner with an unanswered request; 0 if there is none.
    private var askedOwner: Window = 0
    /// The owner that answered last, and the time of its answer.
    private var lastOwner: Window = 0
    private var lastAnswer = -TimeInterval.infinity
    /// A closure to call when an input method is ready to be opened: one that has started, or one that answers after
    /// the time limit.
    var onReady: (() -> Void)?
    private var isUnresponsive = false
    private var probeSerial = -TimeInterval.infinity

    /// The time limit for an answer, in seconds. Input methods typically answer within a millisecond.
    static let timeout: TimeInterval = 1
    /// The delay between the start of an input method and the first request, in seconds: some acquire the selection
    /// before they handle requests.
    private static let settling: TimeInterval = 0.5
    /// The delay in seconds before an input method that did not answer is asked again; doubled each time.
    private static let reminder: TimeInterval = 1
    private static let maximumRetries = 4
    /// The time in seconds for which an answer remains valid.
    private static let freshness: TimeInterval = 0.1

    /// Creates a probe.
    ///
    /// - Parameters:
    ///   - server: The display server.
    ///   - name: The selection that the input method owns.
    init(server: X11Server, name: Atom) {
        self.server = server
        connection = server.connection
        selection = name
        target = XInternAtom(connection.display, "LOCALES", 0)
        window = XCreateWindow(
            connection.display, connection.root, -10, -10, 1, 1, 0, 0, UInt32(InputOnly), nil, 0, nil)
        // An input method that was killed leaves its name in XIM_SERVERS, and its successor need not announce itself.
        ownerEvent = X11FixesLibrary.watch([name], for: window, connection.display)
    }

    /// The window of the input method; 0 while none runs.
    var owner: Window { connection.isOpen ? XGetSelectionOwner(connection.display, selection) : 0 }

    /// Determines whether the input method runs and answers. Waits for it once; if it does not answer in time, it
    /// counts as unresponsive until it answers.
    ///
    /// - Parameter expected: The only window that counts; nil for any.
    /// - Returns: The window of the input method if it answers; otherwise 0.
    func answers(only expected: Window? = nil) -> Window {
        let owner = owner
        guard owner != 0, expected == nil || owner == expected, connection.isOpen else { return 0 }
        if owner != askedOwner, askedOwner != 0 {
            // The input method was replaced.
            askedOwner = 0
            isUnresponsive = false
        }
        if isUnresponsive { return 0 }
        if askedOwner == 0 {
            if owner == lastOwner, X11Clock.now - lastAnswer < X11InputMethodProbe.freshness { return owner }
            ask(owner)
        }
        let end = X11Clock.now + X11InputMethodProbe.timeout
        while connection.isOpen {
            if takeAnswer() { return owner }
            guard connection.isOpen, X11Clock.now < end else { break }
            server.loop.sleep(descriptors: [connection.fileDescriptor], until: end)
        }
        isUnresponsive = true
        scheduleRetry(after: X11InputMethodProbe.reminder, count: X11InputMethodProbe.maximumRetries)
        return 0
    }

    /// Asks an unresponsive input method again without waiting: it may have missed the request.
    func remind() {
        guard isUnresponsive, X11Clock.now - probeSerial >= X11InputMethodProbe.reminder else { return }
        let owner = owner
        if owner != 0, connection.isOpen { ask(owner) }
    }

    private func scheduleRetry(after delay: TimeInterval, count: Int) {
        server.scheduler.schedule(after: delay) { [weak self] in
            guard let self, isUnresponsive else { return }
            remind()
            if count > 1 { scheduleRetry(after: 2 * delay, count: count - 1) }
        }
    }

    private func ask(_ owner: Window) {
        askedOwner = owner
        probeSerial = X11Clock.now
        // Target and property are those of the first request of a connection, which input methods expect.
        XConvertSelection(connection.display, selection, target, target, window, Time(CurrentTime))
        XFlush(connection.display)
    }

    /// Removes the answer from the queue, and leaves all other events.
    private func takeAnswer() -> Bool {
        var event = XEvent()
        guard XCheckTypedWindowEvent(connection.display, window, SelectionNotify, &event) != 0 else { return false }
        noteAnswer()
        return true
    }

    private func noteAnswer() {
        lastOwner = askedOwner
        askedOwner = 0
        isUnresponsive = false
        lastAnswer = X11Clock.now
        if connection.isOpen { XDeleteProperty(connection.display, window, target) }
    }

    /// Invalidates the last answer: that input method is gone, even if its window ID is used again.
    func forgetAnswer() { lastOwner = 0 }

    /// Handles an answer that arrived after the time limit, and notifications of new owners.
    ///
    /// - Returns: True if the event was one of these.
    func handle(_ event: inout XEvent) -> Bool {
        if event.type == SelectionNotify, event.xselection.requestor == window {
            let wasMute = isUnresponsive
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
