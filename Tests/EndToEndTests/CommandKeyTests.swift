import CXTest
import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of keys from a real X server as commands, presses and remote-control events.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct CommandKeyTests {
    /// A window with a view that is first responder and logs presses and commands.
    final class KeyLogView: UIView {
        let host = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        var log: [String] = []
        var commands: [UIKeyCommand] = []

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
            host.addSubview(self)
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { commands }
        func recordCommand(_ command: UIKeyCommand) { log.append("command \(command.input ?? "")") }
        override func copy(_ sender: Any?) { log.append("copy") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            record("down", presses)
            // Media keys are passed on, so that they become remote-control events.
            super.pressesBegan(presses, with: event)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { record("up", presses) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            record("cancelled", presses)
        }
        override func remoteControlReceived(with event: UIEvent?) {
            log.append("remote \(event?.subtype.rawValue ?? 0)")
        }
        private func record(_ phase: String, _ presses: Set<UIPress>) {
            for press in presses where press.key?.modifierFlags.isEmpty != false {
                log.append("\(phase) \(press.key?.characters ?? "")")
            }
        }
    }

    private func onDisplay(_ body: @MainActor (VirtualDisplay) throws -> Void) throws {
        let display = try VirtualDisplay.start(.xvfb, size: CGSize(width: 640, height: 480))
        defer { display.stop() }
        try body(display)
    }

    private func setLayout(_ layout: String, on display: VirtualDisplay) throws {
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/setxkbmap")
        tool.arguments = ["-display", display.displayName, "-layout", layout]
        try tool.run()
        tool.waitUntilExit()
        try #require(tool.terminationStatus == 0)
    }

    @Test(
        "Control-C is a command on every keyboard layout",
        .enabled(if: access("/usr/bin/setxkbmap", X_OK) == 0, "setxkbmap is not installed"),
        arguments: ["us", "ru", "gr", "kr", "ru,us", "us,ru", "de", "ua,gr"])
    func commandsWorkOnEveryLayout(_ layout: String) throws {
        try onDisplay { display in
            let view = KeyLogView()
            let generator = try EventGenerator(window: view.host)
            #expect(view.becomeFirstResponder())
            try setLayout(layout, on: display)
            try generator.wait(0.3)
            view.log = []
            view.commands = [
                UIKeyCommand(input: "d", modifierFlags: .command, action: KeyLogView.recordCommand),
                UIKeyCommand(input: "?", modifierFlags: .command, action: KeyLogView.recordCommand),
            ]
            try generator.keyPress(.keyboardC, modifiers: .control)
            try generator.keyPress(.keyboardD, modifiers: .control)
            #expect(view.log == ["copy", "command d"])
            view.log = []
            try generator.keyPress(.keyboardD)
            let typed: [String: String] = ["ru": "в", "gr": "δ", "ua,gr": "в", "ru,us": "в"]
            #expect(view.log == ["down \(typed[layout] ?? "d")", "up \(typed[layout] ?? "d")"])
        }
    }

    @Test("a held command key repeats the command, and its release is not delivered")
    func heldCommandKeysRepeat() throws {
        try onDisplay { _ in
            let view = KeyLogView()
            view.commands = [UIKeyCommand(input: "d", modifierFlags: .command, action: KeyLogView.recordCommand)]
            let generator = try EventGenerator(window: view.host)
            #expect(view.becomeFirstResponder())
            try generator.keyDown(.keyboardLeftControl)
            try generator.keyDown(.keyboardD)
            try generator.wait(1)
            try generator.keyUp(.keyboardD)
            let count = view.log.count
            #expect(count > 3 && view.log.allSatisfy { $0 == "command d" })
            try generator.keyUp(.keyboardLeftControl)
            try generator.wait(0.2)
            #expect(view.log.filter { $0.hasPrefix("command") }.count == count)
        }
    }

    @Test("KY-01, MO-03 media keys are presses, and remote-control events if unhandled")
    func unhandledMediaKeysAreRemoteControlEvents() throws {
        try onDisplay { _ in
            let view = KeyLogView()
            let generator = try EventGenerator(window: view.host)
            #expect(view.becomeFirstResponder())
            for subtype: UIEvent.EventSubtype in [
                .remoteControlTogglePlayPause, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
                .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingForward,
                .remoteControlEndSeekingForward, .remoteControlBeginSeekingBackward,
                .remoteControlEndSeekingBackward,
            ] { try generator.remoteControl(subtype) }
            #expect(
                view.log.filter { $0.hasPrefix("remote") } == [
                    "remote 103", "remote 100", "remote 101", "remote 102", "remote 104", "remote 105", "remote 108",
                    "remote 109", "remote 106", "remote 107",
                ])
        }
    }

    @Test(
        "FR-04 the window with the desktop's focus receives keys; a focus change cancels held keys")
    func focusedWindowReceivesKeys() throws {
        try onDisplay { display in
            let first = KeyLogView()
            let second = KeyLogView()
            let one = try EventGenerator(window: first.host)
            let other = try EventGenerator(window: second.host)
            #expect(first.becomeFirstResponder() && second.becomeFirstResponder())
            #expect(first.host.windowScene !== second.host.windowScene)
            @MainActor func focus(_ view: KeyLogView) throws {
                view.host.windowScene?.surface?.activate()
                try one.wait(until: "the window has keyboard focus") {
                    view.host.windowScene?.surface?.hasFocus == true
                }
            }
            try focus(first)
            #expect(UIApplication.shared.keyWindow === first.host)
            try one.keyPress(.keyboardA)
            #expect(first.log == ["down a", "up a"] && second.log.isEmpty)
            first.log = []
            try one.keyDown(.keyboardB)
            try focus(second)
            #expect(first.log == ["down b", "cancelled b"])
            try other.keyUp(.keyboardB)
            try other.keyPress(.keyboardC)
            #expect(first.log.count == 2 && second.log == ["down c", "up c"])
            #expect(UIApplication.shared.keyWindow === second.host)
            // The first window keeps its own first responder.
            try focus(first)
            try one.keyPress(.keyboardE)
            #expect(first.isFirstResponder && first.log.suffix(2) == ["down e", "up e"])
        }
    }

    @Test("a keyboard grab of another client cancels held keys")
    func keyboardGrabsCancelHeldKeys() throws {
        try onDisplay { display in
            let view = KeyLogView()
            let generator = try EventGenerator(window: view.host)
            #expect(view.becomeFirstResponder())
            try generator.keyDown(.keyboardA)
            let client = try display.client()
            try client.perform { display in
                _ = XGrabKeyboard(
                    display, cxtest_root(display), 0, Int32(GrabModeAsync), Int32(GrabModeAsync), Time(CurrentTime))
                XSync(display, 0)
            }
            try generator.wait(0.2)
            #expect(view.log == ["down a", "cancelled a"])
            try generator.keyUp(.keyboardA)
            try client.perform { display in
                XUngrabKeyboard(display, Time(CurrentTime))
                XSync(display, 0)
            }
            try generator.wait(0.2)
            #expect(view.log.count == 2)
            try generator.keyPress(.keyboardB)
            #expect(view.log.suffix(2) == ["down b", "up b"])
        }
    }
}
