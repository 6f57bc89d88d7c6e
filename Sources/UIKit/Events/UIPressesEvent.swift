/// Keys that went down or up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    package var presses: [UIPress] = []

    /// - Parameter timestamp: seconds since the system started.
    package init(timestamp: TimeInterval) { super.init(type: .presses, timestamp: timestamp) }

    /// Every press of the event, held keys included.
    open var allPresses: Set<UIPress> { Set(presses) }
}
