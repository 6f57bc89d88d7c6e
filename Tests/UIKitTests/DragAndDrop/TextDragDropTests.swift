import DisplayServer
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Drags of selected text, and drops on text.
@MainActor @Suite(.serialized) struct TextDragDropTests {
    private func makeView(_ stage: DragDropStage, _ text: String, _ frame: CGRect) -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 14)
        view.text = text
        stage.add(view, frame)
        view.layoutIfNeeded()
        return view
    }

    /// Returns the middle of the caret at an offset, in the window.
    private func point(_ view: any UIView & UITextInput, _ offset: Int, _ dx: CGFloat = 2) -> CGPoint {
        let caret = view.caretRect(for: TextPosition(TextLocation(offset)))
        return view.convert(CGPoint(x: caret.minX + dx, y: caret.midY), to: nil)
    }

    private func select(_ view: UITextView, _ range: Range<Int>) {
        _ = view.becomeFirstResponder()
        view.selectedRange = NSRange(range)
    }

    @Test("DI-07: selected text moves within its view in one undo step, to a caret that follows")
    func move() throws {
        let stage = try DragDropStage()
        let view = makeView(stage, "one two three", CGRect(x: 20, y: 20, width: 300, height: 60))
        select(view, 0..<4)
        try stage.generator.pointerDown(at: point(view, 1))
        // The press keeps the selection.
        #expect(view.selectedRange == NSRange(0..<4))
        try stage.generator.pointerMove(to: point(view, 6))
        try stage.generator.pointerMove(to: point(view, 8, 0))
        #expect(view.isTextDragActive && view.isTextDropActive)
        let caret = try #require(view.textDragDrop?.caretFrame)
        #expect(abs(caret.midX - view.caretRect(for: TextPosition(TextLocation(8))).minX) <= 1)
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        #expect(view.text == "two one three")
        #expect(view.selectedRange == NSRange(4..<8))
        #expect(!view.isTextDragActive && view.textDragDrop?.caretFrame == nil)
        view.undoManager?.undo()
        #expect(view.text == "one two three")
        #expect(view.undoManager?.canUndo == false)
        view.undoManager?.redo()
        #expect(view.text == "two one three")
    }

    @Test("DI-07: text moves backwards too; a drop on the selection changes nothing")
    func backwards() throws {
        let stage = try DragDropStage()
        let view = makeView(stage, "one two three", CGRect(x: 20, y: 20, width: 300, height: 60))
        select(view, 8..<13)
        try stage.drag(point(view, 9), point(view, 4), point(view, 0, 0))
        try stage.generator.wait(1)
        #expect(view.text == "threeone two ")
        select(view, 0..<5)
        try stage.drag(point(view, 1), point(view, 3), point(view, 4))
        try stage.generator.wait(1)
        #expect(view.text == "threeone two ")
    }

    @Test("DI-07: a click on the selection without a movement places the caret when the button is released")
    func click() throws {
        let stage = try DragDropStage()
        let view = makeView(stage, "one two three", CGRect(x: 20, y: 20, width: 300, height: 60))
        select(view, 0..<7)
        try stage.generator.pointerDown(at: point(view, 3, 0))
        #expect(view.selectedRange == NSRange(0..<7))
        try stage.generator.pointerUp()
        #expect(view.selectedRange == NSRange(3..<3))
        // A press beside the selection selects as before.
        select(view, 0..<3)
        try stage.drag(point(view, 8, 0), point(view, 13, 0))
        #expect(view.selectedRange == NSRange(8..<13))
    }

    @Test("DI-07: text is copied to another view, and inserted text is selected there")
    func copy() throws {
        let stage = try DragDropStage()
        let view = makeView(stage, "one two three", CGRect(x: 20, y: 20, width: 300, height: 60))
        let field = UITextField()
        field.font = .systemFont(ofSize: 14)
        field.text = "ab"
        stage.add(field, CGRect(x: 20, y: 120, width: 200, height: 30))
        select(view, 0..<3)
        try stage.drag(point(view, 1), point(view, 6), point(field, 1, 0))
        try stage.generator.wait(1)
        #expect(view.text == "one two three" && field.text == "aoneb")
        #expect(field.isFirstResponder && field.selectedTextRange.flatMap { field.text(in: $0) } == "one")
    }

    @Test("DI-07: secure text is not dragged; text that cannot be edited takes no drops")
    func refused() throws {
        let stage = try DragDropStage()
        let view = makeView(stage, "one two three", CGRect(x: 20, y: 20, width: 300, height: 60))
        let label = makeView(stage, "fixed", CGRect(x: 20, y: 120, width: 300, height: 60))
        label.isEditable = false
        #expect(label.textDropInteraction == nil && view.textDropInteraction != nil)
        select(view, 0..<3)
        try stage.drag(point(view, 1), point(view, 6), point(label, 2))
        try stage.generator.wait(1)
        #expect(label.text == "fixed" && view.text == "one two three")
        view.isSecureTextEntry = true
        select(view, 0..<3)
        try stage.drag(point(view, 1), point(view, 6), point(view, 10))
        try stage.generator.wait(1)
        #expect(view.text == "one two three")
    }

    @Test("DI-07: text of another program is inserted at the caret")
    func foreign() async throws {
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let view = makeView(stage, "ab", CGRect(x: 20, y: 20, width: 300, height: 60))
        let server = try #require(stage.server)
        let drag = HeadlessForeignDrag(server: server, data: [(ClipboardContent.text, Data("Hello".utf8))])
        #expect(drag.move(to: stage.window.convertToDesktop(point(view, 1, 0))) == .operation(.copy))
        #expect(view.textDragDrop?.caretFrame != nil)
        #expect(drag.drop())
        try await stage.generator.settle(until: "the text is inserted") { view.text == "aHellob" }
        try stage.generator.wait(1)
        try await stage.generator.settle(until: "the drop is finished") { drag.isFinished }
        view.undoManager?.undo()
        #expect(view.text == "ab")
    }
}
