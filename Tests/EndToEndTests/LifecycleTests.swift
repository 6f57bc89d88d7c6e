import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of the life cycle of an application in its own process.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct LifecycleTests {
    private static let launch = [
        "willFinishLaunching inactive", "didFinishLaunching inactive",
        "posted UIApplicationDidFinishLaunchingNotification",
    ]
    private static let activate = ["didBecomeActive active", "posted UIApplicationDidBecomeActiveNotification"]
    private static let leave = [
        "willResignActive active", "posted UIApplicationWillResignActiveNotification", "didEnterBackground background",
        "posted UIApplicationDidEnterBackgroundNotification",
    ]
    private static let comeBack =
        ["willEnterForeground inactive", "posted UIApplicationWillEnterForegroundNotification"] + activate
    private static let terminate = [
        "shouldTerminate background", "willTerminate background", "posted UIApplicationWillTerminateNotification",
    ]

    /// Returns the lines without those about drawing, whose time is not determined.
    private func told(_ lines: [String]) -> [String] { lines.filter { !$0.hasPrefix("draw") } }

    @Test("AP-01 launch, activate, resign, background, foreground, close and terminate come in this order")
    func order() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        var expected = Self.launch + Self.activate
        try run.wait(for: "active") { told($0).count >= expected.count && $0.contains { $0.hasPrefix("draw") } }
        #expect(told(run.lines) == expected)
        try client.unmap(window)
        expected += Self.leave
        try run.wait(for: "background") { told($0).count >= expected.count }
        #expect(told(run.lines) == expected)
        try client.perform { _ = XMapWindow($0, window) }
        expected += Self.comeBack
        try run.wait(for: "active again") { told($0).count >= expected.count }
        #expect(told(run.lines) == expected)
        try client.askToClose(window)
        #expect(run.exitStatus() == 0)
        #expect(told(run.lines) == expected + Self.leave + Self.terminate)
    }

    @Test(
        "A display that dies at any turn ends the application with status 74, after it was told once",
        arguments: ["willFinishLaunching", "didFinishLaunching", "didBecomeActive", "draw", "willResignActive"])
    func dies(at turn: String) throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName, ["HOLD": turn])
        if turn == "willResignActive" {
            let client = try display.client()
            let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
            try run.wait(for: "active") { $0.contains("didBecomeActive active") }
            try client.unmap(window)
        }
        try run.wait(for: "the turn") { $0.contains { $0.hasPrefix(turn) } }
        display.kill()
        #expect(run.exitStatus() == 74)
        #expect(run.lines.filter { $0.hasPrefix("didLoseDisplay") }.count == 1, "\(run.lines)")
        // The termination callbacks come last in every case.
        #expect(
            run.lines.suffix(2).map { $0.split(separator: " ")[0] } == ["willTerminate", "posted"]
                && run.lines.filter { $0.hasPrefix("willTerminate") }.count == 1, "\(run.lines)")
    }

    @Test("A display that dies under a pressed button cancels the touch, and then tells")
    func diesWhilePressed() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let client = try display.client()
        _ = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        try run.wait(for: "a picture") {
            $0.contains { $0.hasPrefix("draw") } && $0.contains("didBecomeActive active")
        }
        let injector = try display.injector()
        try injector.movePointer(to: CGPoint(x: 50, y: 50))
        try injector.button(1, isDown: true)
        try injector.synchronize()
        try run.wait(for: "the touch") { $0.contains("touchesBegan active") }
        display.kill()
        #expect(run.exitStatus() == 74)
        let end = run.lines.drop { !$0.hasPrefix("touchesBegan") }.map { $0.split(separator: " ")[0] }
        #expect(end.contains("touchesCancelled") && end.filter { $0 == "didLoseDisplay" }.count == 1, "\(run.lines)")
    }

    @Test("A window that another client destroys ends the application; a message that says so does not")
    func windowIsDestroyed() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        let active = Self.launch + Self.activate
        try run.wait(for: "active") { told($0).count >= active.count }
        try client.perform { display in
            var event = XEvent()
            event.xdestroywindow.type = DestroyNotify
            event.xdestroywindow.event = window
            event.xdestroywindow.window = window
            XSendEvent(display, window, 0, StructureNotifyMask, &event)
        }
        Thread.sleep(forTimeInterval: 0.2)
        #expect(run.process.isRunning && told(run.lines) == active)
        try client.destroy(window)
        #expect(run.exitStatus() == 0)
        #expect(told(run.lines) == active + Self.leave + Self.terminate)
    }

    @Test("A client that is killed, as xkill does, loses the display")
    func clientIsKilled() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        try run.wait(for: "active") { $0.contains("didBecomeActive active") }
        try client.perform { _ = XKillClient($0, window) }
        #expect(run.exitStatus() == 74)
        let end = told(run.lines).dropFirst(Self.launch.count + Self.activate.count)
        #expect(
            Array(end).filter { !$0.hasPrefix("UIKit:") } == Self.leave + ["didLoseDisplay background"]
                + Self.terminate.dropFirst())
    }

    @Test("A display that dies while the application ends changes nothing about the end")
    func diesAtTheEnd() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName, ["HOLD": "willTerminate"])
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        try run.wait(for: "active") { $0.contains("didBecomeActive active") }
        try client.askToClose(window)
        try run.wait(for: "the end") { $0.contains { $0.hasPrefix("willTerminate") } }
        display.kill()
        #expect(run.exitStatus() == 0)
        #expect(!run.lines.contains { $0.hasPrefix("didLoseDisplay") })
    }
}
