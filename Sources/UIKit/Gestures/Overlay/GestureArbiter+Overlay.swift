// The picture of what goes on.
extension GestureArbiter {
    /// Shows the picture after an event, if it is wanted.
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

    /// Shows it again, when time has decided something.
    func updateOverlay() {
        guard let overlay, let overlayWindow else { return }
        overlay.update(touches: overlayTouches.filter { !$0.isLifted }, contenders: contenders, in: overlayWindow)
    }
}
