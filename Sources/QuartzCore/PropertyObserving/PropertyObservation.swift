import Synchronization

/// The observation of one property of an object by one observer.
@MainActor package final class PropertyObservation {
    /// The notifications of a change that an observer receives.
    package enum Notification {
        /// The property is about to change.
        case prior
        /// The property changed. The value is that before the change.
        case changed(from: Any)
    }

    /// The name of the property.
    package let property: String
    /// Returns the current value.
    let value: () -> Any
    private let notify: (Notification) -> Void
    /// A Boolean value that indicates whether the observer is also notified before a change.
    private let isPriorRequested: Bool
    /// The identity under which the observer was added, if any.
    package let registration: AnyHashable?
    /// Returns whether the observer no longer exists.
    private let hasEnded: () -> Bool
    private nonisolated let invalidation = Atomic(false)

    /// Creates an observation.
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - isPriorRequested: Whether the observer is also notified before a change.
    ///   - registration: The identity under which the observer is added, if any.
    ///   - value: Returns the current value. The closure must not retain the observed object.
    ///   - notify: Notifies the observer.
    ///   - hasEnded: Returns whether the observer no longer exists.
    package init(
        of property: String, isPriorRequested: Bool, registration: AnyHashable? = nil, value: @escaping () -> Any,
        notify: @escaping (Notification) -> Void, hasEnded: @escaping () -> Bool = { false }
    ) {
        self.property = property
        self.isPriorRequested = isPriorRequested
        self.value = value
        self.notify = notify
        self.registration = registration
        self.hasEnded = hasEnded
    }

    /// A Boolean value that indicates whether the observer no longer receives notifications.
    package var isInvalidated: Bool { invalidation.load(ordering: .acquiring) || hasEnded() }

    /// Ends the observation. Can be called on any thread.
    package nonisolated func invalidate() { invalidation.store(true, ordering: .releasing) }

    /// Notifies the observer before a change, if it requested that.
    func willChange() {
        if isPriorRequested, !isInvalidated { notify(.prior) }
    }

    /// Notifies the observer after a change.
    func didChange(from old: Any) {
        if !isInvalidated { notify(.changed(from: old)) }
    }
}
