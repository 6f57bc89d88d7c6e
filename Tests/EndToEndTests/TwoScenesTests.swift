import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of two windows of one application on an X server, with and without a window manager.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct TwoScenesTests {
    private func close(_ client: XClient, _ window: Window, managed: Bool) throws {
        if managed { return try client.sendRequest("_NET_CLOSE_WINDOW", about: window, [0, 2]) }
        try client.requestClose(window)
    }

    private func focus(_ client: XClient, _ window: Window, managed: Bool) throws {
        if managed { return try client.sendRequest("_NET_ACTIVE_WINDOW", about: window, [2, 0, 0]) }
        try client.perform { _ = XSetInputFocus($0, window, RevertToParent, Time(CurrentTime)) }
    }

    @Test(
        "AP-03, HT-18 two scenes share one key window, and close requests can be refused and granted",
        arguments: Openbox.path == nil ? [false] : [false, true])
    func twoScenesShareOneKeyWindow(managed: Bool) throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let manager = managed ? try Openbox.start(display) : nil
        defer { manager?.terminate() }
        let client = try display.client()
        let run = try ProgramRun("SceneProbe", display: display.displayName)
        let first = try #require(client.waitForWindow(titled: "Scene 1", timeout: 15))
        let second = try #require(client.waitForWindow(titled: "Scene 2", timeout: 15))
        try run.wait(for: "both shown") { $0.contains("2 foreground") && $0.contains { $0.hasSuffix("active") } }
        for number in [1, 2] {
            let callbacks = run.lines.filter { $0.hasPrefix("\(number) ") }
            #expect(callbacks.prefix(2) == ["\(number) connect", "\(number) foreground"])
        }
        // The window itself enforces the size limits.
        #expect(client.geometry(of: first)?.width == 240 && client.geometry(of: second)?.height == 180)

        let injector = try display.injector()
        func type(_ window: Window, _ number: Int) throws {
            let before = run.lines.count
            try focus(client, window, managed: managed)
            // On a slow machine, the window manager has not yet given focus to the second window, which is new.
            if managed { try Openbox.synchronize(client) }
            if run.lines.last(where: { $0.hasSuffix("active") || $0 == "\(number) resign" }) != "\(number) active" {
                try run.wait(for: "\(number) active") { $0.dropFirst(before).contains("\(number) active") }
            }
            try injector.key(0x1B, isDown: true)
            try injector.key(0x1B, isDown: false)
            try injector.synchronize()
            try run.wait(for: "the key") { $0.dropFirst(before).contains { $0.contains("key") } }
            #expect(run.lines.dropFirst(before).filter { $0.contains("key") } == ["\(number) key x true"])
        }
        try type(first, 1)
        try type(second, 2)
        try type(first, 1)
        #expect(!run.lines.contains("application active"))

        try close(client, first, managed: managed)
        try run.wait(for: "the close request") { $0.contains("1 should close") }
        Thread.sleep(forTimeInterval: 0.1)
        #expect(!run.lines.contains("1 disconnect") && client.geometry(of: first) != nil)
        try close(client, first, managed: managed)
        try run.wait(for: "the disconnection of the first scene") {
            $0.contains("1 disconnect") && $0.contains("discarded 1")
        }
        try close(client, second, managed: managed)
        try run.wait(for: "the close request of the second scene") { $0.contains("2 should close") }
        try close(client, second, managed: managed)
        #expect(run.exitStatus() == 0)
        #expect(run.lines.suffix(3) == ["2 disconnect", "discarded 1", "terminate"])
    }
}
