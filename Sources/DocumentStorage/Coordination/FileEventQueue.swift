import Foundation
import Synchronization

/// The inotify instance of the process, which all watchers share because a user can only have few of them. It is
/// opened for the first watcher.
final class FileEventQueue: Sendable {
    static let shared = FileEventQueue()

    /// The time in seconds from the first of several changes to the report.
    static let delay: TimeInterval = 0.1

    private struct Client {
        /// The names to report by watch descriptor; nil for all names.
        var names: [Int32: String?]
        let onChange: @Sendable () -> Void
        var isReporting = false
    }

    private struct State {
        /// The descriptor of the instance; nil before it is opened.
        var descriptor: Int32?
        var clients: [UInt64: Client] = [:]
        var nextIdentifier: UInt64 = 1
        /// The number of clients by watch descriptor.
        var uses: [Int32: Int] = [:]
        /// Reads the descriptor.
        var source: (any DispatchSourceRead)?
    }

    private let state = Mutex(State())
    /// Reports changes, also while the main thread waits for a document. It measures the delay itself, because this
    /// module has no event loop.
    private let queue = DispatchQueue(label: "document changes", qos: .utility)

    private static let mask =
        UInt32(IN_ATTRIB) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_MODIFY)
        | UInt32(IN_CLOSE_WRITE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

    /// Adds a client that watches folders.
    ///
    /// - Parameters:
    ///   - folders: Folders, with the name of the only entry to report; nil for all entries. The first one must exist.
    ///   - onChange: A closure that is called on the queue.
    func add(_ folders: [(path: String, name: String?)], _ onChange: @escaping @Sendable () -> Void) -> UInt64? {
        add(folders.map { (Array($0.path.utf8CString), $0.name) }, onChange)
    }

    /// Adds a client that watches folders, whose paths are null-terminated bytes.
    func add(_ folders: [(path: [CChar], name: String?)], _ onChange: @escaping @Sendable () -> Void) -> UInt64? {
        state.withLock { state in
            if state.descriptor == nil { open(&state) }
            guard let descriptor = state.descriptor, descriptor >= 0 else { return nil }
            var client = Client(names: [:], onChange: onChange)
            for (index, folder) in folders.enumerated() {
                let watch = inotify_add_watch(descriptor, folder.path, FileEventQueue.mask)
                guard watch >= 0 else {
                    if index == 0 { return nil }
                    continue
                }
                client.names[watch] = .some(folder.name)
                state.uses[watch, default: 0] += 1
            }
            let identifier = state.nextIdentifier
            state.nextIdentifier += 1
            state.clients[identifier] = client
            return identifier
        }
    }

    func remove(_ identifier: UInt64) {
        state.withLock { state in
            guard let client = state.clients.removeValue(forKey: identifier) else { return }
            for watch in client.names.keys {
                state.uses[watch, default: 1] -= 1
                guard state.uses[watch] == 0 else { continue }
                state.uses[watch] = nil
                if let descriptor = state.descriptor { inotify_rm_watch(descriptor, watch) }
            }
        }
    }

    private func open(_ state: inout State) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        state.descriptor = descriptor
        guard descriptor >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler { [self] in read(descriptor) }
        source.activate()
        state.source = source
    }

    private func read(_ descriptor: Int32) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            let headerSize = MemoryLayout<inotify_event>.size
            var offset = 0
            while offset + headerSize <= count {
                let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
                let end = min(count, offset + headerSize + Int(event.len))
                let name = buffer[(offset + headerSize)..<end].prefix { $0 != 0 }
                report(event, String(decoding: name, as: UTF8.self))
                offset = end
            }
        }
    }

    private func report(_ event: inotify_event, _ name: String) {
        let isOverflow = event.mask & UInt32(IN_Q_OVERFLOW) != 0
        let isFolder = event.len == 0
        let due = state.withLock { state in
            if event.mask & UInt32(IN_IGNORED) != 0 { state.uses[event.wd] = nil }
            return state.clients.compactMap { identifier, client -> UInt64? in
                var isAffected = isOverflow
                if let wanted = client.names[event.wd] { isAffected = isFolder || wanted == nil || wanted == name }
                guard isAffected, !client.isReporting else { return nil }
                state.clients[identifier]?.isReporting = true
                return identifier
            }
        }
        for identifier in due {
            queue.asyncAfter(deadline: .now() + FileEventQueue.delay) { [self] in
                let onChange = state.withLock { state in
                    state.clients[identifier]?.isReporting = false
                    return state.clients[identifier]?.onChange
                }
                onChange?()
            }
        }
    }
}
