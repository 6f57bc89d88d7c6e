import Foundation
import Synchronization

/// A change of files that can be undone. The closures run on a background thread, one after the other.
struct FileAction: Sendable {
    /// The name for the menu, such as “Rename”.
    let name: String
    /// Performs the change, and returns the names of the files to select.
    let perform: @Sendable () throws -> Set<FileName>
    /// Takes the change back, and returns the names of the files to select.
    let revert: @Sendable () throws -> Set<FileName>

    /// Renames a file.
    static func rename(_ path: FilePath, to name: FileName) -> FileAction {
        let target = (path.parent ?? .root).appending(name)
        return FileAction(
            name: "Rename",
            perform: {
                try FileOperations.rename(path, to: name)
                return [name]
            },
            revert: {
                try FileOperations.rename(target, to: path.name ?? name)
                return path.name.map { [$0] } ?? []
            })
    }

    /// Creates a folder.
    static func makeFolder(in folder: FilePath) -> FileAction {
        let created = Box<FilePath?>(nil)
        return FileAction(
            name: "New Folder",
            perform: {
                let path = try FileOperations.makeFolder(in: folder)
                created.value.withLock { $0 = path }
                return path.name.map { [$0] } ?? []
            },
            revert: {
                if let path = created.value.withLock({ $0 }) { try FileOperations.removeEmptyFolder(path) }
                return []
            })
    }

    /// Moves files to the trash. If one cannot be moved, the others are moved nevertheless.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - next: The name of the file to select then.
    ///   - trash: The trash.
    static func trash(_ paths: [FilePath], next: FileName?, _ trash: Trash) -> FileAction {
        let trashed = Box<[TrashedFile]>([])
        return FileAction(
            name: "Move to Trash",
            perform: {
                var failure: (any Error)?
                for path in paths {
                    do {
                        let file = try trash.move(path)
                        trashed.value.withLock { $0.append(file) }
                    } catch {
                        failure = failure ?? error
                    }
                }
                if let failure, trashed.value.withLock({ $0.isEmpty }) { throw failure }
                if let failure = failure as? FileFailure { throw PartialFailure(failure: failure) }
                return next.map { [$0] } ?? []
            },
            revert: {
                let files = trashed.value.withLock { files in
                    defer { files = [] }
                    return files
                }
                var failure: (any Error)?
                for file in files {
                    do {
                        try trash.restore(file)
                    } catch {
                        failure = failure ?? error
                        trashed.value.withLock { $0.append(file) }
                    }
                }
                if let failure { throw failure }
                return Set(files.compactMap(\.original.name))
            })
    }

    /// Moves or copies files into a folder. If one cannot be transferred, the others are transferred nevertheless.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - folder: The folder.
    ///   - isMove: Whether the files are moved.
    ///   - trash: The trash, to which copies go if the change is undone.
    static func transfer(
        _ paths: [FilePath], into folder: FilePath, isMove: Bool, _ trash: Trash
    ) -> FileAction {
        let made = Box<[(from: FilePath, to: FilePath)]>([])
        return FileAction(
            name: isMove ? "Move" : "Copy",
            perform: {
                var failure: (any Error)?
                for path in paths {
                    do {
                        let target = try FileOperations.transfer(path, into: folder, isMove: isMove)
                        if target != path { made.value.withLock { $0.append((path, target)) } }
                    } catch {
                        failure = failure ?? error
                    }
                }
                let done = made.value.withLock { $0 }
                if let failure, done.isEmpty { throw failure }
                if let failure = failure as? FileFailure { throw PartialFailure(failure: failure) }
                return Set(done.compactMap(\.to.name))
            },
            revert: {
                let files = made.value.withLock { files in
                    defer { files = [] }
                    return files
                }
                var failure: (any Error)?
                for file in files {
                    do {
                        if isMove {
                            let parent = file.from.parent ?? .root
                            try FileOperations.transfer(file.to, into: parent, isMove: true)
                        } else {
                            _ = try trash.move(file.to)
                        }
                    } catch {
                        failure = failure ?? error
                        made.value.withLock { $0.append(file) }
                    }
                }
                if let failure { throw failure }
                return isMove ? Set(files.compactMap(\.from.name)) : []
            })
    }

    /// The failure of a part of a change, which can be undone.
    struct PartialFailure: Error {
        let failure: FileFailure
    }

    /// A value that the closures of an action share.
    private final class Box<Value: Sendable>: Sendable {
        let value: Mutex<Value>

        init(_ value: Value) { self.value = Mutex(value) }
    }
}
