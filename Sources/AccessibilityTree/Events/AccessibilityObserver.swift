/// An object that forwards the events of an application to assistive technologies.
@MainActor package protocol AccessibilityObserver: AnyObject {
    /// The kinds of events that assistive technologies listen to. After a change, the observer calls
    /// ``AccessibilityEventCenter/updateWantedEvents()``.
    var wantedEvents: AccessibilityEventKinds { get }

    /// Receives an event of a wanted kind. It is called in the middle of the change: the observer queries nodes later.
    func receive(_ event: AccessibilityEvent)

    /// Receives a key that the application has not handled yet. By default, nothing happens.
    func receive(_ key: AccessibilityKey)
}

extension AccessibilityObserver {
    package func receive(_ key: AccessibilityKey) {}
}
