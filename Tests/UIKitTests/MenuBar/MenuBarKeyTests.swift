import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the keys of the menu bar (MB-04, MB-05).
@MainActor @Suite(.serialized) struct MenuBarKeyTests {
    private let store = MenuStageStore()

    private func make() throws -> MenuBarStage { try MenuBarStage(store) }

    @Test("MB-04: F10, and Alt alone, select the first title; arrows go around, and Escape leaves")
    func navigation() throws {
        let test = try make()
        let field = test.stage.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(field.becomeFirstResponder())
        for way in 0..<2 {
            if way == 0 { test.stage.type(.keyboardF10) } else { test.tapAlt() }
            #expect(try test.selected == "File")
            test.stage.type(.keyboardLeftArrow)
            #expect(try test.selected == "View")
            test.stage.type(.keyboardRightArrow)
            test.stage.type(.keyboardRightArrow)
            #expect(try test.selected == "Go" && field.isFirstResponder)
            if way == 0 { test.stage.type(.keyboardEscape) } else { test.tapAlt() }
            #expect(try test.selected == nil && test.open == nil)
        }
        // The keys are those of the text field again.
        test.stage.type(.keyboardS, .control)
        test.stage.type("a")
        #expect(field.isFirstResponder && !test.stage.isOpen)
    }

    @Test("MB-04: Down and Return open a menu with its first row; left and right switch menus or open submenus")
    func menus() throws {
        let test = try make()
        test.stage.type(.keyboardF10)
        test.stage.type(.keyboardDownArrow)
        #expect(try test.open == "File" && test.stage.highlighted() == "Save")
        test.stage.type(.keyboardRightArrow)
        #expect(try test.open == "Go" && test.stage.highlighted() == "Back")
        test.stage.type(.keyboardLeftArrow)
        test.stage.type(.keyboardDownArrow)
        #expect(try test.open == "File")
        #expect(try test.stage.highlighted() == "Recent")
        test.stage.type(.keyboardRightArrow)
        #expect(try test.stage.highlighted(1) == "Letter")
        test.stage.type(.keyboardLeftArrow)
        #expect(try test.open == "File" && test.stage.highlighted() == "Recent")
        test.stage.type(.keyboardLeftArrow)
        #expect(try test.open == "View")
        test.stage.type(.keyboardEscape)
        #expect(!test.stage.isOpen)
        #expect(try test.selected == nil)
        test.stage.type(.keyboardF10)
        test.stage.type(.keyboardRightArrow)
        test.stage.type(.keyboardReturnOrEnter)
        test.stage.type(.keyboardReturnOrEnter)
        #expect(test.takeLog() == ["Back"])
    }

    @Test("MB-04: in a right-to-left interface the first title is at the right, and the arrows are exchanged")
    func mirrored() throws {
        let test = try make()
        let scene = try test.stage.scene
        scene.traitOverrides.layoutDirection = .rightToLeft
        WritingDirection.noteRightToLeft()
        test.stage.server.serve(for: 0.1)
        #expect(try test.location(of: "File").x > test.location(of: "Go").x)
        test.stage.type(.keyboardF10)
        test.stage.type(.keyboardLeftArrow)
        #expect(try test.selected == "Go")
        test.stage.type(.keyboardDownArrow)
        test.stage.type(.keyboardRightArrow)
        #expect(try test.open == "File")
    }

    @Test("MB-05: Alt with the first free letter of a title opens its menu; while Alt is down, it is underlined")
    func letters() throws {
        let test = try make()
        #expect(try test.bar.items.map(\.letter) == ["f", "g", "v"])
        test.stage.hold(.alternate)
        #expect(try test.bar.showsMnemonics)
        test.stage.type(.keyboardG, .alternate)
        #expect(try test.open == nil)
        test.press(.keyboardG, "g", .alternate)
        #expect(try test.open == "Go" && test.stage.highlighted() == "Back")
        test.stage.type(.keyboardEscape)
        // With a first letter during navigation.
        test.stage.type(.keyboardF10)
        test.press(.keyboardV, "v", [])
        #expect(try test.open == "View")
    }

    @Test("MB-05: a responder that takes Alt with a letter goes first")
    func precedence() throws {
        final class Taker: UIView {
            var keys: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for key in presses.compactMap(\.key) { keys.append(key.charactersIgnoringModifiers) }
            }
        }
        let test = try make()
        let view = test.stage.add(Taker(), CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.becomeFirstResponder())
        test.press(.keyboardG, "g", .alternate)
        #expect(view.keys == ["g"] && !test.stage.isOpen)
    }

    @Test("MB-05: Alt that is released after another key, a click, or a loss of focus does not select the bar")
    func altWithOthers() throws {
        let test = try make()
        for way in 0..<4 {
            test.stage.hold(.alternate)
            switch way {
            case 0: test.press(.keyboardTab, "", .alternate)
            case 1: test.stage.click(at: CGPoint(x: 500, y: 400))
            case 2: test.stage.scroll(5, at: CGPoint(x: 500, y: 400))
            default: test.stage.surface.loseFocus()
            }
            test.stage.hold([])
            let selected = try test.selected
            #expect(selected == nil, "way \(way)")
        }
    }
}

extension MenuBarStage {
    /// Presses and releases a key that produces text, while modifiers are held.
    func press(_ key: UIKeyboardHIDUsage, _ text: String, _ modifiers: KeyModifiers) {
        for isDown in [true, false] {
            let change = KeyChange(
                usage: key.rawValue, isDown: isDown, isRepeat: false, characters: text,
                charactersIgnoringModifiers: text)
            stage.surface.inject(
                InputEvent(timestamp: stage.server.now, modifiers: modifiers, kind: .key(change)))
            stage.server.processPendingEvents()
        }
    }
}
