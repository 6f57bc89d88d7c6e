import CoreGraphics
import DisplayServer
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Previews of dragged text.
@MainActor @Suite(.serialized) struct TextDragPreviewTests {
    private func makeView(_ text: NSAttributedString, width: CGFloat = 200) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
        view.attributedText = text
        view.layoutIfNeeded()
        return view
    }

    private func text(_ string: String, _ color: UIColor? = nil) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        attributes[.foregroundColor] = color
        return NSAttributedString(string: string, attributes: attributes)
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

    /// Returns whether an image has a pixel for which a condition on its color and opacity holds.
    private func hasPixel(_ image: UIImage, _ condition: (_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> Bool)
        -> Bool
    {
        guard let source = image.cgImage, source.width > 0 else { return false }
        return Pixels(image).values.contains { condition(Int($0.red), Int($0.green), Int($0.blue), Int($0.alpha)) }
    }

    @Test("DI-12: a range in one line is drawn in the size of its rectangle")
    func oneLine() {
        let view = makeView(text("one two three"))
        let renderer = UITextDragPreviewRenderer(
            layoutManager: view.layoutManager, range: NSRange(location: 4, length: 3))
        #expect(renderer.layoutManager === view.layoutManager)
        #expect(renderer.bodyRect == .zero && renderer.lastLineRect == .zero)
        #expect(renderer.firstLineRect.origin == .zero && renderer.firstLineRect.size == renderer.image.size)
        let whole = UITextDragPreviewRenderer(
            layoutManager: view.layoutManager, range: NSRange(location: 0, length: 13))
        #expect(renderer.image.size.width > 10 && renderer.image.size.width < whole.image.size.width / 2)
        #expect(hasPixel(renderer.image) { $3 > 200 } && hasPixel(renderer.image) { $3 == 0 })
    }

    @Test("DI-12: the lines of a range touch each other if they are unified")
    func severalLines() {
        let view = makeView(text("one two three four five six seven eight nine"), width: 130)
        let range = NSRange(location: 4, length: 34)
        let unified = UITextDragPreviewRenderer(layoutManager: view.layoutManager, range: range)
        let (first, body, last) = (unified.firstLineRect, unified.bodyRect, unified.lastLineRect)
        #expect(!first.isEmpty && !body.isEmpty && !last.isEmpty)
        #expect(isNear(first.maxY, body.minY) && isNear(body.maxY, last.minY) && first.minY == 0)
        #expect(isNear(first.maxX, body.maxX) && isNear(last.minX, body.minX))
        #expect(first.minX > body.minX && last.maxX < body.maxX)
        let size = first.union(body).union(last).size
        #expect(abs(unified.image.size.width - size.width) <= 1 && abs(unified.image.size.height - size.height) <= 1)
        let tight = UITextDragPreviewRenderer(
            layoutManager: view.layoutManager, range: range, unifyRects: false)
        #expect(tight.firstLineRect.maxX < first.maxX)
        let two = UITextDragPreviewRenderer(
            layoutManager: view.layoutManager, range: NSRange(location: 4, length: 8))
        #expect(two.bodyRect == .zero && isNear(two.firstLineRect.maxY, two.lastLineRect.minY))
    }

    private final class Padded: UITextDragPreviewRenderer {
        private(set) var origin: CGPoint?
        override func adjustFirstLineRect(
            _ firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
            lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
        ) {
            self.origin = origin
            firstLineRect.pointee = firstLineRect.pointee.insetBy(dx: -10, dy: -10)
        }
    }

    @Test("DI-12: subclasses adjust the rectangles")
    func adjusted() {
        let view = makeView(text("one two three"))
        let range = NSRange(location: 4, length: 3)
        let plain = UITextDragPreviewRenderer(layoutManager: view.layoutManager, range: range)
        let padded = Padded(layoutManager: view.layoutManager, range: range)
        #expect(padded.image.size.width == plain.image.size.width + 20 && padded.origin == .zero)
        #expect(padded.firstLineRect.height == plain.firstLineRect.height + 20)
    }

    @Test(
        "DI-12: ranges without text give an empty image",
        arguments: [NSRange(location: 0, length: 0), NSRange(location: 90, length: 4), NSRange(location: -3, length: 2)]
    )
    func empty(_ range: NSRange) {
        let view = makeView(text("one"))
        let renderer = UITextDragPreviewRenderer(layoutManager: view.layoutManager, range: range)
        #expect(renderer.image.size == .zero && renderer.firstLineRect == .zero)
    }

    /// Returns the preview of text that a drag lifts.
    private func lift(_ view: UIView & UITextDraggable) -> UITargetedDragPreview? {
        guard let host = view as? any TextDragHost, let window = view.window else { return nil }
        let caret = view.caretRect(for: TextPosition(TextLocation(2)))
        let session = Session(view.convert(CGPoint(x: caret.minX, y: caret.midY), to: window), in: window)
        let drag = host.ownTextDragDrop
        let items = drag.dragInteraction(drag.dragInteraction, itemsForBeginning: session)
        return items.first.flatMap {
            drag.dragInteraction(drag.dragInteraction, previewForLifting: $0, session: session)
        }
    }

    /// A drag at a place.
    private final class Session: NSObject, UIDragSession {
        private let point: CGPoint
        private weak var window: UIWindow?
        var localContext: Any?
        var items: [UIDragItem] { [] }
        var allowsMoveOperation: Bool { true }
        var isRestrictedToDraggingApplication: Bool { false }
        init(_ point: CGPoint, in window: UIWindow) { (self.point, self.window) = (point, window) }
        func location(in view: UIView) -> CGPoint { view.convert(point, from: window) }
        func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
        func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
    }

    @Test("DI-12: a preview shows text without its own colors if the options say so", arguments: [false, true])
    func strippedColors(isField: Bool) throws {
        let stage = try DragDropStage()
        let view: UIView & UITextDraggable
        if isField {
            let field = UITextField()
            field.attributedText = text("one two", .red)
            view = field
        } else {
            let textView = UITextView()
            textView.attributedText = text("above\none two", .red)
            view = textView
        }
        stage.add(view, CGRect(x: 20, y: 20, width: 300, height: 100))
        view.layoutIfNeeded()
        _ = view.becomeFirstResponder()
        view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        #expect(view.textDragOptions == [])
        let own = try #require(lift(view))
        #expect(own.view === view)
        view.textDragOptions = .stripTextColorFromPreviews
        let plain = try #require(lift(view))
        #expect(plain.target.container === view && plain.view !== view)
        let image = UIGraphicsImageRenderer(size: plain.view.bounds.size).image {
            plain.view.layer.render(in: $0.cgContext)
        }
        #expect(hasPixel(image) { $3 > 200 })
        #expect(!hasPixel(image) { red, green, _, alpha in alpha > 100 && red > green + 40 })
        // The glyphs have the positions of those of the text.
        let drawn = UIGraphicsImageRenderer(size: view.bounds.size).image { context in
            context.cgContext.translateBy(x: plain.view.frame.minX, y: plain.view.frame.minY)
            plain.view.layer.render(in: context.cgContext)
        }
        view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
        let original = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        #expect(inkBounds(drawn) { $3 > 100 }.size.width > 20)
        let (a, b) = (inkBounds(drawn) { $3 > 100 }, inkBounds(original) { $0 > $1 + 80 && $3 > 100 })
        #expect(abs(a.minX - b.minX) <= 2 && abs(a.maxX - b.maxX) <= 2 && abs(a.minY - b.minY) <= 2)
        #expect(abs(a.maxY - b.maxY) <= 2)
    }

    /// Returns the bounding box of the pixels for which a condition holds.
    private func inkBounds(
        _ image: UIImage, _ condition: (_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> Bool
    ) -> CGRect {
        guard let source = image.cgImage, source.width > 0 else { return .null }
        var (index, box) = (0, CGRect.null)
        _ = hasPixel(image) { red, green, blue, alpha in
            let point = CGPoint(x: index % source.width, y: index / source.width)
            index += 1
            if condition(red, green, blue, alpha) {
                box = box.union(CGRect(origin: point, size: CGSize(width: 1, height: 1)))
            }
            return false
        }
        return box
    }
}
