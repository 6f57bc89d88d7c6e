import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of `allowsEditingTextAttributes`: bold, italic and underlined text through keys, menus and code.
@MainActor @Suite(.serialized) struct TextStyleToggleTests {
    private let actions: [StandardEditAction] = [.toggleBoldface, .toggleItalics, .toggleUnderline]

    private func textView(_ text: String, _ stage: WidgetStage) -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 14)
        view.text = text
        view.allowsEditingTextAttributes = true
        stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 80))
        view.becomeFirstResponder()
        return view
    }

    private func traits(_ text: NSAttributedString, at location: Int) -> UIFontDescriptor.SymbolicTraits {
        let font = text.attribute(.font, at: location, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits ?? []
    }

    private func isUnderlined(_ text: NSAttributedString, at location: Int) -> Bool {
        text.attribute(.underlineStyle, at: location, effectiveRange: nil) as? Int ?? 0 != 0
    }

    @Test func keysToggleStyleOfSelectionAndCanBeUndone() throws {
        try WidgetStage.run { stage in
            let view = textView("one two three", stage)
            var changes = 0
            let observer = ChangeObserver { changes += 1 }
            view.delegate = observer
            view.selectedRange = NSRange(location: 4, length: 3)
            let keys = try EventGenerator(window: stage.window)
            try keys.keyPress(.keyboardB, modifiers: .control)
            #expect(changes == 1 && view.selectedRange == NSRange(location: 4, length: 3))
            for (location, isBold) in [(3, false), (4, true), (6, true), (7, false)] {
                #expect(traits(view.attributedText, at: location).contains(.traitBold) == isBold)
            }
            try keys.keyPress(.keyboardI, modifiers: .control)
            #expect(traits(view.attributedText, at: 5).isSuperset(of: [.traitBold, .traitItalic]))
            try keys.keyPress(.keyboardU, modifiers: .control)
            #expect(isUnderlined(view.attributedText, at: 5) && !isUnderlined(view.attributedText, at: 8))
            #expect(view.text == "one two three")
            for _ in 0..<3 { try keys.keyPress(.keyboardZ, modifiers: .control) }
            #expect(traits(view.attributedText, at: 5).isEmpty && !isUnderlined(view.attributedText, at: 5))
            #expect(view.selectedRange == NSRange(location: 4, length: 3))
            withExtendedLifetime(observer) {}
        }
    }

    @Test func mixedStyleIsTurnedOnFirst() {
        WidgetStage.run { stage in
            let view = textView("one two", stage)
            view.selectedRange = NSRange(location: 0, length: 3)
            view.toggleBoldface(nil)
            view.selectedRange = NSRange(location: 0, length: 7)
            view.toggleBoldface(nil)
            #expect(traits(view.attributedText, at: 0).contains(.traitBold))
            #expect(traits(view.attributedText, at: 6).contains(.traitBold))
            view.toggleBoldface(nil)
            #expect(!traits(view.attributedText, at: 0).contains(.traitBold))
            #expect(!traits(view.attributedText, at: 6).contains(.traitBold))
        }
    }

    @Test("an underline is turned off whatever the type of its attribute")
    func underlineTypes() {
        WidgetStage.run { stage in
            let view = textView("word", stage)
            for style in [NSUnderlineStyle.single, NSNumber(value: 1), 1 as Int, 1.0 as CGFloat] as [Any] {
                view.attributedText = NSAttributedString(string: "word", attributes: [.underlineStyle: style])
                view.selectAll(nil)
                view.toggleUnderline(nil)
                #expect(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
            }
        }
    }

    @Test func caretTogglesTypingAttributes() throws {
        try WidgetStage.run { stage in
            let view = textView("ab", stage)
            view.selectedRange = NSRange(location: 2, length: 0)
            view.toggleItalics(nil)
            view.toggleUnderline(nil)
            let font = view.typingAttributes[.font] as? UIFont
            #expect(font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true && font?.pointSize == 14)
            try EventGenerator(window: stage.window).keyType("cd")
            #expect(view.text == "abcd")
            #expect(traits(view.attributedText, at: 3).contains(.traitItalic))
            #expect(isUnderlined(view.attributedText, at: 2) && !isUnderlined(view.attributedText, at: 1))
            // The typing attributes of a selection are those of its text.
            view.selectedRange = NSRange(location: 0, length: 2)
            view.toggleBoldface(nil)
            #expect((view.typingAttributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits == .traitBold)
        }
    }

    @Test func actionsRequireEditableTextWithAttributes() {
        WidgetStage.run { stage in
            let view = textView("one", stage)
            @MainActor func canPerform() -> [Bool] {
                actions.map { view.canPerformAction(Selector($0), withSender: nil) }
            }
            #expect(canPerform() == [true, true, true])
            let titles = EditActions.suggested(for: view).compactMap { ($0 as? UIMenu)?.children.map(\.title) }
            #expect(titles.contains(["Bold", "Italic", "Underline"]))
            view.isEditable = false
            #expect(canPerform() == [false, false, false])
            view.isEditable = true
            view.allowsEditingTextAttributes = false
            #expect(canPerform() == [false, false, false])
            view.selectedRange = NSRange(location: 0, length: 3)
            for toggle in [view.toggleBoldface, view.toggleItalics, view.toggleUnderline] { toggle(nil) }
            #expect(traits(view.attributedText, at: 0).isEmpty && !isUnderlined(view.attributedText, at: 0))
        }
    }

    @Test func fieldsToggleStyles() throws {
        try WidgetStage.run { stage in
            let field = UITextField()
            field.text = "word"
            field.allowsEditingTextAttributes = true
            stage.add(field, CGRect(x: 0, y: 0, width: 200, height: 30))
            #expect(!field.canPerformAction(Selector(StandardEditAction.toggleBoldface), withSender: nil))
            field.becomeFirstResponder()
            field.selectAll(nil)
            try EventGenerator(window: stage.window).keyPress(.keyboardB, modifiers: .control)
            let text = try #require(field.attributedText)
            #expect(traits(text, at: 0).contains(.traitBold) && traits(text, at: 3).contains(.traitBold))
        }
    }
}

@MainActor private final class ChangeObserver: NSObject, UITextViewDelegate {
    private let changed: () -> Void
    init(_ changed: @escaping () -> Void) { self.changed = changed }
    func textViewDidChange(_ textView: UITextView) { changed() }
}
