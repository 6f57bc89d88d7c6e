import CoreGraphics

/// Determines when the next frame is due.
///
/// If no frame was made within the last interval, a requested frame is due immediately, so that input is answered
/// without delay. Otherwise it is due at the next tick, so that motion is even. Without requests, the clock schedules
/// no wake-ups.
///
/// A key, a button and a notch of a wheel are answered without delay, too, unless an animation has requested the frame:
/// nothing that follows belongs to them.
///
/// Continuous input, such as pointer motion, is not read before the next tick either, because its effect would not be
/// visible earlier. The exception is a backlog: more events than devices generate in that time, because the application
/// was busy when they were generated. It is read in sixteen steps per interval. If a step passes without events, the
/// movement has ended, and its frame is due immediately.
///
/// There is at most one early frame between two ticks, and only for a frame that input requested: animations keep to
/// the ticks.
@MainActor package final class FrameClock {
    /// The time between frames in seconds: the inverse of the refresh rate.
    package var interval: TimeInterval

    /// The kinds of input.
    package enum Input {
        /// An event by itself, such as a key press.
        case single
        /// An event of a movement that consists of many.
        case continuous
    }

    /// The source of the request for the next frame.
    private enum Request { case none, animation, continuousInput, singleInput }

    /// The manner in which continuous input is read until the next frame.
    private enum Reading {
        /// Once, at the tick.
        case onTick
        /// In steps, because of a backlog. The next step ends at `end`, and is then without events; nil if events have
        /// been delivered since the step began.
        case inSteps(end: TimeInterval?)
    }

    /// The number of events per interval that counts as a backlog: about twice the rate of the fastest mice, which
    /// report 8000 events per second.
    private static let backlog = 256.0
    /// The number of steps per interval in which a backlog is read.
    private static let stepsPerInterval = 16.0

    /// The time of the last frame on the grid of ticks.
    private var lastTick = -TimeInterval.infinity
    private var request = Request.none
    private var deliveredInput: Input?
    private var reading = Reading.onTick
    /// The time of the last call of ``nextPollTime(after:events:)``.
    private var lastPoll = -TimeInterval.infinity
    /// A Boolean value that indicates whether an early frame was made since the last tick.
    private var madeEarlyFrame = false

    /// Creates a clock without requests.
    package init(interval: TimeInterval = 1.0 / 60) { self.interval = interval }

    private var nextTick: TimeInterval { lastTick + interval }

    /// Requests a frame. Further requests before that frame is made have no effect.
    package func requestFrame() {
        switch (request, deliveredInput) {
        case (.none, nil): request = .animation
        case (.none, .continuous): request = .continuousInput
        case (.none, .single), (.continuousInput, .single): request = .singleInput
        default: break
        }
    }

    /// Requests a frame immediately, regardless of the time of the last frame. Use it for content that appears: the
    /// last frame was not visible.
    package func requestFirstFrame() {
        lastTick = -TimeInterval.infinity
        request = .animation
        reading = .onTick
    }

    /// Calls a closure that delivers input. A frame that the closure requests counts as a response to that input.
    package func deliverInput(_ input: Input, _ deliver: () -> Void) {
        let outerInput = deliveredInput
        deliveredInput = input
        if case .inSteps = reading { reading = .inSteps(end: nil) }
        deliver()
        deliveredInput = outerInput
    }

    /// The time at which the requested frame is due, possibly in the past; nil if no frame was requested.
    package var dueTime: TimeInterval? {
        switch request {
        case .none: return nil
        case .singleInput where !madeEarlyFrame: return -.infinity
        case .continuousInput where !madeEarlyFrame:
            guard case .inSteps(let end?) = reading else { return nextTick }
            return min(nextTick, end)
        default: return nextTick
        }
    }

    /// Returns the time at which to read the next events of continuous input, some of which has just been delivered.
    /// Returns nil if the next event is to be handled immediately, because no frame was made within the last interval.
    ///
    /// - Parameters:
    ///   - now: The current time, in seconds since the system started.
    ///   - events: The number of events that were delivered.
    package func nextPollTime(after now: TimeInterval, events: Int) -> TimeInterval? {
        guard nextTick > now else { return nil }
        let isBacklog = Double(events) / FrameClock.backlog > (now - lastPoll) / interval
        lastPoll = now
        if case .onTick = reading, !isBacklog { return nextTick }
        let end = min(nextTick, now + interval / FrameClock.stepsPerInterval)
        reading = .inSteps(end: end)
        return end
    }

    /// Consumes the request if its frame is due.
    ///
    /// - Returns: The time of the frame that must be made now; nil if no frame is due.
    package func takeFrame(now: TimeInterval) -> FrameTime? {
        guard let due = dueTime, due <= now else { return nil }
        request = .none
        reading = .onTick
        madeEarlyFrame = nextTick > now
        guard !madeEarlyFrame else { return FrameTime(timestamp: now, targetTimestamp: nextTick) }
        // A frame that is on time keeps the grid of ticks. A frame after a pause or a delay starts a new grid.
        lastTick = now - nextTick < interval ? nextTick : now
        return FrameTime(timestamp: lastTick, targetTimestamp: nextTick)
    }
}
