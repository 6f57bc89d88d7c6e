import Foundation

/// The text storage and layout manager of a text view.
///
/// The document of the view holds only attributes that differ from those of the whole text. The storage holds all
/// attributes, as apps expect.
@MainActor final class TextViewTextKit {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    private unowned let view: UITextView

    init(_ view: UITextView, storage: NSTextStorage, manager: NSLayoutManager) {
        self.view = view
        self.storage = storage
        self.manager = manager
    }

    /// The layout manager if it is of a subclass, which may draw in its own way.
    var drawingManager: NSLayoutManager? { type(of: manager) == NSLayoutManager.self ? nil : manager }

    /// Whether the view's editor is changing the storage.
    private(set) var isEditing = false

    /// Changes the storage as the user does.
    func replace(_ range: Range<Int>, with fragment: TextFragment) {
        let wasEditing = isEditing
        isEditing = true
        storage.beginEditing()
        storage.replaceCharacters(
            in: NSRange(range), with: fragment.attributedString(base: view.defaultAttributes))
        storage.endEditing()
        isEditing = wasEditing
    }

    /// Copies the attributes of the document to the storage.
    func copyAttributes(in range: Range<Int>) {
        let text = view.editor.document.fragment(in: range).attributedString(base: view.defaultAttributes)
        manager.ignoresEdits = true
        storage.beginEditing()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
            storage.setAttributes(
                attributes, range: NSRange(location: range.lowerBound + part.location, length: part.length))
        }
        storage.endEditing()
        manager.ignoresEdits = false
    }

    /// The attributes of text that has none of its own are others.
    func defaultAttributesDidChange() { copyAttributes(in: 0..<view.editor.document.length) }
}

extension UITextView {
    func setUpTextContainer() {
        textContainer.didChange = { [weak self] in
            self?.updateDocumentStyle()
            self?.setNeedsLayout()
            self?.setNeedsDisplay()
            self?.invalidateIntrinsicContentSize()
        }
        if let manager = textContainer.linkedManager {
            link(manager)
        } else {
            textContainer.makeLayoutManager = { [weak self] in self?.layoutManager }
        }
    }

    func currentTextKit() -> TextViewTextKit {
        if let textKit { return textKit }
        let manager = textContainer.linkedManager ?? NSLayoutManager()
        return link(manager)
    }

    /// Shows the text of a layout manager, or gives it the view's text if it has none.
    @discardableResult
    private func link(_ manager: NSLayoutManager) -> TextViewTextKit {
        let storage = manager.textStorage ?? NSTextStorage(attributedString: attributedText)
        let textKit = TextViewTextKit(self, storage: storage, manager: manager)
        self.textKit = textKit
        if textContainer.linkedManager == nil { manager.addTextContainer(textContainer) }
        manager.view = self
        manager.document = editor.document
        if textKit.drawingManager != nil { editor.document.style.omitsBackgrounds = true }
        if manager.textStorage == nil {
            // The document has this text already.
            manager.ignoresEdits = true
            manager.textStorage = storage
            storage.addLayoutManager(manager)
            manager.ignoresEdits = false
        } else {
            manager.storageDidChange(to: storage)
        }
        editor.changeStorage = { [weak textKit] range, fragment in textKit?.replace(range, with: fragment) }
        return textKit
    }

    /// Updates the view after changes of the storage. Those of the editor are updated by it, unless the delegate of the
    /// storage added others.
    func storageDidProcessEditing(
        _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int, editCount: Int
    ) {
        guard textKit?.isEditing == true else {
            let new = range.location..<range.location + range.length
            let old = new.lowerBound..<max(new.lowerBound, new.upperBound - delta)
            if mask.contains(.editedCharacters) {
                editor.documentDidChange(old, to: new)
                foundTextDidChange(old, to: new)
            }
            setNeedsLayout()
            setNeedsDisplay()
            if !isScrollEnabled { invalidateIntrinsicContentSize() }
            return
        }
        if editCount > 1 {
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
}
