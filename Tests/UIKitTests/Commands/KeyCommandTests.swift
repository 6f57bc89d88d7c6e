import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of key commands (docs/semantics/keys.md).
@MainActor @Suite(.serialized) struct KeyCommandTests {
    final class Editor: UIView {
        var name = ""
        var commands: [UIKeyCommand] = []
        var log: [String] = []
        var presses: [String] = []
        var allows = true
        var validates: ((UICommand) -> Void)?
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { commands }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            allows && super.canPerformAction(action, withSender: sender)
        }
        override func validate(_ command: UICommand) { validates?(command) }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { self.presses.append("\(press.key?.keyCode.rawValue ?? 0)") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { self.presses.append("-\(press.key?.keyCode.rawValue ?? 0)") }
        }
        func save(_ command: UIKeyCommand) { log.append("save \(command.input ?? "")") }
        func other() { log.append("other") }
    }

    private func editors() throws -> (Stage, Editor, Editor, EventGenerator) {
        let stage = Stage()
        stage.window.makeKey()
        let outer = stage.add(Editor(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = stage.add(Editor(), CGRect(x: 0, y: 0, width: 50, height: 50), to: outer)
        #expect(inner.becomeFirstResponder())
        return (stage, outer, inner, try EventGenerator(window: stage.window))
    }

    @Test("KC-01 the first responder in the chain that implements the action performs it, and no press is delivered")
    func chain() throws {
        let (stage, outer, inner, generator) = try editors()
        defer { withExtendedLifetime(stage) {} }
        outer.commands = [UIKeyCommand(input: "s", modifierFlags: .control, action: Editor.save)]
        try generator.keyPress(.keyboardS, modifiers: .control)
        #expect(inner.log == ["save s"] && outer.log.isEmpty)
        // Only the modifier key was delivered as a press.
        #expect(inner.presses == ["224", "-224"])
        inner.allows = false
        try generator.keyPress(.keyboardS, modifiers: .control)
        #expect(outer.log == ["save s"])
        outer.allows = false
        inner.presses = []
        try generator.keyPress(.keyboardS, modifiers: .control)
        #expect(outer.log.count == 1 && inner.presses == ["224", "22", "-22", "-224"])
    }

    @Test("KC-02 of several commands for the same keys the nearest responder's is performed")
    func nearest() throws {
        let (stage, outer, inner, generator) = try editors()
        defer { withExtendedLifetime(stage) {} }
        outer.commands = [UIKeyCommand(input: "s", modifierFlags: .control, action: Editor.save)]
        inner.commands = [UIKeyCommand(input: "s", modifierFlags: .control, action: Editor.other)]
        try generator.keyPress(.keyboardS, modifiers: .control)
        #expect(inner.log == ["other"])
    }

    @Test("KC-07 Control matches Command and Control, and modifiers must match exactly")
    func modifiers() throws {
        let (stage, _, inner, generator) = try editors()
        defer { withExtendedLifetime(stage) {} }
        func performs(_ flags: UIKeyModifierFlags, held: UIKeyModifierFlags) throws -> Bool {
            inner.commands = [UIKeyCommand(input: "j", modifierFlags: flags, action: Editor.save)]
            inner.log = []
            try generator.keyPress(.keyboardJ, modifiers: held)
            return !inner.log.isEmpty
        }
        #expect(try performs(.command, held: .control))
        #expect(try performs(.control, held: .control))
        #expect(try performs(.command, held: .command))
        #expect(try performs([.command, .shift], held: [.control, .shift]))
        #expect(try performs([.command, .control], held: [.command, .control]))
        #expect(try performs([], held: []))
        #expect(try !performs(.command, held: []))
        #expect(try !performs(.command, held: [.control, .shift]))
        #expect(try !performs(.command, held: [.control, .alternate]))
        #expect(try !performs(.control, held: .command))
        #expect(try !performs([.command, .control], held: .control))
        #expect(try !performs([], held: .shift))
        // An uppercase input does not require Shift.
        inner.commands = [UIKeyCommand(input: "J", modifierFlags: .command, action: Editor.other)]
        inner.log = []
        try generator.keyPress(.keyboardJ, modifiers: .control)
        #expect(inner.log == ["other"])
    }

    @Test("KC-08 a character typed with Shift matches a command without Shift; Caps Lock is ignored")
    func shiftedCharacters() throws {
        let (stage, _, inner, generator) = try editors()
        defer { withExtendedLifetime(stage) {} }
        inner.commands = [
            UIKeyCommand(input: "+", modifierFlags: .command, action: Editor.save),
            UIKeyCommand(input: "=", modifierFlags: [.command, .shift], action: Editor.other),
            UIKeyCommand(input: "k", modifierFlags: .command, action: Editor.save),
        ]
        // The character without Shift takes precedence over the character with Shift.
        try generator.keyPress(.keyboardEqualSign, modifiers: [.control, .shift])
        #expect(inner.log == ["other"])
        inner.commands.remove(at: 1)
        try generator.keyPress(.keyboardEqualSign, modifiers: [.control, .shift])
        #expect(inner.log.last == "save +")
        try generator.keyPress(.keyboardEqualSign, modifiers: .control)
        #expect(inner.log.count == 2)
        try generator.keyPress(.keyboardCapsLock)
        try generator.keyPress(.keyboardK, modifiers: .control)
        try generator.keyPress(.keyboardCapsLock)
        #expect(inner.log.last == "save k")
    }

    @Test("KY-07 named inputs match keys that type no characters")
    func namedInputs() throws {
        let (stage, _, inner, generator) = try editors()
        defer { withExtendedLifetime(stage) {} }
        let keys: [(String, UIKeyboardHIDUsage)] = [
            (UIKeyCommand.inputUpArrow, .keyboardUpArrow), (UIKeyCommand.inputDownArrow, .keyboardDownArrow),
            (UIKeyCommand.inputLeftArrow, .keyboardLeftArrow), (UIKeyCommand.inputRightArrow, .keyboardRightArrow),
            (UIKeyCommand.inputEscape, .keyboardEscape), (UIKeyCommand.inputPageUp, .keyboardPageUp),
            (UIKeyCommand.inputPageDown, .keyboardPageDown), (UIKeyCommand.inputHome, .keyboardHome),
            (UIKeyCommand.inputEnd, .keyboardEnd), (UIKeyCommand.inputDelete, .keyboardDeleteOrBackspace),
            (UIKeyCommand.inputDelete, .keyboardDeleteForward), (UIKeyCommand.f1, .keyboardF1),
            (UIKeyCommand.f12, .keyboardF12), ("\r", .keyboardReturnOrEnter), ("\r", .keypadEnter),
            ("\u{8}", .keyboardDeleteOrBackspace), (" ", .keyboardSpacebar),
        ]
        for (input, key) in keys {
            inner.commands = [UIKeyCommand(input: input, modifierFlags: [], action: Editor.save)]
            inner.log = []
            try generator.keyPress(key)
            #expect(inner.log == ["save \(input)"], "\(input)")
        }
    }

    @Test("KC-03 a focused control handles its keys before commands without priority over system behavior")
    func focus() throws {
        let (stage, outer, _, generator) = try editors()
        let slider = stage.add(UISlider(), CGRect(x: 0, y: 120, width: 100, height: 30), to: outer)
        let button = stage.add(UIButton(), CGRect(x: 0, y: 160, width: 100, height: 30), to: outer)
        let inputs = [UIKeyCommand.inputRightArrow, "\r", "\t"]
        outer.commands = inputs.map { UIKeyCommand(input: $0, modifierFlags: [], action: Editor.save) }
        #expect(slider.becomeFirstResponder())
        try generator.keyPress(.keyboardRightArrow)
        #expect(slider.value > 0 && outer.log.isEmpty)
        // A slider does not handle Return.
        try generator.keyPress(.keyboardReturnOrEnter)
        #expect(outer.log == ["save \r"])
        outer.log = []
        #expect(button.becomeFirstResponder())
        try generator.keyPress(.keyboardReturnOrEnter)
        try generator.keyPress(.keyboardTab)
        #expect(outer.log.isEmpty && outer.presses.contains("43"))
        for command in outer.commands { command.wantsPriorityOverSystemBehavior = true }
        #expect(slider.becomeFirstResponder())
        let value = slider.value
        for key: UIKeyboardHIDUsage in [.keyboardRightArrow, .keyboardReturnOrEnter, .keyboardTab] {
            try generator.keyPress(key)
        }
        #expect(outer.log.count == 3 && slider.value == value && slider.isFirstResponder)
    }

    @Test("KY-06 a repeating key repeats its command, and its release delivers no press")
    func repeats() throws {
        let (stage, _, inner, _) = try editors()
        inner.commands = [UIKeyCommand(input: "d", modifierFlags: .command, action: Editor.save)]
        let scene = try #require(stage.window.windowScene)
        let surface = try #require(scene.surface as? HeadlessSurface)
        for (isDown, modifiers) in [(true, KeyModifiers.control), (true, .control), (true, .control), (false, [])] {
            surface.inject(
                InputEvent(
                    timestamp: scene.server.scheduler.now, modifiers: modifiers,
                    kind: .key(
                        KeyChange(usage: 7, isDown: isDown, characters: "d", charactersIgnoringModifiers: "d"))))
        }
        scene.server.processPendingEvents()
        #expect(inner.log.count == 3 && inner.presses.isEmpty)
    }

    @Test("AC-04 the responder that would perform a command validates it first; changes by validation do not persist")
    func validation() throws {
        let (stage, _, inner, generator) = try editors()
        defer { withExtendedLifetime(stage) {} }
        let command = UIKeyCommand(input: "s", modifierFlags: .control, action: Editor.save)
        inner.commands = [command]
        inner.validates = { $0.attributes.insert(.disabled) }
        try generator.keyPress(.keyboardS, modifiers: .control)
        #expect(inner.log.isEmpty && inner.presses.contains("22") && command.attributes.isEmpty)
        inner.validates = nil
        try generator.keyPress(.keyboardS, modifiers: .control)
        #expect(inner.log == ["save s"])
        command.attributes = .hidden
        try generator.keyPress(.keyboardS, modifiers: .control)
        #expect(inner.log.count == 1)
    }

    @Test("KC-05 alternates match by modifiers and are performed while those are held")
    func alternates() throws {
        let (stage, _, inner, generator) = try editors()
        defer { withExtendedLifetime(stage) {} }
        let alternate = UICommandAlternate(
            title: "All", action: Selector(Editor.other), modifierFlags: .alternate)
        #expect(alternate == UICommandAlternate(title: "", action: Selector(Editor.save), modifierFlags: .alternate))
        inner.commands = [
            UIKeyCommand(
                title: "Close", action: Selector(Editor.save), input: "w", modifierFlags: .command,
                alternates: [alternate])
        ]
        try generator.keyPress(.keyboardW, modifiers: .control)
        try generator.keyPress(.keyboardW, modifiers: [.control, .alternate])
        #expect(inner.log == ["save w", "other"])
    }

    @Test("KC-04 left and right are swapped for right-to-left languages unless mirroring is disabled")
    func mirroring() throws {
        let (stage, _, inner, generator) = try editors()
        defer { withExtendedLifetime(stage) {} }
        WritingDirection.isRightToLeft = true
        defer { WritingDirection.isRightToLeft = false }
        let command = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Editor.other)
        inner.commands = [command]
        #expect(command.allowsAutomaticMirroring && command.allowsAutomaticLocalization)
        try generator.keyPress(.keyboardLeftArrow)
        #expect(inner.log.isEmpty)
        try generator.keyPress(.keyboardRightArrow)
        #expect(inner.log.count == 1)
        command.allowsAutomaticMirroring = false
        try generator.keyPress(.keyboardLeftArrow)
        #expect(inner.log.count == 2)
    }

    @Test("KC-04, KC-02 on a layout without Latin characters a key matches by its Latin character last")
    func otherLayouts() throws {
        let (stage, _, inner, _) = try editors()
        let scene = try #require(stage.window.windowScene)
        let surface = try #require(scene.surface as? HeadlessSurface)
        func press(_ typed: String, latin: String) {
            for isDown in [true, false] {
                var change = KeyChange(usage: 6, isDown: isDown, characters: typed, charactersIgnoringModifiers: typed)
                change.latinCharacters = latin
                change.latinCharactersIgnoringModifiers = latin
                surface.inject(
                    InputEvent(timestamp: scene.server.scheduler.now, modifiers: .control, kind: .key(change)))
            }
            scene.server.processPendingEvents()
        }
        inner.commands = [
            UIKeyCommand(input: "c", modifierFlags: .command, action: Editor.save),
            UIKeyCommand(input: "с", modifierFlags: .command, action: Editor.other),
        ]
        press("с", latin: "c")
        #expect(inner.log == ["other"])
        inner.commands.removeLast()
        press("с", latin: "c")
        #expect(inner.log.last == "save c")
        inner.commands[0].allowsAutomaticLocalization = false
        press("с", latin: "c")
        #expect(inner.log.count == 2)
        // A Latin layout has no replacement characters, so only the characters that it types count.
        inner.commands[0].allowsAutomaticLocalization = true
        press("j", latin: "")
        #expect(inner.log.count == 2)
    }

    @Test("commands added to a view controller work while it is in the responder chain")
    func controllers() throws {
        final class Controller: UIViewController {
            var count = 0
            func go() { count += 1 }
        }
        let stage = Stage()
        stage.window.makeKey()
        let controller = Controller()
        stage.window.rootViewController = controller
        let command = UIKeyCommand(input: "g", modifierFlags: .command, action: Controller.go)
        #expect(controller.keyCommands == nil)
        controller.addKeyCommand(command)
        let generator = try EventGenerator(window: stage.window)
        try generator.keyPress(.keyboardG, modifiers: .control)
        #expect(controller.count == 1)
        controller.removeKeyCommand(command)
        try generator.keyPress(.keyboardG, modifiers: .control)
        #expect(controller.count == 1)
    }
}

/// Tests of the shortcuts that menus display.
@MainActor @Suite struct MenuShortcutTests {
    @Test(
        "a command's shortcut is shown as text",
        arguments: [
            ("z", [.command, .shift], "Ctrl+Shift+Z"), ("+", .command, "Ctrl++"),
            (UIKeyCommand.inputLeftArrow, .alternate, "Alt+←"), (UIKeyCommand.f5, [], "F5"),
            (" ", .control, "Ctrl+Space"),
            ("f", [.command, .control], "Ctrl+Super+F"),
        ] as [(String, UIKeyModifierFlags, String)])
    func text(input: String, flags: UIKeyModifierFlags, text: String) {
        let command = UIKeyCommand(input: input, modifierFlags: flags, action: UIResponder.copy(_:))
        #expect(MenuShortcut.text(of: command) == text)
        #expect(MenuShortcut.text(of: UICommand(title: "", action: command.action)) == nil)
    }
}
