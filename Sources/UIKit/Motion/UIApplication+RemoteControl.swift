extension UIApplication {
    /// Starts receiving remote-control events, and offers the app to the desktop as a player: its panel and other
    /// programs, such as `playerctl`, send the same events (MP-02). Without a call of this method, the application
    /// receives the events of media keys from launch.
    public func beginReceivingRemoteControlEvents() {
        receivesRemoteControl = true
        remotePlayer.receivesEvents = true
    }

    /// Stops receiving remote-control events. Media keys then only produce presses.
    public func endReceivingRemoteControlEvents() {
        receivesRemoteControl = false
        remotePlayer.receivesEvents = false
    }

    /// Sends a remote-control event to the first responder of the key window.
    ///
    /// - Returns: True if there is a key window and the application receives remote-control events.
    func sendRemoteControl(_ subtype: UIEvent.EventSubtype) -> Bool {
        guard receivesRemoteControl, let scene = keyWindow?.windowScene else { return false }
        sendEvent(UIRemoteControlEvent(subtype, timestamp: scene.server.scheduler.now))
        return true
    }
}
