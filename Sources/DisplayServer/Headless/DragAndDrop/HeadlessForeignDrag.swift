import CoreGraphics

/// A drag of a simulated program, which a test moves over the application's windows.
///
/// ```swift
/// let drag = HeadlessForeignDrag(server: server, data: [(ClipboardContent.text, Data("Hello".utf8))])
/// drag.move(to: CGPoint(x: 100, y: 100))
/// drag.drop()
/// ```
@MainActor package final class HeadlessForeignDrag {
    private unowned let server: HeadlessServer
    private let data: [(type: String, data: Data)]
    /// The promised file, and what the program writes to it.
    private let promise: (name: String, data: Data)?
    private var promisedFolder: URL?
    private var session: DropSession?
    private var requests: [Int: ClipboardRequest] = [:]

    /// The operations that the program allows.
    package var operations: DragOperations
    /// The way in which the program provides data.
    package var manner: HeadlessClipboard.Program.Manner
    /// The last response of the application.
    package private(set) var response = DragResponse.forbidden
    /// The types that the application loaded, in order.
    package private(set) var loadedTypes: [String] = []
    /// A Boolean value that indicates whether the application has finished the drop.
    package private(set) var isFinished = false
    /// The operation that the application performed; nil before the end, and if it failed.
    package private(set) var performedOperation: DragOperation?

    /// Creates a drag that is over no window.
    ///
    /// - Parameters:
    ///   - server: The display server.
    ///   - data: The data, by type.
    ///   - operations: The operations that the program allows.
    ///   - manner: The way in which the program provides data.
    ///   - promise: The name and the contents of the file that the program promises.
    package init(
        server: HeadlessServer, data: [(type: String, data: Data)], operations: DragOperations = .copy,
        manner: HeadlessClipboard.Program.Manner = .answers, promise: (name: String, data: Data)? = nil
    ) {
        self.server = server
        self.data = data
        self.promise = promise
        self.operations = operations
        self.manner = manner
    }

    /// Moves the drag to a location in points of the screen.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - modifiers: The modifier keys that are held.
    /// - Returns: The response of the window at the location.
    @discardableResult package func move(to location: CGPoint, modifiers: KeyModifiers = []) -> DragResponse {
        guard server.isConnected, session?.isDropped != true else { return response }
        server.dragAndDrop.foreignDrag = self
        let surface = server.dragAndDrop.ownSurface(at: location)
        if let old = session, old.surface !== surface {
            session = nil
            old.exit()
        }
        guard let surface else {
            response = .forbidden
            return response
        }
        let session =
            session
            ?? DropSession(
                surface: surface, types: data.map(\.type), source: self, scheduler: server.scheduler)
        self.session = session
        let origin = surface.screenOrigin
        response = session.move(
            DropSession.Movement(
                location: CGPoint(x: location.x - origin.x, y: location.y - origin.y),
                suggested: operations.suggestion(modifiers: modifiers), forced: nil, allowed: operations,
                modifiers: modifiers))
        return response
    }

    /// Drops the content at the last location.
    ///
    /// - Returns: True if the application accepted it.
    @discardableResult package func drop() -> Bool {
        guard let session, session.isOver else { return false }
        guard session.drop() else {
            self.session = nil
            return false
        }
        return true
    }

    /// Leaves the window, as a drag that the user cancels.
    package func leave() {
        guard session?.isDropped != true else { return }
        let old = session
        session = nil
        response = .forbidden
        old?.exit()
    }

    /// Simulates that the program terminates: it leaves the window, and no requested data arrive any more.
    package func terminate() {
        manner = .fails(.ownerGone)
        leave()
        let lost = requests.sorted { $0.key < $1.key }.map(\.value)
        requests.removeAll()
        for request in lost { request.cancel() }
    }

    func surfaceEnded(_ surface: HeadlessSurface) { if session?.surface === surface { session?.surfaceWasDestroyed() } }
}

extension HeadlessForeignDrag: DropSource {
    var localDrag: (any DisplayDrag)? { nil }

    func loadDrop(
        _ type: String, completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        load(type, completion) {
            data.first { $0.type == type }.map { .success($0.data) } ?? .failure(.typeUnavailable)
        }
    }

    var promisedFileName: String? { promise.flatMap { DirectSave.name(Array($0.name.utf8)) } }

    func loadPromisedFile(
        completion: @escaping @MainActor (Result<URL, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        load(DirectSave.type, completion) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIKit-\(UUID().uuidString)")
            promisedFolder = folder
            guard let promise, let name = promisedFileName,
                (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
            else { return .failure(.typeUnavailable) }
            let file = folder.appendingPathComponent(name)
            return (try? promise.data.write(to: file)) == nil ? .failure(.typeUnavailable) : .success(file)
        }
    }

    /// Loads something in the manner of the program.
    private func load<Value>(
        _ type: String, _ completion: @escaping @MainActor (Result<Value, ClipboardError>) -> Void,
        _ provide: () -> Result<Value, ClipboardError>
    ) -> ClipboardRequest {
        loadedTypes.append(type)
        let id = loadedTypes.count
        var delay: TimeInterval = 0
        let answer: Result<Value, ClipboardError>
        switch manner {
        case .answers: answer = provide()
        case .isSilent:
            answer = .failure(.timedOut)
            delay = HeadlessClipboard.replyTimeout
        case .fails(let error): answer = .failure(error)
        }
        let request = ClipboardRequest()
        let task = server.scheduler.schedule(after: delay) { [weak self] in
            request.end()
            self?.requests[id] = nil
            completion(answer)
        }
        request.onCancel = { [weak self] in
            task.cancel()
            request.end()
            self?.requests[id] = nil
            completion(.failure(self?.manner.error ?? .cancelled))
        }
        requests[id] = request
        return request
    }

    func drop(_ drop: DropSession, didChange response: DragResponse) {
        if drop === session { self.response = response }
    }

    func drop(_ drop: DropSession, didFinishWith operation: DragOperation?) {
        guard drop === session else { return }
        session = nil
        isFinished = true
        performedOperation = operation
        if let promisedFolder { try? FileManager.default.removeItem(at: promisedFolder) }
        promisedFolder = nil
    }

    func applicationCodeWillRun() {}
}

extension HeadlessClipboard.Program.Manner {
    /// The error of a program that fails.
    fileprivate var error: ClipboardError? { if case .fails(let error) = self { error } else { nil } }
}
