/// An event that describes keys that were pressed or released.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    package var presses: [UIPress] = []

    /// Creates an event with a timestamp in seconds since system startup.
    package init(timestamp: TimeInterval) { super.init(type: .presses, timestamp: timestamp) }

    /// Creates an event without presses. Tests subclass events and override properties.
    @preconcurrency @MainActor public override init() { super.init(type: .presses, timestamp: 0) }

    /// All presses of the event, including those of held keys.
    open var allPresses: Set<UIPress> { Set(presses) }

    package override func send(from application: UIApplication) {
        presses.first { $0.phase != .stationary }?.window?.sendEvent(self)
    }

    package override func deliver(in window: UIWindow) {
        if presses.contains(where: { $0.phase == .began && $0.key?.keyCode.isModifier != true }) {
            window.stopCoasting()
        }
        window.gestureArbiter.deliver(self)
        window.endFallbacks(of: self)
    }
}
