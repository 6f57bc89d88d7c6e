import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the appearance of text fields and text views that apps customize.
@MainActor @Suite(.serialized) struct TextFieldAppearanceTests {
    private func red(_ stage: WidgetStage) -> Int { stage.count(0xff_0000) }

    // MARK: Marked text

    @Test func markedTextUsesMarkedTextStyle() throws {
        let stage = WidgetStage(width: 300, height: 200)
        defer { stage.end() }
        for input in [UITextField(), UITextView()] as [any UITextInput & UIView] {
            stage.add(input, CGRect(x: 20, y: 20, width: 200, height: 40))
            #expect(input.becomeFirstResponder())
            input.insertText("ab")
            input.markedTextStyle = [.backgroundColor: UIColor.red]
            #expect((input.markedTextStyle?[.backgroundColor] as? UIColor) == .red)
            input.setMarkedText("cd", selectedRange: NSRange(location: 2, length: 0))
            stage.show()
            #expect(red(stage) > 50)
            input.setMarkedText("cde", selectedRange: NSRange(location: 3, length: 0))
            input.unmarkText()
            input.insertText("f")
            stage.show()
            #expect(red(stage) == 0)
            let all = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
            #expect(input.text(in: all) == "abcdef")
            input.setMarkedText("gh", selectedRange: NSRange(location: 2, length: 0))
            input.insertText("i")
            stage.show()
            #expect(red(stage) == 0 && input.markedTextRange == nil)
            input.undoManager?.undo()
            stage.show()
            #expect(red(stage) == 0)
            input.removeFromSuperview()
        }
    }

    @Test func markedTextIsUnderlinedWithoutStyle() {
        func rendering(_ style: [NSAttributedString.Key: Any]?) -> [UInt32] {
            let stage = WidgetStage(width: 200, height: 60)
            defer { stage.end() }
            let field = UITextField()
            stage.add(field, CGRect(x: 20, y: 10, width: 150, height: 40))
            field.becomeFirstResponder()
            field.markedTextStyle = style
            field.setMarkedText("mmm", selectedRange: NSRange(location: 3, length: 0))
            stage.show()
            return stage.pixels().values
        }
        #expect(rendering(nil) != rendering([:]))
        #expect(rendering([:]) == rendering([.kern: 0]))
    }

    // MARK: Fonts that fit

    @Test(arguments: [1, 2] as [CGFloat]) func fontShrinksUntilTextFits(_ scale: CGFloat) throws {
        let stage = WidgetStage(width: 300, height: 80, scale: scale)
        defer { stage.end() }
        let field = UITextField()
        field.font = .systemFont(ofSize: 20)
        stage.add(field, CGRect(x: 20, y: 20, width: 120, height: 40))
        func factor() -> CGFloat { field.editor.document.style.fontFactor }
        func extent() -> CGFloat {
            _ = field.documentOrigin
            return field.editor.document.pieces.extent
        }
        field.text = "a text that is too long"
        stage.show()
        #expect(factor() == 1 && extent() > 120)
        field.adjustsFontSizeToFitWidth = true
        stage.show()
        #expect(factor() < 1 && factor() > 0.4 && extent() <= 120 && extent() > 100)
        #expect(field.font == .systemFont(ofSize: 20))
        // Caret positions match the smaller glyphs.
        let end = field.caretRect(for: field.endOfDocument)
        #expect(end.minX <= 120 && end.height < field.font?.lineHeight ?? 0)
        field.minimumFontSize = 18
        #expect(factor() == 0.9)
        field.minimumFontSize = 2
        field.text = String(repeating: "wide ", count: 40)
        #expect(factor() == 0.4)
        field.text = "short"
        #expect(factor() == 1)
        // The font also shrinks while the user types.
        #expect(field.becomeFirstResponder())
        for character in " but growing" { field.insertText(String(character)) }
        #expect(factor() < 1 && extent() <= 120)
        field.frame.size.width = 280
        stage.show()
        #expect(factor() == 1)
        field.adjustsFontSizeToFitWidth = false
        field.frame.size.width = 60
        stage.show()
        #expect(factor() == 1)
    }

    // MARK: Overrides

    private final class TextDrawingField: UITextField {
        var rects: [CGRect] = []
        var shift: CGFloat = 0
        override func drawText(in rect: CGRect) {
            rects.append(rect)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            super.drawText(in: rect.offsetBy(dx: shift, dy: 0))
        }
    }

    private final class PlaceholderDrawingField: UITextField {
        var rects: [CGRect] = []
        override func drawPlaceholder(in rect: CGRect) {
            rects.append(rect)
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    private final class CustomLayoutField: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 60, dy: 0) }
        override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
        override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: 0, y: 0, width: 15, height: 15)
        }
    }

    private func nonWhiteBounds(_ stage: WidgetStage) -> CGRect { stage.nonWhiteBounds() }

    @Test func subclassDrawsText() {
        let stage = WidgetStage(width: 200, height: 60)
        defer { stage.end() }
        let plain = UITextField()
        plain.text = "hello"
        stage.add(plain, CGRect(x: 20, y: 10, width: 150, height: 40))
        let usual = nonWhiteBounds(stage)
        plain.removeFromSuperview()
        let field = TextDrawingField()
        field.text = "hello"
        stage.add(field, CGRect(x: 20, y: 10, width: 150, height: 40))
        #expect(red(stage) == 100 && field.rects.last == CGRect(x: 0, y: 0, width: 150, height: 40))
        #expect(nonWhiteBounds(stage).maxX == usual.maxX)
        field.shift = 50
        field.setNeedsDisplay()
        stage.show()
        #expect(nonWhiteBounds(stage).maxX == usual.maxX + 50)
        let count = field.rects.count
        stage.show()
        #expect(field.rects.count == count)
        // A new text is drawn by the override. During editing, UIKit draws the text.
        field.text = "hello there"
        stage.show()
        #expect(field.rects.count == count + 1 && nonWhiteBounds(stage).maxX > usual.maxX + 60)
        field.becomeFirstResponder()
        stage.show()
        #expect(red(stage) == 0 && field.rects.count == count + 1)
        field.insertText("!")
        stage.show()
        #expect(stage.pixels().values == stage.repaintedPixels())
        field.resignFirstResponder()
        stage.show()
        #expect(red(stage) == 100)
    }

    @Test func subclassDrawsPlaceholder() {
        let stage = WidgetStage(width: 200, height: 60)
        defer { stage.end() }
        let field = PlaceholderDrawingField()
        field.placeholder = "nothing yet"
        stage.add(field, CGRect(x: 20, y: 10, width: 150, height: 40))
        #expect(field.rects == [CGRect(x: 0, y: 0, width: 150, height: 40)] && red(stage) == 150 * 40)
        field.text = "something"
        stage.show()
        #expect(red(stage) == 0)
    }

    @Test func subclassPositionsParts() throws {
        let stage = WidgetStage(width: 200, height: 60)
        defer { stage.end() }
        let field = CustomLayoutField()
        field.placeholder = "mmm"
        stage.add(field, CGRect(x: 10, y: 10, width: 180, height: 40))
        #expect(abs(nonWhiteBounds(stage).minX - 30) <= 3)
        field.text = "mmm"
        stage.show()
        #expect(abs(nonWhiteBounds(stage).minX - 50) <= 3)
        field.clearButtonMode = .always
        stage.show()
        #expect(field.clearButton?.frame == CGRect(x: 0, y: 0, width: 15, height: 15))
        field.clearButtonMode = .never
        #expect(field.becomeFirstResponder())
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 60)
        // The class does not override a drawing method, so the layer needs no backing store.
        #expect(
            !field.layer.hasBackingStore && TextDrawingField().layer.hasBackingStore
                && !UITextField().layer.hasBackingStore)
    }
}
