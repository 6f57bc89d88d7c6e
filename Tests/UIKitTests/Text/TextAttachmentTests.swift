import CoreGraphics
import DisplayServer
import Foundation
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Tests of inline images in all views that display text.
@MainActor @Suite(.serialized) struct TextAttachmentTests {
    private func makeImage(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func attachment(_ width: CGFloat, _ height: CGFloat, y: CGFloat = 0) -> NSTextAttachment {
        let attachment = NSTextAttachment(image: makeImage(width, height))
        if y != 0 { attachment.bounds = CGRect(x: 0, y: y, width: width, height: height) }
        return attachment
    }

    private let font = UIFont.systemFont(ofSize: 14)

    private func text(_ parts: Any...) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for part in parts {
            switch part {
            case let attachment as NSTextAttachment: result.append(NSAttributedString(attachment: attachment))
            case let string as String: result.append(NSAttributedString(string: string))
            default: break
            }
        }
        result.addAttribute(.font, value: font, range: NSRange(location: 0, length: result.length))
        return result
    }

    /// Returns the bounding box of the red pixels.
    private func redBounds(_ canvas: Canvas, _ width: Int, _ height: Int) -> CGRect {
        var box = CGRect.null
        for y in 0..<height {
            for x in 0..<width where canvas.values[y * width + x] & 0x00ff_ffff == 0x00ff_0000 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test func attachmentIsOneCharacter() {
        let text = NSAttributedString(attachment: attachment(10, 10))
        #expect(text.string == "\u{fffc}" && NSTextAttachment.character == 0xfffc)
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) is NSTextAttachment)
    }

    @Test func attachmentHasItsWidthAndSitsOnBaseline() {
        let plain = text("ab")
        let whole = text("a", attachment(20, 6), "b")
        #expect(abs(whole.size().width - plain.size().width - 20) <= 1)
        #expect(whole.size().height == plain.size().height)
        let canvas = Canvas(80, 40) { _ in whole.draw(at: .zero) }
        let box = redBounds(canvas, 80, 40)
        #expect(box.size == CGSize(width: 20, height: 6))
        #expect(box.minX == text("a").size().width)
        #expect(box.maxY == font.ascender.rounded())
        // A tall attachment makes the line taller.
        let high = text("a", attachment(10, 50), "b").size()
        #expect(high.height > 50 && high.height < 50 + plain.size().height)
    }

    @Test(arguments: [-4, 3] as [CGFloat]) func boundsSetVerticalOffset(_ y: CGFloat) {
        let canvas = Canvas(80, 40) { _ in text("a", attachment(12, 8, y: y)).draw(at: .zero) }
        #expect(redBounds(canvas, 80, 40).maxY == font.ascender.rounded() - y)
        let scaled = attachment(12, 8)
        scaled.bounds = CGRect(x: 0, y: 0, width: 24, height: 4)
        let other = Canvas(80, 40) { _ in text("a", scaled).draw(at: .zero) }
        #expect(redBounds(other, 80, 40).size == CGSize(width: 24, height: 4))
    }

    @Test func attachmentsLineUpAndWrapLikeWords() {
        let shared = attachment(20, 10)
        let row = text(shared, shared, attachment(20, 10))
        #expect(row.size().width == 60)
        let canvas = Canvas(80, 40) { _ in row.draw(at: .zero) }
        #expect(redBounds(canvas, 80, 40).width == 60)
        let narrow = text(shared, " ", shared, " ", shared)
        let room = CGSize(width: 30, height: 0)
        let line = narrow.size().height
        #expect(narrow.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height == 3 * line)
    }

    @Test func attachmentCanBeCreatedFromFileData() throws {
        let data = try #require(makeImage(16, 9).pngData())
        let text = NSAttributedString(attachment: NSTextAttachment(data: data, ofType: "public.png"))
        #expect(text.size().width == 16)
        let garbage = NSAttributedString(attachment: NSTextAttachment(data: Data([1, 2, 3]), ofType: nil))
        #expect(garbage.size().width == 0)
    }

    @Test func templateImagesHaveTextColor() {
        let template = NSTextAttachment(image: makeImage(10, 10, .black).withRenderingMode(.alwaysTemplate))
        let coloured = NSMutableAttributedString(attributedString: NSAttributedString(attachment: template))
        coloured.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        let canvas = Canvas(20, 30) { _ in coloured.draw(at: .zero) }
        #expect(redBounds(canvas, 20, 30).size == CGSize(width: 10, height: 10))
        let plain = Canvas(20, 30) { _ in NSAttributedString(attachment: template).draw(at: .zero) }
        #expect(redBounds(plain, 20, 30).isNull && plain.values.contains { $0 == 0xff00_0000 })
    }

    @Test func truncationRemovesAttachment() {
        let whole = text("some words and then ", attachment(20, 10))
        let room = CGRect(x: 0, y: 0, width: 60, height: 30)
        let canvas = Canvas(80, 40) { _ in
            whole.draw(with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        }
        #expect(redBounds(canvas, 80, 40).isNull && canvas.values.contains { $0 != 0 })
    }

    @Test(arguments: [1, 2] as [CGFloat]) func labelsShowAttachments(_ scale: CGFloat) {
        let stage = WidgetStage(width: 200, height: 60, scale: scale)
        defer { stage.end() }
        let label = UILabel()
        label.attributedText = text("one ", attachment(12, 8), " two")
        #expect(label.intrinsicContentSize.width > 12)
        stage.add(label, CGRect(x: 10, y: 10, width: 180, height: 30))
        let layout = label.layout(UILabel.LayoutKey(size: label.bounds.size, lineLimit: 1, scale: scale)).layout
        // A line with an attachment cannot be drawn with a glyph mask in one color.
        #expect(layout.mask(ofLine: 0) == nil)
        #expect(stage.count(0xff_0000) == Int(12 * 8 * scale * scale))
    }

    // MARK: Text views

    @Test func caretAndSelectionIncludeAttachment() throws {
        let test = TextViewStage(text("a", attachment(30, 20), "b"))
        defer { test.end() }
        #expect(test.caret(2).minX - test.caret(1).minX == 30)
        let range = try #require(
            test.view.textRange(from: TextPosition(TextLocation(1)), to: TextPosition(TextLocation(2))))
        #expect(test.view.selectionRects(for: range).map(\.rect.width) == [30])
        for (part, offset) in [(0.25, 1), (0.75, 2)] as [(CGFloat, Int)] {
            let x = test.caret(1).minX + 30 * part
            let found = test.view.closestPosition(to: CGPoint(x: x, y: test.caret(1).midY)) as? TextPosition
            #expect(found?.location.offset == offset)
        }
        #expect(test.view.becomeFirstResponder())
        test.view.selectedRange = NSRange(location: 2, length: 0)
        test.view.deleteBackward()
        #expect(test.view.text == "ab")
        test.view.undoManager?.undo()
        #expect(test.view.text == "a\u{fffc}b" && test.caret(2).minX - test.caret(1).minX == 30)
    }

    @Test func textTypedAfterAttachmentIsPlain() {
        let test = TextViewStage(text(attachment(30, 20)))
        defer { test.end() }
        #expect(test.view.becomeFirstResponder())
        test.view.selectedRange = NSRange(location: 1, length: 0)
        test.view.insertText("x")
        #expect(test.view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
        #expect(test.view.attributedText.attribute(.attachment, at: 0, effectiveRange: nil) != nil)
    }

    @Test func attachmentIsCopiedWithinApp() {
        let test = TextViewStage(text("a", attachment(30, 20)))
        defer { test.end() }
        #expect(test.view.becomeFirstResponder())
        test.view.allowsEditingTextAttributes = true
        test.view.selectAll(nil)
        test.view.copy(nil)
        test.view.selectedRange = NSRange(location: 2, length: 0)
        test.view.paste(nil)
        #expect(test.view.text == "a\u{fffc}a\u{fffc}")
        #expect(test.caret(4).minX - test.caret(3).minX == 30)
        // Without attributes, only the replacement character is pasted.
        test.view.allowsEditingTextAttributes = false
        test.view.paste(nil)
        #expect(test.view.attributedText.attribute(.attachment, at: 5, effectiveRange: nil) == nil)
    }

    @Test("text that replaced copied text on the pasteboard is pasted without the attributes of that text")
    func attributesBelongToCopiedText() {
        let test = TextViewStage(text("a", attachment(30, 20)))
        defer { test.end() }
        #expect(test.view.becomeFirstResponder())
        test.view.allowsEditingTextAttributes = true
        test.view.selectAll(nil)
        test.view.copy(nil)
        UIPasteboard.general.string = "a\u{fffc}"
        test.view.selectedRange = NSRange(location: 2, length: 0)
        test.view.paste(nil)
        #expect(test.view.text == "a\u{fffc}a\u{fffc}")
        #expect(test.view.attributedText.attribute(.attachment, at: 3, effectiveRange: nil) == nil)
    }
}
