// The diagnostic overlay.
extension GestureArbiter {
    /// Updates the overlay after an event, and adds or removes it if its visibility setting changed.
    func updateOverlay(_ event: UIEvent, in window: UIWindow) {
        if GestureOverlay.isShown != (overlay != nil) {
            overlay?.remove()
            overlay = GestureOverlay.isShown ? GestureOverlay(in: window) : nil
        }
        guard overlay != nil else { return }
        if let event = event as? UITouchesEvent {
            overlayTouches = event.ordered.filter {
                $0.window === window && $0.phase != .ended && $0.phase != .cancelled
            }
        }
        overlayWindow = window
        updateOverlay()
    }

    /// Updates the overlay, for example after a timer changed a recognizer's state.
    func updateOverlay() {
        guard let overlay, let overlayWindow else { return }
        overlay.update(touches: overlayTouches.filter { !$0.isLifted }, contenders: contenders, in: overlayWindow)
    }
}
