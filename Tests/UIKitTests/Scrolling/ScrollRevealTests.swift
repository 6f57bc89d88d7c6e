import Testing
import UIKitTesting

@testable import UIKit

/// Scrolling to the focus and to the caret.
@MainActor @Suite(.serialized) struct ScrollRevealTests {
    /// Adds buttons of 80 × 30 points to a scroll view.
    @discardableResult
    private func addButtons(_ origins: [CGPoint], to view: UIScrollView) -> [UIButton] {
        origins.map { origin in
            let button = UIButton(type: .system)
            button.frame = CGRect(origin: origin, size: CGSize(width: 80, height: 30))
            view.addSubview(button)
            return button
        }
    }

    private func tab(_ stage: ScrollStage, _ flags: UIKeyModifierFlags = []) throws {
        try stage.generator.keyPress(.keyboardTab, modifiers: flags)
        try stage.generator.wait(0.5)
    }

    // MARK: Focus

    @Test("SC-70 the focus scrolls by the least distance, with a margin and an animation")
    func focus() throws {
        let stage = try ScrollStage()
        let buttons = addButtons([20, 100, 500, 965].map { CGPoint(x: 10, y: $0) }, to: stage.view)
        try tab(stage)
        try tab(stage)
        #expect(buttons[1].isFocused && stage.view.contentOffset.y == 0 && stage.delegate.log == [])
        try stage.generator.keyPress(.keyboardTab)
        #expect(buttons[2].isFocused && stage.view.contentOffset.y == 0 && stage.view.isScrollAnimating)
        try stage.generator.wait(0.5)
        #expect(stage.view.contentOffset.y == 338)
        #expect(stage.takeLog() == ["didScroll", "didEndScrollingAnimation"])
        // There is no room for the whole margin at the end of the content.
        try tab(stage)
        #expect(stage.view.contentOffset.y == 800)
        try tab(stage, .shift)
        #expect(buttons[2].isFocused && stage.view.contentOffset.y == 492)
    }

    @Test("SC-70 a held Tab key scrolls without animation")
    func repetition() throws {
        let stage = try ScrollStage()
        let buttons = addButtons([20, 500, 960].map { CGPoint(x: 10, y: $0) }, to: stage.view)
        for _ in 0..<3 { try stage.generator.keyDown(.keyboardTab) }
        #expect(buttons[2].isFocused && stage.view.contentOffset.y == 798 && !stage.view.isScrollAnimating)
        try stage.generator.keyUp(.keyboardTab)
    }

    @Test("SC-70 quick presses of Tab scroll to the last view")
    func quickPresses() throws {
        let stage = try ScrollStage()
        addButtons([20, 500, 700].map { CGPoint(x: 10, y: $0) }, to: stage.view)
        for _ in 0..<3 {
            try stage.generator.keyPress(.keyboardTab)
            try stage.generator.wait(0.05)
        }
        try stage.generator.wait(0.5)
        #expect(stage.view.contentOffset.y == 538)
    }

    @Test("SC-70 all scroll views around the focus scroll")
    func nested() throws {
        let stage = try ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 600, width: 200, height: 100))
        inner.contentSize = CGSize(width: 500, height: 500)
        stage.view.addSubview(inner)
        let button = addButtons([CGPoint(x: 300, y: 300)], to: inner)[0]
        try tab(stage)
        #expect(button.isFocused)
        #expect(inner.contentOffset == CGPoint(x: 188, y: 238))
        // The button is now near the lower end of the inner view.
        #expect(stage.view.contentOffset.y == 500)
        #expect(stage.window.bounds.contains(button.convert(button.bounds, to: stage.window)))
    }

    @Test("SC-70 insets cover the content, and a view that does not scroll is left alone")
    func insets() throws {
        let stage = try ScrollStage()
        stage.view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
        addButtons([20, 500].map { CGPoint(x: 10, y: $0) }, to: stage.view)
        try tab(stage)
        try tab(stage)
        #expect(stage.view.contentOffset.y == 388)
        stage.view.isScrollEnabled = false
        try tab(stage)
        #expect(stage.view.contentOffset.y == 388)
    }

    @Test("SC-70 of a view that is too large, the top and leading edges become visible")
    func largeView() throws {
        final class Large: UIView { override var canBecomeFirstResponder: Bool { true } }
        let stage = try ScrollStage(content: CGSize(width: 1000, height: 1000))
        let large = Large(frame: CGRect(x: 300, y: 400, width: 300, height: 300))
        stage.view.addSubview(large)
        try tab(stage)
        #expect(large.isFirstResponder && stage.view.contentOffset == CGPoint(x: 300, y: 400))
        // A part that fills the view is visible enough.
        stage.view.contentOffset = CGPoint(x: 350, y: 450)
        try tab(stage)
        #expect(stage.view.contentOffset == CGPoint(x: 350, y: 450))
    }

    @Test("SC-70 paging moves by pages")
    func paging() throws {
        let stage = try ScrollStage()
        stage.view.isPagingEnabled = true
        addButtons([20, 450].map { CGPoint(x: 10, y: $0) }, to: stage.view)
        try tab(stage)
        try tab(stage)
        #expect(stage.view.contentOffset.y == 400)
    }

    @Test("SC-70 an item that is not a view is scrolled into sight, also by the view that draws it")
    func item() throws {
        final class Part: NSObject, UIFocusItem {
            var frame = CGRect(x: 10, y: 400, width: 50, height: 20)
            var canBecomeFocused: Bool { true }
            weak var parentFocusEnvironment: (any UIFocusEnvironment)?
        }
        final class Chart: UIScrollView {
            let part = Part()
            override func focusItems(in rect: CGRect) -> [any UIFocusItem] { [part] }
        }
        let stage = try ScrollStage(make: { Chart(frame: $0) })
        let chart = try #require(stage.view as? Chart)
        chart.part.parentFocusEnvironment = chart
        try tab(stage)
        #expect(stage.window.focus.shown === chart.part && chart.contentOffset.y == 228)
    }

    @Test("SC-70 text that the app makes first responder is scrolled into sight, pressed text is not")
    func text() throws {
        let stage = try ScrollStage()
        let fields = [500, 180].map { y in
            let field = UITextField(frame: CGRect(x: 10, y: y, width: 100, height: 40))
            stage.view.addSubview(field)
            return field
        }
        try stage.generator.pointerClick(at: CGPoint(x: 50, y: 190))
        try stage.generator.wait(0.5)
        #expect(fields[1].isFirstResponder && stage.view.contentOffset.y == 0)
        fields[0].becomeFirstResponder()
        try stage.generator.wait(0.5)
        #expect(stage.view.contentOffset.y == 348)
    }

    @Test("SC-70 the focus stops coasting")
    func coasting() throws {
        let stage = try ScrollStage(content: CGSize(width: 200, height: 5000))
        addButtons([CGPoint(x: 10, y: 10)], to: stage.view)
        try stage.flick(by: CGVector(dx: 0, dy: -100), duration: 0.05)
        try stage.generator.wait(0.1)
        #expect(stage.view.isDecelerating)
        try tab(stage)
        #expect(stage.view.contentOffset.y == 2 && !stage.view.isDecelerating)
    }

    // MARK: Caret

    /// Returns a text view that does not scroll in a scroll view, as high as its 40 lines.
    private func textView(in stage: ScrollStage) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
        view.isScrollEnabled = false
        view.text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
        view.frame.size.height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        stage.view.addSubview(view)
        stage.view.contentSize = view.frame.size
        return view
    }

    private func isCaretVisible(_ view: UITextView, in stage: ScrollStage) -> Bool {
        guard let range = view.selectedTextRange else { return false }
        return stage.view.bounds.contains(view.convert(view.caretRect(for: range.end), to: stage.view))
    }

    @Test("SC-71 the caret stays visible while the user types and moves it")
    func caret() throws {
        let stage = try ScrollStage()
        let view = textView(in: stage)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        try stage.generator.wait(0.5)
        #expect(stage.view.contentOffset.y == 0)
        try stage.generator.keyPress(.keyboardEnd, modifiers: .control)
        try stage.generator.wait(0.1)
        #expect(stage.view.contentOffset.y > 200 && isCaretVisible(view, in: stage))
        stage.view.contentOffset = .zero
        try stage.generator.keyType("x")
        try stage.generator.wait(0.1)
        #expect(stage.view.contentOffset.y > 200 && isCaretVisible(view, in: stage))
        // The app can move the caret without scrolling.
        let offset = stage.view.contentOffset
        view.selectedRange = NSRange(location: 0, length: 0)
        try stage.generator.wait(0.1)
        #expect(stage.view.contentOffset == offset)
    }

    @Test("SC-71 the end of the selection that moves stays visible")
    func selection() throws {
        let stage = try ScrollStage()
        let view = textView(in: stage)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
        try stage.generator.keyPress(.keyboardEnd, modifiers: .control)
        try stage.generator.wait(0.5)
        #expect(stage.view.contentOffset.y > 200)
        try stage.generator.keyPress(.keyboardHome, modifiers: [.control, .shift])
        try stage.generator.wait(0.1)
        #expect(stage.view.contentOffset.y < 10 && view.selectedRange.location == 0)
    }
}
