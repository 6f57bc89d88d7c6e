import Foundation
import Synchronization

/// The file of a document that is open in this process: its editing session, and what is known of its contents.
///
/// All methods are safe to call on any thread. Those that read or write files must not be called on the main thread.
package final class DocumentFile: Sendable {
    /// How the file differs from what is known of it.
    package enum Change: Sendable { case none, modified, vanished }

    /// The path of the document; nil if it has no file yet.
    package let path: String?
    package let session: EditingSession
    private let stateFolder: String
    private let fingerprint = Mutex<FileFingerprint?>(nil)

    /// Begins an editing session.
    package init(path: String?, stateFolder: String) {
        self.path = path
        self.stateFolder = stateFolder
        session = EditingSession(path: path, stateFolder: stateFolder)
    }

    /// The versions of the document that are stored elsewhere; nil if it has no file.
    package var versions: VersionStore? { path.map { VersionStore(path: $0, stateFolder: stateFolder) } }

    /// The contents that this process read or wrote last; nil if there was no file.
    package var known: FileFingerprint? {
        get { fingerprint.withLock { $0 } }
        set { fingerprint.withLock { $0 = newValue } }
    }

    /// Compares the file with what is known of it.
    package func change() throws(FileError) -> Change {
        guard let path else { return .none }
        let known = known
        if let known, try known.matches(path) {
            // After a while, the file can be compared without reading it.
            if let current = try FileFingerprint(of: path), current == known { self.known = current }
            return .none
        }
        guard let current = try FileFingerprint(of: path) else { return known == nil ? .none : .vanished }
        return current == known ? .none : .modified
    }

    /// Reads the document with a closure, again if another program changes it meanwhile, and notes what was read.
    package func read(_ body: () throws -> Void) throws {
        guard let path else { return }
        for attempt in 1...3 {
            let before = try FileFingerprint(of: path)
            try body()
            if try attempt == 3 || before == FileFingerprint(of: path) {
                known = before
                return
            }
        }
    }

    /// Performs a closure while no other process of the app writes the document.
    package func whileLocked<Result>(_ body: () throws -> Result) throws -> Result {
        guard let document = session.document else { return try body() }
        RecoveryLocation.prepareFolder(stateFolder)
        let path = "\(stateFolder)/\(EditingSession.key(of: document)).write"
        let lock: FileLock
        do throws(FileError) {
            lock = try FileLock(path, timeout: 10)
        } catch {
            guard error.code != EAGAIN else { throw FileError(document, code: EBUSY) }
            // Without a folder for locks, documents can still be saved.
            return try body()
        }
        return try withExtendedLifetime(lock) { try body() }
    }
}
