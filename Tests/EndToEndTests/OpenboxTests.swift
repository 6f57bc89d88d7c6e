import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests with a widely used window manager.
@MainActor
@Suite(
    .serialized, .needs(.xvfb),
    .enabled(if: Openbox.path != nil, "openbox is not installed: Scripts/setup test installs it"))
struct OpenboxTests {
    private func states(_ client: XClient, _ window: Window) throws -> Set<String> {
        Set(try client.numbers(of: window, property: "_NET_WM_STATE").map { try client.name(of: $0) })
    }

    private func wait(
        _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
    ) throws {
        try #require(try Wait.isMet(within: 10) { try condition() }, comment, sourceLocation: sourceLocation)
    }

    @Test("Openbox frames, focuses, minimizes, restores and closes a window, and makes it fullscreen")
    func openboxManagesTheWindow() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let manager = try Openbox.start(display)
        defer { manager.terminate() }
        let client = try display.client()
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        try wait("managed") { try client.numbers(of: window, property: "WM_STATE").first == Int(NormalState) }
        try wait("framed") { try !client.numbers(of: window, property: "_NET_FRAME_EXTENTS").allSatisfy { $0 == 0 } }
        try wait("active") {
            try client.numbers(of: client.root, property: "_NET_ACTIVE_WINDOW").first == Int(window)
        }
        try run.wait(for: "the first frame") { $0.contains { $0.hasPrefix("draw") } }

        try client.sendRequest("WM_CHANGE_STATE", about: window, [Int(IconicState)])
        try run.wait(for: "the background") { $0.contains("didEnterBackground background") }
        try client.sendRequest("_NET_ACTIVE_WINDOW", about: window, [2, 0, 0])
        try run.wait(for: "the foreground") { $0.contains("willEnterForeground inactive") }

        let fullscreen = try client.perform { Int(XInternAtom($0, "_NET_WM_STATE_FULLSCREEN", 0)) }
        try client.sendRequest("_NET_WM_STATE", about: window, [1, fullscreen, 0, 2])
        try wait("fullscreen") { try states(client, window).contains("_NET_WM_STATE_FULLSCREEN") }
        try wait("the size of the screen") { client.geometry(of: window)?.width == Int(display.size.width) }
        try client.sendRequest("_NET_WM_STATE", about: window, [0, fullscreen, 0, 2])
        try wait("the original size") { client.geometry(of: window)?.width == 300 }

        // The window survives the end of its window manager, and the next one manages it.
        manager.kill()
        try wait("the window outlives the window manager") { client.geometry(of: window) != nil }
        let next = try Openbox.start(display)
        defer { next.terminate() }
        try wait("managed again") {
            try client.numbers(of: client.root, property: "_NET_CLIENT_LIST").contains(Int(window))
        }
        try client.sendRequest("_NET_CLOSE_WINDOW", about: window, [0, 2])
        #expect(run.exitStatus() == 0)
        #expect(run.lines.last == "posted UIApplicationWillTerminateNotification")
    }

    @Test("every new size is painted completely with Openbox")
    func newSizesArePaintedCompletely() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let manager = try Openbox.start(display)
        defer { manager.terminate() }
        let client = try display.client()
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        try run.wait(for: "the first frame") { $0.contains { $0.hasPrefix("draw") } }
        for width in [400, 500, 350] {
            // The request of a pager: the gravity of the window, and only the width and height.
            try client.sendRequest("_NET_MOVERESIZE_WINDOW", about: window, [3 << 10 | 2 << 12, 0, 0, width, 250])
            try wait("the requested width") { client.geometry(of: window)?.width == width }
            try wait("painted completely") {
                let screenshot = try client.screenshot(of: window)
                return screenshot.width == width && screenshot[width - 1, 249] & 0xFFFFFF != 0
            }
        }
        run.process.terminate()
    }
}
