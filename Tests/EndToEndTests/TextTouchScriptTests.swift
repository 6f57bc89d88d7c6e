import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Tests of text selection with touches, in memory and on a real X server with a touchscreen.
@MainActor @Suite(.serialized) struct TextTouchScriptTests {
    nonisolated static let scripts = [
        Script("a double tap selects a word, a handle extends the selection, and a long press moves the caret") {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let view = UITextView(frame: CGRect(x: 40, y: 80, width: 300, height: 160))
            view.font = .systemFont(ofSize: 16)
            view.text = "one two three four"
            window.addSubview(view)
            window.makeKeyAndVisible()
            let generator = try EventGenerator(window: window)
            try generator.wait(0.1)
            @MainActor func point(_ offset: Int) -> CGPoint {
                let start = view.beginningOfDocument
                guard let position = view.position(from: start, offset: offset) else { return .zero }
                let caret = view.caretRect(for: position)
                return view.convert(CGPoint(x: caret.minX + 0.5, y: caret.midY), to: nil)
            }
            try generator.fingerDoubleTap(at: point(5))
            #expect(view.selectedRange == NSRange(location: 4, length: 3))
            // Handles are below the end of the line. Dragging a handle dismisses the menu, which is open by now.
            try generator.wait(0.7)
            let below: CGFloat = 14
            let (from, to) = (point(7), point(12))
            try generator.fingerDrag(
                from: CGPoint(x: from.x, y: from.y + below), to: CGPoint(x: to.x, y: to.y + below), duration: 0.3)
            #expect(view.selectedRange == NSRange(location: 4, length: 8))
            try generator.wait(0.7)
            try generator.fingerDown(at: point(17))
            try generator.wait(0.8)
            #expect(view.selectedRange == NSRange(location: 17, length: 0))
            try generator.fingerMove(to: point(2), duration: 0.2)
            try generator.fingerUp()
            #expect(view.selectedRange == NSRange(location: 2, length: 0))
            window.isHidden = true
        }
    ]

    @Test(arguments: scripts) func headless(_ script: Script) throws { try script.body() }

    @Test(.needs(.xorgTouch), arguments: scripts) func xorg(_ script: Script) throws {
        try script.run(on: .xorgTouch)
    }
}
