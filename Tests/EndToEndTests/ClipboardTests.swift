import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of copy and paste between applications of this framework, and with other programs.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ClipboardTests {
    private func probe(_ display: VirtualDisplay, _ arguments: String...) throws -> ProgramRun {
        try ProgramRun("ClipboardProbe", display: display.displayName, arguments: arguments)
    }

    private func start() throws -> VirtualDisplay { try VirtualDisplay.start(.xvfb, isForApplication: false) }

    /// Asks a window to close, as a window manager does.
    private func close(_ window: Window, _ client: XClient) throws {
        try client.perform { display in
            var event = XEvent()
            event.xclient.type = ClientMessage
            event.xclient.window = window
            event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
            event.xclient.format = 32
            event.xclient.data.l.0 = Int(bitPattern: XInternAtom(display, "WM_DELETE_WINDOW", 0))
            XSendEvent(display, window, 0, NoEventMask, &event)
        }
    }

    @Test("text is copied from one application to another", arguments: [1, 300_000, 32 << 20])
    func textIsCopiedBetweenApplications(_ size: Int) throws {
        let display = try start()
        defer { display.stop() }
        let source = try probe(display, "copy", "\(size)")
        defer { source.process.terminate() }
        try source.wait(for: "copied", timeout: 30) { $0.contains { $0.hasPrefix("copied") } }
        #expect(source.lines == ["copied true"])
        let target = try probe(display, "paste", "\(size)")
        defer { target.process.terminate() }
        #expect(target.exitStatus(timeout: 60) == 0)
        #expect(target.lines.contains("loaded the text"), "\(target.lines)")
        // For larger texts, the time limit of UIKit's synchronous properties is exceeded, and only loading succeeds.
        if size < 1_000_000 { #expect(target.lines.first == "waited for the text") }
        #expect(source.process.isRunning)
    }

    @Test("a synchronous read of an unresponsive owner times out, and the application continues")
    func readsOfAnUnresponsiveOwnerTimeOut() throws {
        let display = try start()
        defer { display.stop() }
        let owner = try SimulatedSelectionOwner(displayName: display.displayName) { _ in .silence }
        let target = try probe(display, "paste", "5")
        defer { target.process.terminate() }
        #expect(target.exitStatus(timeout: 20) == 0)
        let lines = target.lines
        #expect(lines.first == "waited for nothing")
        let waited = try #require(
            lines.first { $0.hasPrefix("milliseconds") }.flatMap { Int($0.split(separator: " ")[1]) })
        #expect((900..<2000).contains(waited))
        #expect(lines.last?.hasPrefix("error") == true)
        withExtendedLifetime(owner) {}
    }

    @Test("copied content outlives the application if there is a clipboard manager")
    func contentOutlivesTheApplication() throws {
        let display = try start()
        defer { display.stop() }
        let client = try display.client()
        let manager = try SimulatedSelectionOwner(displayName: display.displayName, selection: "CLIPBOARD_MANAGER") {
            $0 == "SAVE_TARGETS" ? .data(type: "NULL", format: 32, []) : .refusal
        }
        let source = try probe(display, "copy", "1000")
        defer { source.process.terminate() }
        try source.wait(for: "copied") { $0.contains { $0.hasPrefix("copied") } }
        let window = try #require(client.waitForWindow(titled: "Clipboard copy 1000", timeout: 10))
        try close(window, client)
        // The clipboard manager requests the data before it confirms that it has saved it.
        var hasRequested = false
        try Wait.until("the application has ended") {
            if !hasRequested {
                try manager.ask(for: "UTF8_STRING", of: "CLIPBOARD")
                hasRequested = true
            }
            try manager.serve()
            return !source.process.isRunning
        }
        #expect(source.exitStatus(timeout: 2) == 0)
        #expect(manager.requests == ["SAVE_TARGETS"])
        #expect(manager.conversions == [true])
        #expect(manager.text("UTF8_STRING")?.utf8.count == 1000)
    }

    @Test("an unresponsive clipboard manager does not prevent termination")
    func unresponsiveManagersDoNotPreventTermination() throws {
        let display = try start()
        defer { display.stop() }
        let client = try display.client()
        let manager = try SimulatedSelectionOwner(displayName: display.displayName, selection: "CLIPBOARD_MANAGER") {
            _ in
            .silence
        }
        let source = try probe(display, "copy", "10")
        defer { source.process.terminate() }
        try source.wait(for: "copied") { $0.contains { $0.hasPrefix("copied") } }
        let window = try #require(client.waitForWindow(titled: "Clipboard copy 10", timeout: 10))
        try close(window, client)
        #expect(source.exitStatus(timeout: 5) == 0)
        withExtendedLifetime(manager) {}
    }

    @Test("an application is notified when another one copies")
    func applicationsAreNotifiedOfChanges() throws {
        let display = try start()
        defer { display.stop() }
        let watcher = try probe(display, "watch")
        defer { watcher.process.terminate() }
        try watcher.wait(for: "watching") { $0 == ["watching"] }
        let source = try probe(display, "copy", "3")
        defer { source.process.terminate() }
        try watcher.wait(for: "the change") { $0.last == "changed true xxx" }
        source.process.terminate()
        try watcher.wait(for: "the end of ownership") { $0.last == "changed false nothing" }
        #expect(watcher.lines.count == 3)
    }
}
