import Testing
import UIKit
import UIKitTesting

/// Scrolling with keys.
@MainActor @Suite(.serialized) struct ScrollKeyTests {
    private final class Responder: UIView { override var canBecomeFirstResponder: Bool { true } }

    /// Returns a stage with the focus in the content.
    private func stage(
        size: CGSize = CGSize(width: 200, height: 200), content: CGSize = CGSize(width: 200, height: 1000)
    ) throws -> ScrollStage {
        let stage = try ScrollStage(size: size, content: content)
        let responder = Responder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(responder)
        responder.becomeFirstResponder()
        return stage
    }

    private func press(
        _ stage: ScrollStage, _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []
    ) throws -> CGPoint {
        try stage.generator.keyPress(key, modifiers: flags)
        try stage.generator.wait(0.5)
        return stage.view.contentOffset
    }

    @Test("SC-52 a held key scrolls without animation, from where the first press takes the content")
    func repetition() throws {
        let stage = try stage()
        try stage.generator.keyDown(.keyboardDownArrow)
        #expect(stage.view.contentOffset.y == 0)
        for count in 2...4 {
            try stage.generator.keyDown(.keyboardDownArrow)
            #expect(stage.view.contentOffset.y == 40 * CGFloat(count))
        }
        try stage.generator.keyUp(.keyboardDownArrow)
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == 160)
    }

    @Test("SC-52 presses during the animation add up")
    func quickPresses() throws {
        let stage = try stage()
        for _ in 0..<3 {
            try stage.generator.keyPress(.keyboardDownArrow)
            try stage.generator.wait(0.05)
        }
        #expect(stage.view.contentOffset.y < 120)
        try stage.generator.wait(0.5)
        #expect(stage.view.contentOffset.y == 120)
    }

    @Test("SC-52 Home and End go to the ends, with the Control key, too")
    func ends() throws {
        let stage = try stage()
        #expect(try press(stage, .keyboardEnd, .control).y == 800)
        #expect(try press(stage, .keyboardHome, .control).y == 0)
        #expect(try press(stage, .keyboardEnd).y == 800)
        stage.delegate.log = []
        stage.delegate.allowsTop = false
        #expect(try press(stage, .keyboardHome, .control).y == 800)
        #expect(stage.takeLog() == ["shouldScrollToTop"])
        stage.view.scrollsToTop = false
        #expect(try press(stage, .keyboardHome).y == 0)
        #expect(stage.takeLog() == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("SC-52 a view that only scrolls horizontally takes the keys for pages and ends")
    func horizontal() throws {
        let stage = try stage(content: CGSize(width: 1000, height: 200))
        #expect(try press(stage, .keyboardRightArrow).x == 40)
        #expect(try press(stage, .keyboardDownArrow).x == 40)
        #expect(try press(stage, .keyboardLeftArrow).x == 0)
        #expect(try press(stage, .keyboardPageDown).x == 180)
        #expect(try press(stage, .keyboardSpacebar).x == 360)
        #expect(try press(stage, .keyboardEnd).x == 800)
        #expect(try press(stage, .keyboardHome).x == 0)
    }

    @Test("SC-52 the extent of a page is without the insets, and a page if paging is enabled")
    func pages() throws {
        let stage = try stage()
        stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        stage.view.contentOffset.y = 0
        #expect(try press(stage, .keyboardPageDown).y == 135)
        #expect(try press(stage, .keyboardPageUp).y == 0)
        #expect(try press(stage, .keyboardHome).y == -20)
        stage.view.contentInset = .zero
        stage.view.contentOffset.y = 0
        stage.view.isPagingEnabled = true
        #expect(try press(stage, .keyboardPageDown).y == 200)
        #expect(try press(stage, .keyboardSpacebar).y == 400)
        #expect(try press(stage, .keyboardSpacebar, .shift).y == 200)
    }

    @Test("SC-52 a key that cannot scroll further reaches the view around")
    func nested() throws {
        let stage = try ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        inner.contentSize = CGSize(width: 200, height: 170)
        stage.view.addSubview(inner)
        let responder = Responder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.addSubview(responder)
        responder.becomeFirstResponder()
        #expect(try press(stage, .keyboardDownArrow).y == 0)
        #expect(inner.contentOffset.y == 20)
        #expect(try press(stage, .keyboardDownArrow).y == 40)
        #expect(inner.contentOffset.y == 20)
    }

    @Test("SC-52 a key that moves the focus within its group does not scroll")
    func focusGroup() throws {
        let stage = try ScrollStage()
        let buttons = (0..<2).map { index in
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 10, y: 10 + 40 * CGFloat(index), width: 80, height: 30)
            button.focusGroupIdentifier = "group"
            stage.view.addSubview(button)
            return button
        }
        try stage.generator.keyPress(.keyboardTab)
        #expect(buttons[0].isFocused)
        #expect(try press(stage, .keyboardDownArrow).y == 0)
        #expect(buttons[1].isFocused)
        #expect(try press(stage, .keyboardDownArrow).y == 40)
        #expect(buttons[1].isFocused)
    }
}
