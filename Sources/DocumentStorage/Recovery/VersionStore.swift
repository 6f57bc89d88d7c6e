import Foundation

/// The stored versions of a document that are not in its file: those of conflicts, and those that were replaced.
///
/// They are files beside those of editing sessions, and belong to no session.
package struct VersionStore: Sendable {
    /// The maximum number of versions of a document. Adding one removes the oldest ones that need no decision.
    package static let limit = 10

    /// The canonical path of the document.
    package let document: String
    private let locations: [RecoveryLocation]
    private let key: String

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - path: The path of the document, which need not exist.
    ///   - stateFolder: The folder for recovery files.
    package init(path: String, stateFolder: String) {
        document = DocumentPath.canonical(path)
        locations = RecoveryLocation.all(for: document, state: stateFolder)
        key = EditingSession.key(of: document)
    }

    /// Returns the versions, newest first. Unsaved changes of editing sessions are versions if they are in conflict.
    package func versions() -> [RecoveryFile] {
        var found: [RecoveryFile] = []
        for location in locations {
            let prefix = location.prefix + key + "."
            for name in FileDescriptor.names(in: location.folder)
            where name.hasPrefix(prefix) && (name.hasSuffix(".version") || name.hasSuffix(".recovery")) {
                guard let file = RecoveryFile(path: location.folder + "/" + name), file.document == document,
                    name.hasSuffix(".version") || file.details.isConflict
                else { continue }
                found.append(file)
            }
        }
        return found.sorted { ($0.date, $0.path) > ($1.date, $1.path) }
    }

    /// Stores a version, and waits until the disk has stored it.
    @discardableResult
    package func add(
        _ contents: Data, _ details: RecoveryFile.Details, date: Date = Date()
    ) throws(FileError) -> RecoveryFile {
        let bytes = RecoveryFile.bytes(of: contents, document: document, details: details, date: date)
        var failure: FileError?
        for location in locations {
            location.prepare()
            let name = "\(location.folder)/\(location.prefix)\(key).\(DocumentPath.random())"
            do throws(FileError) {
                try RecoveryFile.write(bytes, as: name + ".version", draft: name + ".new", in: location.folder)
                trim()
                if let file = RecoveryFile(path: name + ".version") { return file }
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? FileError(document, code: ENOENT)
    }

    private func trim() {
        let settled = versions().filter {
            $0.path.hasSuffix(".version") && (!$0.details.isConflict || $0.details.isResolved)
        }
        for old in settled.dropFirst(VersionStore.limit) { old.remove() }
    }

    /// Replaces the description of a version.
    package func update(_ file: RecoveryFile, _ details: RecoveryFile.Details) throws(FileError) {
        let bytes = RecoveryFile.bytes(
            of: try file.contents(), document: file.document, details: details, date: file.date)
        let draft = file.path + ".\(DocumentPath.random()).new"
        try RecoveryFile.write(bytes, as: file.path, draft: draft, in: DocumentPath.folder(of: file.path))
    }
}
