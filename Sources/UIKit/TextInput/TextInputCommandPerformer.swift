import CoreGraphics

/// Text commands for an app's own text inputs, carried out through ``UIKeyInput`` and ``UITextInput`` alone.
@MainActor enum TextInputCommandPerformer {
    /// Returns whether a responder that accepts text handles a command.
    static func takes(_ command: TextCommand, _ input: any UIKeyInput, _ responder: UIResponder) -> Bool {
        if let action = action(of: command) {
            return responder.target(forAction: Selector(action), withSender: nil) != nil
        }
        switch command {
        case .insertNewline, .delete(.characterBefore): return true
        case .move, .delete, .deleteParagraph, .selectNothing: return input is any UITextInput
        default: return false
        }
    }

    /// Carries out a command on a text input.
    ///
    /// - Parameters:
    ///   - command: The command. A command that the input cannot carry out is ignored.
    ///   - input: The text input, which is `responder` itself.
    ///   - responder: The responder from which standard edit actions are sent up the responder chain.
    static func perform(_ command: TextCommand, _ input: any UIKeyInput, _ responder: UIResponder) {
        if let action = action(of: command) {
            UIApplication.shared.sendAction(Selector(action), to: nil, from: responder, for: nil)
            return
        }
        if case .insertNewline = command { return insert("\n", into: input) }
        if case .delete(.characterBefore) = command { return input.deleteBackward() }
        guard let input = input as? any UITextInput else { return }
        switch command {
        case .delete(let movement): delete(movement, in: input)
        case .deleteParagraph: deleteParagraph(in: input)
        case .move(let movement, let isExtending):
            move(movement, isExtending, in: input, responder.responderWindow?.windowScene?.textInput)
        case .selectNothing:
            if let end = input.selectedTextRange?.end { input.selectedTextRange = input.textRange(from: end, to: end) }
        default: break
        }
    }

    /// The standard edit action equivalent to a command; nil for a command without one.
    private static func action(of command: TextCommand) -> StandardEditAction? {
        switch command {
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .selectAll: .selectAll
        default: nil
        }
    }

    /// Inserts typed text if the text input permits the change. Marked text is removed first, because an app's
    /// `insertText(_:)` inserts at the caret, whether or not text is marked.
    static func insert(_ text: String, into input: any UIKeyInput) {
        if let input = input as? any UITextInput {
            if input.markedTextRange != nil {
                input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
                input.unmarkText()
            }
            if let range = input.selectedTextRange, !input.shouldChangeText(in: range, replacementText: text) { return }
        }
        input.insertText(text)
    }

    // MARK: Moving

    private static func move(
        _ movement: TextCommand.Movement, _ isExtending: Bool, in input: any UITextInput, _ session: TextInputSession?
    ) {
        guard let selected = input.selectedTextRange else { return }
        let isBackward = isBackward(movement, in: input, at: selected.start)
        if !selected.isEmpty, !isExtending, movement == .left || movement == .right {
            let end = isBackward ? selected.start : selected.end
            input.selectedTextRange = input.textRange(from: end, to: end)
            return
        }
        // If the moving end is unknown, it is the end that lies in the direction of the movement.
        let anchor =
            (isExtending ? session?.extendedSelection?.anchor(of: selected, in: input) : nil)
            ?? (isBackward ? selected.end : selected.start)
        let isAtStart = input.compare(anchor, to: selected.start) == .orderedSame
        guard let target = target(of: movement, from: isAtStart ? selected.end : selected.start, in: input),
            let range = input.textRange(from: isExtending ? anchor : target, to: target)
        else { return }
        input.selectedTextRange = range
        session?.extendedSelection =
            isExtending ? ExtendedTextSelection(input: input, range: range, anchor: anchor) : nil
    }

    private static func isBackward(
        _ movement: TextCommand.Movement, in input: any UITextInput, at place: UITextPosition
    ) -> Bool {
        let isRightToLeft = input.baseWritingDirection(for: place, in: .forward) == .rightToLeft
        switch movement {
        case .left, .wordLeft: return !isRightToLeft
        case .right, .wordRight: return isRightToLeft
        case .up, .paragraphUp, .lineStart, .pageUp, .documentStart, .characterBefore, .wordBefore, .paragraphStart:
            return true
        case .down, .paragraphDown, .lineEnd, .pageDown, .documentEnd, .characterAfter, .wordAfter, .paragraphEnd:
            return false
        }
    }

    private static func target(
        of movement: TextCommand.Movement, from place: UITextPosition, in input: any UITextInput
    ) -> UITextPosition? {
        let isBackward = isBackward(movement, in: input, at: place)
        let direction = UITextDirection.storage(isBackward ? .backward : .forward)
        let end = isBackward ? input.beginningOfDocument : input.endOfDocument
        switch movement {
        case .left: return input.position(from: place, in: .left, offset: 1)
        case .right: return input.position(from: place, in: .right, offset: 1)
        case .up: return input.position(from: place, in: .up, offset: 1) ?? end
        case .down: return input.position(from: place, in: .down, offset: 1) ?? end
        case .characterBefore, .characterAfter:
            return input.tokenizer.position(from: place, toBoundary: .character, inDirection: direction)
        case .wordLeft, .wordRight, .wordBefore, .wordAfter:
            return wordEdge(from: place, direction, isBackward, in: input) ?? end
        case .lineStart, .lineEnd:
            let line = part(.line, around: place, in: input)
            return (isBackward ? line?.start : line?.end) ?? place
        case .paragraphUp, .paragraphDown, .paragraphStart, .paragraphEnd:
            return input.tokenizer.position(from: place, toBoundary: .paragraph, inDirection: direction) ?? end
        case .pageUp, .pageDown, .documentStart, .documentEnd: return end
        }
    }

    /// Returns the far edge of the next word.
    private static func wordEdge(
        from place: UITextPosition, _ direction: UITextDirection, _ isBackward: Bool, in input: any UITextInput
    ) -> UITextPosition? {
        var place = place
        for _ in 0..<2 {
            guard let next = input.tokenizer.position(from: place, toBoundary: .word, inDirection: direction) else {
                return nil
            }
            if input.tokenizer.isPosition(next, atBoundary: .word, inDirection: direction) { return next }
            place = next
        }
        return place
    }

    /// Returns the text unit that begins at or contains a position, or else the one that ends there.
    private static func part(
        _ granularity: UITextGranularity, around place: UITextPosition, in input: any UITextInput
    ) -> UITextRange? {
        let tokenizer = input.tokenizer
        return tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(.backward))
    }

    // MARK: Deleting

    private static func delete(_ movement: TextCommand.Movement, in input: any UITextInput) {
        guard let selected = input.selectedTextRange else { return }
        var range: UITextRange? = selected
        if selected.isEmpty {
            guard let target = target(of: movement, from: selected.start, in: input) else { return }
            range = input.textRange(from: selected.start, to: target)
        }
        delete(range, in: input)
    }

    /// Deletes the selection or, at a caret, the content of the paragraph around it without the paragraph separator.
    private static func deleteParagraph(in input: any UITextInput) {
        guard let selected = input.selectedTextRange else { return }
        guard selected.isEmpty else { return delete(selected, in: input) }
        guard let found = part(.paragraph, around: selected.start, in: input), let text = input.text(in: found) else {
            return
        }
        let content = text.last?.isNewline == true ? text.dropLast() : text[...]
        guard let end = input.position(from: found.start, offset: content.utf16.count) else { return }
        delete(input.textRange(from: found.start, to: end), in: input)
    }

    private static func delete(_ range: UITextRange?, in input: any UITextInput) {
        if let range, !range.isEmpty, input.shouldChangeText(in: range, replacementText: "") {
            input.replace(range, withText: "")
        }
    }
}
