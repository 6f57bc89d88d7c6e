import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of keys with a real X server.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct KeyboardTests {
    private func ready(ownsDisplay: Bool = false) throws -> (Rig, any InputInjector) {
        let rig = try Rig(.xvfb, ownsDisplay: ownsDisplay)
        try rig.show()
        return (rig, try rig.injector())
    }

    @Test("A held key repeats without releases")
    func repeats() throws {
        let (rig, injector) = try ready()
        try injector.key(0x04, isDown: true)
        rig.server.serve(for: 1)
        try injector.key(0x04, isDown: false)
        try rig.settle(injector)
        let keys = rig.recorder.keys
        try #require(keys.count > 3)
        #expect(keys.map(\.isDown) == Array(repeating: true, count: keys.count - 1) + [false])
        #expect(keys.map(\.isRepeat) == [false] + Array(repeating: true, count: keys.count - 2) + [false])
        #expect(keys.allSatisfy { $0.characters == "a" })
    }

    @Test("Keys all over the keyboard are where USB has them")
    func usages() throws {
        let (rig, injector) = try ready()
        // Escape, 1, 0, Return, Tab, Backspace, minus, ], \, ', grave, /, F1, F12, Home, arrows, Delete, keypad 7,
        // keypad Enter, right Control, right Alt, left Super.
        let usages = [
            0x29, 0x1e, 0x27, 0x28, 0x2b, 0x2a, 0x2d, 0x30, 0x31, 0x34, 0x35, 0x38, 0x3a, 0x45, 0x4a, 0x4f, 0x50, 0x51,
            0x52, 0x4c, 0x5f, 0x58, 0xe4, 0xe6, 0xe3,
        ]
        for usage in usages {
            try injector.key(usage, isDown: true)
            try injector.key(usage, isDown: false)
        }
        try rig.settle(injector)
        #expect(rig.recorder.keys.filter(\.isDown).map(\.usage) == usages)
    }

    @Test("Keys that type nothing have no text; Return and Tab have theirs")
    func text() throws {
        let (rig, injector) = try ready()
        for usage in [0x29, 0x28, 0x2b, 0x2a, 0x4f, 0x3a, 0x2c, 0x4c] {
            try injector.key(usage, isDown: true)
            try injector.key(usage, isDown: false)
        }
        try rig.settle(injector)
        #expect(rig.recorder.keys.filter(\.isDown).map(\.characters) == ["", "\r", "\t", "", "", "", " ", ""])
    }

    @Test("Characters of other scripts arrive, as soon as the layout has them")
    func layoutChange() throws {
        let (rig, injector) = try ready(ownsDisplay: true)
        for character in "éж€ß語ñΩ" as String {
            try injector.type(character)
            try rig.settle(injector)
        }
        #expect(
            rig.recorder.keys.filter { $0.isDown && $0.usage < 0xe0 }.map(\.characters) == [
                "é", "ж", "€", "ß", "語", "ñ", "Ω",
            ])
    }

    @Test("Caps Lock makes capitals until its second press is over")
    func capsLock() throws {
        let (rig, injector) = try ready()
        func tap(_ usage: Int) throws {
            try injector.key(usage, isDown: true)
            try injector.key(usage, isDown: false)
        }
        try tap(0x39)
        try tap(0x04)
        try tap(0x39)
        try tap(0x04)
        try rig.settle(injector)
        let letters = rig.recorder.keys.filter { $0.isDown && $0.usage == 0x04 }
        #expect(letters.map(\.characters) == ["A", "a"])
        #expect(letters.map(\.charactersIgnoringModifiers) == ["a", "a"])
        let on = KeyModifiers.alphaShift
        #expect(rig.recorder.events.map(\.modifiers) == [on, on, on, on, on, [], [], []])
    }

    @Test("Each modifier is told, also in its own events; a pair's other key keeps it")
    func modifiers() throws {
        let (rig, injector) = try ready()
        for (usage, modifier) in [
            (0xe0, KeyModifiers.control), (0xe1, .shift), (0xe2, .alternate), (0xe3, .command), (0xe4, .control),
            (0xe5, .shift),
        ] {
            rig.recorder.clear()
            try injector.key(usage, isDown: true)
            try injector.key(usage, isDown: false)
            try rig.settle(injector)
            #expect(rig.recorder.events.map(\.modifiers) == [modifier, []], "usage \(usage)")
        }
        rig.recorder.clear()
        try injector.key(0xe1, isDown: true)
        try injector.key(0xe5, isDown: true)
        try injector.key(0xe1, isDown: false)
        try injector.key(0xe5, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.events.map(\.modifiers) == [.shift, .shift, .shift, []])
    }

    @Test("Keys of the keypad say so")
    func keypad() throws {
        let (rig, injector) = try ready()
        try injector.key(0x57, isDown: true)
        try injector.key(0x57, isDown: false)
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.events.map(\.modifiers) == [.numericPad, .numericPad, [], []])
        #expect(rig.recorder.keys.first?.characters == "+")
    }

    @Test("Pointer events carry the modifiers too")
    func pointerModifiers() throws {
        let (rig, injector) = try ready()
        try injector.movePointer(to: CGPoint(x: 10, y: 10))
        try rig.settle(injector)
        rig.recorder.clear()
        try injector.key(0xe1, isDown: true)
        try injector.button(1, isDown: true)
        try injector.button(1, isDown: false)
        try injector.key(0xe1, isDown: false)
        try rig.settle(injector)
        let clicks = rig.recorder.events.filter { if case .button = $0.kind { true } else { false } }
        #expect(clicks.map(\.modifiers) == [.shift, .shift])
    }

    @Test("A key that was held while focus went elsewhere is a new press afterwards")
    func focusLoss() throws {
        let (rig, injector) = try ready()
        try injector.key(0x04, isDown: true)
        try rig.settle(injector)
        let client = try #require(rig.display).client()
        try client.perform { XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime)) }
        try injector.key(0x04, isDown: false)
        try rig.settle(injector)
        rig.surface.activate()
        try rig.expectSoon("focused again") { rig.surface.hasFocus }
        rig.recorder.clear()
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.keys.map(\.isRepeat) == [false, false])
    }
}
