import Foundation
import Synchronization

/// An object that reports changes of a folder, and of the files in it, through inotify.
final class FolderWatcher: Sendable {
    /// Dispatch sources may be used on any thread.
    nonisolated(unsafe) private let source: any DispatchSourceRead
    private let isReporting = Mutex(false)

    /// The time in seconds from the first of several changes to the report.
    private static let delay: TimeInterval = 0.2

    /// Starts to watch a folder; returns nil if the system has no watches left, or the folder does not exist.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - onChange: A closure that is called on the main actor, at most five times a second.
    init?(_ path: FilePath, onChange: @escaping @MainActor @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let names = UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
        let contents = UInt32(IN_MODIFY) | UInt32(IN_ATTRIB)
        let folder = UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)
        guard path.withCString({ inotify_add_watch(descriptor, $0, names | contents | folder) }) >= 0 else {
            close(descriptor)
            return nil
        }
        let queue = DispatchQueue(label: "folder watcher", qos: .utility)
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setCancelHandler { close(descriptor) }
        source.setEventHandler { [weak self] in
            // Which file has changed does not matter: the folder is read again.
            var buffer = [UInt8](repeating: 0, count: 16384)
            while read(descriptor, &buffer, buffer.count) > 0 {}
            guard let self,
                isReporting.withLock({ isReporting in
                    defer { isReporting = true }
                    return !isReporting
                })
            else { return }
            queue.asyncAfter(deadline: .now() + FolderWatcher.delay) { [weak self] in
                guard let self else { return }
                isReporting.withLock { $0 = false }
                DispatchQueue.main.async { [weak self] in
                    guard self != nil else { return }
                    MainActor.assumeIsolated { onChange() }
                }
            }
        }
        source.activate()
    }

    deinit { source.cancel() }
}
