import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// What runs on the main thread of an application besides events, in a process of its own: under tests the main actor is
/// not on the main thread.
@MainActor @Suite(.serialized) struct LoopProbeTests {
    @Test("Blocks, tasks and timers of an application run on its main thread", .needs(.xvfb))
    func runs() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        var environment = ProcessInfo.processInfo.environment
        environment["UIKIT_TESTING"] = nil
        environment["UIKIT_DISPLAY"] = "x11"
        environment["DISPLAY"] = display.displayName
        let pipe = Pipe()
        let process = try ChildProcess(
            executable: Bundle.main.bundleURL.appendingPathComponent("LoopProbe").path, arguments: [],
            environment: environment, output: pipe.fileHandleForWriting.fileDescriptor)
        try pipe.fileHandleForWriting.close()
        let hasEnded = process.wait(timeout: 10)
        process.terminate()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(hasEnded, "\(text)")
        #expect(
            Set(text.split(separator: "\n").map(String.init)) == [
                "block main", "delayed block main", "task main", "slept task main", "timer main", "run loop block main",
            ])
    }
}
