import Foundation

/// An error of the file system, with a description for the user.
struct FilePanelError: Error, Equatable, LocalizedError {
    let code: Int32

    init(_ code: Int32) { self.code = code }

    var errorDescription: String? {
        switch code {
        case EACCES, EPERM: "You do not have permission."
        case ENOENT: "It does not exist."
        case ENOTDIR: "It is not a folder."
        case EEXIST, ENOTEMPTY: "A file or folder with this name exists already."
        case ENOSPC: "The disk is full."
        case EROFS: "The disk is read-only."
        case ENAMETOOLONG: "The name is too long."
        case ELOOP: "Its symbolic links form a cycle."
        default: String(cString: strerror(code))
        }
    }
}
