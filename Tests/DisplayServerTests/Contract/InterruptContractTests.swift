import DisplayServer
import Foundation
import Testing

/// What every display server does about an event from outside of the display.
@MainActor @Suite(.serialized) struct InterruptContractTests {
    @Test("run() calls the handler of a pending interrupt, also when it sleeps", arguments: Backend.available)
    func wakes(_ backend: Backend) throws {
        let rig = try Rig(backend)
        let pipe = Pipe()
        var isPending = false
        var calls = 0
        let server = rig.server
        server.interrupt = DisplayInterrupt(
            descriptor: pipe.fileHandleForReading.fileDescriptor, isPending: { isPending },
            handler: {
                calls += 1
                isPending = false
                _ = pipe.fileHandleForReading.availableData
                server.stop()
            })
        // Pending at the beginning.
        isPending = true
        pipe.fileHandleForWriting.write(Data([0]))
        // A server in memory has nothing to wait for otherwise.
        server.scheduler.schedule(after: 30) { server.stop() }
        let start = ContinuousClock.now
        server.run()
        #expect(calls == 1)
        // Comes while it sleeps, or what a server in memory has for that.
        server.scheduler.schedule(after: 0.05) {
            isPending = true
            pipe.fileHandleForWriting.write(Data([0]))
        }
        server.run()
        #expect(calls == 2)
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
