/// Keys that went down or up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    package var presses: [UIPress] = []

    /// - Parameter timestamp: seconds since the system started.
    package init(timestamp: TimeInterval) { super.init(type: .presses, timestamp: timestamp) }

    /// Creates an event without presses. Tests subclass events and override what they need.
    @preconcurrency @MainActor public override init() { super.init(type: .presses, timestamp: 0) }

    /// Every press of the event, held keys included.
    open var allPresses: Set<UIPress> { Set(presses) }
}
