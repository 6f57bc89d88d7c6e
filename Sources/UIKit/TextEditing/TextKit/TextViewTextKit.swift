import Foundation
import TextEngine

/// The text storage and layout manager of a text view.
///
/// The document of the view contains only attributes that differ from the default attributes of the view. The storage
/// contains all attributes, as apps expect.
@MainActor final class TextViewTextKit {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    private unowned let view: UITextView

    init(_ view: UITextView, storage: NSTextStorage, manager: NSLayoutManager) {
        self.view = view
        self.storage = storage
        self.manager = manager
    }

    /// The layout manager if it is an instance of a subclass, which may override drawing; otherwise nil.
    var drawingManager: NSLayoutManager? { type(of: manager) == NSLayoutManager.self ? nil : manager }

    /// A Boolean value that indicates whether the view's editor is changing the storage.
    private(set) var isEditing = false

    /// Replaces a range of the storage on behalf of the view's editor.
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

    /// Updates the storage after the default attributes of the view have changed.
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

    /// Displays the text of a layout manager's storage. If it has none, creates a storage with the text of the view.
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
            // The document already contains this text.
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

    /// Updates the view after changes of the storage.
    ///
    /// The editor itself updates the view after its own changes, unless the delegate of the storage added further
    /// changes.
    ///
    /// - Parameters:
    ///   - mask: The kinds of changes.
    ///   - range: The changed range in the current text.
    ///   - delta: The change in the length of the text.
    ///   - editCount: The number of edits that were processed together.
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
