import DisplayServer
import UIKit

/// Measures a key press from the queue of the display server to the frame that shows the typed character, in texts of
/// different lengths.
@MainActor enum TypingSeries {
    static func run(_ bench: Bench) {
        let line = "A paragraph with a few words, which is about as long as those that people write in notes.\n"
        for size in bench.sizes(10_000, 1_000_000) {
            measure("typing: key press and frame, many paragraphs", line, size, bench)
        }
        for size in bench.sizes(10_000, 1_000_000) {
            measure("typing: key press and frame, one paragraph", "some words ", size, bench)
        }
    }

    private static func measure(_ name: String, _ part: String, _ size: Int, _ bench: Bench) {
        let stage = Stage()
        let view = UITextView(frame: stage.root.bounds)
        view.text = String(repeating: part, count: max(1, size / part.utf8.count))
        stage.root.addSubview(view)
        stage.makeFrame()
        precondition(view.becomeFirstResponder(), "the text view did not become first responder")
        let middle = NSRange(location: size / 2, length: 0)
        view.selectedRange = middle
        stage.makeFrame()
        // Delete as many characters as are typed, so that the text keeps its length.
        bench.measure(name, size: size) { index in
            if index % 40 == 0 { view.selectedRange = middle }
            key(index % 40 < 20 ? (4, "a") : (42, ""), stage)
            stage.makeFrame()
        }
        stage.close()
    }

    private static func key(_ key: (usage: Int, text: String), _ stage: Stage) {
        for isDown in [true, false] {
            let change = KeyChange(
                usage: key.usage, isDown: isDown, characters: key.text, charactersIgnoringModifiers: key.text)
            stage.surface.inject(InputEvent(timestamp: stage.server.now, kind: .key(change)))
            stage.server.processPendingEvents()
        }
    }
}
