import CoreGraphics

/// Says when the next frame is due: at once if none was made within the last interval, so that input is answered without
/// delay, and otherwise on the next tick, so that motion is even. Without requests it never asks to be woken.
@MainActor package final class FrameClock {
    /// Seconds from one frame to the next: the inverse of the refresh rate.
    package var interval: TimeInterval

    private var lastTick = -TimeInterval.infinity
    private var isRequested = false

    /// A clock without requests.
    package init(interval: TimeInterval = 1.0 / 60) { self.interval = interval }

    /// Asks for a frame. Requests before that frame is made are one.
    package func requestFrame() { isRequested = true }

    /// Asks for a frame at once, whenever the last one was: for what appears, where nobody saw that one.
    package func requestFirstFrame() {
        lastTick = -TimeInterval.infinity
        isRequested = true
    }

    /// When the requested frame is due, possibly in the past; nil when none was requested.
    package var dueTime: TimeInterval? { isRequested ? lastTick + interval : nil }

    /// Takes the request if its frame is due.
    ///
    /// - Returns: the time of the frame that must be made now; nil when there is nothing to do yet.
    package func takeFrame(now: TimeInterval) -> FrameTime? {
        guard let due = dueTime, due <= now else { return nil }
        isRequested = false
        // A frame that is on time keeps to the grid of ticks; one after a pause or a delay starts a new grid.
        lastTick = now - due < interval ? due : now
        return FrameTime(timestamp: lastTick, targetTimestamp: lastTick + interval)
    }
}
