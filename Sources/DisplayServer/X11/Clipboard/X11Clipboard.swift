import CX11
import CoreGraphics

/// Exchanges data with other clients through the selections CLIPBOARD and PRIMARY, according to the ICCCM.
///
/// Nothing is set up before the first use. The main loop answers requests of other clients, and sends large data
/// incrementally; asynchronous reads work in the same way. A synchronous read removes the events of its own transfer
/// from the queue and leaves all others, so that no other event is delivered meanwhile.
@MainActor final class X11Clipboard: DisplayClipboard {
    weak var delegate: (any DisplayClipboardDelegate)?

    unowned let server: X11Server
    let connection: X11Connection
    let names: X11SelectionAtoms
    let foreign: X11ForeignWindowEvents
    /// The window that owns the selections of this application.
    let window: Window

    /// The content of a drag, and the handler of its loss to another client.
    var dragOffer: X11SelectionOffer?
    var onDragOfferLoss: (() -> Void)?
    /// The handler of requests for the content of a drag, and of pieces that are sent.
    var onDragActivity: (() -> Void)?

    private var boards: [ClipboardSelection: X11SelectionState] = [:]
    var readers: [Window: X11ClipboardReader] = [:]
    var senders: [X11ClipboardSender.Key: X11ClipboardSender] = [:]
    /// The type of the XFixes events that report new owners; nil if the server does not support them.
    let ownerEvent: Int32?
    private let timeProperty: Atom

    init(server: X11Server) {
        self.server = server
        connection = server.connection
        names = X11SelectionAtoms(connection: connection)
        foreign = X11ForeignWindowEvents(
            connection: connection, isSelectedElsewhere: { [unowned server] in server.settingsClient.isOwner($0) })
        window = X11Clipboard.makeWindow(connection)
        guard connection.isOpen else {
            timeProperty = 0
            ownerEvent = nil
            return
        }
        timeProperty = XInternAtom(connection.display, "UIKIT_TIME", 0)
        ownerEvent = X11FixesLibrary.watch([names.clipboard, Atom(XA_PRIMARY)], for: window, connection.display)
    }

    /// Creates a window that is never mapped, for properties.
    private static func makeWindow(_ connection: X11Connection) -> Window {
        guard connection.isOpen else { return 0 }
        var attributes = XSetWindowAttributes()
        attributes.event_mask = PropertyChangeMask
        return XCreateWindow(
            connection.display, connection.root, -10, -10, 1, 1, 0, 0, UInt32(InputOnly), nil, UInt(CWEventMask),
            &attributes)
    }

    func makeWindow() -> Window { X11Clipboard.makeWindow(connection) }

    // MARK: Selections

    subscript(board: ClipboardSelection) -> X11SelectionState {
        get { boards[board] ?? X11SelectionState() }
        set { boards[board] = newValue }
    }

    func selection(_ board: ClipboardSelection) -> Atom { board == .clipboard ? names.clipboard : Atom(XA_PRIMARY) }

    func board(_ selection: Atom) -> ClipboardSelection? {
        ClipboardSelection.allCases.first { self.selection($0) == selection }
    }

    /// Returns the content that the application offers in a selection, with the time at which it became the owner.
    func owned(_ board: ClipboardSelection) -> (content: ClipboardContent, since: Time)? {
        self[board].content.map { ($0, self[board].ownedSince) }
    }

    func content(of board: ClipboardSelection) -> ClipboardContent? { self[board].content }

    func changeCount(of board: ClipboardSelection) -> Int {
        if ownerEvent == nil { _ = owner(of: board) }
        return self[board].changeCount
    }

    func setContent(_ content: ClipboardContent?, of board: ClipboardSelection) -> Bool {
        guard let time = server.userTime.current ?? serverTime(), connection.isOpen else { return false }
        if content?.types.contains(URIList.type) == true { server.fileTransfers.prepare() }
        let selection = selection(board)
        XSetSelectionOwner(connection.display, selection, content == nil ? 0 : window, time)
        // The server ignores the request if another client became the owner at a later time.
        let owner = XGetSelectionOwner(connection.display, selection)
        guard connection.isOpen, owner == (content == nil ? 0 : window) else { return false }
        self[board] = X11SelectionState(
            content: content, ownedSince: time, emptiedAt: content == nil ? time : 0,
            changeCount: self[board].changeCount + 1, lastOwner: owner)
        return true
    }

    /// Returns the server's current time, which it reports with the change of a property; nil without a connection.
    func serverTime() -> Time? {
        guard connection.isOpen else { return nil }
        XChangeProperty(connection.display, window, timeProperty, Atom(XA_INTEGER), 8, PropModeAppend, nil, 0)
        XSync(connection.display, 0)
        var time: Time?
        var event = XEvent()
        while connection.isOpen, XCheckTypedWindowEvent(connection.display, window, PropertyNotify, &event) != 0 {
            time = event.xproperty.time
        }
        return time
    }

    /// Returns whether a server timestamp is earlier than another. Timestamps may have wrapped around.
    static func isBefore(_ time: Time, _ other: Time) -> Bool {
        Int32(bitPattern: UInt32(truncatingIfNeeded: time) &- UInt32(truncatingIfNeeded: other)) < 0
    }

    // MARK: Owners

    /// Returns the window that owns a selection; nil if it has no owner.
    func owner(of board: ClipboardSelection) -> Window? {
        guard connection.isOpen else { return nil }
        let owner = XGetSelectionOwner(connection.display, selection(board))
        if ownerEvent == nil, connection.isOpen {
            if let last = self[board].lastOwner, last != owner { noteChange(of: board) }
            self[board].lastOwner = owner
        }
        return owner == 0 ? nil : owner
    }

    private func noteChange(of board: ClipboardSelection) {
        let old = self[board]
        self[board] = X11SelectionState(changeCount: old.changeCount + 1, lastOwner: old.lastOwner)
        server.applicationCodeWillRun()
        delegate?.clipboard(self, didChange: board)
    }

    private func handleNewOwner(_ event: XFixesSelectionNotifyEvent) {
        // Changes by this application have been counted already.
        guard let board = board(event.selection), event.owner != window,
            event.owner != 0 || event.selection_timestamp != self[board].emptiedAt
        else { return }
        // This event is older than the application's own change.
        if let owned = owned(board), X11Clipboard.isBefore(event.selection_timestamp, owned.since) { return }
        noteChange(of: board)
    }

    private func handleLoss(_ event: XSelectionClearEvent) {
        guard let board = board(event.selection), let owned = owned(board),
            !X11Clipboard.isBefore(event.time, owned.since)
        else { return }
        if ownerEvent == nil {
            self[board].lastOwner = nil
            noteChange(of: board)
        } else {
            // The XFixes event that follows counts the change.
            self[board].content = nil
        }
    }

    // MARK: Events

    /// Handles an event of a clipboard transfer.
    ///
    /// - Returns: False if the event does not belong to a transfer.
    func handle(_ event: inout XEvent) -> Bool {
        switch event.type {
        case SelectionRequest where event.xselectionrequest.owner == window:
            answer(event.xselectionrequest)
        case SelectionRequest where event.xselectionrequest.owner == dragOffer?.window:
            onDragActivity?()
            answer(event.xselectionrequest)
        case SelectionClear where event.xselectionclear.window == dragOffer?.window:
            guard let dragOffer, !X11Clipboard.isBefore(event.xselectionclear.time, dragOffer.since) else { break }
            self.dragOffer = nil
            onDragOfferLoss?()
        case SelectionClear where event.xselectionclear.window == window:
            handleLoss(event.xselectionclear)
        case SelectionNotify:
            guard let reader = readers[event.xselection.requestor] else { return event.xselection.requestor == window }
            reader.handle(event)
        case PropertyNotify:
            return handleProperty(event)
        case DestroyNotify:
            return handleEnd(event)
        case let type where type == ownerEvent:
            handleNewOwner(withUnsafeBytes(of: &event) { $0.load(as: XFixesSelectionNotifyEvent.self) })
        default:
            return false
        }
        return true
    }

    private func handleProperty(_ event: XEvent) -> Bool {
        let property = event.xproperty
        if property.window == window { return true }
        if let reader = readers[property.window] {
            reader.handle(event)
            return true
        }
        guard property.state == PropertyDelete else { return false }
        let key = X11ClipboardSender.Key(window: property.window, property: property.atom)
        guard let sender = senders[key] else { return false }
        onDragActivity?()
        sender.continueSending()
        return true
    }

    private func handleEnd(_ event: XEvent) -> Bool {
        let window = event.xdestroywindow.window
        for sender in Array(senders.values) where sender.key.window == window { sender.finish() }
        for reader in Array(readers.values) where reader.owner == window { reader.handle(event) }
        // Other objects may watch the window, too.
        return false
    }

    func remove(_ reader: X11ClipboardReader) { readers[reader.window] = nil }

    func remove(_ sender: X11ClipboardSender) { senders[sender.key] = nil }

    /// The number of transfers in progress, for tests.
    var transferCount: Int { readers.count + senders.count }

    /// Ends all transfers because the connection is closed.
    func connectionEnded() {
        for sender in Array(senders.values) { sender.finish() }
        for reader in Array(readers.values) { reader.finish(.failure(.disconnected)) }
        boards.removeAll()
    }
}
