import Foundation
import TextEngine

@testable import UIKit

/// A text view in a window, with the locations of its carets. Call ``end()`` to close the window.
@MainActor final class TextViewStage {
    let stage = WidgetStage(width: 300, height: 220, scale: 1)
    let view = UITextView()

    init(_ text: NSAttributedString) {
        view.font = .systemFont(ofSize: 14)
        stage.add(view, CGRect(x: 20, y: 20, width: 220, height: 180))
        view.attributedText = text
        view.layoutIfNeeded()
    }

    func caret(_ offset: Int) -> CGRect { view.caretRect(for: TextPosition(TextLocation(offset))) }
    func end() { stage.end() }
}
