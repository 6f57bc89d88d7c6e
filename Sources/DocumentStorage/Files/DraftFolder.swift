import Foundation

/// A hidden folder that contains the draft of a document while it is written, and is removed with the value.
///
/// Only the user can read it, whatever mode the draft has. It is locked, so that other processes do not remove it.
struct DraftFolder: ~Copyable {
    let path: String
    /// The path of the draft, which has the document's name.
    let item: String
    /// A Boolean value that indicates whether the draft can be renamed to the document.
    let isBesideDocument: Bool
    /// The open folder, which holds the lock.
    private let descriptor: FileDescriptor

    /// Creates a folder beside a document.
    init(beside document: String) throws(FileError) {
        try self.init(DocumentPath.folder(of: document), document, isBeside: true)
    }

    /// Creates a folder in the first folder for temporary files in which that is possible.
    init(elsewhereFor document: String) throws(FileError) {
        do throws(FileError) {
            try self.init(NSTemporaryDirectory(), document, isBeside: false)
        } catch {
            try self.init("/tmp", document, isBeside: false)
        }
    }

    private init(_ folder: String, _ document: String, isBeside: Bool) throws(FileError) {
        path = folder + "/" + DraftFolder.prefix(of: document) + DocumentPath.random()
        item = path + "/" + DocumentPath.name(of: document)
        isBesideDocument = isBeside
        guard mkdir(path, 0o700) == 0 else { throw FileError(path) }
        do throws(FileError) {
            descriptor = try FileDescriptor(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        } catch {
            rmdir(path)
            throw error
        }
        _ = descriptor.lock(exclusively: true)
    }

    deinit { FileTree.remove(path) }

    /// Returns the beginning of the names of a document's draft folders.
    static func prefix(of document: String) -> String {
        ".draft-\(DocumentPath.hash(Data(DocumentPath.name(of: document).utf8)))-"
    }
}
