import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of keys with a real X server.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct KeyboardTests {
    private func ready(ownsDisplay: Bool = false) throws -> (DisplayServerFixture, any InputInjector) {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: ownsDisplay)
        try fixture.show()
        return (fixture, try fixture.injector())
    }

    @Test("a held key repeats without releases")
    func heldKeysRepeat() throws {
        let (fixture, injector) = try ready()
        try injector.key(0x04, isDown: true)
        fixture.server.serve(for: 1)
        try injector.key(0x04, isDown: false)
        try fixture.settle(injector)
        let keys = fixture.recorder.keys
        try #require(keys.count > 3)
        #expect(keys.map(\.isDown) == Array(repeating: true, count: keys.count - 1) + [false])
        #expect(keys.map(\.isRepeat) == [false] + Array(repeating: true, count: keys.count - 2) + [false])
        #expect(keys.allSatisfy { $0.characters == "a" })
    }

    @Test("keys have their USB usages")
    func keysHaveUSBUsages() throws {
        let (fixture, injector) = try ready()
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
        try fixture.settle(injector)
        #expect(fixture.recorder.keys.filter(\.isDown).map(\.usage) == usages)
    }

    @Test("keys that insert no text have no characters, except Return and Tab")
    func nonTextKeysHaveNoCharacters() throws {
        let (fixture, injector) = try ready()
        for usage in [0x29, 0x28, 0x2b, 0x2a, 0x4f, 0x3a, 0x2c, 0x4c] {
            try injector.key(usage, isDown: true)
            try injector.key(usage, isDown: false)
        }
        try fixture.settle(injector)
        #expect(fixture.recorder.keys.filter(\.isDown).map(\.characters) == ["", "\r", "\t", "", "", "", " ", ""])
    }

    @Test("characters of other scripts are delivered as soon as the layout contains them")
    func layoutChangesAreFollowed() throws {
        let (fixture, injector) = try ready(ownsDisplay: true)
        for character in "éж€ß語ñΩ" as String {
            try injector.type(character)
            try fixture.settle(injector)
        }
        #expect(
            fixture.recorder.keys.filter { $0.isDown && $0.usage < 0xe0 }.map(\.characters) == [
                "é", "ж", "€", "ß", "語", "ñ", "Ω",
            ])
    }

    @Test("Caps Lock makes capitals until its second release")
    func capsLockMakesCapitals() throws {
        let (fixture, injector) = try ready()
        func tap(_ usage: Int) throws {
            try injector.key(usage, isDown: true)
            try injector.key(usage, isDown: false)
        }
        try tap(0x39)
        try tap(0x04)
        try tap(0x39)
        try tap(0x04)
        try fixture.settle(injector)
        let keys = fixture.recorder.keys.filter { $0.isDown && $0.usage == 0x04 }
        #expect(keys.map(\.characters) == ["A", "a"])
        #expect(keys.map(\.charactersIgnoringModifiers) == ["a", "a"])
        let on = KeyModifiers.alphaShift
        #expect(fixture.recorder.events.map(\.modifiers) == [on, on, on, on, on, [], [], []])
    }

    @Test("modifier keys set their modifier, and either key of a pair keeps it")
    func modifierKeysSetTheirModifier() throws {
        let (fixture, injector) = try ready()
        for (usage, modifier) in [
            (0xe0, KeyModifiers.control), (0xe1, .shift), (0xe2, .alternate), (0xe3, .command), (0xe4, .control),
            (0xe5, .shift),
        ] {
            fixture.recorder.clear()
            try injector.key(usage, isDown: true)
            try injector.key(usage, isDown: false)
            try fixture.settle(injector)
            #expect(fixture.recorder.events.map(\.modifiers) == [modifier, []], "usage \(usage)")
        }
        fixture.recorder.clear()
        try injector.key(0xe1, isDown: true)
        try injector.key(0xe5, isDown: true)
        try injector.key(0xe1, isDown: false)
        try injector.key(0xe5, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.events.map(\.modifiers) == [.shift, .shift, .shift, []])
    }

    @Test("keypad keys have the numericPad modifier")
    func keypadKeysHaveTheNumericPadModifier() throws {
        let (fixture, injector) = try ready()
        try injector.key(0x57, isDown: true)
        try injector.key(0x57, isDown: false)
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.events.map(\.modifiers) == [.numericPad, .numericPad, [], []])
        #expect(fixture.recorder.keys.first?.characters == "+")
    }

    @Test("pointer events have the modifiers")
    func pointerEventsHaveModifiers() throws {
        let (fixture, injector) = try ready()
        try injector.movePointer(to: CGPoint(x: 10, y: 10))
        try fixture.settle(injector)
        fixture.recorder.clear()
        try injector.key(0xe1, isDown: true)
        try injector.button(1, isDown: true)
        try injector.button(1, isDown: false)
        try injector.key(0xe1, isDown: false)
        try fixture.settle(injector)
        let clicks = fixture.recorder.events.filter { if case .button = $0.kind { true } else { false } }
        #expect(clicks.map(\.modifiers) == [.shift, .shift])
    }

    @Test("a key that was held during a focus change is a new press afterward")
    func focusLossEndsHeldKeys() throws {
        let (fixture, injector) = try ready()
        try injector.key(0x04, isDown: true)
        try fixture.settle(injector)
        let client = try #require(fixture.display).client()
        try client.perform { XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime)) }
        try injector.key(0x04, isDown: false)
        try fixture.settle(injector)
        fixture.surface.activate()
        try fixture.expectSoon("focused again") { fixture.surface.hasFocus }
        fixture.recorder.clear()
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.keys.map(\.isRepeat) == [false, false])
    }
}
