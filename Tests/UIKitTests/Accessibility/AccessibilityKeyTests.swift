import AccessibilityTree
import DisplayServer
import Testing

@testable import UIKit

/// Keys as readers receive them.
@MainActor @Suite(.serialized) struct AccessibilityKeyTests {
    private final class Reader: AccessibilityObserver {
        var wantedEvents: AccessibilityEventKinds = [.carets]
        var keys: [AccessibilityKey] = []
        func receive(_ event: AccessibilityEvent) {}
        func receive(_ key: AccessibilityKey) { keys.append(key) }
    }

    private func key(_ change: KeyChange, _ modifiers: KeyModifiers = []) -> AccessibilityKey? {
        AccessibilityKey(change, InputEvent(timestamp: 3, modifiers: modifiers, kind: .key(change)))
    }

    @Test("AS-38: keys have keysyms of the X protocol, and the text that they enter or the names of the keysyms")
    func contents() {
        let arrow = key(KeyChange(usage: 0x50, isDown: true, code: 113), [.control, .shift])
        #expect(
            arrow
                == AccessibilityKey(
                    isDown: true, symbol: 0xFF51, code: 113, modifiers: [.control, .shift], text: "Left", isText: false,
                    timestamp: 3))
        let letter = key(KeyChange(usage: 0x04, isDown: false, characters: "Ä", charactersIgnoringModifiers: "ä"))
        #expect(letter?.symbol == 0xC4 && letter?.text == "Ä" && letter?.isText == true && letter?.isDown == false)
        let greek = key(KeyChange(usage: 0x04, isDown: true, characters: "α", charactersIgnoringModifiers: "α"))
        #expect(greek?.symbol == 0x100_03B1 && greek?.text == "α")
        let command = key(KeyChange(usage: 0x06, isDown: true, characters: "c"), .control)
        #expect(command?.text == "c" && command?.isText == false)
        #expect(key(KeyChange(usage: 0x45, isDown: true))?.text == "F12")
        #expect(key(KeyChange(usage: 0, isDown: true)) == nil)
    }

    @Test("AS-38: a key is reported before the app handles it, while a reader listens to movements of the caret")
    func delivery() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let server = try #require(stage.window.windowScene?.server)
        let surface = try #require(stage.window.windowScene?.surface as? HeadlessSurface)
        func press(_ usage: Int) {
            for isDown in [true, false] {
                let change = KeyChange(usage: usage, isDown: isDown)
                surface.inject(InputEvent(timestamp: server.scheduler.now, kind: .key(change)))
            }
            server.serve(for: 0.05)
        }
        press(0x4F)
        let reader = Reader()
        let center = AccessibilityCenter.shared.accessibilityEvents
        center.setObserver(reader)
        defer { center.setObserver(nil) }
        press(0x4F)
        #expect(reader.keys.map(\.text) == ["Right", "Right"] && reader.keys.map(\.isDown) == [true, false])
        reader.wantedEvents = [.focus]
        center.updateWantedEvents()
        press(0x4F)
        #expect(reader.keys.count == 2)
    }

    @Test("AS-38: characters of secret texts are not reported; keys that enter no text are")
    func secretTexts() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let server = try #require(stage.window.windowScene?.server)
        let surface = try #require(stage.window.windowScene?.surface as? HeadlessSurface)
        let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(field.becomeFirstResponder())
        let reader = Reader()
        let center = AccessibilityCenter.shared.accessibilityEvents
        center.setObserver(reader)
        defer { center.setObserver(nil) }
        func texts() -> [String] {
            reader.keys = []
            let keys = [
                KeyChange(usage: 0x04, isDown: true, characters: "a", charactersIgnoringModifiers: "a"),
                KeyChange(usage: 0x2C, isDown: true, characters: " ", charactersIgnoringModifiers: " "),
                KeyChange(usage: 0x50, isDown: true),
            ]
            for key in keys { surface.inject(InputEvent(timestamp: server.scheduler.now, kind: .key(key))) }
            server.serve(for: 0.05)
            return reader.keys.map(\.text)
        }
        #expect(texts() == ["a", "space", "Left"])
        field.isSecureTextEntry = true
        #expect(texts() == ["Left"])
        // The caret is in front of the first space.
        #expect(field.text == "aa  ")
    }
}
