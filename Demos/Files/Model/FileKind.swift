import Foundation

/// The kind of a file, from the type in its folder.
enum FileKind: UInt8, Sendable {
    case file
    case folder
    /// A symbolic link to a file.
    case linkToFile
    /// A symbolic link to a folder.
    case linkToFolder
    /// A symbolic link whose target does not exist or cannot be reached.
    case brokenLink
    /// A pipe, a socket or a device, which the app never opens.
    case special

    /// A Boolean value that indicates whether the file can be opened as a folder.
    var isFolder: Bool { self == .folder || self == .linkToFolder }

    /// A Boolean value that indicates whether the file contains data.
    var isRegular: Bool { self == .file || self == .linkToFile }

    /// Finds the kind of a file in an open folder. This can take long on network disks.
    init(name: UnsafePointer<CChar>, type: UInt8, folder: Int32) {
        switch Int(type) {
        case Int(DT_REG): self = .file
        case Int(DT_DIR): self = .folder
        case Int(DT_LNK): self = FileKind.ofTarget(name, folder)
        case Int(DT_UNKNOWN):
            var status = stat()
            guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                self = .special
                return
            }
            switch status.st_mode & S_IFMT {
            case S_IFREG: self = .file
            case S_IFDIR: self = .folder
            case S_IFLNK: self = FileKind.ofTarget(name, folder)
            default: self = .special
            }
        default: self = .special
        }
    }

    private static func ofTarget(_ name: UnsafePointer<CChar>, _ folder: Int32) -> FileKind {
        var status = stat()
        guard fstatat(folder, name, &status, 0) == 0 else { return .brokenLink }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .linkToFile
        case S_IFDIR: .linkToFolder
        default: .special
        }
    }
}
