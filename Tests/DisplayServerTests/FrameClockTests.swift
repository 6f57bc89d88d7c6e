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
        #expect(try #require(clock.nextPollTime(after: 1.001, events: 1)) == 1.016)
        clock.deliverInput(.continuous) { clock.requestFrame() }
        #expect(try #require(clock.nextPollTime(after: 1.002, events: 1)) == 1.016)
        #expect(clock.dueTime == 1.016)
        #expect(clock.nextPollTime(after: 1.016, events: 1) == nil)
        #expect(FrameClock().nextPollTime(after: 5, events: 1) == nil)
    }

    // MARK: Single input

    @Test("a key, a button or a notch is answered without delay, once between two ticks, and the ticks do not move")
    func singleInputIsAnsweredWithoutDelay() throws {
        let clock = try makeRunningClock()
        clock.deliverInput(.single) { clock.requestFrame() }
        let early = try #require(clock.takeFrame(now: 1.003))
        #expect(early.timestamp == 1.003)
        #expect(abs(early.targetTimestamp - 1.016) < 1e-9)
        clock.deliverInput(.single) { clock.requestFrame() }
        #expect(clock.takeFrame(now: 1.004) == nil, "the second one in the interval waits")
        #expect(clock.dueTime == 1.016)
        #expect(try #require(clock.takeFrame(now: 1.0161)).timestamp == 1.016)
        clock.deliverInput(.single) { clock.requestFrame() }
        #expect(clock.takeFrame(now: 1.018) != nil)
    }

    @Test("120 notches a second are 120 frames at 60 ticks")
    func notchesTwiceAsFastAsTicks() {
        let clock = FrameClock(interval: 1.0 / 60)
        var frames = 0
        for notch in 0..<120 {
            let now = 5 + Double(notch) / 120
            clock.deliverInput(.single) { clock.requestFrame() }
            if clock.takeFrame(now: now + 1e-6) != nil { frames += 1 }
        }
        #expect(frames == 120)
    }

    @Test("a key among moves makes their frame due, and a frame of an animation keeps to the tick")
    func singleInputAmongOthers() throws {
        let clock = try makeRunningClock()
        clock.deliverInput(.continuous) { clock.requestFrame() }
        #expect(clock.takeFrame(now: 1.002) == nil)
        clock.deliverInput(.single) { clock.requestFrame() }
        #expect(clock.takeFrame(now: 1.003) != nil)
        _ = clock.takeFrame(now: 1.017)
        clock.requestFrame()
        _ = try #require(clock.takeFrame(now: 1.0171))
        clock.requestFrame()
        clock.deliverInput(.single) { clock.requestFrame() }
        #expect(clock.takeFrame(now: 1.02) == nil)
    }

    // MARK: Backlog

    /// Returns a clock that made a frame at time 1, with an interval of 0.016 seconds and steps of 0.001 seconds, and
    /// found a backlog at 1.002, which requested a frame.
    private func makeClockWithBacklog() throws -> FrameClock {
        let clock = try makeRunningClock()
        _ = clock.nextPollTime(after: 1.0005, events: 1)
        clock.deliverInput(.continuous) { clock.requestFrame() }
        #expect(abs(try #require(clock.nextPollTime(after: 1.002, events: 300)) - 1.003) < 1e-9)
        return clock
    }

    @Test("more events than devices generate are a backlog, and fewer are not", arguments: [(230, false), (270, true)])
    func backlogIsMoreThanDevicesGenerate(events: Int, isBacklog: Bool) throws {
        let clock = try makeRunningClock()
        _ = clock.nextPollTime(after: 1, events: 1)
        // The time between two reads may be shorter than an interval.
        let pollTime = try #require(clock.nextPollTime(after: 1.008, events: events / 2))
        #expect((pollTime < 1.016) == isBacklog)
    }

    @Test("a backlog is polled in steps, and its frame is due when a step passes without events")
    func backlogIsPolledInSteps() throws {
        let clock = try makeClockWithBacklog()
        #expect(abs(try #require(clock.dueTime) - 1.003) < 1e-9)
        // More input arrived, so the movement has not ended yet.
        clock.deliverInput(.continuous) {}
        #expect(clock.takeFrame(now: 1.0031) == nil)
        #expect(abs(try #require(clock.nextPollTime(after: 1.0032, events: 1)) - 1.0042) < 1e-9)
        #expect(clock.takeFrame(now: 1.0041) == nil)
        let frame = try #require(clock.takeFrame(now: 1.0043))
        #expect(frame.timestamp == 1.0043)
        #expect(abs(frame.targetTimestamp - 1.016) < 1e-9)
    }

    @Test("the frame of a backlog that does not end is due on the tick")
    func backlogWithoutEnd() throws {
        let clock = try makeClockWithBacklog()
        for step in 3...15 {
            clock.deliverInput(.continuous) {}
            _ = clock.nextPollTime(after: 1 + Double(step) / 1000, events: 20)
        }
        #expect(clock.nextPollTime(after: 1.0155, events: 20) == 1.016)
        clock.deliverInput(.continuous) {}
        #expect(clock.dueTime == 1.016)
        #expect(try #require(clock.takeFrame(now: 1.0161)).timestamp == 1.016)
    }

    @Test("a backlog ends with its frame")
    func backlogEndsWithItsFrame() throws {
        let clock = try makeClockWithBacklog()
        _ = try #require(clock.takeFrame(now: 1.0031))
        clock.deliverInput(.continuous) { clock.requestFrame() }
        #expect(clock.nextPollTime(after: 1.005, events: 2) == 1.016)
    }

    @Test("there is one early frame between two ticks, and it does not move them")
    func oneEarlyFrameBetweenTicks() throws {
        let clock = try makeClockWithBacklog()
        _ = try #require(clock.takeFrame(now: 1.0031))
        clock.deliverInput(.continuous) { clock.requestFrame() }
        // Another backlog is polled in steps, too.
        #expect(abs(try #require(clock.nextPollTime(after: 1.0055, events: 300)) - 1.0065) < 1e-9)
        #expect(clock.dueTime == 1.016)
        #expect(clock.takeFrame(now: 1.012) == nil)
        #expect(abs(try #require(clock.takeFrame(now: 1.0161)).timestamp - 1.016) < 1e-9)
        // The next interval can have one again.
        _ = clock.nextPollTime(after: 1.017, events: 1)
        clock.deliverInput(.continuous) { clock.requestFrame() }
        _ = clock.nextPollTime(after: 1.018, events: 300)
        #expect(clock.takeFrame(now: 1.0191) != nil)
    }

    @Test("animations keep to the ticks while a backlog is processed")
    func animationsKeepToTicks() throws {
        let clock = try makeRunningClock()
        clock.requestFrame()
        _ = clock.nextPollTime(after: 1.0005, events: 1)
        clock.deliverInput(.continuous) { clock.requestFrame() }
        #expect(try #require(clock.nextPollTime(after: 1.002, events: 500)) < 1.004)
        #expect(clock.dueTime == 1.016)
    }

    @Test("a window that appears ends the backlog")
    func firstFrameEndsTheBacklog() throws {
        let clock = try makeClockWithBacklog()
        clock.requestFirstFrame()
        #expect(clock.nextPollTime(after: 1.0025, events: 1) == nil)
        let frame = try #require(clock.takeFrame(now: 1.0025))
        #expect(abs(frame.targetTimestamp - 1.0185) < 1e-9)
    }
}
