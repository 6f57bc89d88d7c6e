import Foundation

/// A file system error, with a description for the user.
struct FileError: Error, Equatable {
    /// The error number, as in `errno`; ``notRegular`` for a device, a pipe or a socket.
    let code: Int32
    let path: String

    /// The code for a device, a pipe or a socket, which contains no text.
    static let notRegular: Int32 = -1

    /// Creates the error of a system call that just failed.
    init(_ path: String, code: Int32 = errno) {
        self.code = code
        self.path = path
    }

    /// A sentence that describes the cause.
    var reason: String {
        switch code {
        case FileError.notRegular: "It is a device, a pipe or a socket, not a file of text."
        case EACCES, EPERM: "You have no permission to use it."
        case ENOENT, ENOTDIR: "There is no such folder."
        case ENOSPC: "The disk is full."
        case EDQUOT: "Your quota on this disk is used up."
        case EFBIG: "It would be larger than files may be here."
        case EROFS: "The disk is read-only."
        case EIO: "The disk reported an error while it was used."
        case ENAMETOOLONG: "Its name is too long."
        case EISDIR: "It is a folder."
        case ELOOP: "Its symbolic links lead in a circle."
        case EMFILE, ENFILE: "Too many files are open."
        case ETXTBSY: "It is a program that is running."
        default: "\(String(cString: strerror(code)))."
        }
    }
}
