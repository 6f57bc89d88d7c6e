import Testing
import UIKitTesting

@testable import UIKit

/// Tests of text in right-to-left interfaces.
@MainActor @Suite(.serialized) struct RightToLeftTextTests {
    private let stageStore = StageStore()

    @Test("RT-09 natural alignment of a label is the right side", arguments: ["Text", "טקסט", "12 - 34"])
    func labels(_ text: String) {
        WidgetStage.run(width: 200, height: 40) { stage in
            let label = UILabel()
            label.text = text
            label.textColor = .black
            stage.add(label, CGRect(x: 0, y: 0, width: 200, height: 40))
            @MainActor func isAtRight() -> Bool {
                stage.show()
                return stage.nonWhiteBounds().minX > 100
            }
            let isMirrored = text == "טקסט"
            #expect(isAtRight() == isMirrored)
            label.semanticContentAttribute = .forceRightToLeft
            #expect(isAtRight())
            label.numberOfLines = 0
            #expect(isAtRight())
            label.textAlignment = .left
            #expect(!isAtRight())
            label.attributedText = NSAttributedString(
                string: text, attributes: [.paragraphStyle: NSParagraphStyle.default, .foregroundColor: UIColor.black])
            #expect(isAtRight())
            label.semanticContentAttribute = .unspecified
            #expect(isAtRight() == isMirrored)
        }
    }

    @Test("RT-09 natural alignment of a text field is the right side, also for the placeholder")
    func fields() throws {
        WidgetStage.run(width: 200, height: 40) { stage in
            let field = UITextField()
            field.placeholder = "Name"
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.add(field, CGRect(x: 0, y: 0, width: 200, height: 40))
            stage.show()
            #expect(stage.nonWhiteBounds().minX > 100)
            field.text = "Text"
            stage.show()
            #expect(stage.nonWhiteBounds().minX > 100 && field.caretRect(for: field.beginningOfDocument).minX > 100)
            field.text = ""
            #expect(field.caretRect(for: field.beginningOfDocument).minX > 190)
            stage.window.traitOverrides.layoutDirection = .leftToRight
            #expect(field.caretRect(for: field.beginningOfDocument).minX < 10)
        }
    }

    @Test("RT-09 paragraphs of a text view have their own direction, neutral ones that of the view")
    func textViews() {
        let stage = stageStore.make()
        let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 300, height: 200))
        func caret(_ offset: Int) -> CGFloat {
            view.layoutIfNeeded()
            let position = view.position(from: view.beginningOfDocument, offset: offset)
            return position.map { view.caretRect(for: $0).minX } ?? -1
        }
        #expect(caret(0) < 20)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(caret(0) > 270)
        view.text = "Text\nטקסט"
        #expect(caret(0) < 20 && caret(5) > 270)
        view.text = "12 - 34"
        #expect(caret(0) > 270)
        view.semanticContentAttribute = .unspecified
        #expect(caret(0) < 20)
    }

    @Test("RT-10 the clear button is at the trailing edge, and the views at the sides stay")
    func clearButton() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
        field.borderStyle = .roundedRect
        field.clearButtonMode = .always
        field.text = "Text"
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftViewMode = .always
        let plain = field.clearButtonRect(forBounds: field.bounds)
        #expect(plain.maxX > 190)
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.leftViewRect(forBounds: field.bounds).minX < 10)
        let button = field.clearButtonRect(forBounds: field.bounds)
        #expect(button.minX >= field.leftViewRect(forBounds: field.bounds).maxX)
        #expect(field.textRect(forBounds: field.bounds).minX >= button.maxX)
        #expect(field.textRect(forBounds: field.bounds).maxX > 185)
        field.leftView = nil
        #expect(field.clearButtonRect(forBounds: field.bounds) == plain.mirrored(in: field.bounds))
    }

    @Test("RT-10 search fields and search bars are mirrored")
    func search() {
        let stage = stageStore.make()
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        let bar = stage.add(UISearchBar(), CGRect(x: 0, y: 0, width: 400, height: 48))
        bar.showsCancelButton = true
        bar.text = "Text"
        bar.layoutIfNeeded()
        let field = bar.searchTextField
        let cancel = bar.subviews.compactMap { $0 as? UIButton }.first
        #expect(cancel.map { $0.frame.maxX <= field.frame.minX && $0.frame.minX >= 0 } == true)
        #expect(field.frame.maxX > 380)
        #expect(field.leftViewRect(forBounds: field.bounds).minX > field.bounds.midX)
        #expect(field.clearButtonRect(forBounds: field.bounds).maxX < field.bounds.midX)
        #expect(field.textRect(forBounds: field.bounds).maxX <= field.leftViewRect(forBounds: field.bounds).minX)
        bar.semanticContentAttribute = .forceLeftToRight
        bar.layoutIfNeeded()
        #expect(field.frame.minX < 20 && field.leftViewRect(forBounds: field.bounds).minX < 20)
    }

    @Test("RT-10 the find navigator is mirrored")
    func find() throws {
        let stage = stageStore.make()
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 400, height: 300))
        view.isFindInteractionEnabled = true
        view.text = "Some text"
        view.findInteraction?.presentFindNavigator(showingReplace: true)
        stage.window.windowScene?.server.serve(for: 0.5)
        func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
            view as? View ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
        }
        let navigator = try #require(first(FindNavigator.self, in: stage.window))
        navigator.layoutIfNeeded()
        let field = try #require(first(UISearchTextField.self, in: navigator))
        #expect(abs(field.frame.maxX - (navigator.bounds.width - 8)) < 1 && field.frame.minX > 100)
    }
}
