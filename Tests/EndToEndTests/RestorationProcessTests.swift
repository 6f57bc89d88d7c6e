import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of restoring the windows of a program that has ended.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct RestorationProcessTests {
    private let state = FileManager.default.temporaryDirectory.appendingPathComponent(
        "restoration-\(getpid())-\(UInt32.random(in: 0...999_999))")

    private var files: [String] {
        let folder = state.appendingPathComponent("RestorationProbe/sessions").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") }
    }

    private func start(_ display: VirtualDisplay, _ arguments: [String] = []) throws -> ProgramRun {
        try ProgramRun(
            "RestorationProbe", display: display.displayName, ["XDG_STATE_HOME": state.path], arguments: arguments)
    }

    private func withDisplay(_ body: (VirtualDisplay, XClient) throws -> Void) throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer {
            display.stop()
            try? FileManager.default.removeItem(at: state)
        }
        try body(display, try display.client())
    }

    private func press(_ letter: Character, _ display: VirtualDisplay) throws {
        let usage = Int(letter.asciiValue ?? 0x61) - 0x61 + 4
        try display.injector().press(usage, holding: [])
    }

    @Test(
        "RS-01, RS-02, RS-03: windows come back with state, identifier and frame after SIGTERM",
        arguments: Openbox.path == nil ? [false] : [false, true])
    func signal(managed: Bool) throws {
        try withDisplay { display, client in
            let manager = managed ? try Openbox.start(display) : nil
            defer { manager?.terminate() }
            let first = try start(display)
            let window = try client.focusWindow(titled: "Count 0", of: first)
            try press("x", display)
            try press("x", display)
            try first.wait(for: "the keys") { $0.contains("count 2") }
            try client.perform { _ = XMoveResizeWindow($0, window, 150, 120, 444, 333) }
            try first.wait(for: "the size") { $0.contains("size 444") }
            try Wait.until("the window has moved") {
                try client.perform { _ = XSync($0, 0) }
                guard let origin = client.rootOrigin(of: window) else { return false }
                return origin.x >= 150 && origin.x < 200 && origin.y >= 120 && origin.y < 200
            }
            let origin = try #require(client.rootOrigin(of: window))
            first.process.terminate()
            _ = first.process.wait(timeout: 10)
            #expect(first.lines.last == "terminate" && files.count == 1)

            let second = try start(display)
            let again = try #require(client.waitForWindow(titled: "Count 2", timeout: 15))
            #expect(second.lines.first == first.lines.first && second.lines.first?.hasPrefix("connect ") == true)
            #expect(client.geometry(of: again).map { [Int($0.width), Int($0.height)] } == [444, 333])
            try Wait.until("the window is at its former position") { client.rootOrigin(of: again) == origin }
            second.process.terminate()
            _ = second.process.wait(timeout: 10)
        }
    }

    @Test("RS-02, RS-03: two windows come back after the X server has ended; a closed one does not")
    func lostServer() throws {
        try withDisplay { display, client in
            let first = try start(display)
            _ = try client.focusWindow(titled: "Count 0", of: first)
            try press("x", display)
            try first.wait(for: "the key") { $0.contains("count 1") }
            try press("n", display)
            try first.wait(for: "another window") { $0.last == "count 0" }
            _ = try client.focusWindow(titled: "Count 0", of: first)
            display.stop()
            #expect(first.exitStatus() == 74 && files.count == 2)
        }
    }

    @Test("RS-03: a program that provides no state writes nothing")
    func stateless() throws {
        try withDisplay { display, client in
            let run = try start(display, ["--stateless"])
            _ = try client.focusWindow(titled: "Count 0", of: run)
            run.process.terminate()
            _ = run.process.wait(timeout: 10)
            #expect(run.lines.last == "terminate" && !FileManager.default.fileExists(atPath: state.path))
        }
    }
}
