import DisplayServer
import Testing

@MainActor struct FrameClockTests {
    @Test("A frame after a pause is due at once, the next one an interval later")
    func pacing() throws {
        let clock = FrameClock(interval: 0.01)
        #expect(clock.dueTime == nil)
        #expect(clock.takeFrame(now: 5) == nil)
        clock.requestFrame()
        clock.requestFrame()
        let first = try #require(clock.takeFrame(now: 5))
        #expect(first.timestamp == 5)
        #expect(clock.takeFrame(now: 5) == nil, "two requests are one frame")
        clock.requestFrame()
        #expect(clock.takeFrame(now: 5.005) == nil)
        #expect(abs(try #require(clock.dueTime) - 5.01) < 1e-9)
        let second = try #require(clock.takeFrame(now: 5.0101))
        #expect(abs(second.timestamp - 5.01) < 1e-9)
    }

    @Test("Frames that are a little late keep to the grid; after a long delay it begins anew")
    func grid() throws {
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

    @Test("The first frame of what appears is due at once, and the next one an interval later")
    func firstFrame() throws {
        let clock = FrameClock(interval: 0.01)
        clock.requestFrame()
        _ = try #require(clock.takeFrame(now: 1))
        clock.requestFirstFrame()
        #expect(try #require(clock.takeFrame(now: 1.003)).timestamp == 1.003)
        clock.requestFrame()
        #expect(clock.takeFrame(now: 1.01) == nil)
        #expect(clock.takeFrame(now: 1.0131) != nil)
    }
}
