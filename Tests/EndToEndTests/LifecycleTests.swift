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
    private static let moveToBackground = [
        "willResignActive active", "posted UIApplicationWillResignActiveNotification", "didEnterBackground background",
        "posted UIApplicationDidEnterBackgroundNotification",
    ]
    private static let moveToForeground =
        ["willEnterForeground inactive", "posted UIApplicationWillEnterForegroundNotification"] + activate
    private static let terminate = [
        "shouldTerminate background", "willTerminate background", "posted UIApplicationWillTerminateNotification",
    ]

    /// Returns the lines without those about drawing, whose time is not determined.
    private func callbacks(_ lines: [String]) -> [String] { lines.filter { !$0.hasPrefix("draw") } }

    @Test("AP-01 the callbacks from launch to termination are called in the documented order")
    func callbacksAreOrdered() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        var expected = Self.launch + Self.activate
        try run.wait(for: "active") { callbacks($0).count >= expected.count && $0.contains { $0.hasPrefix("draw") } }
        #expect(callbacks(run.lines) == expected)
        try client.unmap(window)
        expected += Self.moveToBackground
        try run.wait(for: "background") { callbacks($0).count >= expected.count }
        #expect(callbacks(run.lines) == expected)
        try client.perform { _ = XMapWindow($0, window) }
        expected += Self.moveToForeground
        try run.wait(for: "active again") { callbacks($0).count >= expected.count }
        #expect(callbacks(run.lines) == expected)
        try client.requestClose(window)
        #expect(run.exitStatus() == 0)
        #expect(callbacks(run.lines) == expected + Self.moveToBackground + Self.terminate)
    }

    @Test(
        "AP-09 the application exits with status 74 if the display is lost during any callback",
        arguments: ["willFinishLaunching", "didFinishLaunching", "didBecomeActive", "draw", "willResignActive"])
    func displayLossExits(during callback: String) throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName, ["HOLD": callback])
        if callback == "willResignActive" {
            let client = try display.client()
            let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
            try run.wait(for: "active") { $0.contains("didBecomeActive active") }
            try client.unmap(window)
        }
        try run.wait(for: "the callback") { $0.contains { $0.hasPrefix(callback) } }
        display.kill()
        #expect(run.exitStatus() == 74)
        #expect(run.lines.filter { $0.hasPrefix("didLoseDisplay") }.count == 1, "\(run.lines)")
        // The termination callbacks come last in every case.
        #expect(
            run.lines.suffix(2).map { $0.split(separator: " ")[0] } == ["willTerminate", "posted"]
                && run.lines.filter { $0.hasPrefix("willTerminate") }.count == 1, "\(run.lines)")
    }

    @Test("AP-09 losing the display cancels touches before the application is notified")
    func displayLossCancelsTouches() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let client = try display.client()
        _ = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        try run.wait(for: "the first frame") {
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

    @Test("destroying the window ends the application, and a forged DestroyNotify does not")
    func destroyedWindowEndsTheApplication() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        let active = Self.launch + Self.activate
        try run.wait(for: "active") { callbacks($0).count >= active.count }
        try client.perform { display in
            var event = XEvent()
            event.xdestroywindow.type = DestroyNotify
            event.xdestroywindow.event = window
            event.xdestroywindow.window = window
            XSendEvent(display, window, 0, StructureNotifyMask, &event)
        }
        Thread.sleep(forTimeInterval: 0.2)
        #expect(run.process.isRunning && callbacks(run.lines) == active)
        try client.destroy(window)
        #expect(run.exitStatus() == 0)
        #expect(callbacks(run.lines) == active + Self.moveToBackground + Self.terminate)
    }

    @Test("the application loses its display if its client is killed")
    func killedClientLosesTheDisplay() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        try run.wait(for: "active") { $0.contains("didBecomeActive active") }
        try client.perform { _ = XKillClient($0, window) }
        #expect(run.exitStatus() == 74)
        let end = callbacks(run.lines).dropFirst(Self.launch.count + Self.activate.count)
        #expect(
            Array(end).filter { !$0.hasPrefix("UIKit:") } == Self.moveToBackground + ["didLoseDisplay background"]
                + Self.terminate.dropFirst())
    }

    @Test("losing the display during termination does not change the exit status")
    func displayLossDuringTerminationIsIgnored() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun("LifecycleProbe", display: display.displayName, ["HOLD": "willTerminate"])
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        try run.wait(for: "active") { $0.contains("didBecomeActive active") }
        try client.requestClose(window)
        try run.wait(for: "the end") { $0.contains { $0.hasPrefix("willTerminate") } }
        display.kill()
        #expect(run.exitStatus() == 0)
        #expect(!run.lines.contains { $0.hasPrefix("didLoseDisplay") })
    }
}
