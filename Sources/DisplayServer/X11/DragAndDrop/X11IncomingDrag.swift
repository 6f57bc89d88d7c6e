import CX11
import CoreGraphics

/// A drag of another client over a window of the application, or its drop.
@MainActor final class X11IncomingDrag {
    /// The largest number of types that are read.
    private static let maximumTypeCount = 1024

    /// The window of the source, which identifies the drag.
    let source: Window
    let surface: X11Surface
    private let version: Int
    private unowned let receiver: X11DropReceiver
    private let inlineTypes: [Atom]
    private let hasTypeList: Bool
    private var targets: [Atom] = []
    private var offersTransfer = false
    /// The file that the program promises; nil if it promises none.
    private var promise: X11PromisedFile?
    private var listedOperations: DragOperations = []
    private var session: DropSession?
    private var dropTime: Time = 0
    private var isGone = false
    private var isWatched = true

    init(
        receiver: X11DropReceiver, source: Window, version: Int, message: XClientMessageEvent, surface: X11Surface
    ) {
        self.receiver = receiver
        self.source = source
        self.version = version
        self.surface = surface
        let data = message.data.l
        hasTypeList = data.1 & 1 != 0
        inlineTypes = [data.2, data.3, data.4].map { X11DragMessage.window($0) }.filter { $0 != 0 }
        receiver.clipboard.foreign.watch(source) { [weak self] _ in self?.sourceVanished() }
    }

    private var server: X11Server { receiver.server }
    private var connection: X11Connection { server.connection }
    private var atoms: X11DragAtoms { receiver.atoms }

    // MARK: Movements

    /// Answers a movement (DT-01).
    func move(_ message: XClientMessageEvent) {
        let session = session ?? makeSession()
        let (x, y) = X11DragMessage.point(message.data.l.2)
        let scale = server.scale
        // The position of the window is current: a move invalidates it (DT-04).
        let origin = surface.screenOrigin
        let suggested = atoms.operation(X11DragMessage.window(message.data.l.4)) ?? .copy
        let movement = DropSession.Movement(
            location: CGPoint(x: CGFloat(x) / scale - origin.x, y: CGFloat(y) / scale - origin.y),
            suggested: suggested, forced: nil, allowed: listedOperations.union(DragOperations(suggested)),
            modifiers: [])
        answer(session.move(movement))
    }

    /// Reads the types and operations of the source.
    private func makeSession() -> DropSession {
        targets = inlineTypes
        if hasTypeList,
            let list = X11Property.numbers(
                atoms.typeList, type: Atom(XA_ATOM), of: source, limit: X11IncomingDrag.maximumTypeCount, connection)
        {
            targets = list.map { Atom(UInt32(truncatingIfNeeded: $0)) }
        }
        let actions = X11Property.numbers(
            atoms.actionList, type: Atom(XA_ATOM), of: source, limit: 16, connection)
        for action in actions ?? [] {
            if let operation = atoms.operation(Atom(UInt32(truncatingIfNeeded: action))) {
                listedOperations.insert(DragOperations(operation))
            }
        }
        var offered = receiver.clipboard.names.types(of: targets)
        if offered.contains(DirectSave.type) {
            offered.removeAll { $0 == DirectSave.type }
            promise = X11PromisedFile(of: source, atoms, server)
        }
        offersTransfer = offered.contains(FileTransferPortal.type)
        let session = DropSession(
            surface: surface, types: server.fileTransfers.readableTypes(offered), source: self,
            scheduler: server.scheduler)
        self.session = session
        return session
    }

    private func answer(_ response: DragResponse) {
        guard !isGone else { return }
        let operation = response.operation
        // Without a rectangle, and with the request for all movements.
        send(atoms.status, [operation == nil ? 2 : 3, 0, 0, Int(atoms.action(operation))])
    }

    private func send(_ type: Atom, _ data: [Int]) {
        X11DragMessage(type: type, window: source, data: [Int(surface.window)] + data).send(to: source, connection) {
            [weak self] _ in self?.sourceVanished()
        }
    }

    // MARK: End

    func leave() {
        session?.exit()
        end()
    }

    /// Handles the drop.
    ///
    /// - Returns: False if it was refused, and has ended.
    func drop(_ message: XClientMessageEvent) -> Bool {
        dropTime = Time(UInt32(truncatingIfNeeded: message.data.l.2))
        // The drop is a user action in the other program, after which this window may want the focus.
        guard let session, session.isOver, session.response.operation != nil else {
            refuseDrop()
            return false
        }
        // The application may finish the drop immediately.
        guard session.drop() else {
            finish(nil)
            return false
        }
        return isWatched
    }

    /// Refuses a drop, which ends the drag.
    func refuseDrop() {
        session?.exit()
        finish(nil)
    }

    private func finish(_ operation: DragOperation?) {
        guard operation == .move, !isGone else { return sendEnd(operation) }
        // After a move, the target asks the source to delete its content (ICCCM 2.6.3.1). GTK 3 deletes it only then;
        // other sources refuse, and delete it when they receive the end.
        receiver.clipboard.readDrop(
            X11DragAtoms.delete, in: atoms.selection, from: source, offering: nil, at: dropTime
        ) { _ in self.sendEnd(operation) }
    }

    private func sendEnd(_ operation: DragOperation?) {
        guard isWatched else { return }
        if !isGone {
            send(atoms.finished, [operation == nil ? 0 : 1, Int(atoms.action(operation)), 0, 0])
        }
        end()
    }

    private func end() {
        guard isWatched else { return }
        isWatched = false
        receiver.clipboard.foreign.unwatch(source)
        promise?.remove()
        receiver.remove(self)
    }

    /// Handles the end of the source's program. Data of a drop that have not arrived yet fail to load.
    func sourceVanished() {
        guard !isGone else { return }
        isGone = true
        guard session?.isDropped != true else { return }
        session?.exit()
        end()
    }

    func surfaceEnded() {
        session?.surfaceWasDestroyed()
        end()
    }
}

extension X11IncomingDrag: DropSource {
    var localDrag: (any DisplayDrag)? { nil }

    func loadDrop(
        _ type: String, completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        guard type == URIList.type, offersTransfer else { return read(type, completion: completion) }
        return server.fileTransfers.readFiles({ self.read($0, completion: $1) }, completion: completion)
    }

    private func read(
        _ type: String, timeout: TimeInterval = X11ClipboardReader.replyTimeout,
        completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        receiver.clipboard.readDrop(
            type, in: atoms.selection, from: source, offering: isGone ? [] : Set(targets), at: dropTime,
            timeout: timeout, completion: completion)
    }

    var promisedFileName: String? { promise?.name }

    func loadPromisedFile(
        completion: @escaping @MainActor (Result<URL, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        guard let promise else {
            server.scheduler.schedule(after: 0) { completion(.failure(.typeUnavailable)) }
            return ClipboardRequest()
        }
        return promise.load({ self.read($0, timeout: $1, completion: $2) }, completion: completion)
    }

    func drop(_ drop: DropSession, didChange response: DragResponse) { answer(response) }

    func drop(_ drop: DropSession, didFinishWith operation: DragOperation?) { finish(operation) }

    func applicationCodeWillRun() { server.applicationCodeWillRun() }
}
