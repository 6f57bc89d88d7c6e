import CoreGraphics

/// Copies from an editor to the desktop's pasteboards, and pastes from them.
@MainActor final class TextClipboard {
    private let editor: TextEditor
    /// Whether what is selected may be taken elsewhere: not if it is secret.
    private let mayCopy: () -> Bool
    /// Whether text may be changed.
    private let mayChange: () -> Bool
    private var pasting: Task<Void, Never>?
    /// Whether what is pasted may have looks of its own.
    private let keepsLooks: () -> Bool
    /// What was copied last in this application, with its looks, which no other one could understand.
    private static var copied: TextFragment?
    /// What is offered for middle clicks elsewhere.
    private var offer: Offer?

    /// A text that is offered: what is selected, until it is selected no more.
    private final class Offer { var kept: String? }

    init(
        _ editor: TextEditor, mayCopy: @escaping () -> Bool, mayChange: @escaping () -> Bool,
        keepsLooks: @escaping () -> Bool
    ) {
        self.editor = editor
        self.keepsLooks = keepsLooks
        self.mayCopy = mayCopy
        self.mayChange = mayChange
    }

    private var hasSelection: Bool { !editor.selection.isCaret }

    /// Whether a standard edit action can be performed; nil for others than those of the clipboard.
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
        TextClipboard.copied = fragment.runs.contains { !$0.style.attributes.isEmpty } ? fragment : nil
        UIPasteboard.general.string = fragment.text
    }

    func cut() {
        guard hasSelection, mayCopy(), mayChange() else { return }
        copy()
        editor.delete(.characterBefore)
    }

    /// Inserts the text of the clipboard, at once if it is this application's, otherwise when its owner has sent it.
    func paste() { paste(from: .general) }

    /// Inserts what is selected in whichever program: what a middle click does.
    func pastePrimary() { paste(from: .primary) }

    private func paste(from board: UIPasteboard) {
        guard mayChange() else { return }
        if TextClipboard.isOwn(board) {
            return insert(board.string, mayHaveLooks: true)
        }
        pasting?.cancel()
        pasting = Task { [weak self] in
            let text = try? await board.loadString()
            if !Task.isCancelled { self?.insert(text) }
        }
    }

    /// - Parameter mayHaveLooks: whether it is this application's.
    private func insert(_ text: String?, mayHaveLooks: Bool = false) {
        guard let text, !text.isEmpty, mayChange() else { return }
        if mayHaveLooks, keepsLooks(), let copied = TextClipboard.copied, copied.text == text {
            editor.insert(editor.isSingleLine ? copied.onOneLine : copied, joins: false)
            return
        }
        editor.insert(text, joins: false)
    }

    /// Offers what a person has selected for middle clicks elsewhere. It is taken from the text when somebody wants it,
    /// or when it is selected no more.
    func offerSelection() {
        guard hasSelection, mayCopy() else { return }
        let offer = Offer()
        self.offer = offer
        UIPasteboard.primary.setText { [weak self] in
            if let kept = offer.kept { return kept }
            guard let self, hasSelection, mayCopy() else { return nil }
            return editor.document.string(in: editor.selection.range)
        }
    }

    /// What was selected is selected no more, or about to change: it stays what is offered, if it is.
    ///
    /// - Parameter range: where it was; its text is still there.
    func selectionWillEnd(_ range: Range<Int>) {
        guard let offer, !range.isEmpty else { return }
        self.offer = nil
        if mayCopy(), TextClipboard.isOwn(.primary) { offer.kept = editor.document.string(in: range) }
    }

    /// Whether what is on a pasteboard is this application's.
    private static func isOwn(_ board: UIPasteboard) -> Bool { (board.store as? DesktopPasteboardStore)?.isOwn ?? true }

    isolated deinit { pasting?.cancel() }
}
