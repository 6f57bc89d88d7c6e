import DisplayServer
import Testing

struct ServerTimeTests {
    @Test("differences of server times are preserved")
    func differencesArePreserved() {
        var mapper = X11ServerTime()
        let first = mapper.seconds(for: 5000, now: 100)
        let second = mapper.seconds(for: 5016, now: 100.02)
        #expect(abs(second - first - 0.016) < 1e-9)
    }

    @Test("32-bit overflow is handled")
    func overflowIsHandled() {
        var mapper = X11ServerTime()
        let first = mapper.seconds(for: .max - 5, now: 100)
        let second = mapper.seconds(for: 10, now: 100.1)
        #expect(abs(second - first - 0.016) < 1e-9)
        let third = mapper.seconds(for: 1010, now: 101.2)
        #expect(abs(third - second - 1) < 1e-9)
    }

    @Test("times are monotonic")
    func timesAreMonotonic() {
        var mapper = X11ServerTime()
        let times = zip([1000, 1010, 1005, 1020, 0, 1015] as [UInt32], [10, 10.01, 10.02, 10.03, 10.04, 10.05])
            .map { mapper.seconds(for: $0, now: $1) }
        #expect(times == times.sorted())
        #expect(times[4] == 10.04)
    }

    @Test("no time is in the future, and a late first event is corrected")
    func timesAreNotInTheFuture() {
        var mapper = X11ServerTime()
        // The event is processed 0.5 s after it occurred.
        _ = mapper.seconds(for: 1000, now: 10.5)
        // This event is processed immediately. With the offset of the first event its time would be 10.6, which is in
        // the future.
        #expect(mapper.seconds(for: 1100, now: 10.55) == 10.55)
        let later = mapper.seconds(for: 1200, now: 11)
        #expect(abs(later - 10.65) < 1e-9)
    }

    @Test("steps of an hour add up without drift")
    func longIntervalsHaveNoDrift() {
        var mapper = X11ServerTime()
        let start = mapper.seconds(for: 4_000_000_000, now: 1000)
        var server: UInt32 = 4_000_000_000
        var now = 1000.0
        var last = start
        for _ in 0..<2000 {
            server = server &+ 3_600_000
            now += 3600
            last = mapper.seconds(for: server, now: now)
        }
        #expect(abs(last - start - 2000 * 3600) < 1e-3)
    }

    @Test("a time far in the future is replaced by the current time")
    func invalidTimesAreReplaced() {
        var mapper = X11ServerTime()
        _ = mapper.seconds(for: 5000, now: 100)
        #expect(mapper.seconds(for: 5000 + 0x7000_0000, now: 100.5) == 100.5)
        // A time far in the past is also treated as the current time, and time does not run backwards.
        #expect(mapper.seconds(for: 1, now: 100.6) == 100.5)
        let next = mapper.seconds(for: 6000, now: 101.01)
        #expect(abs(next - 101) < 1e-9)
    }
}
