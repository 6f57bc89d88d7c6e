import Foundation

/// A file with contents of a document that are not in its file: unsaved changes, or another version. The first line
/// describes the contents, which follow.
package struct RecoveryFile: Equatable, Sendable {
    /// A description of the contents.
    package struct Details: Equatable, Sendable {
        /// The hash of the document file's contents when they were changed; nil if there was no file.
        package var base: String?
        /// The type of the document; nil if it is unknown.
        package var type: String?
        /// A Boolean value that indicates whether the contents are those of a package.
        package var isPackage: Bool
        /// A Boolean value that indicates whether another program and the user changed the document independently.
        package var isConflict: Bool
        /// A Boolean value that indicates whether the user has decided what to do with the contents.
        package var isResolved: Bool

        package init(
            base: String? = nil, type: String? = nil, isPackage: Bool = false, isConflict: Bool = false,
            isResolved: Bool = false
        ) {
            self.base = base
            self.type = type
            self.isPackage = isPackage
            self.isConflict = isConflict
            self.isResolved = isResolved
        }
    }

    private struct Header: Codable {
        var version = 1
        let document: String?
        let date: Double
        let base: String?
        var type: String?
        var isPackage: Bool?
        var isConflict: Bool?
        var isResolved: Bool?
    }

    /// The maximum length of the first line, in bytes. A path has at most 4096, and JSON can need six for each.
    private static let headerLimit = 1 << 16

    package let path: String
    /// The canonical path of the document; nil if it has none yet.
    package let document: String?
    /// The time when the contents were stored.
    package let date: Date
    package let details: Details
    private let headerLength: Int

    /// Reads the description.
    ///
    /// Returns nil if the file is not a recovery file, or if it belongs to another user, who could have planted it.
    package init?(path: String) {
        guard let file = RecoveryFile.open(path), let start = try? file.readBeginning(RecoveryFile.headerLimit),
            let end = start.firstIndex(of: 0x0A),
            let header = try? JSONDecoder().decode(Header.self, from: start[..<end]), header.version == 1
        else { return nil }
        self.path = path
        document = header.document
        date = Date(timeIntervalSince1970: header.date)
        details = Details(
            base: header.base, type: header.type, isPackage: header.isPackage ?? false,
            isConflict: header.isConflict ?? false, isResolved: header.isResolved ?? false)
        headerLength = end + 1
    }

    private static func open(_ path: String) -> FileDescriptor? {
        guard let file = try? FileDescriptor(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
            let status = try? file.status(), status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid()
        else { return nil }
        return file
    }

    /// Reads the contents.
    package func contents() throws(FileError) -> Data {
        guard let file = RecoveryFile.open(path) else { throw FileError(path, code: ENOENT) }
        return Data(try file.read().dropFirst(headerLength))
    }

    /// Returns the bytes of a recovery file.
    package static func bytes(
        of contents: Data, document: String?, details: Details, date: Date = Date()
    ) -> Data {
        let header = Header(
            document: document, date: date.timeIntervalSince1970, base: details.base, type: details.type,
            isPackage: details.isPackage ? true : nil, isConflict: details.isConflict ? true : nil,
            isResolved: details.isResolved ? true : nil)
        var bytes = (try? JSONEncoder().encode(header)) ?? Data()
        bytes.append(0x0A)
        bytes.append(contents)
        return bytes
    }

    /// Writes a draft, waits until the disk has stored it, and gives it its name.
    static func write(_ content: Data, as name: String, draft: String, in folder: String) throws(FileError) {
        let failure: FileError? = FileSizeSignal.withoutSignal {
            do throws(FileError) {
                let file = try FileDescriptor(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, mode: 0o600)
                try file.write(content)
                try file.synchronize()
                guard rename(draft, name) == 0 else { throw FileError(name) }
                try FileDescriptor.synchronizeFolder(folder)
                return nil
            } catch {
                return error
            }
        }
        guard let failure else { return }
        unlink(draft)
        throw failure
    }

    package func remove() { unlink(path) }
}
