import CX11
import CoreGraphics

/// The file that another program promises in its drag: the program creates it in a folder that is made for it (DT-08).
@MainActor final class X11PromisedFile {
    /// The longest time in seconds that the program may take for the file.
    static let timeout: TimeInterval = 25

    /// The name of the file.
    let name: String
    private let source: Window
    private let atoms: X11DragAtoms
    private unowned let server: X11Server
    private var folder: URL?
    private var step: ClipboardRequest?
    private var result: Result<URL, ClipboardError>?
    private var hasEnded = false
    private var waiting: [(request: ClipboardRequest, tell: @MainActor (Result<URL, ClipboardError>) -> Void)] = []

    /// Reads the name of the file. Fails if the program has none.
    init?(of source: Window, _ atoms: X11DragAtoms, _ server: X11Server) {
        guard let bytes = X11Property.bytes(atoms.directSave, of: source, server.connection),
            let name = DirectSave.name(bytes)
        else { return nil }
        self.name = name
        self.source = source
        self.atoms = atoms
        self.server = server
    }

    /// Lets the program create the file, once.
    ///
    /// - Parameters:
    ///   - read: Begins to read a type of the drop.
    ///   - completion: Called once, never before this method returns.
    func load(
        _ read:
            @escaping @MainActor (
                _ type: String, _ timeout: TimeInterval,
                _ completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
            ) -> ClipboardRequest,
        completion: @escaping @MainActor (Result<URL, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        let request = ClipboardRequest()
        waiting.append((request, completion))
        request.onCancel = { [weak self] in
            request.end()
            self?.waiting.removeAll { $0.request === request }
            completion(.failure(.cancelled))
        }
        if let result {
            server.scheduler.schedule(after: 0) { self.tell(result) }
        } else if step == nil {
            begin(read)
        }
        return request
    }

    private func begin(
        _ read:
            @escaping @MainActor (
                _ type: String, _ timeout: TimeInterval,
                _ completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
            ) -> ClipboardRequest
    ) {
        guard let folder = makeFolder() else {
            server.scheduler.schedule(after: 0) { self.end(.failure(.typeUnavailable)) }
            return
        }
        self.folder = folder
        let file = folder.appendingPathComponent(name, isDirectory: false)
        X11Property.set(
            file.absoluteString, property: atoms.directSave, type: atoms.plainText, of: source, server.connection)
        step = read(DirectSave.type, X11PromisedFile.timeout) { [weak self] answer in
            guard let self, !hasEnded else { return }
            switch answer.map({ DirectSave.Answer($0) }) {
            case .success(.some(.success)): end(DirectSave.isUsable(file) ? .success(file) : .failure(.malformed))
            case .success(.some(.failure)):
                step = read(DirectSave.fallbackType, X11ClipboardReader.replyTimeout) { [weak self] data in
                    self?.write(data, to: file)
                }
            case .success(.some(.error)): end(.failure(.typeUnavailable))
            case .success(.none): end(.failure(.malformed))
            case .failure(let error): end(.failure(error))
            }
        }
    }

    /// Creates a folder that only the user can read.
    private func makeFolder() -> URL? {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "UIKit-\(UUID().uuidString)", isDirectory: true)
        return mkdir(url.path, 0o700) == 0 ? url : nil
    }

    /// Writes the data that the program has provided in place of the file.
    private func write(_ data: Result<Data, ClipboardError>, to file: URL) {
        guard !hasEnded else { return }
        switch data {
        case .failure(let error): end(.failure(error))
        case .success(let data):
            // A large file takes time.
            Thread.detachNewThread {
                let isWritten = (try? data.write(to: file, options: .withoutOverwriting)) != nil
                Task { @MainActor in self.end(isWritten ? .success(file) : .failure(.typeUnavailable)) }
            }
        }
    }

    private func end(_ result: Result<URL, ClipboardError>) {
        guard self.result == nil else { return }
        step = nil
        self.result = result
        // The name of a file that was not requested is for the next target.
        if folder != nil { X11Property.remove(atoms.directSave, of: source, server.connection) }
        tell(result)
    }

    private func tell(_ result: Result<URL, ClipboardError>) {
        let requests = waiting
        waiting = []
        guard !requests.isEmpty else { return }
        server.applicationCodeWillRun()
        for (request, tell) in requests {
            request.end()
            tell(result)
        }
    }

    /// Ends the promise, and deletes the file.
    func remove() {
        guard !hasEnded else { return }
        hasEnded = true
        let step = step
        self.step = nil
        step?.cancel()
        end(.failure(.cancelled))
        guard let folder else { return }
        Thread.detachNewThread { try? FileManager.default.removeItem(at: folder) }
    }
}

extension DirectSave {
    /// Returns whether a program has created a file or a folder, and not a link to something else.
    fileprivate static func isUsable(_ file: URL) -> Bool {
        var status = stat()
        guard lstat(file.path, &status) == 0 else { return false }
        return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }
}
