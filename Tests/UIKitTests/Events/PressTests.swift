import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of keys as presses (docs/semantics/keys.md).
@MainActor @Suite(.serialized) struct PressTests {
    final class PressLoggingView: UIView {
        var log: [String] = []
        var presses: [UIPress] = []
        var takes = true
        override var canBecomeFirstResponder: Bool { true }
        private func record(_ name: String, _ presses: Set<UIPress>) {
            self.presses += presses
            for press in presses { log.append("\(name) \(press.key?.characters ?? "-")") }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            record("began", presses)
            #expect(event?.type == .presses && event?.allPresses.isSuperset(of: presses) == true)
            if !takes { super.pressesBegan(presses, with: event) }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            record("ended", presses)
            if !takes { super.pressesEnded(presses, with: event) }
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            record("cancelled", presses)
            if !takes { super.pressesCancelled(presses, with: event) }
        }
    }

    private func loggingViews() -> (Stage, PressLoggingView, PressLoggingView) {
        let stage = Stage()
        stage.window.makeKey()
        let outer = stage.add(PressLoggingView(), CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = stage.add(PressLoggingView(), CGRect(x: 0, y: 0, width: 20, height: 20), to: outer)
        return (stage, outer, inner)
    }

    @Test("KY-01 raw values equal Apple's")
    func rawValues() {
        #expect(UIPress.Phase.cancelled.rawValue == 4 && UIPress.PressType.playPause.rawValue == 6)
        #expect(UIPress.PressType.pageUp.rawValue == 30 && UIPress.PressType.tvRemoteFourColors.rawValue == 33)
        #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4 && UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 0x28)
        #expect(
            UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7 && UIKeyboardHIDUsage.keypadPeriod.rawValue == 0x63)
        #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52 && UIKeyboardHIDUsage.keyboardF12.rawValue == 0x45)
    }

    @Test("KY-02 presses go to the first responder and up the chain, with one UIPress from key down to key up")
    func chain() throws {
        let (stage, outer, inner) = loggingViews()
        inner.takes = false
        #expect(inner.becomeFirstResponder())
        let generator = try EventGenerator(window: stage.window)
        try generator.keyPress(.keyboardA)
        #expect(inner.log == ["began a", "ended a"])
        #expect(outer.log == inner.log)
        #expect(Set(inner.presses.map { ObjectIdentifier($0) }).count == 1)
        inner.takes = true
        try generator.keyPress(.keyboardB)
        #expect(outer.log.count == 2)
    }

    @Test("KY-02 without a first responder presses go to the root view controller")
    func rootController() throws {
        final class PressLoggingController: UIViewController {
            var count = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
        }
        let stage = Stage()
        stage.window.makeKey()
        let root = PressLoggingController()
        stage.window.rootViewController = root
        try EventGenerator(window: stage.window).keyPress(.keyboardSpacebar)
        #expect(root.count == 1)
    }

    @Test("KY-03, KY-04 a key has its characters, modifiers and key code")
    func keys() throws {
        let (stage, _, inner) = loggingViews()
        #expect(inner.becomeFirstResponder())
        let generator = try EventGenerator(window: stage.window)
        try generator.keyPress(.keyboardA, modifiers: .shift)
        let upper = inner.presses.compactMap(\.key).first { $0.keyCode == .keyboardA }
        #expect(upper?.characters == "A" && upper?.charactersIgnoringModifiers == "a")
        #expect(upper?.modifierFlags.contains(.shift) == true)
        let shift = inner.presses.compactMap(\.key).first { $0.keyCode == .keyboardLeftShift }
        #expect(shift?.charactersIgnoringModifiers == "")
        inner.presses = []
        try generator.keyPress(.keyboardUpArrow)
        #expect(inner.presses.first?.type == .upArrow)
    }

    @Test("KY-05 the key code is independent of layout and modifiers")
    func keyCodes() throws {
        let (stage, _, inner) = loggingViews()
        #expect(inner.becomeFirstResponder())
        let scene = try #require(stage.window.windowScene)
        let surface = try #require(scene.surface as? HeadlessSurface)
        // The key labeled Q on an American keyboard: with an American, a French and a Russian layout, with Shift, and
        // with Alt.
        let typed: [(String, UIKeyModifierFlags)] = [("q", []), ("a", []), ("й", []), ("Q", .shift), ("@", .alternate)]
        for (characters, modifiers) in typed {
            for isDown in [true, false] {
                surface.inject(
                    InputEvent(
                        timestamp: scene.server.scheduler.now, modifiers: modifiers == .shift ? .shift : [],
                        kind: .key(
                            KeyChange(
                                usage: 0x14, isDown: isDown, characters: characters,
                                charactersIgnoringModifiers: characters.lowercased()))))
            }
        }
        scene.server.processPendingEvents()
        #expect(inner.log.filter { $0.hasPrefix("began") } == typed.map { "began \($0.0)" })
        #expect(inner.presses.count == 10 && inner.presses.allSatisfy { $0.key?.keyCode == .keyboardQ })
    }

    @Test("KY-06 a held key is one press, regardless of repeats")
    func repeats() throws {
        let (stage, _, inner) = loggingViews()
        #expect(inner.becomeFirstResponder())
        let scene = try #require(stage.window.windowScene)
        let surface = try #require(scene.surface as? HeadlessSurface)
        for (isDown, isRepeat) in [(true, false), (true, true), (true, true), (false, false)] {
            surface.inject(
                InputEvent(
                    timestamp: scene.server.scheduler.now,
                    kind: .key(
                        KeyChange(
                            usage: 4, isDown: isDown, isRepeat: isRepeat, characters: "a",
                            charactersIgnoringModifiers: "a"))))
        }
        scene.server.processPendingEvents()
        #expect(inner.log == ["began a", "ended a"])
    }

    @Test("KY-08 held keys are cancelled when the window loses keyboard focus")
    func focusLoss() throws {
        let (stage, _, inner) = loggingViews()
        #expect(inner.becomeFirstResponder())
        let surface = try #require(stage.window.windowScene?.surface as? HeadlessSurface)
        surface.activate()
        let generator = try EventGenerator(window: stage.window)
        try generator.keyDown(.keyboardA)
        surface.loseFocus()
        #expect(inner.log == ["began a", "cancelled a"])
    }

    @Test("KY-08 a press ends in the responder where it began, even if the first responder changes")
    func pressKeepsResponder() throws {
        let (stage, outer, inner) = loggingViews()
        #expect(inner.becomeFirstResponder())
        let generator = try EventGenerator(window: stage.window)
        try generator.keyDown(.keyboardA)
        #expect(outer.becomeFirstResponder())
        try generator.keyUp(.keyboardA)
        #expect(inner.log == ["began a", "ended a"] && outer.log.isEmpty)
    }

    @Test("a press whose handler hides the window ends once")
    func endsOnce() throws {
        final class WindowHidingView: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("ended")
                window?.isHidden = true
            }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("cancelled")
            }
        }
        let server = HeadlessServer()
        UIApplication.shared.displays.open(server)
        defer { UIApplication.shared.displays.close(server) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.makeKeyAndVisible()
        let view = WindowHidingView()
        window.addSubview(view)
        #expect(view.becomeFirstResponder())
        let surface = try #require(server.surfaces.first)
        for isDown in [true, false] {
            surface.inject(InputEvent(timestamp: server.now, kind: .key(KeyChange(usage: 41, isDown: isDown))))
        }
        server.processPendingEvents()
        #expect(view.log == ["began", "ended"])
    }

    @Test("KY-08 keys without a HID usage are distinguished by their codes; a keyboard grab cancels held keys")
    func codesAndGrabs() throws {
        let (stage, _, inner) = loggingViews()
        #expect(inner.becomeFirstResponder())
        let scene = try #require(stage.window.windowScene)
        let surface = try #require(scene.surface as? HeadlessSurface)
        func send(_ kind: InputEvent.Kind) {
            surface.inject(InputEvent(timestamp: scene.server.scheduler.now, kind: kind))
            scene.server.processPendingEvents()
        }
        send(.key(KeyChange(usage: 0, isDown: true, characters: "x", code: 200)))
        send(.key(KeyChange(usage: 0, isDown: true, characters: "y", code: 201)))
        send(.key(KeyChange(usage: 0, isDown: false, code: 200)))
        #expect(inner.log == ["began x", "began y", "ended x"])
        send(.keysCancelled)
        #expect(inner.log.last == "cancelled y")
    }

    @Test("KY-01 keys with a remote control equivalent have its press type")
    func types() throws {
        let (stage, _, inner) = loggingViews()
        #expect(inner.becomeFirstResponder())
        let generator = try EventGenerator(window: stage.window)
        let types: [(UIKeyboardHIDUsage, UIPress.PressType?)] = [
            (.keyboardUpArrow, .upArrow), (.keyboardDownArrow, .downArrow), (.keyboardLeftArrow, .leftArrow),
            (.keyboardRightArrow, .rightArrow), (.keyboardReturnOrEnter, .select), (.keypadEnter, .select),
            (.keyboardEscape, .menu), (.keyboardApplication, .menu), (.keyboardPageUp, .pageUp),
            (.keyboardPageDown, .pageDown), (.keyboardA, nil), (.keyboardF1, nil),
        ]
        for (key, type) in types {
            inner.presses = []
            try generator.keyPress(key)
            #expect(inner.presses.first?.type == type, "\(key)")
        }
    }

    @Test("KY-08 held keys are cancelled when another window becomes key, and their release is not delivered")
    func windowSwitch() throws {
        let (stage, _, inner) = loggingViews()
        #expect(inner.becomeFirstResponder())
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        other.windowScene = stage.window.windowScene
        let view = PressLoggingView()
        other.addSubview(view)
        other.isHidden = false
        defer { other.isHidden = true }
        #expect(view.becomeFirstResponder())
        let generator = try EventGenerator(window: stage.window)
        try generator.keyDown(.keyboardA)
        other.makeKey()
        #expect(inner.log == ["began a", "cancelled a"])
        try generator.keyUp(.keyboardA)
        #expect(inner.log.count == 2 && view.log.isEmpty)
        try generator.keyPress(.keyboardB)
        #expect(view.log == ["began b", "ended b"])
    }

    @Test("FR-06 held keys are cancelled when their view is removed")
    func removal() throws {
        let (stage, outer, inner) = loggingViews()
        #expect(inner.becomeFirstResponder())
        let generator = try EventGenerator(window: stage.window)
        try generator.keyDown(.keyboardA)
        outer.removeFromSuperview()
        #expect(inner.log == ["began a", "cancelled a"])
        try generator.keyUp(.keyboardA)
        #expect(inner.log.count == 2)
    }
}
