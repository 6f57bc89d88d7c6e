import CEpoll
import Foundation

/// The descriptors for which libdbus waits, in an `epoll` set. The descriptor of the set is readable when one of them
/// is ready, so an event loop that can wait only for reading waits for writing, too.
///
/// The set is used on the main thread only. It is not isolated, because libdbus calls its functions.
final class DBusWatchSet {
    private static let readable: UInt32 = 1
    private static let writable: UInt32 = 2
    private static let error: UInt32 = 4
    private static let hangUp: UInt32 = 8

    /// The descriptor of the set.
    let descriptor: Int32

    private let library: DBusLibrary
    private var watches: [OpaquePointer] = []
    /// The events of the descriptors in the set.
    private var events: [Int32: UInt32] = [:]
    /// A Boolean value that indicates whether the set may differ from what the watches need. libdbus enables and
    /// disables the watch for writing with each message.
    private var isOutdated = false

    init?(library: DBusLibrary) {
        descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.library = library
    }

    deinit { close(descriptor) }

    /// Lets a connection add its watches. The connection must be detached before either object is deallocated.
    ///
    /// - Returns: False if memory is exhausted.
    func attach(to connection: OpaquePointer) -> Bool {
        let isSet = library.setWatchFunctions(
            connection,
            { watch, data in
                DBusWatchSet.from(data)?.add(watch)
                return 1
            },
            { watch, data in DBusWatchSet.from(data)?.remove(watch) },
            { _, data in DBusWatchSet.from(data)?.isOutdated = true },
            Unmanaged.passUnretained(self).toOpaque(), nil)
        update()
        return isSet != 0
    }

    /// Lets a connection remove its watches.
    func detach(from connection: OpaquePointer) {
        _ = library.setWatchFunctions(connection, nil, nil, nil, nil, nil)
        update()
    }

    private static func from(_ data: DBusLibrary.Memory?) -> DBusWatchSet? {
        data.map { Unmanaged<DBusWatchSet>.fromOpaque($0).takeUnretainedValue() }
    }

    private func add(_ watch: OpaquePointer?) {
        if let watch { watches.append(watch) }
        isOutdated = true
    }

    private func remove(_ watch: OpaquePointer?) {
        watches.removeAll { $0 == watch }
        isOutdated = true
    }

    /// Applies the changes of watches to the set. To be called before the event loop waits.
    func update() {
        guard isOutdated else { return }
        isOutdated = false
        var wanted: [Int32: UInt32] = [:]
        for watch in watches where library.isWatchEnabled(watch) != 0 {
            let flags = library.watchFlags(watch)
            var mask = wanted[library.watchDescriptor(watch)] ?? 0
            if flags & Self.readable != 0 { mask |= EPOLLIN.rawValue }
            if flags & Self.writable != 0 { mask |= EPOLLOUT.rawValue }
            wanted[library.watchDescriptor(watch)] = mask
        }
        guard wanted != events else { return }
        for (watched, mask) in wanted where events[watched] != mask {
            var event = epoll_event()
            event.events = mask
            event.data.fd = watched
            epoll_ctl(descriptor, events[watched] == nil ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, watched, &event)
        }
        for watched in events.keys where wanted[watched] == nil {
            var event = epoll_event()
            // Fails if libdbus has closed the descriptor, which has removed it.
            epoll_ctl(descriptor, EPOLL_CTL_DEL, watched, &event)
        }
        events = wanted
    }

    /// Lets libdbus read and write what is possible now.
    ///
    /// - Returns: False if no descriptor was ready.
    func handleEvents() -> Bool {
        update()
        var event = epoll_event()
        guard epoll_wait(descriptor, &event, 1, 0) == 1 else { return false }
        let mask = event.events
        var flags: UInt32 = 0
        if mask & EPOLLIN.rawValue != 0 { flags |= Self.readable }
        if mask & EPOLLOUT.rawValue != 0 { flags |= Self.writable }
        if mask & EPOLLERR.rawValue != 0 { flags |= Self.error }
        if mask & EPOLLHUP.rawValue != 0 { flags |= Self.hangUp }
        for watch in watches {
            // Handling a watch may remove or disable others.
            guard watches.contains(watch), library.isWatchEnabled(watch) != 0,
                library.watchDescriptor(watch) == event.data.fd
            else { continue }
            let relevant = flags & (library.watchFlags(watch) | Self.error | Self.hangUp)
            if relevant != 0 { _ = library.handleWatch(watch, relevant) }
        }
        return true
    }
}
