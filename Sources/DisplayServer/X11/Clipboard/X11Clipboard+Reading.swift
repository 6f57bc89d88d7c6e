import CX11
import CoreGraphics

extension X11Clipboard {
    func readTypes(
        of board: ClipboardSelection, completion: @escaping @MainActor (Result<[String], ClipboardError>) -> Void
    ) -> ClipboardRequest { start(completion) { beginReadingTypes(board, $0) } }

    func readData(
        ofType type: String, on board: ClipboardSelection,
        completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        guard type == URIList.type, content(of: board) == nil, self[board].offersTransfer else {
            return start(completion) { beginReading(type, board, $0) }
        }
        return server.fileTransfers.readFiles(
            { type, completion in
                self.start(completion) { self.beginReading(type, board, $0) }
            }, completion: completion)
    }

    /// Reads the data of a drop.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - selection: The selection of drags.
    ///   - owner: The window of the source.
    ///   - offered: The targets that the source offers; nil to request any target.
    ///   - time: The time of the drop, which identifies the content.
    ///   - timeout: The longest time in seconds without a reply or data.
    ///   - completion: Called once, never before this method returns.
    @discardableResult
    func readDrop(
        _ type: String, in selection: Atom, from owner: Window, offering offered: Set<Atom>?, at time: Time,
        timeout: TimeInterval = X11ClipboardReader.replyTimeout,
        completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        start(completion) { tell in
            guard connection.isOpen else { return .known(.failure(.disconnected)) }
            let targets = names.targets(for: type).filter { offered?.contains($0) != false }
            guard !targets.isEmpty else { return .known(.failure(.typeUnavailable)) }
            let reader = X11ClipboardReader(
                clipboard: self, selection: selection, targets: targets, owner: owner, time: time, timeout: timeout
            ) { [unowned self] result in
                tell(result.flatMap { names.decode($0, asType: type).map { .success($0) } ?? .failure(.malformed) })
            }
            readers[reader.window] = reader
            return .asked(reader)
        }
    }

    func types(of board: ClipboardSelection, within seconds: TimeInterval) -> Result<[String], ClipboardError> {
        wait(board, seconds) { beginReadingTypes(board, $0) }
    }

    func data(
        ofType type: String, on board: ClipboardSelection, within seconds: TimeInterval
    ) -> Result<Data, ClipboardError> { wait(board, seconds) { beginReading(type, board, $0) } }

    // MARK: Requests

    private typealias Completion<Value> = @MainActor (Result<Value, ClipboardError>) -> Void

    /// Either a result that is available immediately, or the reader that requests it.
    private enum Beginning<Value> {
        case known(Result<Value, ClipboardError>)
        case asked(X11ClipboardReader)
    }

    private func beginReadingTypes(
        _ board: ClipboardSelection, _ completion: @escaping Completion<[String]>
    ) -> Beginning<[String]> {
        if let content = content(of: board) { return .known(.success(content.types)) }
        if let types = self[board].types { return .known(.success(types)) }
        let count = changeCount(of: board)
        return ask(board, [names.targets], completion) { clipboard, data in
            guard let numbers = data.numbers else { return .failure(.malformed) }
            // Limits the number of targets.
            let offered = clipboard.names.types(of: Array(numbers.prefix(1024)))
            let types = clipboard.server.fileTransfers.readableTypes(offered)
            clipboard[board].offersTransfer = offered.contains(FileTransferPortal.type)
            // The types remain valid as long as the server reports changes of the owner.
            if clipboard.ownerEvent != nil, clipboard[board].changeCount == count { clipboard[board].types = types }
            return .success(types)
        }
    }

    private func beginReading(
        _ type: String, _ board: ClipboardSelection, _ completion: @escaping Completion<Data>
    ) -> Beginning<Data> {
        if let content = content(of: board) {
            guard content.types.contains(type), let data = content.data(type) else {
                return .known(.failure(.typeUnavailable))
            }
            return .known(.success(data))
        }
        let targets = names.targets(for: type)
        guard !targets.isEmpty else { return .known(.failure(connection.isOpen ? .typeUnavailable : .disconnected)) }
        return ask(board, targets, completion) { clipboard, data in
            clipboard.names.decode(data, asType: type).map { .success($0) } ?? .failure(.malformed)
        }
    }

    private func ask<Value>(
        _ board: ClipboardSelection, _ targets: [Atom], _ completion: @escaping Completion<Value>,
        understand: @escaping @MainActor (X11Clipboard, X11ClipboardData) -> Result<Value, ClipboardError>
    ) -> Beginning<Value> {
        let owner = owner(of: board)
        guard let time = serverTime(), connection.isOpen else { return .known(.failure(.disconnected)) }
        guard let owner else { return .known(.failure(.empty)) }
        let count = self[board].changeCount
        let reader = X11ClipboardReader(
            clipboard: self, selection: selection(board), targets: targets, owner: owner, time: time
        ) { [unowned self] result in
            if case .success = result, self[board].changeCount == count { self[board].isUnresponsive = false }
            completion(result.flatMap { understand(self, $0) })
        }
        readers[reader.window] = reader
        return .asked(reader)
    }

    // MARK: Asynchronous and synchronous reading

    /// Starts an asynchronous request, whose events the main loop delivers.
    private func start<Value>(
        _ completion: @escaping Completion<Value>, _ begin: (@escaping Completion<Value>) -> Beginning<Value>
    ) -> ClipboardRequest {
        let request = ClipboardRequest()
        let tell: Completion<Value> = { [server] result in
            request.end()
            server.applicationCodeWillRun()
            completion(result)
        }
        switch begin(tell) {
        case .known(let answer):
            let task = server.scheduler.schedule(after: 0) { tell(answer) }
            request.onCancel = {
                task.cancel()
                tell(.failure(.cancelled))
            }
        case .asked(let reader):
            request.onCancel = { [weak reader] in reader?.finish(.failure(.cancelled)) }
        }
        return request
    }

    /// Waits for one transfer, without delivering other events, until it has ended or the time limit has passed.
    private func wait<Value>(
        _ board: ClipboardSelection, _ seconds: TimeInterval, _ begin: (@escaping Completion<Value>) -> Beginning<Value>
    ) -> Result<Value, ClipboardError> {
        // Call this first: the owner may have changed.
        _ = changeCount(of: board)
        if self[board].isUnresponsive { return .failure(.timedOut) }
        let end = X11Clock.now + seconds
        var answer: Result<Value, ClipboardError>?
        let reader: X11ClipboardReader
        switch begin({ answer = $0 }) {
        case .known(let answer): return answer
        case .asked(let asked): reader = asked
        }
        while answer == nil, connection.isOpen {
            if var event = takeEvent(of: reader) {
                _ = handle(&event)
                continue
            }
            guard connection.isOpen, X11Clock.now < end else { break }
            server.loop.sleep(descriptors: [connection.fileDescriptor], until: end)
        }
        if let answer { return answer }
        reader.finish(.failure(connection.isOpen ? .timedOut : .disconnected))
        self[board].isUnresponsive = true
        return answer ?? .failure(.timedOut)
    }

    /// The windows whose events one transfer needs.
    private struct Windows {
        var own: Window
        var owner: Window
    }

    /// Removes the next event of a transfer from the queue. Other events remain in the queue, in order.
    private func takeEvent(of reader: X11ClipboardReader) -> XEvent? {
        var windows = Windows(own: reader.window, owner: reader.owner)
        var event = XEvent()
        let wasFound = withUnsafeMutablePointer(to: &windows) { windows in
            windows.withMemoryRebound(to: CChar.self, capacity: MemoryLayout<Windows>.size) {
                XCheckIfEvent(
                    connection.display, &event,
                    { _, event, argument in
                        guard let event, let argument else { return 0 }
                        let windows = UnsafeRawPointer(argument).loadUnaligned(as: Windows.self)
                        let own = event.pointee.xany.window == windows.own
                        switch event.pointee.type {
                        case SelectionNotify, PropertyNotify: return own ? 1 : 0
                        case DestroyNotify: return event.pointee.xany.window == windows.owner ? 1 : 0
                        default: return 0
                        }
                    }, $0)
            }
        }
        return wasFound != 0 && connection.isOpen ? event : nil
    }
}
