/// A PDF document in a file.
///
/// The document is written into a file beside its destination, which it replaces in one step when it is complete.
package final class PDFFileOutput: PDFOutput {
    /// The reason why the document cannot be stored.
    package private(set) var error: (any Error)?

    private let path: String
    private let partialPath: String
    private var descriptor: Int32

    /// Creates the partial file.
    ///
    /// - Parameter path: The path of the document.
    /// - Throws: A Cocoa error if no file can be created there.
    package init(path: String) throws {
        self.path = path
        partialPath = path + ".\(UInt32.random(in: 0 ... .max)).part"
        descriptor = open(partialPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw PDFFileOutput.failure(at: path) }
    }

    deinit { _ = finish(isComplete: false) }

    package func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard descriptor >= 0, error == nil else { return false }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                error = PDFFileOutput.failure(at: path)
                return false
            }
            rest = rest.dropFirst(count)
        }
        return true
    }

    package func finish(isComplete: Bool) -> Bool {
        guard descriptor >= 0 else { return false }
        let isClosed = close(descriptor) == 0
        descriptor = -1
        guard isComplete, isClosed, error == nil, rename(partialPath, path) == 0 else {
            if error == nil { error = PDFFileOutput.failure(at: path) }
            unlink(partialPath)
            return false
        }
        return true
    }

    /// Returns the error for the last call of the system that failed.
    private static func failure(at path: String) -> any Error {
        let reason = errno
        let code: CocoaError.Code =
            switch reason {
            case EACCES, EPERM, EROFS: .fileWriteNoPermission
            case ENOSPC, EDQUOT: .fileWriteOutOfSpace
            case ENOENT, ENOTDIR: .fileNoSuchFile
            default: .fileWriteUnknown
            }
        return CocoaError(
            code,
            userInfo: [
                NSFilePathErrorKey: path,
                NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(reason)),
            ])
    }
}
