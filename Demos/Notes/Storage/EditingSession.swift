import Foundation
import Synchronization

/// The editing of one document in one process.
///
/// A session has a lock file that other processes can see, and a recovery file while there is text that is not saved.
/// Each has a name that no other session uses, so sessions never overwrite each other's text. The lock belongs to the
/// open file: the system releases it when the process ends, however it ends. A recovery file whose session has no lock
/// was left behind and is offered when the document is opened again.
///
/// All methods may be called on any thread.
final class EditingSession: Sendable {
    /// Another process that edits the document.
    struct Editor: Equatable, Sendable {
        let process: Int32
        /// The name of its machine, if it is another one than this.
        let host: String?
    }

    private struct State: ~Copyable {
        var lock: FileDescriptor?
        var recoveryPath: String?
        var hasEnded = false
    }

    /// The canonical path of the document; nil if it has none yet.
    let document: String?
    private let places: [RecoveryPlace]
    private let key: String
    private let identifier = DocumentPath.random()
    private let state = Mutex(State())

    /// Begins the editing of a document.
    ///
    /// - Parameters:
    ///   - path: the path of the file, which need not exist; nil for a document without one.
    ///   - stateFolder: the folder for recovery files.
    init(path: String?, stateFolder: String) {
        document = path.map(DocumentPath.canonical)
        places = RecoveryPlace.all(for: document, state: stateFolder)
        key = document.map { DocumentPath.hash(Data($0.utf8)) } ?? "untitled"
        for place in places {
            place.prepare()
            let isLocked = state.withLock { state in
                state.lock = makeLock(in: place)
                return state.lock != nil
            }
            if isLocked { break }
        }
    }

    deinit { end(keepsRecovery: true) }

    private func path(_ kind: String, in place: RecoveryPlace, _ identifier: String) -> String {
        "\(place.folder)/\(place.prefix)\(key).\(identifier).\(kind)"
    }

    /// Makes the lock file; it appears under its name when it is locked.
    private func makeLock(in place: RecoveryPlace) -> FileDescriptor? {
        let draft = path("new", in: place, identifier)
        guard let file = try? FileDescriptor(draft, O_RDWR | O_CREAT | O_EXCL, mode: 0o600) else { return nil }
        let name = path("lock", in: place, identifier)
        guard file.lock(exclusively: true), (try? file.write(Data("\(getpid()) \(EditingSession.host)\n".utf8))) != nil,
            rename(draft, name) == 0
        else {
            unlink(draft)
            return nil
        }
        return file
    }

    private static var host: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    // MARK: Recovery

    /// Stores a text that is not saved, and waits until the disk has it. The text that was stored before is replaced.
    ///
    /// - Parameter base: the hash of what is in the document's file; nil if there is none.
    /// - Returns: The path of the recovery file.
    /// - Throws: ``FileError`` if it can be stored in none of the places.
    @discardableResult
    func keep(_ text: String, base: String?) throws(FileError) -> String {
        let content = RecoveryFile.content(of: text, document: document, base: base)
        let result: Result<String, FileError> = state.withLock { state in
            guard !state.hasEnded else { return .failure(FileError(document ?? "", code: EBADF)) }
            var failure: FileError?
            for place in places {
                do throws(FileError) {
                    place.prepare()
                    // Without a lock, others would take the file for one that was left behind.
                    if state.lock == nil { state.lock = makeLock(in: place) }
                    let name = path("recovery", in: place, identifier)
                    try EditingSession.store(content, as: name, draft: path("new", in: place, identifier), place.folder)
                    if let old = state.recoveryPath, old != name { unlink(old) }
                    state.recoveryPath = name
                    return .success(name)
                } catch {
                    failure = failure ?? error
                }
            }
            return .failure(failure ?? FileError(document ?? "", code: ENOENT))
        }
        return try result.get()
    }

    /// Does what ``keep(_:base:)`` does and returns the error instead.
    func failure(keeping text: String, base: String?) -> FileError? {
        do throws(FileError) {
            try keep(text, base: base)
            return nil
        } catch {
            return error
        }
    }

    private static func store(
        _ content: Data, as name: String, draft: String, _ folder: String
    ) throws(FileError) {
        do throws(FileError) {
            let file = try FileDescriptor(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, mode: 0o600)
            try file.write(content)
            try file.synchronize()
            guard rename(draft, name) == 0 else { throw FileError(name) }
            try FileDescriptor.synchronizeFolder(folder)
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Deletes the recovery file: there is nothing that is not saved.
    func discard() {
        state.withLock { state in
            if let path = state.recoveryPath { unlink(path) }
            state.recoveryPath = nil
        }
    }

    /// Ends the session.
    ///
    /// - Parameter keepsRecovery: whether the recovery file stays, to be offered when the document is opened again.
    func end(keepsRecovery: Bool) {
        state.withLock { state in
            guard !state.hasEnded else { return }
            state.hasEnded = true
            if !keepsRecovery, let path = state.recoveryPath { unlink(path) }
            state.recoveryPath = nil
            if let lock = state.lock.take() {
                for place in places where lock.path == path("new", in: place, identifier) {
                    unlink(path("lock", in: place, identifier))
                }
            }
        }
    }

    // MARK: Other sessions

    /// The names in a place that belong to other sessions of the document, by the identifiers of these.
    private func others(in place: RecoveryPlace) -> [String: Set<String>] {
        var kinds: [String: Set<String>] = [:]
        let prefix = place.prefix + key + "."
        for name in FileDescriptor.names(in: place.folder) where name.hasPrefix(prefix) {
            let parts = name.dropFirst(prefix.count).split(separator: ".")
            guard parts.count == 2, parts[0] != identifier else { continue }
            kinds[String(parts[0]), default: []].insert(String(parts[1]))
        }
        return kinds
    }

    /// The editor that holds a lock file; nil if its process has ended.
    private func editor(_ identifier: String, in place: RecoveryPlace) -> Editor? {
        let name = path("lock", in: place, identifier)
        // A lock for all does not exclude that of another process which looks at the same time.
        guard let file = try? FileDescriptor(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK), !file.lock(exclusively: false),
            let content = try? file.read()
        else { return nil }
        let words = String(decoding: content, as: UTF8.self).split { $0.isWhitespace }
        let host = words.dropFirst().first.map(String.init)
        return Editor(
            process: words.first.flatMap { Int32($0) } ?? 0, host: host == EditingSession.host ? nil : host)
    }

    /// The other processes that edit the document now.
    func otherEditors() -> [Editor] {
        // A document without a path is each session's own.
        guard document != nil else { return [] }
        return places.flatMap { place in
            others(in: place).filter { $0.value.contains("lock") }.compactMap { editor($0.key, in: place) }
        }
    }

    /// Removes a draft, unless it may be one of a session that begins just now.
    private func removeIfStale(_ draft: String) {
        var status = stat()
        guard lstat(draft, &status) == 0, time(nil) - status.st_mtim.tv_sec >= DocumentWriter.staleAge else { return }
        unlink(draft)
    }

    /// The texts that sessions of the document left behind, the newest first. Removes what else they left.
    func leftBehind() -> [RecoveryFile] {
        var live: Set<String> = []
        var found: [(place: RecoveryPlace, identifier: String, kinds: Set<String>)] = []
        for place in places {
            for (identifier, kinds) in others(in: place) {
                found.append((place, identifier, kinds))
                if kinds.contains("lock"), editor(identifier, in: place) != nil { live.insert(identifier) }
            }
        }
        var files: [RecoveryFile] = []
        for (place, identifier, kinds) in found where !live.contains(identifier) {
            if kinds.contains("lock") { unlink(path("lock", in: place, identifier)) }
            if kinds.contains("new") { removeIfStale(path("new", in: place, identifier)) }
            guard kinds.contains("recovery") else { continue }
            if let file = RecoveryFile(path: path("recovery", in: place, identifier)), file.document == document {
                files.append(file)
            }
        }
        return files.sorted { $0.date > $1.date }
    }
}
