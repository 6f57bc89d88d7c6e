import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of signals that ask an application to terminate.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct TerminationSignalTests {
    private static let end = [
        "willResignActive active", "posted UIApplicationWillResignActiveNotification", "didEnterBackground background",
        "posted UIApplicationDidEnterBackgroundNotification", "willTerminate background",
        "posted UIApplicationWillTerminateNotification",
    ]

    /// Starts the probe on a new display, and waits until it is active and drawn.
    private func start(
        _ environment: [String: String] = [:], _ body: (ProgramRun, VirtualDisplay) throws -> Void
    ) throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName, environment)
        defer { run.process.kill() }
        let client = try display.client()
        _ = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        try run.wait(for: "active") { $0.contains("didBecomeActive active") && $0.contains { $0.hasPrefix("draw") } }
        try body(run, display)
    }

    private func send(_ signal: Int32, _ run: ProgramRun) { #expect(Glibc.kill(run.process.processID, signal) == 0) }

    /// Returns the signal that ended the process, or nil if no signal did or the process is still running.
    private func signal(of run: ProgramRun, timeout: TimeInterval = 10) -> Int32? {
        guard run.process.wait(timeout: timeout), let status = run.process.exitStatus, status & 0x7F != 0 else {
            return nil
        }
        return status & 0x7F
    }

    @Test(
        "a signal terminates the application through its delegate, and the parent process receives the signal",
        arguments: [SIGTERM, SIGHUP, SIGINT])
    func signalsTerminateThroughTheDelegate(_ number: Int32) throws {
        try start { run, _ in
            // Otherwise the application could be in a short sleep that is about to end anyway.
            try run.waitUntilAsleep()
            send(number, run)
            #expect(signal(of: run) == number)
            #expect(Array(run.lines.suffix(Self.end.count)) == Self.end)
        }
    }

    @Test("scenes disconnect before the application delegate is notified")
    func scenesDisconnectFirst() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("SceneProbe", display: display.displayName)
        defer { run.process.kill() }
        try run.wait(for: "both shown") { $0.contains("2 foreground") && $0.contains { $0.hasSuffix("active") } }
        send(SIGTERM, run)
        #expect(signal(of: run) == SIGTERM)
        let end = run.lines.filter { !$0.hasSuffix("active") && !$0.hasSuffix("resign") }
        #expect(
            end.suffix(5) == ["1 background", "1 disconnect", "2 background", "2 disconnect", "terminate"],
            "\(run.lines)")
    }

    @Test("a signal terminates an application that runs a nested run loop during an event")
    func signalsTerminateNestedRunLoops() throws {
        try start(["WAIT": "touchesBegan"]) { run, display in
            let injector = try display.injector()
            try injector.movePointer(to: CGPoint(x: 50, y: 50))
            try injector.button(1, isDown: true)
            try injector.synchronize()
            try run.wait(for: "the touch") { $0.contains("touchesBegan active") }
            Thread.sleep(forTimeInterval: 0.2)
            send(SIGTERM, run)
            #expect(signal(of: run, timeout: 4) == SIGTERM)
            #expect(run.lines.contains("willTerminate background"), "\(run.lines)")
        }
    }

    @Test("simultaneous signals are one request, and a later one ends an unresponsive delegate")
    func laterSignalsEndUnresponsiveDelegates() throws {
        try start(["HOLD": "willTerminate", "HOLD_SECONDS": "60"]) { run, _ in
            send(SIGINT, run)
            send(SIGINT, run)
            try run.wait(for: "the end to begin") { $0.contains { $0.hasPrefix("willTerminate") } }
            Thread.sleep(forTimeInterval: 0.7)
            // A signal of another kind is not a second request.
            send(SIGHUP, run)
            Thread.sleep(forTimeInterval: 0.2)
            #expect(run.process.isRunning)
            send(SIGINT, run)
            #expect(signal(of: run, timeout: 1) == SIGINT)
        }
    }

    @Test(
        "unresponsive delegates and busy main threads end after five seconds",
        arguments: ["willTerminate", "touchesBegan"])
    func unresponsiveApplicationsEnd(_ callback: String) throws {
        try start(["HOLD": callback, "HOLD_SECONDS": "60"]) { run, display in
            if callback == "touchesBegan" {
                let injector = try display.injector()
                try injector.movePointer(to: CGPoint(x: 50, y: 50))
                try injector.button(1, isDown: true)
                try injector.synchronize()
                try run.wait(for: "the touch") { $0.contains("touchesBegan active") }
            }
            let start = ContinuousClock.now
            send(SIGTERM, run)
            #expect(signal(of: run, timeout: 9) == SIGTERM)
            #expect((4.9...8).contains((ContinuousClock.now - start) / .seconds(1)))
        }
    }

    @Test("ignored signals and signals with a handler of the app are not changed")
    func ignoredAndHandledSignalsAreNotChanged() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let program = Bundle.main.bundleURL.appendingPathComponent("LifecycleProbe").path
        for (ignored, handled) in [("trap '' HUP INT;", ""), ("", "HUP")] {
            let run = try ProgramRun(
                path: "/bin/sh", display: display.displayName, ["HANDLE": handled],
                arguments: ["-c", "\(ignored) exec '\(program)'"])
            defer { run.process.kill() }
            try run.wait(for: "active") { $0.contains("didBecomeActive active") }
            send(SIGHUP, run)
            if ignored.isEmpty {
                try run.wait(for: "the app's own handler") { $0.contains("handled") }
            } else {
                send(SIGINT, run)
                Thread.sleep(forTimeInterval: 0.3)
            }
            #expect(run.process.isRunning && !run.lines.contains { $0.hasPrefix("willTerminate") })
            send(SIGTERM, run)
            #expect(signal(of: run) == SIGTERM)
            #expect(run.lines.contains("willTerminate background"))
        }
    }

    @Test("a child process does not block or ignore the signals that its parent handles")
    func childProcessesDoNotInheritSignalHandling() throws {
        try start(["CHILD": "1"]) { run, _ in
            let masks = run.lines.filter { $0.hasPrefix("child Sig") }.compactMap {
                UInt64($0.split { $0.isWhitespace }.last ?? "", radix: 16)
            }
            let caught = [SIGTERM, SIGHUP, SIGINT].reduce(UInt64(0)) { $0 | 1 << UInt64($1 - 1) }
            #expect(masks.count == 2 && masks.allSatisfy { $0 & caught == 0 }, "\(run.lines)")
        }
    }
}
