import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// What runs on the main thread of an application besides events, in a process of its own: under tests the main actor is
/// not on the main thread.
@MainActor @Suite(.serialized) struct LoopProbeTests {
    @Test(
        "Blocks, tasks and timers of an application run on its main thread and wake it; without any it sleeps",
        .needs(.xvfb))
    func runs() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LoopProbe", display: display.displayName, ["UIKIT_DISPLAY": "x11"])
        let status = run.exitStatus(timeout: 30)
        run.process.terminate()
        let lines = run.lines
        #expect(status == 0, "\(lines)")
        let own = lines.filter { $0.hasSuffix(" main") || $0.hasSuffix(" other") }
        #expect(
            Set(own) == [
                "block main", "delayed block main", "task main", "slept task main", "timer main", "run loop block main",
                "nested run loop block main",
            ])
        #expect(
            lines.filter { !own.contains($0) } == [
                "block wakes at once", "task wakes at once", "operation wakes at once", "timer wakes at once",
                "common timer wakes at once", "run loop block wakes at once", "run loop block of a timer runs at once",
                "nested timer", "nested sleeps", "idle 0",
            ])
    }
}
