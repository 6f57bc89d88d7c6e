import CoreGraphics

/// A view of the toolkit whose text is edited: keys that are commands go to its editor.
@MainActor protocol TextEditing: UIResponder, UITextInput {
    /// Whether a command means anything now.
    func takes(_ command: TextCommand) -> Bool

    /// Whether text can be typed.
    var takesTyping: Bool { get }

    /// Does what a command says. Typing and deleting backwards go through `insertText(_:)` and `deleteBackward()`,
    /// which apps override.
    func perform(_ command: TextCommand)
}

/// Hands keys to the first responder's text, if it takes text.
@MainActor enum TextKeys {
    /// Whether a key means something to a responder's text that goes before commands that do not insist (KC-03).
    static func takes(_ key: UIKey, _ responder: UIResponder) -> Bool {
        means(key, responder) && (TextCommand(key) == nil || !TextCommand.yieldsToCommands(key))
    }

    /// Whether a key means something to a responder's text.
    private static func means(_ key: UIKey, _ responder: UIResponder) -> Bool {
        guard let input = input(of: responder) else { return false }
        if let command = TextCommand(key) {
            if let view = responder as? any TextEditing { return view.takes(command) }
            return GenericTextKeys.takes(command, input)
        }
        if let view = responder as? any TextEditing, !view.takesTyping { return false }
        return TextCommand.text(typedBy: key) != nil
    }

    /// Does what a key means to a responder's text.
    ///
    /// - Returns: whether it means anything.
    static func perform(_ key: UIKey, on responder: UIResponder) -> Bool {
        guard let input = input(of: responder), means(key, responder) else { return false }
        if let command = TextCommand(key) {
            if let view = responder as? any TextEditing {
                view.perform(command)
            } else {
                GenericTextKeys.perform(command, input)
            }
        } else if let text = TextCommand.text(typedBy: key) {
            input.insertText(text)
        }
        return true
    }

    /// Types with keys that went down.
    ///
    /// - Returns: those that mean nothing to the responder's text.
    static func begin(_ presses: Set<UIPress>, on responder: UIResponder) -> Set<UIPress> {
        guard input(of: responder) != nil else { return presses }
        return presses.filter { press in
            guard let key = press.key, perform(key, on: responder) else { return true }
            press.typist = responder
            return false
        }
    }

    /// Keys went up.
    ///
    /// - Returns: those that the responder did not type with: nobody else heard of the others' beginning.
    static func end(_ presses: Set<UIPress>, on responder: UIResponder) -> Set<UIPress> {
        guard presses.contains(where: { $0.typist === responder }) else { return presses }
        return presses.filter { $0.typist !== responder }
    }

    private static func input(of responder: UIResponder) -> (any UIKeyInput)? {
        guard let input = responder as? any UIKeyInput, responder.isFirstResponder else { return nil }
        return input
    }
}

/// What keys do in text inputs of apps, which know no more than the protocols say.
@MainActor enum GenericTextKeys {
    static func takes(_ command: TextCommand, _ input: any UIKeyInput) -> Bool {
        switch command {
        case .insertNewline, .delete(.characterBefore): return true
        case .insertTab, .insertBacktab, .cut, .copy, .paste, .pastePrimary, .selectAll, .selectNothing: return false
        case .move, .delete, .deleteParagraph: return input is any UITextInput
        }
    }

    static func perform(_ command: TextCommand, _ input: any UIKeyInput) {
        switch command {
        case .insertNewline: input.insertText("\n")
        case .delete(.characterBefore): input.deleteBackward()
        case .delete(let movement): if let input = input as? any UITextInput { delete(movement, in: input) }
        case .deleteParagraph: if let input = input as? any UITextInput { deleteParagraph(in: input) }
        case .move(let movement, let isExtending):
            if let input = input as? any UITextInput { move(movement, isExtending, in: input) }
        default: break
        }
    }

    private static func move(_ movement: TextCommand.Movement, _ isExtending: Bool, in input: any UITextInput) {
        guard let selected = input.selectedTextRange else { return }
        let isBackward = isBackward(movement, in: input, at: selected.start)
        if !selected.isEmpty, !isExtending, movement == .left || movement == .right {
            let end = isBackward ? selected.start : selected.end
            input.selectedTextRange = input.textRange(from: end, to: end)
            return
        }
        // Which end moves is not known: the one in whose direction it goes.
        let head = isBackward ? selected.start : selected.end
        guard let target = target(of: movement, from: head, in: input) else { return }
        let anchor = isBackward ? selected.end : selected.start
        input.selectedTextRange = input.textRange(from: isExtending ? anchor : target, to: target)
    }

    private static func delete(_ movement: TextCommand.Movement, in input: any UITextInput) {
        guard let selected = input.selectedTextRange else { return }
        var range: UITextRange? = selected
        if selected.isEmpty {
            guard let target = target(of: movement, from: selected.start, in: input) else { return }
            range = input.textRange(from: selected.start, to: target)
        }
        if let range, !range.isEmpty, input.shouldChangeText(in: range, replacementText: "") {
            input.replace(range, withText: "")
        }
    }

    /// Deletes what is selected, or else the paragraph around the caret, but not its end.
    private static func deleteParagraph(in input: any UITextInput) {
        guard let selected = input.selectedTextRange else { return }
        var range: UITextRange? = selected
        if selected.isEmpty {
            range = paragraph(around: selected.start, in: input)
        }
        if let range, !range.isEmpty, input.shouldChangeText(in: range, replacementText: "") {
            input.replace(range, withText: "")
        }
    }

    private static func paragraph(around place: UITextPosition, in input: any UITextInput) -> UITextRange? {
        guard
            let found = input.tokenizer.rangeEnclosingPosition(
                place, with: .paragraph, inDirection: .storage(.forward))
                ?? input.tokenizer.rangeEnclosingPosition(
                    place, with: .paragraph, inDirection: .storage(.backward)),
            let text = input.text(in: found)
        else { return nil }
        let content = text.last?.isNewline == true ? text.dropLast() : text[...]
        guard let end = input.position(from: found.start, offset: content.utf16.count) else { return nil }
        return input.textRange(from: found.start, to: end)
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
            return input.tokenizer.position(from: place, toBoundary: .line, inDirection: direction)
        case .paragraphUp, .paragraphDown, .paragraphStart, .paragraphEnd:
            return input.tokenizer.position(from: place, toBoundary: .paragraph, inDirection: direction) ?? end
        case .pageUp, .pageDown, .documentStart, .documentEnd: return end
        }
    }

    /// The far edge of the next word.
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
}
