import Synchronization

/// The registered notification methods by observer.
package enum NotificationMethods {
    /// The number of registrations.
    package static var count: Int { state.withLock { $0.count } }

    struct Registration {
        let name: NSNotification.Name?
        let object: ObjectIdentifier?
        fileprivate weak var observer: AnyObject?
        fileprivate weak var center: NotificationCenter?
        fileprivate let token: any NSObjectProtocol

        /// Removes the registration from the notification center.
        fileprivate func end() { center?.removeObserver(token as Any) }
    }

    private struct State: @unchecked Sendable {
        // Unchecked: Foundation's centers and tokens may be used on any thread.
        var registrations: [ObjectIdentifier: [Registration]] = [:]
        var count = 0
        /// The registration count at which registrations of deallocated objects are purged.
        var limit = 64

        /// Removes the registrations that match.
        mutating func remove(where matches: (Registration) -> Bool) -> [NotificationMethods
            .Registration]
        {
            registrations.keys.flatMap { remove(from: $0, where: matches) }
        }

        /// Removes the registrations of an object that match.
        mutating func remove(
            from id: ObjectIdentifier, where matches: (Registration) -> Bool
        ) -> [Registration] {
            guard let all = registrations[id] else { return [] }
            let removed = all.filter(matches)
            guard !removed.isEmpty else { return [] }
            let rest = all.filter { !matches($0) }
            registrations[id] = rest.isEmpty ? nil : rest
            count -= removed.count
            return removed
        }
    }

    private static let state = Mutex(State())

    static func add(
        _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?,
        to center: NotificationCenter
    ) {
        let target = WeakTarget(observer)
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            if let observer = target.object { selector.perform(on: observer, sender: notification, event: nil) }
        }
        let registration = Registration(
            name: name, object: object.map { ObjectIdentifier($0 as AnyObject) }, observer: observer, center: center,
            token: token)
        change { state in
            state.registrations[ObjectIdentifier(observer), default: []].append(registration)
            state.count += 1
            guard state.count > state.limit else { return [] }
            let ended = state.remove { $0.observer == nil }
            state.limit = max(64, 2 * state.count)
            return ended
        }
    }

    /// Removes the registrations that match. The observer may be executing its deinitializer.
    static func remove(
        _ observer: AnyObject, from center: NotificationCenter, where matches: (Registration) -> Bool
    ) {
        let id = ObjectIdentifier(observer)
        change { state in state.remove(from: id) { $0.center === center && matches($0) } }
    }

    /// Changes the state, and ends the returned registrations outside the lock.
    private static func change(_ body: (inout State) -> [Registration]) {
        var ended: [Registration] = []
        state.withLock { ended = body(&$0) }
        for registration in ended { registration.end() }
    }

    /// A weak reference for closures that run on any thread.
    private final class WeakTarget: @unchecked Sendable {
        // Unchecked: weak references may be read on any thread, and this one is never changed.
        private(set) weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }
}
