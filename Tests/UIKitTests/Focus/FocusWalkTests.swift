import Testing
import UIKitTesting

@testable import UIKit

/// Tests of Tab and of the first responder without custom focus items (section 4.7 of the semantics).
@MainActor @Suite(.serialized) struct FocusWalkTests {
    private let keeper = StageKeeper()

    private func button(_ stage: Stage, _ x: CGFloat, _ y: CGFloat, to parent: UIView? = nil) -> UIButton {
        stage.add(UIButton(type: .system), CGRect(x: x, y: y, width: 60, height: 24), to: parent)
    }

    private func stage() throws -> (Stage, EventGenerator) {
        let stage = keeper.make()
        stage.window.makeKey()
        return (stage, try EventGenerator(window: stage.window))
    }

    @Test("FO-01 Tab goes through rows from left to right, Shift-Tab back, around the ends")
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

    @Test("what is together in a view stays together")
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

    @Test("FO-02 disabled, hidden and transparent views, and those without interaction, are passed by")
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

    final class Keyed: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("views of the app that take keys are on the way; those around others are not")
    func appViews() throws {
        let (stage, generator) = try stage()
        let outer = stage.add(Keyed(), CGRect(x: 0, y: 0, width: 300, height: 300))
        let first = button(stage, 10, 10, to: outer)
        let own = stage.add(Keyed(), CGRect(x: 10, y: 50, width: 50, height: 50), to: outer)
        try generator.keyPress(.keyboardTab)
        #expect(first.isFirstResponder)
        try generator.keyPress(.keyboardTab)
        #expect(own.isFirstResponder && stage.window.focus.shown === own)
        #expect(outer.becomeFirstResponder())
        try generator.keyPress(.keyboardTab)
        #expect(first.isFirstResponder, "a group is gone into")
    }

    @Test("a responder that takes Tab keeps it; with Control it is a command")
    func taken() throws {
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

    @Test("a first responder that does not resign keeps the keys")
    func refusal() throws {
        final class Stubborn: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { false }
        }
        let (stage, generator) = try stage()
        let next = button(stage, 10, 10)
        let stubborn = stage.add(Stubborn(), CGRect(x: 10, y: 50, width: 50, height: 50))
        #expect(stubborn.becomeFirstResponder())
        try generator.keyPress(.keyboardTab)
        #expect(stubborn.isFirstResponder && !next.isFocused)
    }

    @Test("a held Tab goes on")
    func held() throws {
        let (stage, generator) = try stage()
        let views = (0..<3).map { button(stage, 10, CGFloat($0) * 40) }
        try generator.keyDown(.keyboardTab)
        try generator.keyDown(.keyboardTab)
        try generator.keyDown(.keyboardTab)
        try generator.keyUp(.keyboardTab)
        #expect(views[2].isFirstResponder && views[2].isFocused)
    }

    @Test("a click gives the keys without a ring; a key brings the ring")
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

    @Test("AC-01 a pressed control does not take the keys from a view that is no control")
    func editorsKeepTheKeys() throws {
        let (stage, generator) = try stage()
        let editor = stage.add(Keyed(), CGRect(x: 10, y: 50, width: 50, height: 50))
        let pressed = button(stage, 10, 10)
        #expect(editor.becomeFirstResponder())
        try generator.pointerClick(at: pressed)
        #expect(editor.isFirstResponder)
    }

    @Test("FR-06 the ring goes with a control that is disabled or removed; Tab goes on from there")
    func gone() throws {
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

    @Test("a key that is held when the focus goes triggers nothing")
    func heldAndGone() throws {
        let (stage, generator) = try stage()
        let first = button(stage, 10, 10)
        let notes = EventNotes(first)
        _ = button(stage, 10, 50)
        try generator.keyPress(.keyboardTab)
        try generator.keyDown(.keyboardSpacebar)
        #expect(first.isHighlighted)
        try generator.keyPress(.keyboardTab)
        #expect(!first.isHighlighted)
        try generator.keyUp(.keyboardSpacebar)
        #expect(notes.log == ["down", "cancel"])
    }

    @Test("keys a control has no use for go on up the chain")
    func unused() throws {
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

    @Test("a composite control is passed by for what is in it")
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

    @Test("the focus can be moved from code: to a view, or to the first stop in one")
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
