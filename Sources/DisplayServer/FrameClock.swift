import CoreGraphics

/// Says when the next frame is due: at once if none was made within the last interval, so that input is answered without
/// delay, and otherwise on the next tick, so that motion is even. Without requests it never asks to be woken.
///
/// Nor is a movement that goes on looked at before that tick, as nothing of it would be seen. Only where so many of its
/// steps were found that they are a backlog, it is looked at more often; and when no more of them come, what they changed is
/// shown without waiting for the tick: once between two ticks, and not where something moves by itself.
@MainActor package final class FrameClock {
    /// Seconds from one frame to the next: the inverse of the refresh rate.
    package var interval: TimeInterval

    /// How many steps an interval are a backlog: twice those of the fastest mice, which tell of 8000 a second.
    private static let backlog = 256.0
    /// How often an interval a backlog is looked at.
    private static let looksAtBacklog = 16.0

    private var lastTick = -TimeInterval.infinity
    private var isRequested = false
    /// Whether it was input that asked for the frame.
    private var answersInput = false
    private var isDeliveringInput = false
    /// When the last input that was delivered happened.
    private var lastInput = -TimeInterval.infinity
    private var lastEarlyFrame = -TimeInterval.infinity
    private var lastLook = -TimeInterval.infinity
    private var hasBacklog = false

    /// A clock without requests.
    package init(interval: TimeInterval = 1.0 / 60) { self.interval = interval }

    /// Asks for a frame. Requests before that frame is made are one.
    package func requestFrame() {
        guard !isRequested else { return }
        isRequested = true
        answersInput = isDeliveringInput
    }

    /// Asks for a frame at once, whenever the last one was: for what appears, where nobody saw that one.
    package func requestFirstFrame() {
        lastTick = -TimeInterval.infinity
        isRequested = true
        // It is counted from that tick.
        hasBacklog = false
    }

    /// Runs what delivers input that happened at a time, in seconds since the system started: a frame that it asks for is
    /// an answer to it.
    package func deliverInput(at timestamp: TimeInterval, _ deliver: () -> Void) {
        let wasDelivering = isDeliveringInput
        isDeliveringInput = true
        lastInput = timestamp
        deliver()
        isDeliveringInput = wasDelivering
    }

    /// When the requested frame is due, possibly in the past; nil when none was requested.
    package var dueTime: TimeInterval? {
        guard isRequested else { return nil }
        let tick = lastTick + interval
        guard answersInput, hasBacklog else { return tick }
        return lastEarlyFrame > lastTick ? tick : min(tick, look(atOrAfter: lastInput + step))
    }

    /// When to look for more of a movement of which some was delivered just now; nil if its next step is to be answered
    /// at once, as it is where no frame was made within the last interval.
    ///
    /// - Parameters:
    ///   - now: in seconds since the system started.
    ///   - steps: how many there were.
    package func nextLook(after now: TimeInterval, steps: Int) -> TimeInterval? {
        let tick = lastTick + interval
        guard tick > now else { return nil }
        if Double(steps) / FrameClock.backlog > (now - lastLook) / interval { hasBacklog = true }
        lastLook = now
        return hasBacklog ? min(tick, look(atOrAfter: now + step / 2)) : tick
    }

    /// Takes the request if its frame is due.
    ///
    /// - Returns: the time of the frame that must be made now; nil when there is nothing to do yet.
    package func takeFrame(now: TimeInterval) -> FrameTime? {
        guard let due = dueTime, due <= now else { return nil }
        isRequested = false
        hasBacklog = false
        let tick = lastTick + interval
        guard tick <= now else {
            lastEarlyFrame = now
            return FrameTime(timestamp: now, targetTimestamp: tick)
        }
        // A frame that is on time keeps to the grid of ticks; one after a pause or a delay starts a new grid.
        lastTick = now - tick < interval ? tick : now
        return FrameTime(timestamp: lastTick, targetTimestamp: lastTick + interval)
    }

    /// From one look at a backlog to the next.
    private var step: TimeInterval { interval / FrameClock.looksAtBacklog }

    /// The first time to look at a backlog that is not before another time.
    private func look(atOrAfter time: TimeInterval) -> TimeInterval {
        lastTick + max(0, ((time - lastTick) / step).rounded(.up)) * step
    }
}
