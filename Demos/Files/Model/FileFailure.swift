import Foundation

/// A failure of an operation on files, with a description for the user.
struct FileFailure: Error, Equatable, Sendable {
    /// The error number, as in `errno`; 0 for a failure of this app.
    let code: Int32
    /// The failure in one sentence, such as “The folder cannot be opened”.
    let summary: String
    private let explanation: String?

    /// Creates the failure of a system call that just failed.
    init(_ summary: String, code: Int32 = errno) {
        self.code = code
        self.summary = summary
        explanation = nil
    }

    /// Creates a failure with a reason.
    init(_ summary: String, reason: String) {
        code = 0
        self.summary = summary
        explanation = reason
    }

    /// A sentence that describes the cause.
    var reason: String {
        if let explanation { return explanation }
        return switch code {
        case EACCES, EPERM: "You do not have permission."
        case ENOENT: "It does not exist any more."
        case ENOTDIR: "It is not a folder."
        case EEXIST, ENOTEMPTY: "A file with this name already exists."
        case ENOSPC: "The disk is full."
        case EDQUOT: "Your quota on this disk is exceeded."
        case EROFS: "The disk is read-only."
        case EIO: "The disk reported an error."
        case ENAMETOOLONG: "The name is too long."
        case ELOOP: "Its symbolic links form a cycle."
        case EMFILE, ENFILE: "Too many files are open."
        case EXDEV: "It is on another disk."
        case EBUSY: "It is in use."
        case EINVAL: "The disk does not accept it."
        default: "\(String(cString: strerror(code)))."
        }
    }

    /// The summary and the reason.
    var message: String { "\(summary): \(reason)" }
}
