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
        _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
    ) throws {
        for _ in 0..<500 {
            if try condition() { return }
            Thread.sleep(forTimeInterval: 0.02)
        }
        try #require(try condition(), what, sourceLocation: sourceLocation)
    }

    @Test("Under openbox a window is framed, minimized, restored, made full-screen and closed; the keys come to it")
    func manners() throws {
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
        try run.wait(for: "a picture") { $0.contains { $0.hasPrefix("draw") } }

        try client.ask("WM_CHANGE_STATE", about: window, [Int(IconicState)])
        try run.wait(for: "the background") { $0.contains("didEnterBackground background") }
        try client.ask("_NET_ACTIVE_WINDOW", about: window, [2, 0, 0])
        try run.wait(for: "the foreground") { $0.contains("willEnterForeground inactive") }

        let fullscreen = try client.perform { Int(XInternAtom($0, "_NET_WM_STATE_FULLSCREEN", 0)) }
        try client.ask("_NET_WM_STATE", about: window, [1, fullscreen, 0, 2])
        try wait("full-screen") { try states(client, window).contains("_NET_WM_STATE_FULLSCREEN") }
        try wait("as large as the screen") { client.geometry(of: window)?.width == Int(display.size.width) }
        try client.ask("_NET_WM_STATE", about: window, [0, fullscreen, 0, 2])
        try wait("itself again") { client.geometry(of: window)?.width == 300 }

        // The window survives the end of its window manager, and the next one manages it.
        manager.kill()
        try wait("let go") { client.geometry(of: window) != nil }
        let next = try Openbox.start(display)
        defer { next.terminate() }
        try wait("managed again") {
            try client.numbers(of: client.root, property: "_NET_CLIENT_LIST").contains(Int(window))
        }
        try client.ask("_NET_CLOSE_WINDOW", about: window, [0, 2])
        #expect(run.exitStatus() == 0)
        #expect(run.lines.last == "posted UIApplicationWillTerminateNotification")
    }

    @Test("Under openbox every new size is painted in full")
    func resizes() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let manager = try Openbox.start(display)
        defer { manager.terminate() }
        let client = try display.client()
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        try run.wait(for: "a picture") { $0.contains { $0.hasPrefix("draw") } }
        for width in [400, 500, 350] {
            // The request of a pager: the gravity of the window, and only the width and height.
            try client.ask("_NET_MOVERESIZE_WINDOW", about: window, [3 << 10 | 2 << 12, 0, 0, width, 250])
            try wait("as wide as it is asked to be") { client.geometry(of: window)?.width == width }
            try wait("painted in full") {
                let picture = try client.screenshot(of: window)
                return picture.width == width && picture[width - 1, 249] & 0xFFFFFF != 0
            }
        }
        run.process.terminate()
    }
}
