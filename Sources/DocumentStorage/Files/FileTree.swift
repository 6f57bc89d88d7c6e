import Foundation

/// Functions for files and the folders of packages.
package enum FileTree {
    /// The maximum depth of a package. Deeper ones are not read, and fail with `ELOOP`.
    package static let maximumDepth = 64

    /// Returns a Boolean value that indicates whether a path is a folder and no link to one.
    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Removes a file, or a folder with its contents. Links are not followed.
    package static func remove(_ path: String, depth: Int = 0) {
        guard isFolder(path) else {
            unlink(path)
            return
        }
        guard depth <= maximumDepth else { return }
        if rmdir(path) == 0 { return }
        for name in FileDescriptor.names(in: path) where name != "." && name != ".." {
            remove(path + "/" + name, depth: depth + 1)
        }
        rmdir(path)
    }

    /// Returns a folder and the folders in it, at most a number of them, for watching.
    package static func folders(in path: String, limit: Int = 256) -> [String] {
        var found = [path]
        var index = 0
        while index < found.count, found.count < limit {
            let folder = found[index]
            index += 1
            for name in FileDescriptor.names(in: folder) where name != "." && name != ".." {
                let child = folder + "/" + name
                if isFolder(child), found.count < limit { found.append(child) }
            }
        }
        return found
    }
}
