import DisplayServer
import Testing

@MainActor struct FrameClockTests {
    @Test("a frame after a pause is due immediately, and the next one after an interval")
    func framesAreAnIntervalApart() throws {
        let clock = FrameClock(interval: 0.01)
        #expect(clock.dueTime == nil)
        #expect(clock.takeFrame(now: 5) == nil)
        clock.requestFrame()
        clock.requestFrame()
        let first = try #require(clock.takeFrame(now: 5))
        #expect(first.timestamp == 5)
        #expect(clock.takeFrame(now: 5) == nil, "two requests result in one frame")
        clock.requestFrame()
        #expect(clock.takeFrame(now: 5.005) == nil)
        #expect(abs(try #require(clock.dueTime) - 5.01) < 1e-9)
        let second = try #require(clock.takeFrame(now: 5.0101))
        #expect(abs(second.timestamp - 5.01) < 1e-9)
    }

    @Test("slightly late frames keep their schedule; a long delay restarts it")
    func lateFramesKeepTheirSchedule() throws {
        let clock = FrameClock(interval: 0.01)
        var stamps: [Double] = []
        for now in [1.0, 1.012, 1.021, 1.033, 1.2, 1.211] {
            clock.requestFrame()
            stamps.append(try #require(clock.takeFrame(now: now)).timestamp)
        }
        for (stamp, expected) in zip(stamps, [1.0, 1.01, 1.02, 1.03, 1.2, 1.21]) {
            #expect(abs(stamp - expected) < 1e-9)
        }
    }

    @Test("a requested first frame is due immediately, and the next one after an interval")
    func firstFrameIsDueImmediately() throws {
        let clock = FrameClock(interval: 0.01)
        clock.requestFrame()
        _ = try #require(clock.takeFrame(now: 1))
        clock.requestFirstFrame()
        #expect(try #require(clock.takeFrame(now: 1.003)).timestamp == 1.003)
        clock.requestFrame()
        #expect(clock.takeFrame(now: 1.01) == nil)
        #expect(clock.takeFrame(now: 1.0131) != nil)
    }

    /// Returns a clock that made a frame at time 1, with an interval of 0.016 seconds.
    private func makeRunningClock() throws -> FrameClock {
        let clock = FrameClock(interval: 0.016)
        clock.requestFrame()
        _ = try #require(clock.takeFrame(now: 1))
        return clock
    }

    @Test("input is polled on the tick, and immediately if no frame was made recently")
    func pollsOnTheTick() throws {
        let clock = try makeRunningClock()
        #expect(try #require(clock.nextPollTime(after: 1.001, steps: 1)) == 1.016)
        clock.deliverInput(at: 1.001) { clock.requestFrame() }
        #expect(try #require(clock.nextPollTime(after: 1.002, steps: 1)) == 1.016)
        #expect(clock.dueTime == 1.016)
        #expect(clock.nextPollTime(after: 1.016, steps: 1) == nil)
        #expect(FrameClock().nextPollTime(after: 5, steps: 1) == nil)
    }

    @Test("a backlogIsPolledSooner of input is polled again soon, and its last frame is due before the tick")
    func backlogIsPolledSooner() throws {
        let clock = try makeRunningClock()
        _ = clock.nextPollTime(after: 1.0005, steps: 1)
        clock.deliverInput(at: 1.0015) { clock.requestFrame() }
        let pollTime = try #require(clock.nextPollTime(after: 1.0025, steps: 300))
        #expect(abs(pollTime - 1.003) < 1e-9)
        #expect(abs(try #require(clock.dueTime) - 1.003) < 1e-9)
        // More input arrived, so the movement has not ended yet.
        clock.deliverInput(at: 1.0029) {}
        #expect(clock.takeFrame(now: 1.003) == nil)
        _ = clock.nextPollTime(after: 1.003, steps: 1)
        let frame = try #require(clock.takeFrame(now: 1.0041))
        #expect(frame.timestamp == 1.0041)
        #expect(abs(frame.targetTimestamp - 1.016) < 1e-9)
        // This happens only once between two ticks.
        clock.deliverInput(at: 1.005) { clock.requestFrame() }
        _ = clock.nextPollTime(after: 1.0055, steps: 300)
        #expect(clock.takeFrame(now: 1.012) == nil)
        #expect(abs(try #require(clock.takeFrame(now: 1.0161)).timestamp - 1.016) < 1e-9)
    }

    @Test("animations keep to the ticks while a backlogIsPolledSooner is processed")
    func animationsKeepToTicks() throws {
        let clock = try makeRunningClock()
        clock.requestFrame()
        _ = clock.nextPollTime(after: 1.0005, steps: 1)
        clock.deliverInput(at: 1.001) { clock.requestFrame() }
        #expect(try #require(clock.nextPollTime(after: 1.002, steps: 500)) < 1.004)
        #expect(clock.dueTime == 1.016)
    }
}
