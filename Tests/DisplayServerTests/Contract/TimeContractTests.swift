import CoreGraphics
import DisplayServer
import Foundation
import Testing

/// Tests of time, scheduling and frames that apply to every display server.
@MainActor @Suite(.serialized) struct TimeContractTests {
    @Test("Scheduled work runs in order of time, and then of scheduling", arguments: Backend.available)
    func order(_ backend: Backend) throws {
        let rig = try Rig(backend)
        var order: [Int] = []
        let scheduler = rig.server.scheduler
        let now = scheduler.now
        scheduler.schedule(at: now + 0.03) { order.append(3) }
        scheduler.schedule(at: now + 0.01) { order.append(1) }
        scheduler.schedule(at: now + 0.02) { order.append(2) }
        scheduler.schedule(at: now + 0.03) { order.append(4) }
        let cancelled = scheduler.schedule(at: now + 0.02) { order.append(99) }
        cancelled.cancel()
        rig.server.serve(for: 0.1)
        #expect(order == [1, 2, 3, 4])
    }

    @Test("Nothing runs before its time", arguments: Backend.available)
    func notEarly(_ backend: Backend) throws {
        let rig = try Rig(backend)
        let scheduler = rig.server.scheduler
        var ranAt: [(due: TimeInterval, now: TimeInterval)] = []
        for index in 1...20 {
            let due = scheduler.now + TimeInterval(index) * 0.0017
            scheduler.schedule(at: due) { ranAt.append((due, scheduler.now)) }
        }
        rig.server.serve(for: 0.08)
        #expect(ranAt.count == 20)
        #expect(ranAt.allSatisfy { $0.now >= $0.due })
    }

    @Test("All that is due in an interval is served in it, even after a handler that takes longer", arguments: Backend.available)
    func late(_ backend: Backend) throws {
        let rig = try Rig(backend)
        let scheduler = rig.server.scheduler
        let now = scheduler.now
        var ran: [Int] = []
        scheduler.schedule(at: now + 0.01) {
            usleep(100_000)
            ran.append(1)
        }
        scheduler.schedule(at: now + 0.02) {
            ran.append(2)
            scheduler.schedule(at: now + 0.04) { ran.append(3) }
        }
        scheduler.schedule(at: now + 10) { ran.append(4) }
        rig.server.serve(for: 0.05)
        #expect(ran == [1, 2, 3])
    }

    @Test("Frames asked for without pause come at even intervals", arguments: Backend.available)
    func frames(_ backend: Backend) throws {
        let rig = try Rig(backend)
        rig.recorder.onFrame = { _ in rig.server.frameClock.requestFrame() }
        rig.server.frameClock.requestFrame()
        rig.server.serve(for: 0.5)
        let times = rig.recorder.frames.map(\.timestamp)
        // A busy machine can miss frames, but additional frames are an error.
        #expect((15...31).contains(times.count), "\(times.count) frames in half a second")
        let steps = zip(times.dropFirst(), times).map { $0 - $1 }
        // A server without a real monitor can report any rate.
        let interval = rig.server.frameClock.interval
        #expect(steps.allSatisfy { $0 > interval - 0.0001 })
        #expect(rig.recorder.frames.allSatisfy { abs($0.targetTimestamp - $0.timestamp - interval) < 1e-9 })
        rig.recorder.onFrame = nil
    }

    @Test("Without a request there is no frame", arguments: Backend.available)
    func noFrames(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        rig.server.serve(for: 0.1)
        #expect(rig.recorder.frames.isEmpty)
    }

    @Test("run() ends after stop()", arguments: Backend.available)
    func runs(_ backend: Backend) throws {
        let rig = try Rig(backend)
        var ran = false
        rig.server.scheduler.schedule(after: 0.02) {
            ran = true
            rig.server.stop()
        }
        rig.server.run()
        #expect(ran)
        #expect(rig.server.isConnected)
    }

    @Test("Input is delivered before deadlines, and deadlines before the frame", arguments: Backend.available)
    func iteration(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 5, y: 5))
        try rig.settle(injector)
        rig.server.serve(for: 0.05)
        rig.recorder.clear()
        var order: [String] = []
        rig.recorder.onEvent = { _ in order.append("event") }
        rig.recorder.onFrame = { _ in order.append("frame") }
        rig.server.frameClock.requestFrame()
        rig.server.scheduler.schedule(after: 0) { order.append("deadline") }
        try injector.movePointer(to: CGPoint(x: 50, y: 50))
        try injector.synchronize()
        rig.server.serve(for: 0.02)
        #expect(order == ["event", "deadline", "frame"])
    }
}
