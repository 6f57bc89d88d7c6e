import Foundation
import Synchronization

/// An editing session of one document in one process.
///
/// A session has a lock file that is visible to other processes, and a recovery file while there are unsaved changes. Their
/// names are unique to the session, so sessions never overwrite each other's contents. The lock belongs to the open file:
/// the system releases it when the process ends, even after a crash. A recovery file whose session holds no lock was
/// left behind, and is offered when the document is opened again.
///
/// All methods are safe to call on any thread.
package final class EditingSession: Sendable {
    /// Another process that edits the document.
    package struct Editor: Equatable, Sendable {
        package let process: Int32
        /// The host name, if the process runs on another machine.
        package let host: String?

        package init(process: Int32, host: String?) {
            self.process = process
            self.host = host
        }
    }

    private struct State: ~Copyable {
        var lock: FileDescriptor?
        var recoveryPath: String?
        var hasEnded = false
    }

    /// The canonical path of the document; nil if it has none yet.
    package let document: String?
    private let locations: [RecoveryLocation]
    private let key: String
    private let identifier = DocumentPath.random()
    private let state = Mutex(State())

    /// Begins a session.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which need not exist; nil for a document without a file.
    ///   - stateFolder: The folder for recovery files.
    package init(path: String?, stateFolder: String) {
        document = path.map(DocumentPath.canonical)
        locations = RecoveryLocation.all(for: document, state: stateFolder)
        key = EditingSession.key(of: document)
        for location in locations {
            location.prepare()
            let isLocked = state.withLock { state in
                state.lock = makeLock(in: location)
                return state.lock != nil
            }
            if isLocked { break }
        }
    }

    deinit { end(keepsRecovery: true) }

    /// Returns the part of the names of files that identifies a document.
    static func key(of document: String?) -> String {
        document.map { DocumentPath.hash(Data($0.utf8)) } ?? "untitled"
    }

    private func path(_ kind: String, in location: RecoveryLocation, _ identifier: String) -> String {
        "\(location.folder)/\(location.prefix)\(key).\(identifier).\(kind)"
    }

    /// Creates the lock file. It gets its final name only after it is locked.
    private func makeLock(in location: RecoveryLocation) -> FileDescriptor? {
        let draft = path("new", in: location, identifier)
        guard let file = try? FileDescriptor(draft, O_RDWR | O_CREAT | O_EXCL, mode: 0o600) else { return nil }
        let name = path("lock", in: location, identifier)
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

    /// Stores unsaved changes, and waits until the disk has stored them. Contents that were stored before are replaced.
    ///
    /// - Parameters:
    ///   - contents: The contents of the document.
    ///   - details: Their description.
    /// - Returns: The path of the recovery file.
    /// - Throws: ``FileError`` if the contents can be stored in none of the locations.
    @discardableResult
    package func keep(_ contents: Data, _ details: RecoveryFile.Details) throws(FileError) -> String {
        let bytes = RecoveryFile.bytes(of: contents, document: document, details: details)
        let result: Result<String, FileError> = state.withLock { state in
            guard !state.hasEnded else { return .failure(FileError(document ?? "", code: EBADF)) }
            var failure: FileError?
            for location in locations {
                do throws(FileError) {
                    location.prepare()
                    // Without a lock, other processes would treat the recovery file as left behind.
                    if state.lock == nil { state.lock = makeLock(in: location) }
                    let name = path("recovery", in: location, identifier)
                    try RecoveryFile.write(
                        bytes, as: name, draft: path("new", in: location, identifier), in: location.folder)
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

    /// The path of the recovery file; nil if there is none.
    package var recoveryPath: String? { state.withLock { $0.recoveryPath } }

    /// Deletes the recovery file, because there are no unsaved changes.
    package func discard() {
        state.withLock { state in
            if let path = state.recoveryPath { unlink(path) }
            state.recoveryPath = nil
        }
    }

    /// Ends the session.
    ///
    /// - Parameter keepsRecovery: True to keep the recovery file, so that it is offered when the document is opened
    ///   again.
    package func end(keepsRecovery: Bool) {
        state.withLock { state in
            guard !state.hasEnded else { return }
            state.hasEnded = true
            if !keepsRecovery, let path = state.recoveryPath { unlink(path) }
            state.recoveryPath = nil
            if let lock = state.lock.take() {
                for location in locations where lock.path == path("new", in: location, identifier) {
                    unlink(path("lock", in: location, identifier))
                }
            }
        }
    }

    // MARK: Other sessions

    /// Returns the kinds of files in a location that belong to other sessions of the document, by session identifier.
    private func others(in location: RecoveryLocation) -> [String: Set<String>] {
        var kinds: [String: Set<String>] = [:]
        let prefix = location.prefix + key + "."
        for name in FileDescriptor.names(in: location.folder) where name.hasPrefix(prefix) {
            let parts = name.dropFirst(prefix.count).split(separator: ".")
            guard parts.count == 2, parts[0] != identifier else { continue }
            kinds[String(parts[0]), default: []].insert(String(parts[1]))
        }
        return kinds
    }

    /// Returns the editor that holds a lock file, or nil if its process has ended.
    private func editor(_ identifier: String, in location: RecoveryLocation) -> Editor? {
        let name = path("lock", in: location, identifier)
        // A shared lock does not conflict with the one of another process that checks at the same time.
        guard let file = try? FileDescriptor(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK), !file.lock(exclusively: false),
            let content = try? file.read()
        else { return nil }
        let words = String(decoding: content, as: UTF8.self).split { $0.isWhitespace }
        let host = words.dropFirst().first.map(String.init)
        return Editor(
            process: words.first.flatMap { Int32($0) } ?? 0, host: host == EditingSession.host ? nil : host)
    }

    /// Returns the other processes that currently edit the document.
    package func otherEditors() -> [Editor] {
        // A document without a file cannot be edited by two sessions.
        guard document != nil else { return [] }
        return locations.flatMap { location in
            others(in: location).filter { $0.value.contains("lock") }.compactMap { editor($0.key, in: location) }
        }
    }

    /// Removes a draft, unless it is new enough to belong to a session that is just starting.
    private func removeIfStale(_ draft: String) {
        var status = stat()
        guard lstat(draft, &status) == 0, time(nil) - status.st_mtim.tv_sec >= DocumentWriter.staleAge else { return }
        unlink(draft)
    }

    /// Returns the contents that other sessions of the document left behind, newest first. Removes their other files.
    package func leftBehind() -> [RecoveryFile] {
        var live: Set<String> = []
        var found: [(location: RecoveryLocation, identifier: String, kinds: Set<String>)] = []
        for location in locations {
            for (identifier, kinds) in others(in: location) {
                found.append((location, identifier, kinds))
                if kinds.contains("lock"), editor(identifier, in: location) != nil { live.insert(identifier) }
            }
        }
        var files: [RecoveryFile] = []
        for (location, identifier, kinds) in found where !live.contains(identifier) {
            if kinds.contains("lock") { unlink(path("lock", in: location, identifier)) }
            if kinds.contains("new") { removeIfStale(path("new", in: location, identifier)) }
            guard kinds.contains("recovery") else { continue }
            if let file = RecoveryFile(path: path("recovery", in: location, identifier)), file.document == document {
                files.append(file)
            }
        }
        return files.sorted { $0.date > $1.date }
    }
}
