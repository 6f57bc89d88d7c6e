@testable import UIKit

/// A field or a text view, for tests of what is the same in both.
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

    /// What is written and selected, as ``SelectionMarks`` say it.
    var marks: String { SelectionMarks.marks(of: editor) }
}

extension MenuStage {
    /// Adds a field or a text view with the keys.
    ///
    /// - Parameter marked: what is in it and what of it is selected, as ``SelectionMarks`` say it.
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
