import QuartzCore
import TextEngine

// Responses to user actions in a text view.
extension UITextView: TextEditing, TextEditorHost, TouchTextSelectionHost, UIEditMenuInteractionDelegate,
    UIPointerInteractionDelegate
{
    // MARK: Keys

    var movingEnd: UITextPosition { TextPosition(editor.selection.head) }

    var acceptsTyping: Bool { isEditable }

    func takes(_ command: TextCommand) -> Bool {
        switch command {
        case .move, .copy, .selectAll, .selectNothing: isActive
        case .insertNewline: isActive && (isEditable || selectedLink != nil)
        case .insertTab: isActive && (isEditable || link(afterSelection: true) != nil)
        case .insertBacktab: isActive && !isEditable && link(afterSelection: false) != nil
        case .delete, .deleteParagraph, .cut, .paste, .pastePrimary: isActive && isEditable
        }
    }

    func perform(_ command: TextCommand) {
        blinker.restart()
        fingers?.endTouchSelection()
        switch command {
        case .move(let movement, let isExtending): move(movement, isExtending)
        case .delete(.characterBefore): deleteBackward()
        case .delete(let movement): editor.delete(movement)
        case .deleteParagraph: editor.deleteParagraph()
        case .selectAll: selectAll(nil)
        case .selectNothing: editor.select(TextSelection(editor.selection.head))
        case .insertNewline: isEditable ? insertText("\n") : openSelectedLink()
        case .insertTab: isEditable ? insertText("\t") : selectLink(afterSelection: true)
        case .insertBacktab: selectLink(afterSelection: false)
        case .cut: performEdit(.cut)
        case .copy: performEdit(.copy)
        case .paste: performEdit(.paste)
        case .pastePrimary: clipboard.pastePrimary()
        }
    }

    private func move(_ movement: TextCommand.Movement, _ isExtending: Bool) {
        // Noneditable text has no caret, so the keys scroll it.
        if !isEditable, !isExtending {
            let line = editor.document.lineHeight
            switch movement {
            case .up: scroll(by: -line)
            case .down: scroll(by: line)
            case .pageUp: scroll(by: -editorPageLength + line)
            case .pageDown: scroll(by: editorPageLength - line)
            case .documentStart, .lineStart: scroll(by: -contentHeight)
            case .documentEnd, .lineEnd: scroll(by: contentHeight)
            default: break
            }
            return
        }
        editor.move(movement, isExtending: isExtending)
        revealCaretAfterLayout()
    }

    /// Sends a standard edit action up the responder chain, which performs it only if it is enabled.
    private func performEdit(_ action: StandardEditAction) {
        UIApplication.shared.sendAction(Selector(action), to: nil, from: self, for: nil)
    }

    func typed(_ text: String) {
        guard isEditable else { return }
        if clearsWithNextInsertion {
            clearsWithNextInsertion = false
            editor.select(0..<editor.document.length)
        }
        editor.insert(text)
    }

    /// Returns whether a standard edit action can be performed; nil for other actions.
    func canEdit(_ action: Selector) -> Bool? {
        if let answer = clipboard.canPerform(action) { return answer }
        if TextStyleToggle(action) != nil { return mayChangeAttributes }
        let hasSelection = !editor.selection.isCaret
        if action == Selector(.selectAll) {
            return isSelectable && hasText && editor.selection.range.count < editor.document.length
        }
        if action == Selector(.select) { return isSelectable && hasText && !hasSelection }
        if action == Selector(.delete) { return isEditable && isActive && hasSelection }
        return nil
    }

    /// A Boolean value that indicates whether the user may change the attributes of the text.
    private var mayChangeAttributes: Bool { allowsEditingTextAttributes && isEditable && isActive }

    /// Toggles an attribute of the selected text or, at a caret, of the next typed text.
    func toggle(_ toggle: TextStyleToggle) {
        guard mayChangeAttributes else { return }
        editor.toggle(toggle, base: defaultAttributes[.font] as? UIFont ?? .systemFont(ofSize: 12))
    }

    // MARK: Touches

    func makeTracker() -> TextSelectionTracker {
        TextSelectionTracker(
            editor, in: self, along: .vertical,
            visibleArea: { [unowned self] in CGRect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset) },
            toDocument: { [unowned self] point in toDocument(inContent(point)) },
            scroll: { [unowned self] way in isScrollEnabled && scroll(by: way) })
    }

    /// Converts a point to coordinates relative to the visible area, which do not change while the text scrolls. The
    /// tracker uses these coordinates.
    func inView(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY) }

    private func inContent(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY) }

    private func toDocument(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - documentOrigin.x, y: point.y - documentOrigin.y)
    }

    func touchBegan(_ touch: UITouch, _ event: UIEvent?) {
        // A touch may become a scroll gesture, so only its tap selects.
        guard touch.type == .indirectPointer else {
            fingers?.touchDidBegin()
            return
        }
        fingers?.endTouchSelection()
        if event?.buttonMask == .button(3) { return middleClicked(touch) }
        guard event?.buttonMask.contains(.primary) != false else { return }
        let hadKeys = isFirstResponder
        guard isSelectable || isEditable, becomeFirstResponder() else { return }
        let isExtending = hadKeys && event?.modifierFlags.contains(.shift) == true
        if hadKeys, !isExtending, touch.tapCount == 1, pressesSelection(at: touch.location(in: self)) { return }
        tracker.begin(at: inView(touch.location(in: self)), clicks: touch.tapCount, isExtending: isExtending)
        blinker.restart()
    }

    /// Places the caret after a click on the selection that did not become a drag.
    func selectionWasClicked(_ touch: UITouch) {
        guard let textDragDrop, textDragDrop.isSelectionPressed else { return }
        textDragDrop.isSelectionPressed = false
        tracker.begin(at: inView(touch.location(in: self)), clicks: 1, isExtending: false)
    }

    /// Pastes the primary selection at the location of a middle click.
    private func middleClicked(_ touch: UITouch) {
        guard isEditable, becomeFirstResponder() else { return }
        tracker.begin(at: inView(touch.location(in: self)), clicks: 1, isExtending: false)
        tracker.end()
        clipboard.pastePrimary()
    }

    func touchEnded(_ touch: UITouch) {
        let point = touch.location(in: self)
        if editor.selection.isCaret || touch.type != .indirectPointer, let link = link(at: point), !isEditable {
            return followLink(link.url, in: link.range)
        }
        guard touch.type != .indirectPointer, touch.tapCount > 0 else { return }
        fingers?.tapped(at: point, taps: touch.tapCount)
    }

    var isSelectingAllowed: Bool { isSelectable || isEditable }
    var hasCaret: Bool { isEditable }
    var isSelecting: Bool { isActive }
    var shownArea: CGRect { bounds }
    func inTracker(_ point: CGPoint) -> CGPoint { inView(point) }

    /// Returns the link at a point of the view; nil if there is none.
    private func link(at point: CGPoint) -> (url: URL, range: Range<Int>)? {
        let place = editor.document.place(at: toDocument(point))
        let offset = place.affinity == .upstream ? place.offset - 1 : place.offset
        guard let found = editor.document.style(at: offset) else { return nil }
        let letters = editor.document.selectionRects(
            for: editor.document.characterRange(at: offset), in: visibleLine(at: point), edges: nil)
        guard letters.contains(where: { $0.insetBy(dx: -1, dy: 0).contains(toDocument(point)) }) else { return nil }
        return url(of: found.style).map { ($0, found.range) }
    }

    private func visibleLine(at point: CGPoint) -> ClosedRange<CGFloat> {
        let y = toDocument(point).y
        return y...y
    }

    // MARK: The editor

    var editorUndoManager: UndoManager? { undoManager }

    var editorPageLength: CGFloat { bounds.height - textContainerInset.top - textContainerInset.bottom }

    func editor(_ editor: TextEditor, shouldReplace range: Range<Int>, with text: String) -> Bool {
        guard isEditable || isInsertingDrop else { return false }
        return delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: text) ?? true
    }

    func editorWillChangeText(_ editor: TextEditor) {
        extentChanged = false
        recordLines()
        clipboard.selectionWillEnd(editor.selection.range)
    }

    func editor(_ editor: TextEditor, didReplace old: Range<Int>, with new: Range<Int>, isUserInitiated: Bool) {
        foundTextDidChange(old, to: new)
        textNeedsDisplay(around: new)
        if isActive {
            scrollToSee(editor.selection.head)
            blinker.restart()
            caretNeedsDisplay()
            if isUserInitiated { revealCaretAfterLayout() }
        }
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        guard isUserInitiated else { return }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func editorDidRestyle(_ editor: TextEditor, _ range: Range<Int>) {
        textKit?.copyAttributes(in: range)
        setNeedsLayout()
        setNeedsDisplay()
    }

    func editorWillChangeSelection(_ editor: TextEditor) {}

    func editorDidChangeSelection(_ editor: TextEditor, from old: TextSelection) {
        if editor.selection.isCaret { clipboard.selectionWillEnd(old.range) }
        if isActive {
            // While the pointer selects text, the tracker controls scrolling.
            if !tracker.isActive { scrollToSee(editor.selection.head) }
            blinker.restart()
            caretNeedsDisplay()
            // A selection made with the pointer is offered when the button is released.
            if !tracker.isActive { clipboard.offerSelection() }
        }
        // If the selection is unchanged, the marked text has been committed.
        if !old.isCaret || !editor.selection.isCaret || old == editor.selection { setNeedsDisplay() }
        fingers?.placeHandles()
        delegate?.textViewDidChangeSelection(self)
    }

    // MARK: Menus and pointer

    /// Makes the view first responder and moves the caret to the pointer.
    func prepareMenu(at point: CGPoint, _ opener: MenuRequest.Opener) -> Bool {
        guard isSelectable || isEditable, becomeFirstResponder() else { return false }
        guard case .pointer = opener else { return true }
        let place = editor.document.place(at: toDocument(point))
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
        delegate?.textView(
            self, editMenuForTextIn: NSRange(editor.selection.range), suggestedActions: suggestedActions)
    }

    /// Returns the region in which the pointer has the shape for text or for a link.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard isEditable || isSelectable else { return nil }
        if !isEditable, link(at: request.location) != nil {
            // The region is smaller than a character, so that the pointer soon leaves it at the end of the link.
            return UIPointerRegion(
                rect: CGRect(x: request.location.x - 2, y: request.location.y - 2, width: 4, height: 4),
                identifier: "link")
        }
        return UIPointerRegion(rect: bounds, identifier: "text")
    }

    /// Returns a vertical beam with the height of a character, or a pointing hand over links.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        UIPointerStyle(shape: region.identifier == AnyHashable("link") ? .pointingHand : .verticalBeam(length: 20))
    }
}

extension UITextView: EditorTextView {
    var textRevision: Int { editor.revision }
}
