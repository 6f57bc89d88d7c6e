import CoreGraphics
import TextEngine

/// An editor of a document with the behavior that desktop users expect: a caret, a selection, marked text of input
/// methods, and undo. Text fields and text views share it; each of them draws its own text and notifies the app.
@MainActor final class TextEditor {
    let document: TextDocument
    weak var host: (any TextEditorHost)?

    private(set) var selection = TextSelection(TextLocation(0)) {
        didSet {
            guard selection != oldValue else { return }
            AccessibilityCenter.textSelectionDidChange(in: self, wasCaret: oldValue.isCaret)
        }
    }
    /// A number that changes with the text.
    private(set) var revision = 0
    /// The range of the text that an input method is composing; nil if there is none.
    private(set) var markedRange: Range<Int>?
    /// The horizontal position that the caret keeps while it moves from line to line, in points.
    private var preferredX: CGFloat?
    /// The attributes of the next typed text, if they were set explicitly.
    var typingStyle: TextStyle?
    /// The attributes of marked text; nil for those of the surrounding text with an underline.
    var markedAttributes: [NSAttributedString.Key: Any]?
    /// The attributes that the marked text receives when it is committed.
    private var markedBase: TextStyle?
    /// The text and the selection that the marked text replaced.
    private var replacedByMarkedText: (text: TextFragment, selection: TextSelection)?
    /// A Boolean value that indicates whether an input method is composing text, until the composed text is committed.
    var isComposing: Bool { markedRange != nil || replacedByMarkedText != nil }
    /// The undo step that further typing extends.
    private var openStep: TextUndoStep?
    /// A closure that replaces a range in the text storage, and thereby in the document; nil if there is no text
    /// storage.
    var changeStorage: ((_ range: Range<Int>, _ new: TextFragment) -> Void)?
    /// A Boolean value that indicates whether the text is a single line: paragraph separators are replaced with spaces.
    var isSingleLine = false

    init(_ document: TextDocument) { self.document = document }

    // MARK: Selection

    /// Changes the selection, on behalf of the app or the user. Offsets outside the text are clamped to it.
    func select(_ new: TextSelection, keepsPreferredX: Bool = false) {
        let new = rounded(new)
        if !keepsPreferredX { preferredX = nil }
        guard new != selection else { return }
        if new.range != selection.range {
            openStep = nil
            typingStyle = nil
        }
        let old = selection
        host?.editorWillChangeSelection(self)
        selection = new
        host?.editorDidChangeSelection(self, from: old)
    }

    /// Returns a selection that is clamped to the text and to the boundaries of Unicode scalars.
    private func rounded(_ selection: TextSelection) -> TextSelection {
        var result = selection
        result.anchor = document.scalarStart(selection.anchor)
        result.head.offset = document.scalarStart(selection.head.offset)
        return result
    }

    func select(_ range: Range<Int>) { select(TextSelection(range)) }

    /// Ends the current typing step, so that the next typed text is undone separately.
    func endStep() { openStep = nil }

    /// The attributes of text typed at the selection.
    var insertionStyle: TextStyle {
        if let markedBase { return markedBase }
        if let typingStyle { return typingStyle }
        let style =
            selection.isCaret
            ? document.style(before: selection.head.offset)
            : document.style(at: selection.range.lowerBound)?.style ?? .plain
        // Text typed next to an attachment does not become part of it.
        guard style.attributes[.attachment] != nil else { return style }
        return TextStyle(style.attributes.filter { $0.key != .attachment })
    }

    // MARK: Changes by the user

    /// Replaces the selection or the marked text with typed or pasted text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - joins: Whether the change may be undone together with adjacent typing.
    /// - Returns: Whether the host permitted the change.
    @discardableResult
    func insert(_ text: String, joins: Bool = true) -> Bool {
        insert(TextFragment(allowed(text), style: insertionStyle), joins: joins)
    }

    /// Replaces the selection or the marked text with attributed text.
    @discardableResult
    func insert(_ fragment: TextFragment, joins: Bool = true) -> Bool {
        if markedRange != nil {
            return commitMarked(replacing: fragment)
        }
        let range = selection.range
        guard !range.isEmpty || fragment.units > 0,
            host?.editor(self, shouldReplace: range, with: fragment.text) ?? true
        else { return false }
        perform(replacing: range, with: fragment, kind: joins ? .typing : .other)
        return true
    }

    /// Deletes the selection or, at a caret, the text up to the target of a movement.
    func delete(_ movement: TextCommand.Movement) {
        if markedRange != nil {
            commitMarked(replacing: TextFragment())
            return
        }
        var range = selection.range
        if range.isEmpty {
            let target = deletionTarget(of: movement)
            range = min(target, range.lowerBound)..<max(target, range.lowerBound)
        }
        delete(range)
    }

    /// Deletes the selection or, at a caret, the paragraph that contains it, without its separator.
    func deleteParagraph() {
        if markedRange != nil {
            commitMarked(replacing: TextFragment())
            return
        }
        guard selection.isCaret else { return delete(selection.range) }
        let offset = selection.head.offset
        delete(document.paragraph(at: offset).lowerBound..<document.contentEnd(ofParagraphAt: offset))
    }

    private func delete(_ range: Range<Int>) {
        guard !range.isEmpty, host?.editor(self, shouldReplace: range, with: "") ?? true else { return }
        perform(replacing: range, with: TextFragment(), kind: selection.isCaret ? .deleting : .other)
    }

    /// Returns the offset up to which a movement deletes. At the edge of a paragraph, only the paragraph separator is
    /// deleted.
    private func deletionTarget(of movement: TextCommand.Movement) -> Int {
        let offset = selection.head.offset
        switch movement {
        case .paragraphStart:
            let start = document.paragraph(at: offset).lowerBound
            return start < offset ? start : document.character(before: offset).offset
        case .paragraphEnd:
            let end = document.contentEnd(ofParagraphAt: offset)
            return end > offset ? end : document.character(after: offset).offset
        default: return target(of: movement).offset
        }
    }

    /// Replaces a range as one undo step, on behalf of the app or of a user whose change the app has permitted. The
    /// host is not asked.
    ///
    /// - Parameters:
    ///   - range: The range, which is clamped to the text.
    ///   - fragment: The new text.
    ///   - isUserInitiated: Whether the user makes the change, so that the app's delegate is notified of it.
    func replace(_ range: Range<Int>, with fragment: TextFragment, isUserInitiated: Bool = false) {
        unmark()
        perform(replacing: range, with: fragment, kind: .other, isUserInitiated: isUserInitiated)
    }

    /// Returns text without the characters that the document cannot contain.
    private func allowed(_ text: String) -> String {
        guard isSingleLine else { return text }
        var text = text
        while let last = text.last, last.isNewline { text.removeLast() }
        return text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }

    private func perform(
        replacing range: Range<Int>, with fragment: TextFragment, kind: TextUndoStep.Kind, isUserInitiated: Bool = true
    ) {
        let range = document.clamp(range)
        let old = document.fragment(in: range)
        let before = selection
        let step = TextUndoStep(kind: kind, location: range.lowerBound, old: old, new: fragment, selection: before)
        change(range, to: fragment, isUserInitiated: isUserInitiated)
        register(step)
    }

    /// Replaces a range as one undo step because the user dragged text, if the host permits it.
    func replaceByUser(
        _ range: Range<Int>, with fragment: TextFragment, selecting selection: TextSelection, name: String
    ) {
        guard host?.editor(self, shouldReplace: range, with: fragment.text) ?? true else { return }
        let old = document.fragment(in: range)
        let step = TextUndoStep(
            kind: .other, location: range.lowerBound, old: old, new: fragment, selection: self.selection,
            selectionAfter: selection, name: name)
        change(range, to: fragment, isUserInitiated: true, selecting: selection)
        register(step)
    }

    /// Replaces a range and moves the caret to the end of the replacement.
    private func change(
        _ range: Range<Int>, to fragment: TextFragment, isUserInitiated: Bool, selecting: TextSelection? = nil
    ) {
        host?.editorWillChangeText(self)
        let deleted = AccessibilityCenter.textWillChange(in: self, range)
        var end = range.lowerBound + fragment.units
        if let changeStorage {
            let length = document.length
            changeStorage(range, fragment)
            // A delegate of the storage may have changed the text further.
            end = max(range.lowerBound, end + document.length - length - fragment.units + range.count)
        } else {
            document.replace(range, with: fragment)
        }
        revision += 1
        if let deleted {
            AccessibilityCenter.textDidChange(
                in: self, from: deleted, to: range.lowerBound..<end, byUser: isUserInitiated)
        }
        // The caret stays on the line of the typed text, even at a soft line break.
        let old = selection
        selection = rounded(
            selecting ?? TextSelection(TextLocation(end, fragment.units > 0 ? .upstream : .downstream)))
        preferredX = nil
        host?.editor(self, didReplace: range, with: range.lowerBound..<end, isUserInitiated: isUserInitiated)
        if selection != old { host?.editorDidChangeSelection(self, from: old) }
    }

    /// Replaces the entire text on behalf of the app. Earlier changes can no longer be undone.
    func setText(_ fragment: TextFragment) {
        discardMarkedText()
        openStep = nil
        host?.editorWillChangeText(self)
        let old = 0..<document.length
        let oldSelection = selection
        let deleted = AccessibilityCenter.textWillChange(in: self, old)
        if let changeStorage { changeStorage(old, fragment) } else { document.setText(fragment) }
        revision += 1
        if let deleted {
            AccessibilityCenter.textDidChange(in: self, from: deleted, to: 0..<document.length, byUser: false)
        }
        selection = TextSelection(TextLocation(document.length))
        preferredX = nil
        typingStyle = nil
        host?.editorUndoManager?.removeAllActions(withTarget: self)
        host?.editor(self, didReplace: old, with: 0..<document.length, isUserInitiated: false)
        if selection != oldSelection { host?.editorDidChangeSelection(self, from: oldSelection) }
    }

    /// Changes the attributes of the selected text as one undo step or, at a caret, the attributes of the next typed
    /// text. The selection is unchanged.
    ///
    /// - Parameters:
    ///   - name: The name of the undo step in menus.
    ///   - change: Returns the new style for a style.
    func changeStyles(_ name: String, _ change: (TextStyle) -> TextStyle) {
        unmark()
        let before = selection
        guard !before.isCaret else {
            typingStyle = change(insertionStyle)
            return
        }
        let range = before.range
        let old = document.fragment(in: range)
        var runs: [StyleRun] = []
        for run in old.runs { TextFragment.append(StyleRun(units: run.units, style: change(run.style)), to: &runs) }
        let new = TextFragment(text: old.text, runs: runs)
        let step = TextUndoStep(
            kind: .other, location: range.lowerBound, old: old, new: new, selection: before, selectionAfter: before,
            name: name)
        self.change(range, to: new, isUserInitiated: true, selecting: before)
        register(step)
    }

    /// Updates the selection after the app has changed the text through its text storage. Earlier changes can no longer
    /// be undone.
    func documentDidChange(_ old: Range<Int>, to new: Range<Int>) {
        revision += 1
        markedRange = nil
        markedBase = nil
        replacedByMarkedText = nil
        openStep = nil
        typingStyle = nil
        preferredX = nil
        host?.editorUndoManager?.removeAllActions(withTarget: self)
        func moved(_ offset: Int) -> Int {
            if offset >= old.upperBound { return offset + new.count - old.count }
            return min(offset, new.upperBound)
        }
        let before = selection
        var after = selection
        after.anchor = moved(after.anchor)
        after.head.offset = moved(after.head.offset)
        selection = rounded(after)
        if selection != before { host?.editorDidChangeSelection(self, from: before) }
    }

    // MARK: Undo

    private func register(_ step: TextUndoStep) {
        guard let manager = host?.editorUndoManager, manager.isUndoRegistrationEnabled else {
            openStep = nil
            return
        }
        // If the undo manager was emptied, the open step is gone as well.
        if let openStep, manager.canUndo, openStep.joins(step) { return }
        openStep = step.kind == .other ? nil : step
        manager.registerUndo(withTarget: self) { $0.reverse(step) }
        if !manager.isUndoing, !manager.isRedoing { manager.setActionName(step.name) }
    }

    /// Undoes a step, and registers the step that redoes it.
    private func reverse(_ step: TextUndoStep) {
        discardMarkedText()
        openStep = nil
        let range = step.location..<step.location + step.new.units
        change(range, to: step.old, isUserInitiated: true, selecting: step.selectionBefore)
        let back = step.reversed
        host?.editorUndoManager?.registerUndo(withTarget: self) { $0.reverse(back) }
    }

    // MARK: Marked text

    /// Replaces the marked text, or else the selection, with text that an input method is composing.
    ///
    /// - Parameters:
    ///   - text: The composed text.
    ///   - selected: The selection within the text.
    func setMarked(_ text: String, selected: Range<Int>) {
        let text = allowed(text)
        let range = markedRange ?? selection.range
        if markedRange == nil {
            guard !text.isEmpty || !range.isEmpty else { return }
            replacedByMarkedText = (document.fragment(in: range), selection)
            markedBase = insertionStyle
        }
        var look = insertionStyle
        if let markedAttributes {
            look = TextStyle(look.attributes.merging(markedAttributes) { _, marked in marked })
        }
        let fragment = TextFragment(text, style: look)
        let location = document.clamp(range).lowerBound
        markedRange = fragment.units > 0 ? location..<location + fragment.units : nil
        let units = fragment.units
        let low = location + max(0, min(units, selected.lowerBound))
        let high = location + max(0, min(units, selected.upperBound))
        let selecting = TextSelection(anchor: low, head: TextLocation(high, high > location ? .upstream : .downstream))
        change(range, to: fragment, isUserInitiated: false, selecting: selecting)
        if units == 0 { finishComposition(at: location, with: TextFragment()) }
    }

    /// Commits the marked text as ordinary text.
    func unmark() {
        guard let range = markedRange else { return }
        restoreMarkedAttributes()
        markedRange = nil
        finishComposition(at: range.lowerBound, with: document.fragment(in: range))
        host?.editorDidChangeSelection(self, from: selection)
    }

    /// Ends a composition and replaces the marked text.
    @discardableResult
    private func commitMarked(replacing fragment: TextFragment) -> Bool {
        guard let range = markedRange else { return false }
        guard host?.editor(self, shouldReplace: range, with: fragment.text) ?? true else { return false }
        markedRange = nil
        change(range, to: fragment, isUserInitiated: true)
        finishComposition(at: range.lowerBound, with: fragment)
        return true
    }

    /// Gives the marked text the attributes that it has after the composition.
    private func restoreMarkedAttributes() {
        guard let range = markedRange, markedAttributes != nil, let markedBase else { return }
        document.restyle(range) { _ in markedBase }
        host?.editorDidRestyle(self, range)
    }

    /// Registers one undo step for the entire composition.
    private func finishComposition(at location: Int, with text: TextFragment) {
        markedBase = nil
        guard let origin = replacedByMarkedText else { return }
        replacedByMarkedText = nil
        guard origin.text.units > 0 || text.units > 0 else { return }
        register(
            TextUndoStep(
                kind: .typing, location: location, old: origin.text, new: text, selection: origin.selection))
    }

    /// Ends the composition and keeps the marked text, without an undo step.
    private func discardMarkedText() {
        restoreMarkedAttributes()
        markedRange = nil
        markedBase = nil
        replacedByMarkedText = nil
    }

    // MARK: Movement

    /// Moves the caret, or extends the selection to the target.
    func move(_ movement: TextCommand.Movement, isExtending: Bool) {
        unmark()
        if !isExtending, !selection.isCaret, movement == .left || movement == .right {
            // Without extension, an arrow key collapses the selection to the end on that side.
            return select(TextSelection(end(toRight: movement == .right)))
        }
        let isVertical = [.up, .down, .pageUp, .pageDown].contains(movement)
        let x = preferredX ?? (isVertical ? document.caretRect(for: selection.head).minX : 0)
        preferredX = isVertical ? x : nil
        let place = target(of: movement)
        select(
            isExtending ? TextSelection(anchor: selection.anchor, head: place) : TextSelection(place),
            keepsPreferredX: isVertical)
    }

    /// Returns the left or right end of the selection on the screen.
    private func end(toRight: Bool) -> TextLocation {
        let low = TextLocation(selection.range.lowerBound)
        let high = TextLocation(selection.range.upperBound, .upstream)
        let (a, b) = (document.caretRect(for: low), document.caretRect(for: high))
        // If the ends are on different lines, their order in the text decides.
        if a.minY != b.minY { return toRight ? high : low }
        return (a.minX <= b.minX) == toRight ? high : low
    }

    /// Returns the target of a movement from the moving end of the selection.
    private func target(of movement: TextCommand.Movement) -> TextLocation {
        let head = selection.head
        let document = document
        switch movement {
        case .left: return document.step(from: head, toRight: false)
        case .right: return document.step(from: head, toRight: true)
        case .up: return vertical(-1)
        case .down: return vertical(1)
        case .wordLeft:
            return document.isRightToLeft(at: head) ? target(of: .wordAfter) : target(of: .wordBefore)
        case .wordRight:
            return document.isRightToLeft(at: head) ? target(of: .wordBefore) : target(of: .wordAfter)
        case .wordBefore: return TextLocation(document.wordStart(before: head.offset))
        case .wordAfter: return TextLocation(document.wordEnd(after: head.offset), .upstream)
        case .characterBefore: return document.character(before: head.offset)
        case .characterAfter: return document.character(after: head.offset)
        case .lineStart: return document.lineEnds(of: head).start
        case .lineEnd: return document.lineEnds(of: head).end
        case .paragraphStart, .paragraphUp:
            let start = document.paragraph(at: head.offset).lowerBound
            return TextLocation(
                start < head.offset || start == 0 ? start : document.paragraph(at: start - 1).lowerBound)
        case .paragraphEnd, .paragraphDown:
            let end = document.contentEnd(ofParagraphAt: head.offset)
            if end > head.offset { return TextLocation(end) }
            return TextLocation(document.contentEnd(ofParagraphAt: document.paragraph(at: head.offset).upperBound))
        case .pageUp: return page(-1)
        case .pageDown: return page(1)
        case .documentStart: return TextLocation(0)
        case .documentEnd: return TextLocation(document.length)
        }
    }

    private func vertical(_ lines: Int) -> TextLocation {
        let edge = lines < 0 ? TextLocation(0) : TextLocation(document.length)
        if isSingleLine { return edge }
        let x = preferredX ?? document.caretRect(for: selection.head).minX
        return document.place(lines, below: selection.head, x: x) ?? edge
    }

    private func page(_ direction: CGFloat) -> TextLocation {
        let edge = direction < 0 ? TextLocation(0) : TextLocation(document.length)
        guard !isSingleLine, let length = host?.editorPageLength, length > 0 else { return edge }
        let caret = document.caretRect(for: selection.head)
        let x = preferredX ?? caret.minX
        let y = caret.midY + direction * max(caret.height, length - caret.height)
        if direction < 0, caret.minY <= 0 { return edge }
        if direction > 0, caret.maxY >= document.pieces.extent - 1 { return edge }
        return document.place(at: CGPoint(x: x, y: max(0, min(y, document.pieces.extent - 1))))
    }
}
