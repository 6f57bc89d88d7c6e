import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit

/// Scrolling while the user drags beyond an edge.
@MainActor @Suite(.serialized) struct AutoscrollTests {
    /// A view of text in a window of its own.
    @MainActor private struct TextStage<View: UIView> {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let view: View
        let generator: EventGenerator

        init(_ view: View, _ frame: CGRect) throws {
            StageDisplays.open()
            self.view = view
            view.frame = frame
            window.addSubview(view)
            window.makeKeyAndVisible()
            generator = try EventGenerator(window: window)
            try generator.wait(1)
        }
    }

    private func textView() throws -> TextStage<UITextView> {
        let view = UITextView()
        view.text = (0..<500).map { "Line \($0)" }.joined(separator: "\n")
        return try TextStage(view, CGRect(x: 20, y: 20, width: 200, height: 200))
    }

    @Test(
        "SC-72 the speed is ten points per second for each point of distance, within limits",
        arguments: [(1, 20), (20, 200), (50, 500), (119, 1190), (300, 1200)])
    func speed(_ distance: CGFloat, _ speed: CGFloat) throws {
        let stage = try textView()
        defer { stage.window.isHidden = true }
        try stage.generator.pointerDown(at: CGPoint(x: 50, y: 100))
        try stage.generator.pointerMove(to: CGPoint(x: 50, y: 220 + distance))
        try stage.generator.wait(2)
        #expect(abs(stage.view.contentOffset.y - 2 * speed) <= speed * 0.05 + 1)
        let selected = stage.view.selectedRange.length
        #expect(selected > 0)
        try stage.generator.pointerUp()
        let offset = stage.view.contentOffset.y
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == offset && stage.view.selectedRange.length == selected)
    }

    @Test("SC-72 text scrolls in each frame, by whole pixels, until the pointer is inside again")
    func frames() throws {
        let stage = try textView()
        defer { stage.window.isHidden = true }
        let interval = try #require(stage.window.windowScene).server.frameClock.interval
        try stage.generator.pointerDown(at: CGPoint(x: 50, y: 100))
        try stage.generator.pointerMove(to: CGPoint(x: 50, y: 320))
        var offset = stage.view.contentOffset.y
        try stage.generator.wait(2 * interval)
        for _ in 0..<20 {
            try stage.generator.wait(1.5 * interval)
            let next = stage.view.contentOffset.y
            #expect(next > offset && next == next.rounded())
            offset = next
        }
        try stage.generator.pointerMove(to: CGPoint(x: 50, y: 120))
        offset = stage.view.contentOffset.y
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == offset)
        // The other edge scrolls back.
        try stage.generator.pointerMove(to: CGPoint(x: 50, y: 0))
        try stage.generator.wait(0.5)
        #expect(stage.view.contentOffset.y < offset)
        try stage.generator.pointerUp()
    }

    @Test("SC-72 at the end of the text, no frames are requested")
    func end() throws {
        let stage = try textView()
        defer { stage.window.isHidden = true }
        stage.view.text = (0..<30).map { "Line \($0)" }.joined(separator: "\n")
        try stage.generator.wait(0.1)
        try stage.generator.pointerDown(at: CGPoint(x: 50, y: 100))
        try stage.generator.pointerMove(to: CGPoint(x: 50, y: 590))
        try stage.generator.wait(5)
        #expect(abs(stage.view.contentOffset.y - (stage.view.contentSize.height - 200)) <= 1)
        #expect(AnimationDriver.isIdle)
        try stage.generator.pointerUp()
    }

    @Test("SC-72 a field scrolls in the same way, and shows the caret after that")
    func field() throws {
        let field = UITextField()
        field.text = String(repeating: "word ", count: 400)
        let stage = try TextStage(field, CGRect(x: 20, y: 20, width: 200, height: 30))
        defer { stage.window.isHidden = true }
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        try stage.generator.wait(0.1)
        #expect(field.scrollOffset == 0)
        try stage.generator.pointerDown(at: CGPoint(x: 50, y: 35))
        let edge = field.convert(CGPoint(x: field.textArea.maxX, y: 15), to: nil)
        try stage.generator.pointerMove(to: CGPoint(x: edge.x + 50, y: edge.y))
        try stage.generator.wait(2)
        #expect(abs(field.scrollOffset - 1000) <= 60, "\(field.scrollOffset)")
        try stage.generator.pointerUp()
        try stage.generator.wait(0.5)
        let range = try #require(field.selectedTextRange)
        let caret = field.caretRect(for: range.end)
        #expect(caret.minX >= field.textArea.minX - 1 && caret.maxX <= field.textArea.maxX + 1)
    }

    @Test("SC-72 a text that leaves its window stops")
    func removal() throws {
        let stage = try textView()
        defer { stage.window.isHidden = true }
        try stage.generator.pointerDown(at: CGPoint(x: 50, y: 100))
        try stage.generator.pointerMove(to: CGPoint(x: 50, y: 320))
        try stage.generator.wait(0.5)
        stage.view.removeFromSuperview()
        let offset = stage.view.contentOffset.y
        try stage.generator.wait(0.5)
        #expect(stage.view.contentOffset.y == offset && AnimationDriver.isIdle)
        try stage.generator.pointerUp()
    }
}
