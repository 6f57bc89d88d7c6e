import Foundation
import SystemSupport

/// The files of the scene sessions of an app (RS-03): one for each session, in `$XDG_STATE_HOME/APP/sessions`.
///
/// Files are written by a queue, so that a slow disk does not delay the main thread: to a temporary file, which then
/// replaces the old one. A process that finds another instance of the app running does not restore its sessions, which
/// are in use; it stores its own.
@MainActor final class SceneSessionStore {
    /// The maximum number of sessions to restore, and the maximum size of a file in bytes.
    nonisolated static let countLimit = 64
    nonisolated static let sizeLimit = 1 << 20

    static let reporter = DiagnosticReporter()

    let folder: String
    private let queue = DispatchQueue(label: "scene sessions", qos: .utility)
    /// The descriptor of the lock file; nil before it was opened.
    private var lock: Int32?
    private var isOnlyInstance = false
    private var isRestoring = false

    /// Creates a store.
    ///
    /// - Parameter folder: The folder of the files, which is created with the first one.
    init(folder: String) { self.folder = folder }

    deinit { if let lock, lock >= 0 { close(lock) } }

    /// Returns the store of the process.
    ///
    /// - Parameter environment: The environment. Reads `XDG_STATE_HOME`, or else `HOME`. If `UIKIT_TESTING` is set,
    ///   nothing is stored, so that tests do not depend on the user's files.
    convenience init?(environment: ProcessEnvironment) {
        guard environment["UIKIT_TESTING"] == nil, !ProgramName.current.isEmpty else { return nil }
        var state = environment["XDG_STATE_HOME"] ?? ""
        if !state.hasPrefix("/") {
            guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
            state = home + "/.local/state"
        }
        self.init(folder: "\(state)/\(ProgramName.current)/sessions")
    }

    // MARK: Reading

    /// Returns the sessions to restore, in the order in which their windows were used.
    ///
    /// Files that cannot be read, that are too large, or that another version of the library has written are ignored.
    /// After a launch that did not survive restoring them, they are deleted.
    func sessions() -> [StoredSession] {
        guard access(folder, F_OK) == 0 else { return [] }
        takeLock()
        guard isOnlyInstance, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return []
        }
        let files = names.filter { SceneSessionStore.identifier($0) != nil }
        guard !files.isEmpty else { return [] }
        guard access(marker, F_OK) != 0 else {
            for name in files { unlink(path(name)) }
            unlink(marker)
            return []
        }
        let sessions = files.sorted().prefix(SceneSessionStore.countLimit).compactMap { read($0) }
        return sessions.sorted { ($0.order, $0.identifier.uuidString) < ($1.order, $1.identifier.uuidString) }
    }

    /// Notes that sessions are being restored, until ``endRestoring()``.
    func beginRestoring() {
        isRestoring = true
        let descriptor = open(marker, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }

    /// Notes that the app has survived restoring its sessions.
    func endRestoring() {
        guard isRestoring else { return }
        isRestoring = false
        unlink(marker)
    }

    private var marker: String { path("restoring") }
    private func path(_ name: String) -> String { "\(folder)/\(name)" }
    nonisolated private static func name(_ identifier: UUID) -> String { "\(identifier.uuidString).json" }

    private static func identifier(_ name: String) -> UUID? {
        guard name.hasSuffix(".json"), let identifier = UUID(uuidString: String(name.dropLast(5))) else { return nil }
        return SceneSessionStore.name(identifier) == name ? identifier : nil
    }

    private func read(_ name: String) -> StoredSession? {
        guard let identifier = SceneSessionStore.identifier(name), let data = contents(of: path(name)) else {
            return nil
        }
        struct Version: Decodable { let version: Int }
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(Version.self, from: data).version,
            version == StoredSession.currentVersion,
            let session = try? SceneSessionStore.decoder.decode(StoredSession.self, from: data),
            session.identifier == identifier
        else { return nil }
        return session
    }

    private func contents(of path: String) -> Data? {
        // A FIFO would block, and a link could lead anywhere.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
            status.st_size <= SceneSessionStore.sizeLimit
        else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        return try? handle.read(upToCount: SceneSessionStore.sizeLimit)
    }

    private func takeLock() {
        guard lock == nil else { return }
        let descriptor = open(path("lock"), O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
        lock = descriptor
        isOnlyInstance = descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }

    // MARK: Writing

    /// Writes the file of a session later.
    func store(_ session: StoredSession) {
        if lock == nil, SceneSessionStore.makeFolder(folder) { takeLock() }
        let folder = folder
        queue.async { SceneSessionStore.write(session, in: folder) }
    }

    /// Removes the file of a session later.
    func remove(_ identifier: UUID) {
        let path = path(SceneSessionStore.name(identifier))
        queue.async { unlink(path) }
    }

    /// Waits until all files are written, at most for some seconds, because the app ends.
    ///
    /// - Returns: False if the time was not sufficient.
    @discardableResult
    func finishWriting(timeout: TimeInterval = 2) -> Bool {
        endRestoring()
        let isFinished = DispatchSemaphore(value: 0)
        queue.async { isFinished.signal() }
        return isFinished.wait(timeout: .now() + timeout) == .success
    }

    nonisolated private static func write(_ session: StoredSession, in folder: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let data = try? encoder.encode(session), makeFolder(folder) else { return }
        guard data.count <= sizeLimit else {
            StandardError.write(
                line: "UIKit: the state of a scene has \(data.count) bytes, more than \(sizeLimit), and is not stored")
            return
        }
        let path = "\(folder)/\(name(session.identifier))"
        let temporary = "\(path).\(getpid())"
        let descriptor = open(temporary, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return }
        let isWritten =
            (try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: data)) != nil
        close(descriptor)
        if !isWritten || rename(temporary, path) != 0 { unlink(temporary) }
    }

    /// Creates a folder, with access only for the user, and its missing parents.
    nonisolated private static func makeFolder(_ folder: String) -> Bool {
        var path = ""
        for part in folder.split(separator: "/") {
            path += "/" + part
            mkdir(path, 0o700)
        }
        return access(folder, W_OK) == 0
    }
}
