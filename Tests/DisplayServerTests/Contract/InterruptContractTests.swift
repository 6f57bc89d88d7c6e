import DisplayServer
import Foundation
import Testing

/// Tests of interrupts, which come from outside the display connection, with every display server.
@MainActor @Suite(.serialized) struct InterruptContractTests {
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
