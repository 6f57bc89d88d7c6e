import CoreGraphics
import DisplayServer
import Foundation
import Testing

/// Tests of ``DisplayEventLoop`` that apply to every display server: time, scheduling, frames and interrupts.
@MainActor @Suite(.serialized) struct EventLoopContractTests {
    @Test("tasks run in the order of their deadlines, then in the order of scheduling", arguments: Backend.available)
    func tasksRunInOrder(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        var order: [Int] = []
        let scheduler = fixture.server.scheduler
        let now = scheduler.now
        scheduler.schedule(at: now + 0.03) { order.append(3) }
        scheduler.schedule(at: now + 0.01) { order.append(1) }
        scheduler.schedule(at: now + 0.02) { order.append(2) }
        scheduler.schedule(at: now + 0.03) { order.append(4) }
        let cancelled = scheduler.schedule(at: now + 0.02) { order.append(99) }
        cancelled.cancel()
        fixture.server.serve(for: 0.1)
        #expect(order == [1, 2, 3, 4])
    }

    @Test("tasks do not run before their deadlines", arguments: Backend.available)
    func tasksDoNotRunEarly(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        let scheduler = fixture.server.scheduler
        var ranAt: [(due: TimeInterval, now: TimeInterval)] = []
        for index in 1...20 {
            let due = scheduler.now + TimeInterval(index) * 0.0017
            scheduler.schedule(at: due) { ranAt.append((due, scheduler.now)) }
        }
        fixture.server.serve(for: 0.08)
        #expect(ranAt.count == 20)
        #expect(ranAt.allSatisfy { $0.now >= $0.due })
    }

    @Test("tasks due in the served interval run, even after a slow task", arguments: Backend.available)
    func tasksRunAfterASlowTask(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        let scheduler = fixture.server.scheduler
        let now = scheduler.now
        var executed: [Int] = []
        scheduler.schedule(at: now + 0.01) {
            usleep(100_000)
            executed.append(1)
        }
        scheduler.schedule(at: now + 0.02) {
            executed.append(2)
            scheduler.schedule(at: now + 0.04) { executed.append(3) }
        }
        scheduler.schedule(at: now + 10) { executed.append(4) }
        fixture.server.serve(for: 0.05)
        #expect(executed == [1, 2, 3])
    }

    @Test("continuously requested frames have regular intervals", arguments: Backend.available)
    func framesHaveRegularIntervals(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        fixture.recorder.onFrame = { _ in fixture.server.frameClock.requestFrame() }
        fixture.server.frameClock.requestFrame()
        fixture.server.serve(for: 0.5)
        let times = fixture.recorder.frames.map(\.timestamp)
        // A busy machine can miss frames, but additional frames are an error.
        #expect((15...31).contains(times.count), "\(times.count) frames in half a second")
        let steps = zip(times.dropFirst(), times).map { $0 - $1 }
        // A server without a real monitor can report any rate.
        let interval = fixture.server.frameClock.interval
        #expect(steps.allSatisfy { $0 > interval - 0.0001 })
        #expect(fixture.recorder.frames.allSatisfy { abs($0.targetTimestamp - $0.timestamp - interval) < 1e-9 })
        fixture.recorder.onFrame = nil
    }

    @Test("there are no frames without a request", arguments: Backend.available)
    func framesNeedARequest(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.server.serve(for: 0.1)
        #expect(fixture.recorder.frames.isEmpty)
    }

    @Test("run() returns after stop()", arguments: Backend.available)
    func runReturnsAfterStop(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        var executed = false
        fixture.server.scheduler.schedule(after: 0.02) {
            executed = true
            fixture.server.stop()
        }
        fixture.server.run()
        #expect(executed)
        #expect(fixture.server.isConnected)
    }

    @Test("an iteration delivers input, then runs tasks, then makes a frame", arguments: Backend.available)
    func iterationsAreOrdered(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 5, y: 5))
        try fixture.settle(injector)
        fixture.server.serve(for: 0.05)
        fixture.recorder.clear()
        var order: [String] = []
        fixture.recorder.onEvent = { _ in order.append("event") }
        fixture.recorder.onFrame = { _ in order.append("frame") }
        fixture.server.frameClock.requestFrame()
        fixture.server.scheduler.schedule(after: 0) { order.append("deadline") }
        try injector.movePointer(to: CGPoint(x: 50, y: 50))
        try injector.synchronize()
        fixture.server.serve(for: 0.02)
        #expect(order == ["event", "deadline", "frame"])
    }

    @Test("run() calls the handler of a pending interrupt, even while it sleeps", arguments: Backend.available)
    func interruptsWakeTheServer(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        let pipe = Pipe()
        var isPending = false
        var calls = 0
        let server = fixture.server
        server.interrupt = DisplayInterrupt(
            descriptor: pipe.fileHandleForReading.fileDescriptor, isPending: { isPending },
            handler: {
                calls += 1
                isPending = false
                _ = pipe.fileHandleForReading.availableData
                server.stop()
            })
        // An interrupt that is pending before run().
        isPending = true
        pipe.fileHandleForWriting.write(Data([0]))
        // Otherwise, an in-memory server has nothing to wait for.
        server.scheduler.schedule(after: 30) { server.stop() }
        let start = ContinuousClock.now
        server.run()
        #expect(calls == 1)
        // An interrupt during the wait of the server.
        server.scheduler.schedule(after: 0.05) {
            isPending = true
            pipe.fileHandleForWriting.write(Data([0]))
        }
        server.run()
        #expect(calls == 2)
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
