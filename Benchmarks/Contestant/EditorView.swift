import UIKit

/// A text view with 20,000 lines that are not wrapped. The caret is at the end.
final class EditorView: UITextView {
    init() {
        let container = NSTextContainer(size: CGSize(width: 100_000, height: CGFloat.greatestFiniteMagnitude))
        container.lineBreakMode = .byClipping
        super.init(frame: .zero, textContainer: container)
        font = BenchmarkStyle.font(10)
        text = (0..<20_000).map(EditorView.line).joined(separator: "\n")
        selectedRange = NSRange(location: text.utf16.count, length: 0)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// Returns the text of a line: its number, and characters in groups of five.
    private static func line(_ number: Int) -> String {
        var characters = Array(String(format: "%05d ", number).utf8)
        for index in 0..<44 {
            characters.append(index % 6 == 5 ? 0x20 : 0x61 + UInt8((7 * number + 3 * index) % 26))
        }
        return String(decoding: characters, as: UTF8.self)
    }

    override func becomeFirstResponder() -> Bool {
        defer { scrollRangeToVisible(selectedRange) }
        return super.becomeFirstResponder()
    }
}
