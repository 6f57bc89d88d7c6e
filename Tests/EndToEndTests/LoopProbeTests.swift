import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of the work on an application's main thread besides events, in a separate process: in tests, the main actor is
/// not on the main thread.
@MainActor @Suite(.serialized) struct LoopProbeTests {
    @Test(
        "blocks, tasks and timers run on the main thread and wake it, and it sleeps otherwise",
        .needs(.xvfb))
    func workRunsOnTheMainThread() throws {
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
                "block wakes immediately", "task wakes immediately", "operation wakes immediately",
                "timer wakes immediately",
                "common timer wakes immediately", "run loop block wakes immediately",
                "run loop block of a timer runs immediately",
                "nested timer", "nested sleeps", "notification among frames soon", "source among frames soon", "idle 0",
            ])
    }

    @Test(
        "work on the run loop of a single-threaded application runs soon, and then it sleeps", .needs(.xvfb))
    func workRunsInASingleThreadedApplication() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun(
            "LoopProbe", display: display.displayName, ["UIKIT_DISPLAY": "x11"], arguments: ["idle"])
        defer { run.process.terminate() }
        try run.wait(for: "ready") { $0.contains("ready ") }
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Idle", timeout: 10))
        try #require(client.waitForFocus(of: window, timeout: 10))
        let other = try XProbe(displayName: display.displayName, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let injector = try display.injector()
        let keys = [
            (4, "notification"), (5, "idle notification"), (6, "source"), (7, "nested blocks"),
            (8, "nested blocks and a block of another mode"), (9, "due timer"),
            (10, "timer that enqueues a notification after the idle period"), (11, "work in 200 nested blocks"),
        ]
        var expected: [String] = []
        func check(_ name: String, _ cause: () throws -> Void) throws {
            try run.waitUntilAsleep()
            let before = run.lines.count
            try cause()
            expected.append(name + " soon, threads: 1")
            try? run.wait(for: "\(name)", timeout: 2) { $0.count > before }
        }
        try other.client.raise(other.window)
        try check("activation") { try client.raise(window) }
        for (usage, name) in keys {
            try check(name) {
                try injector.key(usage, isDown: true)
                try injector.synchronize()
            }
            try injector.key(usage, isDown: false)
        }
        #expect(Array(run.lines.drop { !$0.hasPrefix("ready") }.suffix(expected.count)) == expected)
        try run.waitUntilAsleep()
        let before = try run.sleepCount()
        // The application stays asleep.
        Thread.sleep(forTimeInterval: 0.5)
        #expect(try run.sleepCount() == before)
    }

    @Test(
        "pointer moves wake the application once per frame and do not delay other input", .needs(.xvfb))
    func pointerMovesWakeOncePerFrame() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun(
            "LoopProbe", display: display.displayName, ["UIKIT_DISPLAY": "x11"], arguments: ["moves"])
        defer { run.process.terminate() }
        let client = try display.client()
        _ = try #require(client.waitForWindow(titled: "Moves", timeout: 10))
        let injector = try display.injector()
        try injector.movePointer(to: CGPoint(x: 20, y: 100))
        try injector.synchronize()
        try run.waitUntilAsleep()
        /// Moves the pointer in steps, clicks, and returns the number of events that the application received.
        func move(_ steps: Int, pause: TimeInterval) throws -> Int {
            let before = run.lines.count
            for step in 1...steps {
                try injector.movePointer(to: CGPoint(x: 20 + step % 500, y: 100))
                try injector.synchronize()
                if pause > 0 { Thread.sleep(forTimeInterval: pause) }
            }
            try injector.button(1, isDown: true)
            try injector.button(1, isDown: false)
            try injector.synchronize()
            try run.wait(for: "a press", timeout: 5) { $0.count > before }
            let line = try #require(run.lines.last)
            #expect(line.hasSuffix("moves to \(20 + steps % 500)"), "\(line)")
            return try #require(Int(line.prefix { $0 != " " }))
        }
        let deliveries = try move(1, pause: 0)
        let (sleepsBefore, start) = (try run.sleepCount(), Date())
        let deliveriesWithPauses = try move(400, pause: 0.001) - deliveries
        let frames = Date().timeIntervalSince(start) * 60
        // Steps that arrive while a frame is being painted are handled after it.
        #expect(
            (10...Int(frames * 2) + 10).contains(deliveriesWithPauses),
            "\(deliveriesWithPauses) deliveries in \(frames) frames")
        #expect(try run.sleepCount() - sleepsBefore < Int(frames * 2) + 20)
        _ = try move(3000, pause: 0)
    }
}
