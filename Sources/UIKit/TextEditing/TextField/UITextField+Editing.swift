import QuartzCore

// What a person does in a field.
extension UITextField: TextEditing, TextEditorHost, TextTouchHost, UIEditMenuInteractionDelegate,
    UIPointerInteractionDelegate
{
    // MARK: Keys

    var takesTyping: Bool { isEditing }

    func takes(_ command: TextCommand) -> Bool { command != .insertTab && command != .insertBacktab && isEditing }

    func perform(_ command: TextCommand) {
        blinker.restart()
        fingers?.handToOthers()
        switch command {
        case .move(let movement, let isExtending): editor.move(movement, isExtending: isExtending)
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

    /// A standard edit action, if it can be performed now.
    private func performEdit(_ action: StandardEditAction) {
        UIApplication.shared.sendAction(Selector(action), to: nil, from: self, for: nil)
    }

    func type(_ text: String) {
        // Return, unless it is a part of what is pasted.
        if text == "\n" || text == "\r" { return returnPressed() }
        if clearsWithNextInsertion {
            clearsWithNextInsertion = false
            editor.select(0..<editor.document.length)
        }
        editor.insert(text)
    }

    private func returnPressed() {
        if enablesReturnKeyAutomatically, !hasText { return }
        editor.unmark()
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    /// Whether a standard edit action can be performed; nil for other actions.
    func canEdit(_ action: Selector) -> Bool? {
        if let answer = clipboard.canPerform(action) { return answer }
        if TextStyleToggle(action) != nil { return mayChangeAttributes }
        let hasSelection = !editor.selection.isCaret
        if action == Selector(.selectAll) { return hasText && editor.selection.range.count < editor.document.length }
        if action == Selector(.select) { return hasText && !hasSelection }
        if action == Selector(.delete) { return isEditing && hasSelection }
        return nil
    }

    /// Whether the user may change the attributes of the text now.
    private var mayChangeAttributes: Bool { allowsEditingTextAttributes && isEditing && !isSecureTextEntry }

    /// Turns an attribute of the selected text, or of what is typed next, on or off.
    func toggle(_ toggle: TextStyleToggle) {
        guard mayChangeAttributes else { return }
        editor.toggle(toggle, base: font ?? .systemFont(ofSize: UIFont.labelFontSize))
    }

    // MARK: Touches

    func makeTracker() -> TextTracker {
        TextTracker(
            editor, in: self,
            toDocument: { [unowned self] point in
                let origin = documentOrigin
                return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            },
            scroll: { [unowned self] point, margin in scroll(towards: point, margin: margin) })
    }

    func beginSelecting(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        // A finger may be about to scroll: its tap counts.
        guard touch.type == .indirectPointer else {
            fingers?.fingerCameDown()
            return true
        }
        fingers?.handToOthers()
        let hadKeys = isFirstResponder
        guard becomeFirstResponder() else { return true }
        let isExtending = hadKeys && event?.modifierFlags.contains(.shift) == true
        tracker.begin(at: touch.location(in: self), clicks: touch.tapCount, isExtending: isExtending)
        blinker.restart()
        return true
    }

    /// - Returns: whether it was the middle button.
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

    /// One step towards a point beside the text; false if there is no more there.
    ///
    /// - Parameter margin: what within the edges counts as beside the text.
    private func scroll(towards point: CGPoint, margin: CGFloat) -> Bool {
        let area = textArea
        let (left, right) = (area.minX + margin, max(area.minX + margin, area.maxX - margin))
        let most = max(
            0, editor.document.pieces.extent + TextPicture.caretWidth(scale: layer.contentsScale) - area.width)
        let distance = point.x < left ? point.x - left : point.x > right ? point.x - right : 0
        let new = max(0, min(most, scrollOffset + (distance / 2).rounded()))
        guard new != scrollOffset else { return false }
        scrollOffset = new
        setNeedsDisplay()
        return true
    }

    // MARK: The editor

    var editorUndoManager: UndoManager? { isEditing ? undoManager : nil }

    var editorPageLength: CGFloat { 0 }

    func editor(_ editor: TextEditor, shouldReplace range: Range<Int>, with text: String) -> Bool {
        guard isEnabled else { return false }
        return delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true
    }

    func editorWillChangeText(_ editor: TextEditor) { clipboard.selectionWillEnd(editor.selection.range) }

    func editor(_ editor: TextEditor, didReplace old: Range<Int>, with new: Range<Int>, isByPerson: Bool) {
        setNeedsLayout()
        setNeedsDisplay()
        fitFont()
        if isEditing {
            scrollToCaret()
            blinker.restart()
            caretNeedsDisplay()
        }
        intrinsicSizeMayHaveChanged()
        guard isByPerson else { return }
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
            scrollToCaret()
            blinker.restart()
            // Without a new selection it is the marked text that is none any more.
            let isCaretMoved = old.isCaret && editor.selection.isCaret && old != editor.selection
            if isCaretMoved { caretNeedsDisplay() } else { setNeedsDisplay() }
            // What a pointer selects is offered when it is done.
            if !tracker.isActive { clipboard.offerSelection() }
        }
        fingers?.placeHandles()
        delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: Menus and pointer

    /// The field gets the keys, and the caret goes to the pointer.
    func prepareMenu(at point: CGPoint, _ opener: MenuRequest.Opener) -> Bool {
        guard isEnabled, becomeFirstResponder() else { return false }
        guard case .pointer = opener else { return true }
        let origin = documentOrigin
        let place = editor.document.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        if !editor.selection.range.contains(place.offset) { editor.select(TextSelection(place)) }
        return true
    }

    /// What fingers have selected is not covered.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { fingers?.menuTarget ?? .null }

    /// The delegate's menu for what is selected; nil is that of the suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        delegate?.textField(
            self, editMenuForCharactersIn: NSRange(editor.selection.range), suggestedActions: suggestedActions)
    }

    /// Where the pointer is one for text.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        let area = textArea
        return isEnabled && area.contains(request.location) ? UIPointerRegion(rect: area) : nil
    }

    /// A bar as high as a letter.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { UIPointerStyle(shape: .verticalBeam(length: 20)) }

    // MARK: The clear button

    /// Deletes the text, if the delegate lets it. Editing goes on, or begins.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        editor.unmark()
        editor.select(0..<editor.document.length)
        editor.delete(.characterBefore)
        becomeFirstResponder()
    }
}

extension TextFragment {
    /// The same with spaces in the place of line ends.
    var onOneLine: TextFragment {
        guard text.contains(where: \.isNewline) else { return self }
        // As many units as before, so that the looks stay where they are.
        let units = text.utf16.map { unit -> UInt16 in
            switch unit {
            case 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029: 0x20
            default: unit
            }
        }
        return TextFragment(text: String(decoding: units, as: UTF16.self), runs: runs)
    }
}
