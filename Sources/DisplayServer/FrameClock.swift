import CoreGraphics

/// Determines when the next frame is due.
///
/// If no frame was made within the last interval, a requested frame is due immediately, so that input is answered
/// without delay. Otherwise it is due at the next tick, so that motion is even. Without requests, the clock schedules
/// no wake-ups.
///
/// Continuous input, such as pointer motion, is not read before the next tick either, because its effect would not be
/// visible earlier. If its events arrive so fast that they form a backlog, they are read several times per interval.
/// When the events then stop, the frame that they requested does not wait for the tick. Such an early frame is made at
/// most once between two ticks, and only if the frame was requested by input rather than by an animation.
@MainActor package final class FrameClock {
    /// The time between frames in seconds: the inverse of the refresh rate.
    package var interval: TimeInterval

    /// The number of events per interval that counts as a backlog: about twice the rate of the fastest mice, which
    /// report 8000 events per second.
    private static let backlog = 256.0
    /// The number of times per interval that input is read during a backlog.
    private static let backlogPollsPerFrame = 16.0

    private var lastTick = -TimeInterval.infinity
    private var isRequested = false
    /// A Boolean value that indicates whether the frame was requested while input was being delivered.
    private var isRequestedByInput = false
    private var isDeliveringInput = false
    /// The timestamp of the input that was delivered last.
    private var lastInput = -TimeInterval.infinity
    private var lastEarlyFrame = -TimeInterval.infinity
    private var lastPoll = -TimeInterval.infinity
    private var hasBacklog = false

    /// Creates a clock without requests.
    package init(interval: TimeInterval = 1.0 / 60) { self.interval = interval }

    /// Requests a frame. Further requests before that frame is made have no effect.
    package func requestFrame() {
        guard !isRequested else { return }
        isRequested = true
        isRequestedByInput = isDeliveringInput
    }

    /// Requests a frame immediately, regardless of the time of the last frame. Use it for content that appears: the
    /// last frame was not visible.
    package func requestFirstFrame() {
        lastTick = -TimeInterval.infinity
        isRequested = true
        // The times of reads during a backlog are multiples of the step after `lastTick`, which is not finite now.
        hasBacklog = false
    }

    /// Calls a closure that delivers input with a timestamp, in seconds since the system started. A frame that the
    /// closure requests counts as a response to that input.
    package func deliverInput(at timestamp: TimeInterval, _ deliver: () -> Void) {
        let wasDelivering = isDeliveringInput
        isDeliveringInput = true
        lastInput = timestamp
        deliver()
        isDeliveringInput = wasDelivering
    }

    /// The time at which the requested frame is due, possibly in the past; nil if no frame was requested.
    package var dueTime: TimeInterval? {
        guard isRequested else { return nil }
        let tick = lastTick + interval
        guard isRequestedByInput, hasBacklog else { return tick }
        return lastEarlyFrame > lastTick ? tick : min(tick, look(atOrAfter: lastInput + step))
    }

    /// Returns the time at which to read the next events of continuous input, some of which has just been delivered.
    /// Returns nil if the next event is to be handled immediately, because no frame was made within the last interval.
    ///
    /// - Parameters:
    ///   - now: The current time, in seconds since the system started.
    ///   - steps: The number of events that were delivered.
    package func nextPollTime(after now: TimeInterval, steps: Int) -> TimeInterval? {
        let tick = lastTick + interval
        guard tick > now else { return nil }
        if Double(steps) / FrameClock.backlog > (now - lastPoll) / interval { hasBacklog = true }
        lastPoll = now
        return hasBacklog ? min(tick, look(atOrAfter: now + step / 2)) : tick
    }

    /// Consumes the request if its frame is due.
    ///
    /// - Returns: The time of the frame that must be made now; nil if no frame is due.
    package func takeFrame(now: TimeInterval) -> FrameTime? {
        guard let due = dueTime, due <= now else { return nil }
        isRequested = false
        hasBacklog = false
        let tick = lastTick + interval
        guard tick <= now else {
            lastEarlyFrame = now
            return FrameTime(timestamp: now, targetTimestamp: tick)
        }
        // A frame that is on time keeps the grid of ticks. A frame after a pause or a delay starts a new grid.
        lastTick = now - tick < interval ? tick : now
        return FrameTime(timestamp: lastTick, targetTimestamp: lastTick + interval)
    }

    /// The time between two reads during a backlog.
    private var step: TimeInterval { interval / FrameClock.backlogPollsPerFrame }

    /// The time of the first read during a backlog that is not before `time`.
    private func look(atOrAfter time: TimeInterval) -> TimeInterval {
        lastTick + max(0, ((time - lastTick) / step).rounded(.up)) * step
    }
}
