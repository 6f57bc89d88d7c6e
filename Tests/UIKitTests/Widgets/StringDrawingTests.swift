import Testing
import UIKit

@MainActor @Suite struct StringDrawingTests {
    @Test func sizesFollowTextAndFont() {
        let small = "text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
        let large = "text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(small.width > 0 && large.width > 3 * small.width && large.height > 3 * small.height)
        #expect(NSString(string: "text").size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]) == small)
        let two = "text\ntext".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
        #expect(two.width == small.width && two.height == 2 * small.height)
        #expect("text".size() == "text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
    }

    @Test func boundingRectBreaksLines() {
        let text = NSAttributedString(string: "several words on a line")
        let line = text.size()
        let room = CGSize(width: line.width / 2, height: 0)
        #expect(text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height >= 2 * line.height)
        let context = NSStringDrawingContext()
        let single = text.boundingRect(with: CGSize(width: 0, height: 0), context: context)
        #expect(single.size == line && context.totalBounds == single)
        let cut = text.boundingRect(
            with: CGSize(width: room.width, height: line.height + 1),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        #expect(cut.height == line.height)
    }

    @Test func stringsAndAttributedStringsDrawEqually() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.red,
        ]
        let text = "several words on a line"
        let rect = CGRect(x: 5, y: 5, width: 70, height: 30)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        let (bounds, other) = (NSStringDrawingContext(), NSStringDrawingContext())
        let first = Canvas(90, 60) { _ in
            text.draw(with: rect, options: options, attributes: attributes, context: bounds)
        }
        let second = Canvas(90, 60) { _ in
            NSString(string: text).draw(with: rect, options: options, attributes: attributes, context: nil)
        }
        let third = Canvas(90, 60) { _ in
            NSAttributedString(string: text, attributes: attributes).draw(with: rect, options: options, context: other)
        }
        #expect(first == second && first == third && first.values.contains { $0 != 0 })
        #expect(bounds.totalBounds == other.totalBounds && bounds.totalBounds.height > 10)
        #expect(first != Canvas(90, 60) { _ in text.draw(in: rect) })
    }

    @Test func attributesChangeTheSize() {
        let plain = NSAttributedString(string: "text").size()
        #expect(NSAttributedString(string: "text", attributes: [.kern: 5]).size().width >= plain.width + 15)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 10
        let lines = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style]).size()
        #expect(lines.height == 2 * plain.height + 10)
    }

    @Test func attributesOfTheWrongTypeAreIgnored() {
        let odd: [NSAttributedString.Key: Any] = [
            .font: "no font", .foregroundColor: 3, .kern: "x", .paragraphStyle: 1,
        ]
        #expect(NSAttributedString(string: "text", attributes: odd).size() == NSAttributedString(string: "text").size())
    }

    @Test func textIsDrawnAtItsPosition() {
        WidgetStage.run { stage in
            let view = DrawingView()
            view.isOpaque = false
            stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 100))
            let size = "H".size(withAttributes: DrawingView.attributes)
            let first = stage.nonWhiteBounds(in: CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(first.minX >= 20 && first.minX <= 24 && first.maxX <= 20 + size.width)
            #expect(first.minY >= 30 && first.maxY <= 30 + size.height)
            // The text is clipped to the rectangle.
            let second = stage.nonWhiteBounds(in: CGRect(x: 100, y: 0, width: 100, height: 100))
            #expect(second.minX >= 120 && second.maxX <= 160 && second.minY >= 10 && second.maxY <= 40)
            #expect(stage.count(0xFF_0000) > 10)
        }
    }

    @Test func paragraphStylesAreCopiedAndCompared() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineBreakMode = .byCharWrapping
        style.lineSpacing = -3
        #expect(style.lineSpacing == 0)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style && copy.hash == style.hash && !(copy is NSMutableParagraphStyle))
        let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        mutable.alignment = .left
        #expect(mutable != copy && copy.alignment == .right)
        #expect(NSParagraphStyle.default.alignment == .natural)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    }

    @Test func rawValuesEqualApples() {
        #expect(NSTextAlignment.natural.rawValue == 4 && NSTextAlignment.center.rawValue == 1)
        #expect(NSTextAlignment.right.rawValue == 2 && NSTextAlignment.justified.rawValue == 3)
        #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4 && NSLineBreakMode.byTruncatingMiddle.rawValue == 5)
        #expect(NSUnderlineStyle.single.rawValue == 1)
    }
}

private final class DrawingView: UIView {
    static let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
    ]

    override func draw(_ rect: CGRect) {
        "H".draw(at: CGPoint(x: 20, y: 30), withAttributes: DrawingView.attributes)
        NSString(string: "HHHHH HHHHH HHHHH").draw(
            in: CGRect(x: 120, y: 10, width: 40, height: 30), withAttributes: DrawingView.attributes)
    }
}
