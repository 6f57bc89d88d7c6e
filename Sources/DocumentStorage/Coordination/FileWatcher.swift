import Foundation

/// An object that reports changes of a file, package or folder by other programs, through inotify.
package final class FileWatcher: Sendable {
    private let identifier: UInt64

    /// Starts to watch. Several changes at a time are reported once, and the file may be the same after them.
    ///
    /// - Parameters:
    ///   - path: The path of the file or package, which need not exist. Links are followed.
    ///   - onChange: A closure that is called on a background queue.
    /// - Returns: Nil if the folder does not exist, or if the system has no watches left.
    package init?(_ path: String, onChange: @escaping @Sendable () -> Void) {
        let path = DocumentPath.canonical(path)
        var folders = [(DocumentPath.folder(of: path), String?.some(DocumentPath.name(of: path)))]
        if FileTree.isFolder(path) { folders += FileTree.folders(in: path).map { ($0, nil) } }
        guard let identifier = FileEventQueue.shared.add(folders, onChange) else { return nil }
        self.identifier = identifier
    }

    /// Starts to watch a folder: the names, contents and attributes of its entries, and its end.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder, which need not be valid UTF-8. Links are followed.
    ///   - onChange: A closure that is called on a background queue, at most once in a tenth of a second.
    /// - Returns: Nil if there is no such folder, or if the system has no watches left.
    package init?(folder: UnsafePointer<CChar>, onChange: @escaping @Sendable () -> Void) {
        let path = Array(UnsafeBufferPointer(start: folder, count: strlen(folder) + 1))
        guard let identifier = FileEventQueue.shared.add([(path: path, name: nil)], onChange) else { return nil }
        self.identifier = identifier
    }

    deinit { FileEventQueue.shared.remove(identifier) }
}
