import CoreGraphics

/// Edits a document as a person at a desktop expects it: the caret, the selection, marked text of input methods,
/// undoing. Text fields and text views share it; what they show and when is theirs.
@MainActor final class TextEditor {
    let document: TextDocument
    weak var host: (any TextEditorHost)?

    private(set) var selection = TextSelection(TextPlace(0))
    /// Text that an input method is still composing.
    private(set) var markedRange: Range<Int>?
    /// Where the caret wants to be on lines it goes up or down to, in points.
    private var goal: CGFloat?
    /// The looks of what is typed next, if they were set.
    var typingStyle: TextStyle?
    /// How text looks while it is composed; nil for as the text around it, underlined.
    var markedAttributes: [NSAttributedString.Key: Any]?
    /// The looks that the marked text has when it is marked no more.
    private var markedBase: TextStyle?
    /// What was in the place of the marked text before, and what was selected.
    private var markedOrigin: (text: TextFragment, selection: TextSelection)?
    /// What typing goes on adding to.
    private var openStep: TextUndoStep?
    /// Changes the text of a text storage, and with it the document; nil if there is no text storage.
    var changeStorage: ((_ range: Range<Int>, _ new: TextFragment) -> Void)?
    /// Whether lines cannot be broken: ends of paragraphs become spaces.
    var isSingleLine = false

    init(_ document: TextDocument) { self.document = document }

    // MARK: Selection

    /// Selects something, by code or by a person. What is outside of the text is clamped to it.
    func select(_ new: TextSelection, keepsGoal: Bool = false) {
        let new = rounded(new)
        if !keepsGoal { goal = nil }
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

    /// A selection within the text and between scalars.
    private func rounded(_ selection: TextSelection) -> TextSelection {
        var result = selection
        result.anchor = document.scalarStart(selection.anchor)
        result.head.offset = document.scalarStart(selection.head.offset)
        return result
    }

    func select(_ range: Range<Int>) { select(TextSelection(range)) }

    /// Ends a step of typing: what is typed next is undone by itself.
    func endStep() { openStep = nil }

    /// The looks of what is typed at the selection.
    var insertionStyle: TextStyle {
        if let markedBase { return markedBase }
        if let typingStyle { return typingStyle }
        let style =
            selection.isCaret
            ? document.style(before: selection.head.offset)
            : document.style(at: selection.range.lowerBound)?.style ?? .plain
        // What is typed beside an attachment is none.
        guard style.attributes[.attachment] != nil else { return style }
        return TextStyle(style.attributes.filter { $0.key != .attachment })
    }

    // MARK: Changing by a person

    /// Types or pastes text in the place of what is selected or marked.
    ///
    /// - Parameter joins: whether it may be undone together with what was typed before and after.
    /// - Returns: whether the host let it happen.
    @discardableResult
    func insert(_ text: String, joins: Bool = true) -> Bool {
        insert(TextFragment(allowed(text), style: insertionStyle), joins: joins)
    }

    /// Inserts text with looks of its own.
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

    /// Deletes what is selected, or from the caret to where a movement leads.
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

    /// Deletes what is selected, or else the paragraph that the caret is in, but not its end.
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

    /// How far deleting goes. At the edge of a paragraph, what parts it from the next is deleted, and no more.
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

    /// Puts text in the place of a range, as one step that can be undone. It is code that asks for it: the app is not
    /// told.
    func replace(_ range: Range<Int>, with fragment: TextFragment) {
        unmark()
        perform(replacing: range, with: fragment, kind: .other, isByPerson: false)
    }

    /// What may stand in the text.
    private func allowed(_ text: String) -> String {
        guard isSingleLine else { return text }
        var text = text
        while let last = text.last, last.isNewline { text.removeLast() }
        return text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }

    private func perform(
        replacing range: Range<Int>, with fragment: TextFragment, kind: TextUndoStep.Kind, isByPerson: Bool = true
    ) {
        let range = document.clamp(range)
        let old = document.fragment(in: range)
        let before = selection
        let step = TextUndoStep(kind: kind, location: range.lowerBound, old: old, new: fragment, selection: before)
        change(range, to: fragment, isByPerson: isByPerson)
        register(step)
    }

    /// Changes the text, and puts the caret behind what is new.
    private func change(
        _ range: Range<Int>, to fragment: TextFragment, isByPerson: Bool, selecting: TextSelection? = nil
    ) {
        host?.editorWillChangeText(self)
        var end = range.lowerBound + fragment.units
        if let changeStorage {
            let length = document.length
            changeStorage(range, fragment)
            // A delegate of the storage may have changed the text further.
            end = max(range.lowerBound, end + document.length - length - fragment.units + range.count)
        } else {
            document.replace(range, with: fragment)
        }
        // The caret belongs to what was typed, but at the start of a line that a line end began.
        let old = selection
        selection = rounded(
            selecting ?? TextSelection(TextPlace(end, fragment.units > 0 ? .upstream : .downstream)))
        goal = nil
        host?.editor(self, didReplace: range, with: range.lowerBound..<end, isByPerson: isByPerson)
        if selection != old { host?.editorDidChangeSelection(self, from: old) }
    }

    /// Puts another text in the place of all, by code: nothing of it can be undone.
    func setText(_ fragment: TextFragment) {
        forgetMarked()
        openStep = nil
        host?.editorWillChangeText(self)
        let old = 0..<document.length
        let oldSelection = selection
        if let changeStorage { changeStorage(old, fragment) } else { document.setText(fragment) }
        selection = TextSelection(TextPlace(document.length))
        goal = nil
        typingStyle = nil
        host?.editorUndoManager?.removeAllActions(withTarget: self)
        host?.editor(self, didReplace: old, with: 0..<document.length, isByPerson: false)
        if selection != oldSelection { host?.editorDidChangeSelection(self, from: oldSelection) }
    }

    /// Changes the attributes of the selected text as one step that can be undone, or at a caret those of the text that
    /// is typed next. The selection stays.
    ///
    /// - Parameter name: the name of the step in menus.
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
        self.change(range, to: new, isByPerson: true, selecting: before)
        register(step)
    }

    /// The text was changed by the app's text storage. What could be undone is forgotten.
    func documentDidChange(_ old: Range<Int>, to new: Range<Int>) {
        markedRange = nil
        markedBase = nil
        markedOrigin = nil
        openStep = nil
        typingStyle = nil
        goal = nil
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

    // MARK: Undoing

    private func register(_ step: TextUndoStep) {
        guard let manager = host?.editorUndoManager, manager.isUndoRegistrationEnabled else {
            openStep = nil
            return
        }
        // Whoever has forgotten everything has forgotten the step.
        if let openStep, manager.canUndo, openStep.joins(step) { return }
        openStep = step.kind == .other ? nil : step
        manager.registerUndo(withTarget: self) { $0.reverse(step) }
        if !manager.isUndoing, !manager.isRedoing { manager.setActionName(step.name) }
    }

    /// Takes a step back, and registers the way forward.
    private func reverse(_ step: TextUndoStep) {
        forgetMarked()
        openStep = nil
        let range = step.location..<step.location + step.new.units
        change(range, to: step.old, isByPerson: true, selecting: step.selectionBefore)
        let back = step.reversed
        host?.editorUndoManager?.registerUndo(withTarget: self) { $0.reverse(back) }
    }

    // MARK: Marked text

    /// Shows text that is being composed, in the place of what is marked already or else of what is selected.
    ///
    /// - Parameter selected: what is selected of it; within the text.
    func setMarked(_ text: String, selected: Range<Int>) {
        let text = allowed(text)
        let range = markedRange ?? selection.range
        if markedRange == nil {
            guard !text.isEmpty || !range.isEmpty else { return }
            markedOrigin = (document.fragment(in: range), selection)
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
        let selecting = TextSelection(anchor: low, head: TextPlace(high, high > location ? .upstream : .downstream))
        change(range, to: fragment, isByPerson: false, selecting: selecting)
        if units == 0 { finishMarking(at: location, with: TextFragment()) }
    }

    /// Marked text becomes text like any other.
    func unmark() {
        guard let range = markedRange else { return }
        plainMarked()
        markedRange = nil
        finishMarking(at: range.lowerBound, with: document.fragment(in: range))
        host?.editorDidChangeSelection(self, from: selection)
    }

    /// Ends composing with a text.
    @discardableResult
    private func commitMarked(replacing fragment: TextFragment) -> Bool {
        guard let range = markedRange else { return false }
        guard host?.editor(self, shouldReplace: range, with: fragment.text) ?? true else { return false }
        markedRange = nil
        change(range, to: fragment, isByPerson: true)
        finishMarking(at: range.lowerBound, with: fragment)
        return true
    }

    /// What is marked looks as it will when it is not.
    private func plainMarked() {
        guard let range = markedRange, markedAttributes != nil, let markedBase else { return }
        document.restyle(range) { _ in markedBase }
        host?.editorDidRestyle(self, range)
    }

    /// What was composed is undone at once.
    private func finishMarking(at location: Int, with text: TextFragment) {
        markedBase = nil
        guard let origin = markedOrigin else { return }
        markedOrigin = nil
        guard origin.text.units > 0 || text.units > 0 else { return }
        register(
            TextUndoStep(
                kind: .typing, location: location, old: origin.text, new: text, selection: origin.selection))
    }

    /// The marked text stays, and cannot be undone.
    private func forgetMarked() {
        plainMarked()
        markedRange = nil
        markedBase = nil
        markedOrigin = nil
    }

    // MARK: Moving

    /// Goes somewhere, or extends the selection to there.
    func move(_ movement: TextCommand.Movement, isExtending: Bool) {
        unmark()
        if !isExtending, !selection.isCaret, movement == .left || movement == .right {
            // The caret comes to that end of the selection.
            return select(TextSelection(end(toRight: movement == .right)))
        }
        let isVertical = [.up, .down, .pageUp, .pageDown].contains(movement)
        let x = goal ?? (isVertical ? document.caretRect(for: selection.head).minX : 0)
        goal = isVertical ? x : nil
        let place = target(of: movement)
        select(
            isExtending ? TextSelection(anchor: selection.anchor, head: place) : TextSelection(place),
            keepsGoal: isVertical)
    }

    /// The end of the selection that is farther to the right or left on the screen.
    private func end(toRight: Bool) -> TextPlace {
        let low = TextPlace(selection.range.lowerBound)
        let high = TextPlace(selection.range.upperBound, .upstream)
        let (a, b) = (document.caretRect(for: low), document.caretRect(for: high))
        // On several lines it is their order that counts.
        if a.minY != b.minY { return toRight ? high : low }
        return (a.minX <= b.minX) == toRight ? high : low
    }

    /// Where a movement leads from the end of the selection that moves.
    private func target(of movement: TextCommand.Movement) -> TextPlace {
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
        case .wordBefore: return TextPlace(document.wordStart(before: head.offset))
        case .wordAfter: return TextPlace(document.wordEnd(after: head.offset), .upstream)
        case .characterBefore: return document.character(before: head.offset)
        case .characterAfter: return document.character(after: head.offset)
        case .lineStart: return document.lineEnds(of: head).start
        case .lineEnd: return document.lineEnds(of: head).end
        case .paragraphStart, .paragraphUp:
            let start = document.paragraph(at: head.offset).lowerBound
            return TextPlace(start < head.offset || start == 0 ? start : document.paragraph(at: start - 1).lowerBound)
        case .paragraphEnd, .paragraphDown:
            let end = document.contentEnd(ofParagraphAt: head.offset)
            if end > head.offset { return TextPlace(end) }
            return TextPlace(document.contentEnd(ofParagraphAt: document.paragraph(at: head.offset).upperBound))
        case .pageUp: return page(-1)
        case .pageDown: return page(1)
        case .documentStart: return TextPlace(0)
        case .documentEnd: return TextPlace(document.length)
        }
    }

    private func vertical(_ lines: Int) -> TextPlace {
        let edge = lines < 0 ? TextPlace(0) : TextPlace(document.length)
        if isSingleLine { return edge }
        let x = goal ?? document.caretRect(for: selection.head).minX
        return document.place(lines, below: selection.head, x: x) ?? edge
    }

    private func page(_ direction: CGFloat) -> TextPlace {
        let edge = direction < 0 ? TextPlace(0) : TextPlace(document.length)
        guard !isSingleLine, let length = host?.editorPageLength, length > 0 else { return edge }
        let caret = document.caretRect(for: selection.head)
        let x = goal ?? caret.minX
        let y = caret.midY + direction * max(caret.height, length - caret.height)
        if direction < 0, caret.minY <= 0 { return edge }
        if direction > 0, caret.maxY >= document.pieces.extent - 1 { return edge }
        return document.place(at: CGPoint(x: x, y: max(0, min(y, document.pieces.extent - 1))))
    }
}
