import Foundation
import TextEngine

@testable import UIKit

/// A text with its selection, written as one string: `|` is the caret, or the end of the selection that moves, and `[`
/// is the end that stays.
@MainActor struct SelectionMarks {
    let text: String
    let selection: TextSelection

    /// Creates a text from a string with marks. Without marks, the caret is at the end.
    init(_ marked: String) {
        var text = ""
        var anchor: Int?
        var head: Int?
        for letter in marked {
            switch letter {
            case "[": anchor = text.utf16.count
            case "|": head = text.utf16.count
            default: text.append(letter)
            }
        }
        let place = head ?? text.utf16.count
        self.text = text
        selection = TextSelection(anchor: anchor ?? place, head: TextLocation(place))
    }

    /// Sets the text and the selection of an editor.
    func apply(to editor: TextEditor) {
        editor.setText(TextFragment(text))
        editor.select(selection)
    }

    /// Returns the text and the selection of an editor as a string with marks.
    static func marks(of editor: TextEditor) -> String {
        var text = editor.document.string
        let selection = editor.selection
        var marks = [(selection.head.offset, "|")]
        if !selection.isCaret { marks.append((selection.anchor, "[")) }
        for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) {
            text.insert(contentsOf: mark, at: text.index(atUnit: offset))
        }
        return text
    }
}
