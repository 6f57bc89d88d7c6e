import QuartzCore

// What a person does in a text view.
extension UITextView: TextEditing, TextEditorHost, TextTouchHost, UIEditMenuInteractionDelegate,
    UIPointerInteractionDelegate
{
    // MARK: Keys

    var takesTyping: Bool { isEditable }

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
        fingers?.handToOthers()
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
        // Text that is only read has no caret: keys scroll it.
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
    }

    /// A standard edit action, if it can be performed now.
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

    /// Whether a standard edit action can be performed; nil for other actions.
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

    /// Whether the user may change the attributes of the text now.
    private var mayChangeAttributes: Bool { allowsEditingTextAttributes && isEditable && isActive }

    /// Turns an attribute of the selected text, or of what is typed next, on or off.
    func toggle(_ toggle: TextStyleToggle) {
        guard mayChangeAttributes else { return }
        editor.toggle(toggle, base: defaultAttributes[.font] as? UIFont ?? .systemFont(ofSize: 12))
    }

    // MARK: Touches

    func makeTracker() -> TextTracker {
        TextTracker(
            editor, in: self,
            toDocument: { [unowned self] point in toDocument(inContent(point)) },
            scroll: { [unowned self] point, margin in scroll(towards: inContent(point), margin: margin) })
    }

    /// A point of what is seen, which scrolling does not move: that is what the tracker keeps.
    func inView(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY) }

    private func inContent(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY) }

    private func toDocument(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - documentOrigin.x, y: point.y - documentOrigin.y)
    }

    func touchBegan(_ touch: UITouch, _ event: UIEvent?) {
        // A finger may be about to scroll: its tap counts.
        guard touch.type == .indirectPointer else {
            fingers?.fingerCameDown()
            return
        }
        fingers?.handToOthers()
        if event?.buttonMask == .button(3) { return middleClicked(touch) }
        guard event?.buttonMask.contains(.primary) != false else { return }
        let hadKeys = isFirstResponder
        guard isSelectable || isEditable, becomeFirstResponder() else { return }
        let isExtending = hadKeys && event?.modifierFlags.contains(.shift) == true
        tracker.begin(at: inView(touch.location(in: self)), clicks: touch.tapCount, isExtending: isExtending)
        blinker.restart()
    }

    /// The middle button pastes what is selected anywhere.
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

    /// The link at a point of the view.
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

    /// One step towards a point beside the text; false if there is no more there.
    ///
    /// - Parameter margin: what within the edges counts as beside the text.
    private func scroll(towards point: CGPoint, margin: CGFloat) -> Bool {
        let (top, bottom) = (bounds.minY + margin, max(bounds.minY + margin, bounds.maxY - margin))
        let distance = point.y < top ? point.y - top : point.y > bottom ? point.y - bottom : 0
        guard distance != 0, isScrollEnabled else { return false }
        let step = max(1, min(60, abs(distance) / 2)) * (distance < 0 ? -1 : 1)
        return scroll(by: step)
    }

    // MARK: The editor

    var editorUndoManager: UndoManager? { undoManager }

    var editorPageLength: CGFloat { bounds.height - textContainerInset.top - textContainerInset.bottom }

    func editor(_ editor: TextEditor, shouldReplace range: Range<Int>, with text: String) -> Bool {
        guard isEditable else { return false }
        return delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: text) ?? true
    }

    func editorWillChangeText(_ editor: TextEditor) {
        extentChanged = false
        noteLines()
        clipboard.selectionWillEnd(editor.selection.range)
    }

    func editor(_ editor: TextEditor, didReplace old: Range<Int>, with new: Range<Int>, isByPerson: Bool) {
        foundTextDidChange(old, to: new)
        textNeedsDisplay(around: new)
        if isActive {
            scrollToSee(editor.selection.head)
            blinker.restart()
            caretNeedsDisplay()
        }
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        guard isByPerson else { return }
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
            // While the pointer selects, it says what is to be seen.
            if !tracker.isActive { scrollToSee(editor.selection.head) }
            blinker.restart()
            caretNeedsDisplay()
            // What a pointer selects is offered when it is done.
            if !tracker.isActive { clipboard.offerSelection() }
        }
        // Without a new selection it is the marked text that is none any more.
        if !old.isCaret || !editor.selection.isCaret || old == editor.selection { setNeedsDisplay() }
        fingers?.placeHandles()
        delegate?.textViewDidChangeSelection(self)
    }

    // MARK: Menus and pointer

    /// The view gets the keys, and the caret goes to the pointer.
    func prepareMenu(at point: CGPoint, _ opener: MenuRequest.Opener) -> Bool {
        guard isSelectable || isEditable, becomeFirstResponder() else { return false }
        guard case .pointer = opener else { return true }
        let place = editor.document.place(at: toDocument(point))
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
        delegate?.textView(
            self, editMenuForTextIn: NSRange(editor.selection.range), suggestedActions: suggestedActions)
    }

    /// Where the pointer is one for text, or for a link.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard isEditable || isSelectable else { return nil }
        if !isEditable, link(at: request.location) != nil {
            // The region is the letter, so that leaving the link is noticed.
            return UIPointerRegion(
                rect: CGRect(x: request.location.x - 2, y: request.location.y - 2, width: 4, height: 4),
                identifier: "link")
        }
        return UIPointerRegion(rect: bounds, identifier: "text")
    }

    /// A bar as high as a letter; a hand over links.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        UIPointerStyle(shape: region.identifier == AnyHashable("link") ? .pointingHand : .verticalBeam(length: 20))
    }
}
