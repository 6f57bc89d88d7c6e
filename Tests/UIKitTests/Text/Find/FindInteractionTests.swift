import CoreGraphics
import Foundation
import TestSupport
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Tests of finding text in a text view with the user's input.
@MainActor @Suite(.serialized) struct FindInteractionTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var changes = 0
        var allows = true
        var asked: [String] = []
        func textViewDidChange(_ textView: UITextView) { changes += 1 }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            asked.append(text)
            return allows
        }
    }

    @MainActor private final class FindFixture {
        let stage = WidgetStage(width: 360, height: 260)
        let view = UITextView()
        let delegate = Delegate()

        init(_ text: String) throws {
            view.font = .systemFont(ofSize: 14)
            view.text = text
            view.delegate = delegate
            view.isFindInteractionEnabled = true
            stage.add(view, CGRect(x: 0, y: 0, width: 360, height: 260))
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)
        }

        func key(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) throws {
            try EventGenerator(window: stage.window).keyPress(key, modifiers: flags)
        }
        func type(_ text: String) throws { try EventGenerator(window: stage.window).keyType(text) }

        var bar: FindNavigator? { view.subviews.compactMap { $0 as? FindNavigator }.first }
        var field: UISearchTextField? { bar?.subviews.compactMap { $0 as? UISearchTextField }.first }
        var count: String? { (field?.rightView as? UILabel)?.text }
        var highlighted: Range<Int>? { view.finding.marks.highlighted }
        func button(_ name: String) throws -> UIButton {
            let buttons = try #require(bar).subviews.compactMap { $0 as? UIButton }
            return try #require(buttons.first { $0.accessibilityLabel == name || $0.currentTitle == name })
        }
        func click(_ name: String) throws {
            stage.show()
            let button = try button(name)
            stage.click(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        }
        func end() { stage.end() }
    }

    /// TX-18.
    @Test func keysFindContinueAndClose() throws {
        let test = try FindFixture("one two one three One")
        defer { test.end() }
        try test.key(.keyboardF, .control)
        #expect(test.view.findInteraction?.isFindNavigatorVisible == true && test.field?.isEditing == true)
        #expect(test.count == "")
        try test.type("one")
        #expect(test.count == "1 of 3" && test.highlighted == 0..<3)
        #expect(test.view.text == "one two one three One")
        try test.key(.keyboardReturnOrEnter)
        #expect(test.count == "2 of 3" && test.highlighted == 8..<11)
        try test.key(.keyboardG, .control)
        #expect(test.count == "3 of 3")
        try test.key(.keyboardF3)
        #expect(test.count == "1 of 3" && test.field?.isEditing == true)
        try test.key(.keyboardReturnOrEnter, .shift)
        #expect(test.count == "3 of 3")
        try test.key(.keyboardG, [.control, .shift])
        #expect(test.count == "2 of 3")
        try test.key(.keyboardF3, .shift)
        #expect(test.count == "1 of 3")
        try test.key(.keyboardF3)
        try test.key(.keyboardEscape)
        #expect(test.bar == nil && test.view.isFirstResponder && test.view.finding.marks.isEmpty)
        #expect(test.view.selectedRange == NSRange(location: 8, length: 3))
        #expect(test.view.contentOffset == .zero)
        // F3 continues the search from the current result.
        try test.key(.keyboardF3)
        #expect(test.count == "3 of 3")
    }

    @Test func buttonsFindContinueAndClose() throws {
        let test = try FindFixture("a b a b a")
        defer { test.end() }
        try test.key(.keyboardF, .control)
        try test.type("a")
        try test.click("Next")
        #expect(test.count == "2 of 3" && test.field?.isEditing == true)
        try test.click("Previous")
        try test.click("Previous")
        #expect(test.count == "3 of 3")
        try test.click("Close")
        #expect(test.bar == nil && test.view.isFirstResponder)
    }

    /// TX-18.
    @Test func selectionIsSearchTextAndTypingReplacesIt() throws {
        let test = try FindFixture("alpha beta\nalpha gamma")
        defer { test.end() }
        test.view.selectedRange = NSRange(location: 11, length: 5)
        try test.key(.keyboardF, .control)
        #expect(test.field?.text == "alpha" && test.count == "2 of 2")
        try test.type("g")
        #expect(test.field?.text == "g" && test.count == "1 of 1")
        try test.key(.keyboardEscape)
        // A selection of several lines is not used as the search text.
        test.view.selectedRange = NSRange(location: 0, length: 16)
        try test.key(.keyboardF, .control)
        #expect(test.field?.text == "g")
        try test.key(.keyboardEscape)
        test.view.selectedRange = NSRange(location: 6, length: 4)
        try test.key(.keyboardE, .control)
        try test.key(.keyboardG, .control)
        #expect(test.field?.text == "beta" && test.count == "1 of 1")
    }

    @Test func findNextInTextViewSelectsNextResult() throws {
        let test = try FindFixture("x y x y")
        defer { test.end() }
        try test.key(.keyboardF, .control)
        try test.type("y")
        test.view.becomeFirstResponder()
        try test.key(.keyboardF3)
        #expect(test.count == "2 of 2" && test.view.selectedRange == NSRange(location: 6, length: 1))
        try test.type("z")
        #expect(test.view.text == "x y x z" && test.bar != nil)
    }

    /// TX-18.
    @Test func searchStartsAtCaret() throws {
        let test = try FindFixture("x x x x")
        defer { test.end() }
        test.view.selectedRange = NSRange(location: 3, length: 0)
        try test.key(.keyboardF, .control)
        try test.type("x")
        #expect(test.count == "3 of 4")
    }

    @Test func reportsMissingResult() throws {
        let test = try FindFixture("abc")
        defer { test.end() }
        try test.key(.keyboardF, .control)
        try test.type("q")
        #expect(test.count == "Not found")
        #expect(try !test.button("Next").isEnabled && !test.button("Previous").isEnabled)
        try test.key(.keyboardReturnOrEnter)
        #expect(test.count == "Not found")
        try test.key(.keyboardDeleteOrBackspace)
        #expect(test.count == "")
        test.view.selectedRange = NSRange(location: 1, length: 0)
        try test.key(.keyboardEscape)
        #expect(test.view.selectedRange == NSRange(location: 1, length: 0))
    }

    @Test func nextResultScrollsBelowBar() throws {
        let lines = (0..<200).map { $0 % 50 == 20 ? "needle \($0)" : "Line \($0)" }
        let test = try FindFixture(lines.joined(separator: "\n"))
        defer { test.end() }
        try test.key(.keyboardF, .control)
        let bar = try #require(test.bar)
        #expect(test.view.contentOffset.y == -bar.frame.height && bar.frame.height == 46)
        try test.type("needle")
        for _ in 0..<9 {
            test.stage.show()
            let range = try #require(test.highlighted)
            let start = TextPosition(TextLocation(range.lowerBound))
            let caret = test.view.convert(test.view.caretRect(for: start), to: nil)
            #expect(caret.minY >= bar.frame.height && caret.maxY <= 260, "\(caret)")
            #expect(test.view.convert(bar.frame, to: nil).minY == 0)
            try test.key(.keyboardG, [.control, .shift])
        }
        // After Home, the bar covers no part of the first line.
        try test.key(.keyboardEscape)
        try test.key(.keyboardF, .control)
        test.view.becomeFirstResponder()
        try test.key(.keyboardHome, .control)
        test.stage.show()
        #expect(test.view.contentOffset.y == -46)
        // While the text view is first responder, Escape closes the bar and keeps the caret.
        try test.key(.keyboardEscape)
        #expect(test.bar == nil && test.view.contentOffset.y == 0 && test.view.selectedRange.location == 0)
    }

    @Test func resultsAreHighlightedAndFrameEqualsRepaint() throws {
        let test = try FindFixture("one two one")
        defer { test.end() }
        func rgb(_ color: UIColor) -> UInt32 {
            let parts = color.resolvedColor(with: test.view.traitCollection).cgColor.rgba
            return [parts.red, parts.green, parts.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
        }
        try test.key(.keyboardF, .control)
        try test.type("one")
        test.stage.show()
        #expect(test.stage.count(rgb(TextViewFindState.highlightColor)) > 50)
        #expect(test.stage.count(rgb(TextViewFindState.foundColor)) > 50)
        #expect(test.stage.pixels().values == test.stage.repaintedPixels())
        try test.key(.keyboardReturnOrEnter)
        test.stage.show()
        #expect(test.stage.pixels().values == test.stage.repaintedPixels())
        try test.key(.keyboardEscape)
        test.stage.show()
        #expect(test.stage.count(rgb(TextViewFindState.foundColor)) == 0)
        #expect(test.stage.pixels().values == test.stage.repaintedPixels())
    }

    /// TX-18.
    @Test func resultsFollowTextChanges() throws {
        let test = try FindFixture("cat dog cat")
        defer { test.end() }
        try test.key(.keyboardF, .control)
        try test.type("cat")
        try test.key(.keyboardReturnOrEnter)
        test.view.becomeFirstResponder()
        test.view.selectedRange = NSRange(location: 0, length: 0)
        try test.type("a ")
        #expect(test.view.finding.marks.found == [2..<5, 10..<13] && test.highlighted == 10..<13)
        test.view.selectedRange = NSRange(location: 5, length: 0)
        try test.type(" cat")
        // After a short delay, the search is repeated, and the highlighted result stays the same.
        test.stage.server.serve(for: 1)
        #expect(test.count == "3 of 3" && test.highlighted == 14..<17)
        test.view.text = "dog"
        test.stage.server.serve(for: 1)
        #expect(test.count == "Not found" && test.view.finding.marks.isEmpty)
    }

    @Test func resultsMatchAfterRandomChanges() throws {
        let test = try FindFixture("ab ab")
        defer { test.end() }
        try test.key(.keyboardF, .control)
        try test.type("ab")
        var random = SeededGenerator(seed: 11)
        for step in 0..<400 {
            let length = test.view.editor.document.length
            let start = Int.random(in: 0...length, using: &random)
            let end = min(length, start + Int.random(in: 0...3, using: &random))
            let text = ["a", "b", "ab", "", "b\na", " 한ab"].randomElement(using: &random) ?? ""
            DeferredEventWork.begin()
            switch step % 7 {
            case 5: test.view.undoManager?.undo()
            case 6: test.view.findInteraction?.findNext()
            default:
                test.view.editor.select(start..<end)
                test.view.editor.insert(text)
            }
            DeferredEventWork.end()
            // Every reported result matches, and after a short delay no result is missing.
            let units = Array(test.view.text.utf16)
            for range in test.view.finding.marks.found {
                #expect(String(decoding: units[range], as: UTF16.self) == "ab", "step \(step)")
            }
            guard step % 20 == 19 else { continue }
            test.stage.server.serve(for: 0.5)
            let expected = TextFinder("ab").ranges(in: test.view.text)
            #expect(test.view.finding.marks.found == expected)
            #expect(test.view.findInteraction?.activeFindSession?.resultCount == expected.count)
        }
    }

    @Test func replacesOneResultAfterAnother() throws {
        let test = try FindFixture("cat dog cat")
        defer { test.end() }
        try test.key(.keyboardH, .control)
        try test.type("cat")
        try test.key(.keyboardTab)
        try test.type("catcat")
        try test.key(.keyboardReturnOrEnter)
        // The inserted replacement is not found again.
        #expect(test.view.text == "catcat dog cat" && test.highlighted == 11..<14 && test.delegate.changes == 1)
        try test.key(.keyboardTab, .shift)
        #expect(test.field?.isEditing == true && test.field?.text == "cat")
        try test.click("Replace")
        #expect(test.view.text == "catcat dog catcat")
        try test.key(.keyboardEscape)
        try test.key(.keyboardZ, .control)
        #expect(test.view.text == "catcat dog cat")
        try test.key(.keyboardZ, .control)
        #expect(test.view.text == "cat dog cat")
    }

    @Test("TX-18 the delegate is asked once about each replacement, and once about all")
    func delegateQuestions() throws {
        let test = try FindFixture("cat dog cat cat")
        defer { test.end() }
        test.view.findInteraction?.presentFindNavigator(showingReplace: true)
        try test.type("cat")
        test.view.findInteraction?.replacementText = "mouse"
        try test.click("Replace")
        #expect(test.view.text == "mouse dog cat cat" && test.delegate.asked == ["mouse"])
        #expect(test.delegate.changes == 1)
        test.delegate.allows = false
        try test.click("Replace")
        #expect(test.view.text == "mouse dog cat cat" && test.delegate.asked == ["mouse", "mouse"])
        test.delegate.allows = true
        try test.click("All")
        #expect(test.view.text == "mouse dog mouse mouse")
        #expect(test.delegate.asked == ["mouse", "mouse", "mouse mouse"] && test.delegate.changes == 2)
    }

    /// TX-18.
    @Test func replacesAllAsOneUndoStep() throws {
        let test = try FindFixture("cat dog Cat\ncat")
        defer { test.end() }
        test.view.findInteraction?.presentFindNavigator(showingReplace: true)
        try test.type("cat")
        test.view.findInteraction?.replacementText = "mouse"
        test.delegate.allows = false
        try test.click("All")
        #expect(test.view.text == "cat dog Cat\ncat")
        test.delegate.allows = true
        try test.click("All")
        #expect(test.view.text == "mouse dog mouse\nmouse" && test.delegate.changes == 1 && test.count == "Not found")
        try test.key(.keyboardEscape)
        try test.key(.keyboardZ, .control)
        #expect(test.view.text == "cat dog Cat\ncat")
    }

    /// TX-18.
    @Test func readOnlyTextIsSearchedWithoutReplacing() throws {
        let test = try FindFixture("cat")
        defer { test.end() }
        test.view.isEditable = false
        try test.key(.keyboardF, .control)
        try test.type("cat")
        #expect(test.count == "1 of 1")
        test.view.findInteraction?.presentFindNavigator(showingReplace: true)
        #expect(test.bar?.showsReplacement == false)
        #expect(!test.view.canPerformAction(Selector(.findAndReplace), withSender: nil))
    }

    @Test func menuOffersSearchOptions() throws {
        let test = try FindFixture("Cat cats cat")
        defer { test.end() }
        try test.key(.keyboardF, .control)
        try test.type("cat")
        #expect(test.count == "1 of 3")
        func choose(_ title: String) throws {
            let menus = try #require(test.bar?.menu)
            let all = menus.children.flatMap { ($0 as? UIMenu)?.children ?? [$0] }
            try #require(all.first { $0.title == title } as? UIAction).performWithSender(nil, target: nil)
        }
        try choose("Whole Words")
        #expect(test.count == "1 of 2")
        try choose("Match Case")
        #expect(test.count == "1 of 1" && test.highlighted == 9..<12)
        try choose("Replace")
        #expect(test.bar?.showsReplacement == true && test.bar?.frame.height == 84)
        try choose("Whole Words")
        #expect(test.count == "2 of 2")
    }

    @Test func disabledInteractionHasNoNavigator() throws {
        let test = try FindFixture("cat")
        defer { test.end() }
        try test.key(.keyboardF, .control)
        test.view.isFindInteractionEnabled = false
        #expect(test.bar == nil && test.view.findInteraction == nil)
        try test.key(.keyboardF, .control)
        #expect(test.bar == nil)
    }

    /// TX-09.
    @Test func secureTextIsNotSearched() throws {
        let test = try FindFixture("cat")
        defer { test.end() }
        test.view.isSecureTextEntry = true
        try test.key(.keyboardF, .control)
        try test.type("c")
        #expect(test.count == "Not found")
    }
}
