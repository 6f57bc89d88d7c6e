import CoreGraphics
import TextEngine

/// Copies text from an editor to the desktop's clipboard and primary selection, and pastes from them.
@MainActor final class TextClipboard {
    private let editor: TextEditor
    /// A closure that returns whether the selected text may be copied. False for secure text.
    private let mayCopy: () -> Bool
    /// A closure that returns whether the user may change the text.
    private let mayChange: () -> Bool
    private var pasting: Task<Void, Never>?
    /// A closure that returns whether pasted text keeps its attributes.
    private let preservesAttributes: () -> Bool
    /// The text offered as the primary selection.
    private var offer: Offer?

    /// The text offered as the primary selection: the current selection until it ends, and then a copy of its text.
    private final class Offer { var text: String? }

    init(
        _ editor: TextEditor, mayCopy: @escaping () -> Bool, mayChange: @escaping () -> Bool,
        preservesAttributes: @escaping () -> Bool
    ) {
        self.editor = editor
        self.preservesAttributes = preservesAttributes
        self.mayCopy = mayCopy
        self.mayChange = mayChange
    }

    private var hasSelection: Bool { !editor.selection.isCaret }

    /// Returns whether a standard edit action can be performed; nil for actions other than cut, copy and paste.
    func canPerform(_ action: Selector) -> Bool? {
        if action == Selector(StandardEditAction.copy) { return hasSelection && mayCopy() }
        if action == Selector(StandardEditAction.cut) { return hasSelection && mayCopy() && mayChange() }
        if action == Selector(StandardEditAction.paste) {
            return mayChange() && UIPasteboard.general.mayHaveStrings
        }
        return nil
    }

    func copy() {
        guard hasSelection, mayCopy() else { return }
        let fragment = editor.document.fragment(in: editor.selection.range)
        UIPasteboard.general.string = fragment.text
        guard fragment.runs.contains(where: { !$0.style.attributes.isEmpty }) else { return }
        TextClipboard.desktopStore(of: .general)?.styledText = fragment
    }

    func cut() {
        guard hasSelection, mayCopy(), mayChange() else { return }
        copy()
        editor.delete(.characterBefore)
    }

    /// Inserts the text of the clipboard: immediately if this app owns it, otherwise once its owner has sent it.
    func paste() { paste(from: .general) }

    /// Inserts the text of the primary selection, as a middle click does.
    func pastePrimary() { paste(from: .primary) }

    private func paste(from board: UIPasteboard) {
        guard mayChange() else { return }
        if TextClipboard.isOwn(board) {
            return insert(board.string, mayHaveAttributes: true)
        }
        pasting?.cancel()
        pasting = Task { [weak self] in
            let text = try? await board.loadString()
            if !Task.isCancelled { self?.insert(text) }
        }
    }

    /// - Parameter mayHaveAttributes: Whether this app owns the text, so that its attributes are known.
    private func insert(_ text: String?, mayHaveAttributes: Bool = false) {
        guard let text, !text.isEmpty, mayChange() else { return }
        if mayHaveAttributes, preservesAttributes(),
            let copied = TextClipboard.desktopStore(of: .general)?.styledText, copied.text == text
        {
            editor.insert(editor.isSingleLine ? copied.onOneLine : copied, joins: false)
            return
        }
        editor.insert(text, joins: false)
    }

    /// Offers the selected text as the primary selection. The text is read when another client requests it, or when the
    /// selection ends.
    func offerSelection() {
        guard hasSelection, mayCopy() else { return }
        let offer = Offer()
        self.offer = offer
        UIPasteboard.primary.setText { [weak self] in
            if let text = offer.text { return text }
            guard let self, hasSelection, mayCopy() else { return nil }
            return editor.document.string(in: editor.selection.range)
        }
    }

    /// Copies the offered text before the selection ends or changes, if this app still owns the primary selection.
    ///
    /// - Parameter range: The range of the selection, whose text has not changed yet.
    func selectionWillEnd(_ range: Range<Int>) {
        guard let offer, !range.isEmpty else { return }
        self.offer = nil
        if mayCopy(), TextClipboard.isOwn(.primary) { offer.text = editor.document.string(in: range) }
    }

    /// Returns whether this app owns the contents of a pasteboard.
    private static func isOwn(_ board: UIPasteboard) -> Bool { desktopStore(of: board)?.isOwn ?? true }

    /// Returns the store of a pasteboard that is shared with other clients.
    private static func desktopStore(of board: UIPasteboard) -> DesktopPasteboardStore? {
        board.store as? DesktopPasteboardStore
    }

    isolated deinit { pasting?.cancel() }
}
