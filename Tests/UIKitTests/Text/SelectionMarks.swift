import Foundation

@testable import UIKit

/// A text and what is selected in it, as one string: `|` stands for the caret, or the end of the selection that moves,
/// `[` for the end that stays.
@MainActor struct SelectionMarks {
    let text: String
    let selection: TextSelection

    /// Reads marks; without any, the caret is at the end.
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
        selection = TextSelection(anchor: anchor ?? place, head: TextPlace(place))
    }

    /// Puts text and selection into an editor.
    func put(into editor: TextEditor) {
        editor.setText(TextFragment(text))
        editor.select(selection)
    }

    /// What is in an editor.
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
