extension UIApplication {
    /// Has the application receive remote-control events, which it does from its start; only needed after
    /// ``endReceivingRemoteControlEvents()``.
    public func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }

    /// Ends receiving remote-control events: media keys are presses of keys, and nothing else.
    public func endReceivingRemoteControlEvents() { receivesRemoteControl = false }

    /// Sends a remote-control event to the first responder of the key window.
    ///
    /// - Returns: whether there is a window, and the application wants such events.
    func sendRemoteControl(_ subtype: UIEvent.EventSubtype) -> Bool {
        guard receivesRemoteControl, let scene = keyWindow?.windowScene else { return false }
        sendEvent(UIRemoteControlEvent(subtype, timestamp: scene.server.scheduler.now))
        return true
    }
}
