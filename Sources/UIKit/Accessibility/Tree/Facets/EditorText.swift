import AccessibilityTree
import TextEngine

/// A view whose text a ``TextEditor`` edits: a text field or a text view.
@MainActor protocol EditorTextView: TextEditing {
    var editor: TextEditor { get }
    /// A Boolean value that indicates whether the user can change the text.
    var acceptsAccessibilityEditing: Bool { get }
    /// A number that changes with the text.
    var textRevision: Int { get }
}

/// The text of a text field or text view. Secure text consists of bullets.
@MainActor final class EditorText: AccessibilityTextFacet, AccessibilityTextEditing {
    private weak var view: (any UIView & EditorTextView)?

    init(_ view: any UIView & EditorTextView) { self.view = view }

    private var document: TextDocument? { view?.editor.document }

    var textLength: Int { document?.length ?? 0 }

    var textRevision: Int { view?.textRevision ?? 0 }

    func text(in range: Range<Int>) -> String {
        guard let view, let document else { return "" }
        let text = document.string(in: document.clamp(range))
        guard view.isSecureTextEntry else { return text }
        return String(repeating: "•", count: text.utf16.count)
    }

    // MARK: Caret and selection

    var caretOffset: Int? { view?.editor.selection.head.offset }

    func setCaretOffset(_ offset: Int) -> Bool { select(offset..<offset) }

    var selectedTextRanges: [Range<Int>] {
        guard let selection = view?.editor.selection, !selection.isCaret else { return [] }
        return [selection.range]
    }

    func setSelectedTextRanges(_ ranges: [Range<Int>]) -> Bool {
        guard let head = caretOffset else { return false }
        return select(ranges.last ?? head..<head)
    }

    private func select(_ range: Range<Int>) -> Bool {
        guard let view, let document else { return false }
        view.editor.select(document.clamp(range))
        return true
    }

    // MARK: Structure and geometry

    func textRange(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
        guard unit == .line, let document else { return plainTextRange(of: unit, at: offset) }
        return document.line(at: max(0, min(offset, document.length))).range
    }

    func textFrame(of range: Range<Int>) -> CGRect {
        guard let view, let document else { return .zero }
        let range = document.clamp(range)
        let rect =
            range.isEmpty
            ? view.caretRect(for: TextPosition(TextLocation(range.lowerBound)))
            : view.selectionRects(for: TextRange(range)).reduce(CGRect.null) { $0.union($1.rect) }
        return rect.isNull ? .zero : UIAccessibility.convertToScreenCoordinates(rect, in: view)
    }

    func textOffset(at point: CGPoint) -> Int? {
        guard let view, view.window != nil else { return nil }
        let local = (view.window?.screen ?? .main).convert(point, to: view as any UICoordinateSpace)
        return (view.characterRange(at: local) as? TextRange)?.from.offset
    }

    func scrollTextIntoView(_ range: Range<Int>) -> Bool {
        guard let view, let document else { return false }
        let rect = view.firstRect(for: TextRange(document.clamp(range)))
        guard !rect.isNull else { return false }
        if let scroller = view as? UIScrollView { scroller.scrollRectToVisible(rect, animated: false) }
        _ = view.scrollIntoView()
        return true
    }

    // MARK: Editing

    var textEditing: (any AccessibilityTextEditing)? { view?.acceptsAccessibilityEditing == true ? self : nil }

    func replaceText(in range: Range<Int>, with text: String) -> Bool {
        guard let view, let document, view.acceptsAccessibilityEditing else { return false }
        let range = document.clamp(range)
        guard view.editor.host?.editor(view.editor, shouldReplace: range, with: text) ?? true else { return false }
        view.editor.select(range)
        if text.isEmpty {
            guard !range.isEmpty else { return false }
            view.editor.delete(.characterBefore)
        } else {
            view.editor.insert(text, joins: false)
        }
        return true
    }

    func copyText(in range: Range<Int>) -> Bool {
        guard let view, let document, !view.isSecureTextEntry else { return false }
        let text = document.string(in: document.clamp(range))
        guard !text.isEmpty else { return false }
        UIPasteboard.general.string = text
        return true
    }

    func pasteText(at offset: Int) -> Bool {
        guard let view, view.acceptsAccessibilityEditing, UIPasteboard.general.mayHaveStrings else { return false }
        guard setCaretOffset(offset) else { return false }
        view.paste(nil)
        return true
    }
}
