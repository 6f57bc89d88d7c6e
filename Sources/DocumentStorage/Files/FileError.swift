import Foundation

/// A file system error, with a description for the user.
package struct FileError: Error, Equatable {
    /// The error number, as in `errno`; ``notRegular`` for a device, a pipe or a socket.
    package let code: Int32
    package let path: String

    /// The code for a device, a pipe or a socket, which contains no document.
    package static let notRegular: Int32 = -1

    /// Creates the error of a system call that just failed.
    package init(_ path: String, code: Int32 = errno) {
        self.code = code
        self.path = path
    }

    /// A sentence that describes the cause.
    package var reason: String {
        switch code {
        case FileError.notRegular: "It is a device, a pipe or a socket."
        case EACCES, EPERM: "You do not have permission to access it."
        case ENOENT, ENOTDIR: "The folder does not exist."
        case ENOSPC: "The disk is full."
        case EDQUOT: "Your quota on this disk is exceeded."
        case EFBIG: "The file exceeds the size limit."
        case EROFS: "The disk is read-only."
        case EIO: "The disk reported an error."
        case ENAMETOOLONG: "Its name is too long."
        case EISDIR: "It is a folder."
        case ELOOP: "Its symbolic links form a cycle."
        case EMFILE, ENFILE: "Too many files are open."
        case ETXTBSY: "The program file is in use."
        default: "\(String(cString: strerror(code)))."
        }
    }
}
