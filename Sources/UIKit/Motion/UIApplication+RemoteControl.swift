extension UIApplication {
    /// Starts receiving remote-control events. The application receives them from launch; call this method only after
    /// ``endReceivingRemoteControlEvents()``.
    public func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }

    /// Stops receiving remote-control events. Media keys then only produce presses.
    public func endReceivingRemoteControlEvents() { receivesRemoteControl = false }

    /// Sends a remote-control event to the first responder of the key window.
    ///
    /// - Returns: True if there is a key window and the application receives remote-control events.
    func sendRemoteControl(_ subtype: UIEvent.EventSubtype) -> Bool {
        guard receivesRemoteControl, let scene = keyWindow?.windowScene else { return false }
        sendEvent(UIRemoteControlEvent(subtype, timestamp: scene.server.scheduler.now))
        return true
    }
}
