import QuartzCore
import TextEngine

// Responses to user actions in a text field.
extension UITextField: TextEditing, TextEditorHost, TouchTextSelectionHost, UIEditMenuInteractionDelegate,
    UIPointerInteractionDelegate
{
    // MARK: Keys

    var movingEnd: UITextPosition { TextPosition(editor.selection.head) }

    var acceptsTyping: Bool { isEditing }

    func takes(_ command: TextCommand) -> Bool {
        guard isEditing, command != .insertTab, command != .insertBacktab else { return false }
        return !leavesVerticalArrows
            || command != .move(.up, isExtending: false)
                && command != .move(.down, isExtending: false)
    }

    func perform(_ command: TextCommand) {
        blinker.restart()
        fingers?.endTouchSelection()
        switch command {
        case .move(let movement, let isExtending):
            editor.move(movement, isExtending: isExtending)
            revealCaretAfterLayout()
        case .delete(.characterBefore): deleteBackward()
        case .delete(let movement): editor.delete(movement)
        case .deleteParagraph: editor.deleteParagraph()
        case .selectAll: selectAll(nil)
        case .selectNothing: editor.select(TextSelection(editor.selection.head))
        case .insertNewline: insertText("\n")
        case .insertTab, .insertBacktab: break
        case .cut: performEdit(.cut)
        case .copy: performEdit(.copy)
        case .paste: performEdit(.paste)
        case .pastePrimary: clipboard.pastePrimary()
        }
    }

    /// Sends a standard edit action up the responder chain, which performs it only if it is enabled.
    private func performEdit(_ action: StandardEditAction) {
        UIApplication.shared.sendAction(Selector(action), to: nil, from: self, for: nil)
    }

    func type(_ text: String) {
        // A line break on its own comes from the Return key. Within longer text it becomes a space.
        if text == "\n" || text == "\r" { return returnPressed() }
        if clearsWithNextInsertion {
            clearsWithNextInsertion = false
            editor.select(0..<editor.document.length)
        }
        editor.insert(text)
    }

    private func returnPressed() {
        if enablesReturnKeyAutomatically, !hasText, !acceptsReturnWithoutText { return }
        editor.unmark()
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    /// Returns whether a standard edit action can be performed; nil for other actions.
    func canEdit(_ action: Selector) -> Bool? {
        if let answer = clipboard.canPerform(action) { return answer }
        if TextStyleToggle(action) != nil { return mayChangeAttributes }
        let hasSelection = !editor.selection.isCaret
        if action == Selector(.selectAll) { return hasText && editor.selection.range.count < editor.document.length }
        if action == Selector(.select) { return hasText && !hasSelection }
        if action == Selector(.delete) { return isEditing && hasSelection }
        return nil
    }

    /// A Boolean value that indicates whether the user may change the attributes of the text.
    private var mayChangeAttributes: Bool { allowsEditingTextAttributes && isEditing && !isSecureTextEntry }

    /// Toggles an attribute of the selected text or, at a caret, of the next typed text.
    func toggle(_ toggle: TextStyleToggle) {
        guard mayChangeAttributes else { return }
        editor.toggle(toggle, base: font ?? .systemFont(ofSize: UIFont.labelFontSize))
    }

    // MARK: Touches

    func makeTracker() -> TextSelectionTracker {
        TextSelectionTracker(
            editor, in: self, along: .horizontal, visibleArea: { [unowned self] in textArea },
            toDocument: { [unowned self] point in
                let origin = documentOrigin
                return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            },
            scroll: { [unowned self] way in scroll(by: way) }, didEnd: { [unowned self] in scrollToCaret() })
    }

    func beginSelecting(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        // A touch may become a scroll gesture, so only its tap selects.
        guard touch.type == .indirectPointer else {
            fingers?.touchDidBegin()
            return true
        }
        fingers?.endTouchSelection()
        let hadKeys = isFirstResponder
        guard becomeFirstResponder() else { return true }
        let isExtending = hadKeys && event?.modifierFlags.contains(.shift) == true
        if hadKeys, !isExtending, touch.tapCount == 1, pressesSelection(at: touch.location(in: self)) { return true }
        tracker.begin(at: touch.location(in: self), clicks: touch.tapCount, isExtending: isExtending)
        blinker.restart()
        return true
    }

    /// Places the caret after a click on the selection that did not become a drag.
    func selectionWasClicked(_ touch: UITouch) {
        guard let textDragDrop, textDragDrop.isSelectionPressed else { return }
        textDragDrop.isSelectionPressed = false
        tracker.begin(at: touch.location(in: self), clicks: 1, isExtending: false)
    }

    /// - Returns: Whether the middle button was clicked.
    func middleClicked(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        guard let touch = touches.first, touch.type == .indirectPointer, event?.buttonMask == .button(3) else {
            return false
        }
        guard isEnabled, becomeFirstResponder() else { return true }
        tracker.begin(at: touch.location(in: self), clicks: 1, isExtending: false)
        tracker.end()
        clipboard.pastePrimary()
        return true
    }

    func tapped(_ touch: UITouch) {
        guard isTouchInside else { return }
        fingers?.tapped(at: touch.location(in: self), taps: max(1, touch.tapCount))
    }

    var isSelectingAllowed: Bool { isEnabled }
    var hasCaret: Bool { true }
    var isSelecting: Bool { isEditing }
    var shownArea: CGRect { textArea }
    func inTracker(_ point: CGPoint) -> CGPoint { point }

    /// Scrolls by a distance in points, limited to the text.
    ///
    /// - Returns: Whether the text scrolled; false at its end.
    private func scroll(by distance: CGFloat) -> Bool {
        let most = max(
            0, editor.document.pieces.extent + TextRenderer.caretWidth(scale: layer.contentsScale) - textArea.width)
        let new = max(0, min(most, scrollOffset + distance))
        guard new != scrollOffset else { return false }
        scrollOffset = new
        setNeedsDisplay()
        return true
    }

    // MARK: The editor

    var editorUndoManager: UndoManager? { isEditing ? undoManager : nil }

    var editorPageLength: CGFloat { 0 }

    func editor(_ editor: TextEditor, shouldReplace range: Range<Int>, with text: String) -> Bool {
        guard isEnabled || isInsertingDrop else { return false }
        return delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true
    }

    func editorWillChangeText(_ editor: TextEditor) { clipboard.selectionWillEnd(editor.selection.range) }

    func editor(_ editor: TextEditor, didReplace old: Range<Int>, with new: Range<Int>, isUserInitiated: Bool) {
        setNeedsLayout()
        setNeedsDisplay()
        fitFont()
        if isEditing {
            scrollToCaret()
            blinker.restart()
            caretNeedsDisplay()
            if isUserInitiated { revealCaretAfterLayout() }
        }
        intrinsicSizeMayHaveChanged()
        guard isUserInitiated else { return }
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    func editorDidRestyle(_ editor: TextEditor, _ range: Range<Int>) {
        setNeedsLayout()
        setNeedsDisplay()
    }

    func editorWillChangeSelection(_ editor: TextEditor) {}

    func editorDidChangeSelection(_ editor: TextEditor, from old: TextSelection) {
        if editor.selection.isCaret { clipboard.selectionWillEnd(old.range) }
        if isEditing {
            // While the pointer selects text, the tracker controls scrolling.
            if !tracker.isActive { scrollToCaret() }
            blinker.restart()
            // If the selection is unchanged, the marked text has been committed.
            let isCaretMoved = old.isCaret && editor.selection.isCaret && old != editor.selection
            if isCaretMoved { caretNeedsDisplay() } else { setNeedsDisplay() }
            // A selection made with the pointer is offered when the button is released.
            if !tracker.isActive { clipboard.offerSelection() }
        }
        fingers?.placeHandles()
        delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: Menus and pointer

    /// Makes the field first responder and moves the caret to the pointer.
    func prepareMenu(at point: CGPoint, _ opener: MenuRequest.Opener) -> Bool {
        guard isEnabled, becomeFirstResponder() else { return false }
        guard case .pointer = opener else { return true }
        let origin = documentOrigin
        let place = editor.document.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        if !editor.selection.range.contains(place.offset) { editor.select(TextSelection(place)) }
        return true
    }

    /// Returns a rectangle that the menu must not cover: that of a selection made with touches.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { fingers?.menuTarget ?? .null }

    /// Returns the delegate's menu for the selection; nil for a menu of the suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        delegate?.textField(
            self, editMenuForCharactersIn: NSRange(editor.selection.range), suggestedActions: suggestedActions)
    }

    /// Returns the region in which the pointer has the shape for text.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        let area = textArea
        return isEnabled && area.contains(request.location) ? UIPointerRegion(rect: area) : nil
    }

    /// Returns a vertical beam with the height of a character.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { UIPointerStyle(shape: .verticalBeam(length: 20)) }

    // MARK: The clear button

    /// Clears the text if the delegate permits it, and makes the field first responder.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        editor.unmark()
        editor.select(0..<editor.document.length)
        editor.delete(.characterBefore)
        becomeFirstResponder()
    }
}

extension TextFragment {
    /// The fragment with line breaks replaced with spaces.
    var onOneLine: TextFragment {
        guard text.contains(where: \.isNewline) else { return self }
        // The length stays the same, so that the attributes keep their ranges.
        let units = text.utf16.map { unit -> UInt16 in
            switch unit {
            case 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029: 0x20
            default: unit
            }
        }
        return TextFragment(text: String(decoding: units, as: UTF16.self), runs: runs)
    }
}

extension UITextField: EditorTextView {
    var textRevision: Int { editor.revision }
}
