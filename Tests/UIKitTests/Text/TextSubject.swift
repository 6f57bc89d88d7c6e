@testable import UIKit

/// A text field or text view, for tests that apply to both.
@MainActor struct TextSubject {
    let view: UIView & UITextInput
    let editor: TextEditor

    init(isField: Bool, _ text: String = "") {
        if isField {
            let field = UITextField()
            field.text = text
            (view, editor) = (field, field.editor)
        } else {
            let view = UITextView()
            view.text = text
            (self.view, editor) = (view, view.editor)
        }
    }

    /// The text and the selection in the notation of ``SelectionMarks``.
    var marks: String { SelectionMarks.marks(of: editor) }
}

extension MenuStage {
    /// Adds a text field or text view, and makes it first responder.
    ///
    /// - Parameters:
    ///   - isField: True for a text field, false for a text view.
    ///   - marked: The text and the selection in the notation of ``SelectionMarks``.
    func addText(isField: Bool, _ marked: String) -> TextSubject {
        let text = TextSubject(isField: isField)
        _ = add(text.view, CGRect(x: 50, y: 100, width: 300, height: isField ? 34 : 150))
        server.serve(for: 0.1)
        text.view.becomeFirstResponder()
        SelectionMarks(marked).put(into: text.editor)
        server.serve(for: 0.1)
        return text
    }
}
