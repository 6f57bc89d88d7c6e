/// The object to which an application posts accessibility events.
///
/// ```swift
/// center.post(.names, .nameChanged(node))
/// ```
///
/// While no assistive technology listens to a kind of events, posting one is a test of a flag; the event is not made.
@MainActor package final class AccessibilityEventCenter {
    /// The kinds of events that assistive technologies listen to; none while none runs.
    @usableFromInline package private(set) var wantedEvents: AccessibilityEventKinds = []

    /// A Boolean value that indicates whether an assistive technology may query the tree.
    package private(set) var isActive = false

    /// Called after ``isActive`` has changed.
    package var activityHandler: (@MainActor (_ isActive: Bool) -> Void)?

    /// Called after ``wantedEvents`` has changed.
    package var wantedEventsHandler: (@MainActor (AccessibilityEventKinds) -> Void)?

    private weak var observer: (any AccessibilityObserver)?

    /// Creates an object without an observer.
    package init() {}

    /// Sets the observer, which is not retained; nil if no assistive technology runs.
    package func setObserver(_ observer: (any AccessibilityObserver)?) {
        self.observer = observer
        let wasActive = isActive
        isActive = observer != nil
        updateWantedEvents()
        if isActive != wasActive { activityHandler?(isActive) }
    }

    /// Reads again which events the observer wants.
    package func updateWantedEvents() {
        let wanted = observer?.wantedEvents ?? []
        guard wanted != wantedEvents else { return }
        wantedEvents = wanted
        wantedEventsHandler?(wanted)
    }

    /// Posts an event.
    ///
    /// - Parameters:
    ///   - kind: The kind of the event.
    ///   - event: The event, which is made only if its kind is wanted.
    @inlinable package func post(_ kind: AccessibilityEventKinds, _ event: @autoclosure () -> AccessibilityEvent) {
        if wantedEvents.contains(kind) { send(event()) }
    }

    /// Forwards a key that the application has not handled yet, if an assistive technology listens to movements of the
    /// caret. The key is made only then.
    package func post(_ key: @autoclosure () -> AccessibilityKey?) {
        if wantedEvents.contains(.carets), let key = key() { observer?.receive(key) }
    }

    @usableFromInline func send(_ event: AccessibilityEvent) { observer?.receive(event) }
}
