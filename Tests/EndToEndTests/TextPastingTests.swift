import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of cut, copy and paste with keyboard and pointer, between two applications of this framework, and with common
/// command-line tools.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct TextPastingTests {
    nonisolated private static let tools = ["xclip", "xsel"].filter { access("/usr/bin/" + $0, X_OK) == 0 }

    /// A display with several applications and simulated input.
    @MainActor private final class TextAppsFixture {
        let display: VirtualDisplay
        let client: XClient
        let injector: any InputInjector
        private var runs: [ProgramRun] = []
        private var windows: [Window] = []

        init(applications count: Int) throws {
            display = try VirtualDisplay.start(.xvfb, isForApplication: false)
            client = try display.client()
            injector = try display.injector()
            for index in 0..<count {
                let run = try ProgramRun("TextProbe", display: display.displayName, arguments: ["Text \(index)"])
                runs.append(run)
                try run.wait(for: "ready") { $0 == ["ready"] }
                let window = try #require(client.waitForWindow(titled: "Text \(index)", timeout: 10))
                try #require(client.waitForFocus(of: window, timeout: 10))
                try client.move(window, x: 0, y: 200 * index)
                windows.append(window)
            }
        }

        func stop() {
            for run in runs { run.process.terminate() }
            display.stop()
        }

        subscript(index: Int) -> ProgramRun { runs[index] }

        /// Gives keyboard focus to an application.
        func focus(_ index: Int) throws { try client.raise(windows[index]) }

        /// Presses a key while others are held down.
        func key(_ usage: Int, _ held: Int...) throws { try injector.press(usage, holding: held) }

        func type(_ text: String) throws {
            for character in text { try injector.type(character) }
            try injector.synchronize()
        }

        private func screenLocation(_ index: Int, _ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x, y: point.y + CGFloat(200 * index))
        }

        func click(_ index: Int, _ point: CGPoint, button: Int = 1) throws {
            try injector.movePointer(to: screenLocation(index, point))
            try injector.button(button, isDown: true)
            try injector.button(button, isDown: false)
            try injector.synchronize()
        }

        func drag(_ index: Int, _ start: CGPoint, _ end: CGPoint) throws {
            try injector.movePointer(to: screenLocation(index, start))
            try injector.button(1, isDown: true)
            for step in 1...5 {
                let share = CGFloat(step) / 5
                try injector.movePointer(
                    to: screenLocation(
                        index,
                        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)))
            }
            try injector.button(1, isDown: false)
            try injector.synchronize()
        }

        /// Runs a shell command on the display, until it or its parent process ends.
        func shell(_ command: String) throws -> ChildProcess {
            var environment = ProcessInfo.processInfo.environment
            environment["DISPLAY"] = display.displayName
            environment["LC_ALL"] = "C.UTF-8"
            return try ChildProcess(
                executable: "/bin/sh", arguments: ["-c", command], environment: environment, output: 2)
        }

        /// Returns the text that a tool pastes from a selection, repeated until it is the expected text.
        func pasted(by tool: String, _ selection: String, expecting text: String) throws -> String {
            let path = NSTemporaryDirectory() + "uikit-paste-\(UUID().uuidString)"
            defer { unlink(path) }
            let command =
                tool == "xclip" ? "xclip -o -selection \(selection) -t UTF8_STRING" : "xsel -o --\(selection)"
            var result = ""
            _ = try Wait.isMet(within: 20, step: { Thread.sleep(forTimeInterval: 0.05) }) {
                let process = try shell("exec timeout 5 \(command) > \(path) 2>/dev/null")
                #expect(process.wait(timeout: 10))
                result = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
                return result == text
            }
            return result
        }

        /// Returns the window that owns a selection; 0 if none does.
        private func owner(of selection: String) throws -> Window {
            try client.perform { XGetSelectionOwner($0, XInternAtom($0, selection, 0)) }
        }

        /// Waits until another window than before owns a selection.
        func waitForOwner(of selection: String, _ body: () throws -> Void) throws {
            let before = try owner(of: selection)
            try body()
            try Wait.until("another window owns the selection \(selection)") {
                let now = try owner(of: selection)
                return now != before && now != 0
            }
        }

        /// Copies a text to a selection with a tool, which owns the selection until the resulting process ends.
        func copy(_ text: String, by tool: String, _ selection: String) throws -> ChildProcess {
            let command =
                tool == "xclip"
                ? "printf '%s' '\(text)' | exec xclip -i -quiet -selection \(selection) 2>/dev/null"
                : "printf '%s' '\(text)' | exec xsel -i -n --\(selection)"
            var process: ChildProcess?
            try waitForOwner(of: selection == "primary" ? "PRIMARY" : "CLIPBOARD") { process = try shell(command) }
            return try #require(process)
        }
    }

    private static let field = CGPoint(x: 150, y: 36)
    /// Locations to the left and right of the field's text.
    private static let fieldStart = CGPoint(x: 24, y: 36)
    private static let fieldEnd = CGPoint(x: 270, y: 36)
    private static let view = CGPoint(x: 200, y: 100)
    // USB HID usage IDs of keys.
    private static let (a, c, v, x, insert, home, control, shift) = (4, 6, 25, 27, 0x49, 0x4a, 0xe0, 0xe1)

    @Test("keys copy, cut and paste between the text fields and text views of two applications")
    func keysCopyCutAndPaste() throws {
        let apps = try TextAppsFixture(applications: 2)
        defer { apps.stop() }
        try apps.focus(0)
        try apps.type("copied")
        try apps[0].wait(for: "typed") { $0.last == "copied" }
        try apps.key(Self.a, Self.control)
        try apps.key(Self.c, Self.control)
        // Copying keeps the selection. Typing after it shows that all previous input has been processed.
        try apps.key(0x4d)
        try apps.type("!")
        try apps[0].wait(for: "copied") { $0.last == "copied!" }
        try apps.focus(1)
        try apps.key(Self.v, Self.control)
        try apps[1].wait(for: "pasted with Control-V") { $0.last == "copied" }
        try apps.key(Self.insert, Self.shift)
        try apps[1].wait(for: "pasted with Shift-Insert") { $0.last == "copiedcopied" }
        try apps.click(1, Self.view)
        try apps.key(Self.v, Self.control)
        try apps[1].wait(for: "pasted into the text view") { $0.last == "view copied" }
        // Back to the first application, with Cut.
        try apps.key(Self.a, Self.control)
        try apps.key(Self.x, Self.control)
        try apps[1].wait(for: "cut") { $0.last == "view " }
        try apps.focus(0)
        try apps.key(Self.home)
        try apps.key(Self.v, Self.control)
        try apps[0].wait(for: "pasted the cut text") { $0.last == "copiedcopied!" }
    }

    @Test("the middle button pastes text that was selected with the pointer in another application")
    func middleButtonPastesSelectedText() throws {
        let apps = try TextAppsFixture(applications: 2)
        defer { apps.stop() }
        try apps.focus(0)
        try apps.type("selected")
        try apps[0].wait(for: "typed") { $0.last == "selected" }
        try apps.waitForOwner(of: "PRIMARY") { try apps.drag(0, Self.fieldStart, Self.fieldEnd) }
        try apps.focus(1)
        try apps.click(1, Self.field, button: 3)
        try apps[1].wait(for: "pasted into the field") { $0.last == "selected" }
        try apps.click(1, Self.view, button: 3)
        try apps[1].wait(for: "pasted into the text view") { $0.last == "view selected" }
        // Select the text view's text with a drag, and paste it into the field of the first application.
        try apps.type("s two")
        try apps[1].wait(for: "typed") { $0.last == "view selecteds two" }
        try apps.waitForOwner(of: "PRIMARY") { try apps.drag(1, CGPoint(x: 22, y: 76), CGPoint(x: 270, y: 76)) }
        try apps.focus(0)
        try apps.click(0, Self.fieldEnd, button: 3)
        try apps[0].wait(for: "pasted back") { $0.last == "selectedselecteds two" }
    }

    @Test("command-line tools paste copied and selected text", arguments: tools)
    func toolsPasteFromTheApplication(_ tool: String) throws {
        let apps = try TextAppsFixture(applications: 1)
        defer { apps.stop() }
        try apps.focus(0)
        try apps.type("ours")
        try apps[0].wait(for: "typed") { $0.last == "ours" }
        try apps.drag(0, Self.fieldEnd, Self.fieldStart)
        #expect(try apps.pasted(by: tool, "primary", expecting: "ours") == "ours")
        try apps.key(Self.c, Self.control)
        #expect(try apps.pasted(by: tool, "clipboard", expecting: "ours") == "ours")
        // Text that is no longer selected can still be pasted, and so can copied text.
        try apps.key(0x4d)
        try apps.type("x")
        try apps[0].wait(for: "typed more") { $0.last == "oursx" }
        #expect(try apps.pasted(by: tool, "primary", expecting: "ours") == "ours")
        try apps.key(0x50, Self.shift)
        #expect(try apps.pasted(by: tool, "primary", expecting: "x") == "x")
        #expect(try apps.pasted(by: tool, "clipboard", expecting: "ours") == "ours")
        // The same in a text view.
        try apps.click(0, Self.view)
        try apps.type("lines")
        try apps[0].wait(for: "typed into the view") { $0.last == "view lines" }
        try apps.key(Self.a, Self.control)
        #expect(try apps.pasted(by: tool, "primary", expecting: "lines") == "lines")
        try apps.key(Self.x, Self.control)
        try apps[0].wait(for: "cut") { $0.last == "view " }
        #expect(try apps.pasted(by: tool, "clipboard", expecting: "lines") == "lines")
    }

    @Test("keys and the middle button paste text from command-line tools", arguments: tools)
    func theApplicationPastesFromTools(_ tool: String) throws {
        let apps = try TextAppsFixture(applications: 1)
        defer { apps.stop() }
        try apps.focus(0)
        let first = try apps.copy("두 글", by: tool, "clipboard")
        defer { first.terminate() }
        let second = try apps.copy("Zwölf", by: tool, "primary")
        defer { second.terminate() }
        try apps.key(Self.v, Self.control)
        try apps[0].wait(for: "pasted with a key") { $0.last == "두 글" }
        try apps.click(0, Self.fieldEnd, button: 3)
        try apps[0].wait(for: "pasted with the middle button") { $0.last == "두 글Zwölf" }
        try apps.key(Self.insert, Self.control, Self.shift)
        try apps[0].wait(for: "pasted the selection with keys") { $0.last == "두 글ZwölfZwölf" }
        try apps.click(0, Self.view)
        try apps.key(Self.insert, Self.shift)
        try apps[0].wait(for: "pasted into the text view") { $0.last == "view 두 글" }
        try apps.click(0, Self.view, button: 3)
        try apps[0].wait(for: "pasted into the text view, too") { $0.last == "view 두 글Zwölf" }
    }
}
