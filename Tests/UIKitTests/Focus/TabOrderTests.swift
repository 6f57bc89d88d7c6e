import Testing
import UIKitTesting

@testable import UIKit

/// Tests of Tab and of the first responder without custom focus items (docs/semantics/focus.md).
@MainActor @Suite(.serialized) struct TabOrderTests {
    private let stageStore = StageStore()

    private func button(_ stage: Stage, _ x: CGFloat, _ y: CGFloat, to parent: UIView? = nil) -> UIButton {
        stage.add(UIButton(type: .system), CGRect(x: x, y: y, width: 60, height: 24), to: parent)
    }

    private func stage() throws -> (Stage, EventGenerator) {
        let stage = stageStore.make()
        stage.window.makeKey()
        return (stage, try EventGenerator(window: stage.window))
    }

    @Test("FO-01 Tab moves in rows from left to right, Shift-Tab moves back, and both wrap around")
    func order() throws {
        let (stage, generator) = try stage()
        // The buttons are added in arbitrary order, in rows that are not exactly aligned.
        let d = button(stage, 100, 62)
        let a = button(stage, 10, 10)
        let c = button(stage, 10, 60)
        let b = button(stage, 100, 14)
        for expected in [a, b, c, d, a] {
            try generator.keyPress(.keyboardTab)
            #expect(expected.isFirstResponder && expected.state.contains(.focused) && expected.isFocused)
        }
        for expected in [d, c, b, a] {
            try generator.keyPress(.keyboardTab, modifiers: .shift)
            #expect(expected.isFirstResponder)
        }
        #expect(!b.isFocused && !d.isFocused && stage.window.focus.shown === a)
    }

    @Test("Tab visits all controls in a view before the next view")
    func groups() throws {
        let (stage, generator) = try stage()
        let right = stage.add(UIView(), CGRect(x: 150, y: 0, width: 200, height: 300))
        let left = stage.add(UIView(), CGRect(x: 0, y: 0, width: 150, height: 300))
        let r1 = button(stage, 10, 10, to: right)
        let r2 = button(stage, 10, 60, to: right)
        let l1 = button(stage, 10, 10, to: left)
        let l2 = button(stage, 10, 60, to: left)
        for expected in [l1, l2, r1, r2] {
            try generator.keyPress(.keyboardTab)
            #expect(expected.isFirstResponder)
        }
    }

    @Test("FO-02 disabled, hidden, transparent and noninteractive views are skipped")
    func skipped() throws {
        let (stage, generator) = try stage()
        let views = (0..<6).map { button(stage, 10, CGFloat($0) * 40) }
        views[1].isEnabled = false
        views[2].isHidden = true
        views[3].alpha = 0
        views[4].isUserInteractionEnabled = false
        for expected in [views[0], views[5], views[0]] {
            try generator.keyPress(.keyboardTab)
            #expect(expected.isFirstResponder)
        }
    }

    final class FocusableView: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("custom views that can become first responder are tab stops unless they contain other stops")
    func customViews() throws {
        let (stage, generator) = try stage()
        let outer = stage.add(FocusableView(), CGRect(x: 0, y: 0, width: 300, height: 300))
        let first = button(stage, 10, 10, to: outer)
        let own = stage.add(FocusableView(), CGRect(x: 10, y: 50, width: 50, height: 50), to: outer)
        try generator.keyPress(.keyboardTab)
        #expect(first.isFirstResponder)
        try generator.keyPress(.keyboardTab)
        #expect(own.isFirstResponder && stage.window.focus.shown === own)
        #expect(outer.becomeFirstResponder())
        try generator.keyPress(.keyboardTab)
        #expect(first.isFirstResponder, "focus moves into a group")
    }

    @Test("FO-06 a responder that handles Tab receives it; Control-Tab does not move focus")
    func handledTab() throws {
        final class Editor: UIView {
            var tabs = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                tabs += presses.count { $0.key?.keyCode == .keyboardTab }
            }
        }
        let (stage, generator) = try stage()
        _ = button(stage, 10, 10)
        let editor = stage.add(Editor(), CGRect(x: 10, y: 50, width: 50, height: 50))
        #expect(editor.becomeFirstResponder())
        try generator.keyPress(.keyboardTab)
        #expect(editor.isFirstResponder && editor.tabs == 1)
        let (other, otherGenerator) = try self.stage()
        let only = button(other, 10, 10)
        try otherGenerator.keyPress(.keyboardTab, modifiers: .control)
        #expect(!only.isFirstResponder)
    }

    @Test("a first responder that does not resign keeps focus")
    func refusal() throws {
        final class NonresigningView: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { false }
        }
        let (stage, generator) = try stage()
        let next = button(stage, 10, 10)
        let nonresigning = stage.add(NonresigningView(), CGRect(x: 10, y: 50, width: 50, height: 50))
        #expect(nonresigning.becomeFirstResponder())
        try generator.keyPress(.keyboardTab)
        #expect(nonresigning.isFirstResponder && !next.isFocused)
    }

    @Test("holding Tab continues to move")
    func heldTab() throws {
        let (stage, generator) = try stage()
        let views = (0..<3).map { button(stage, 10, CGFloat($0) * 40) }
        try generator.keyDown(.keyboardTab)
        try generator.keyDown(.keyboardTab)
        try generator.keyDown(.keyboardTab)
        try generator.keyUp(.keyboardTab)
        #expect(views[2].isFirstResponder && views[2].isFocused)
    }

    @Test("FO-05 a click moves focus without a ring; a key press shows the ring")
    func click() throws {
        let (stage, generator) = try stage()
        let slider = stage.add(UISlider(), CGRect(x: 10, y: 100, width: 200, height: 28))
        let other = button(stage, 10, 10)
        try generator.keyPress(.keyboardTab)
        #expect(other.isFocused)
        try generator.pointerClick(at: slider)
        #expect(slider.isFirstResponder && !slider.isFocused && !other.isFocused && other.state == .normal)
        try generator.keyPress(.keyboardRightArrow)
        #expect(slider.isFocused)
        try generator.pointerClick(at: slider)
        #expect(slider.isFirstResponder && !slider.isFocused)
    }

    @Test("AC-01, FO-05 pressing a control does not take focus from a view that is not a control")
    func editorKeepsFocus() throws {
        let (stage, generator) = try stage()
        let editor = stage.add(FocusableView(), CGRect(x: 10, y: 50, width: 50, height: 50))
        let pressed = button(stage, 10, 10)
        #expect(editor.becomeFirstResponder())
        try generator.pointerClick(at: pressed)
        #expect(editor.isFirstResponder)
    }

    @Test("FR-06 the ring disappears with a disabled or removed control, and Tab continues from there")
    func removed() throws {
        let (stage, generator) = try stage()
        let views = (0..<3).map { button(stage, 10, CGFloat($0) * 40) }
        try generator.keyPress(.keyboardTab)
        try generator.keyPress(.keyboardTab)
        views[1].isEnabled = false
        #expect(views[1].state == .disabled && stage.window.firstResponder == nil)
        views[1].isEnabled = true
        try generator.keyPress(.keyboardTab)
        #expect(views[2].isFocused)
        views[2].removeFromSuperview()
        #expect(!views[2].isFocused && stage.window.focus.shown == nil)
        try generator.keyPress(.keyboardTab)
        #expect(views[0].isFocused)
    }

    @Test("a held key triggers nothing after focus moves")
    func focusMovesDuringPress() throws {
        let (stage, generator) = try stage()
        let first = button(stage, 10, 10)
        let events = ControlEventLog(first)
        _ = button(stage, 10, 50)
        try generator.keyPress(.keyboardTab)
        try generator.keyDown(.keyboardSpacebar)
        #expect(first.isHighlighted)
        try generator.keyPress(.keyboardTab)
        #expect(!first.isHighlighted)
        try generator.keyUp(.keyboardSpacebar)
        #expect(events.log == ["down", "cancel"])
    }

    @Test("keys that a control does not use go up the responder chain")
    func unusedKeys() throws {
        final class Root: UIViewController {
            var keys: [UIKeyboardHIDUsage] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap(\.key?.keyCode)
            }
        }
        let (stage, generator) = try stage()
        let root = Root()
        stage.window.rootViewController = root
        let view = stage.add(UISwitch(), CGRect(x: 10, y: 10, width: 42, height: 24), to: root.view)
        #expect(view.becomeFirstResponder())
        try generator.keyPress(.keyboardA)
        try generator.keyPress(.keyboardSpacebar, modifiers: .control)
        #expect(root.keys == [.keyboardA, .keyboardLeftControl, .keyboardSpacebar] && !view.isOn)
    }

    @Test("a composite control is skipped in favor of its controls")
    func composite() throws {
        let (stage, generator) = try stage()
        let group = stage.add(UIControl(), CGRect(x: 0, y: 0, width: 200, height: 100))
        let inner = button(stage, 10, 10, to: group)
        try generator.keyPress(.keyboardTab)
        #expect(inner.isFirstResponder && !group.isFocused)
        inner.removeFromSuperview()
        try generator.keyPress(.keyboardTab)
        #expect(group.isFirstResponder)
    }

    @Test("code moves focus to a view or to the first tab stop in it")
    func request() async throws {
        let (stage, _) = try stage()
        let group = stage.add(UIView(), CGRect(x: 0, y: 100, width: 300, height: 100))
        let alone = button(stage, 10, 10)
        let second = button(stage, 100, 10, to: group)
        let first = button(stage, 10, 10, to: group)
        let system = try #require(UIFocusSystem.focusSystem(for: alone))
        system.requestFocusUpdate(to: alone)
        stage.window.windowScene?.server.serve(for: 0.1)
        #expect(alone.isFirstResponder && alone.isFocused)
        system.requestFocusUpdate(to: group)
        stage.window.windowScene?.server.serve(for: 0.1)
        #expect(first.isFirstResponder && first.isFocused && !alone.isFocused)
        first.isEnabled = false
        system.requestFocusUpdate(to: first)
        stage.window.windowScene?.server.serve(for: 0.1)
        #expect(!first.isFirstResponder && !second.isFirstResponder)
        group.removeFromSuperview()
        #expect(UIFocusSystem.focusSystem(for: group) == nil)
    }
}
