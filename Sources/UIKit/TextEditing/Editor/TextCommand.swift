/// A command that a key other than a character key performs in text. The key bindings are those that desktop toolkits
/// share.
enum TextCommand: Equatable {
    /// A movement of the caret, or an extension of the selection to the target.
    case move(Movement, isExtending: Bool)
    /// Deletion of the selection or, at a caret, of the text up to the target of a movement.
    case delete(Movement)
    /// Deletion of the paragraph that contains the caret, without its separator.
    case deleteParagraph
    /// Reduction of the selection to a caret.
    case selectNothing
    /// Selection of the entire text.
    case selectAll
    /// Insertion of a line break.
    case insertNewline
    /// Insertion of a tab or, in noneditable text, selection of the next link.
    case insertTab
    /// The counterpart of ``insertTab`` with Shift: selection of the previous link in noneditable text.
    case insertBacktab
    /// The standard pasteboard commands.
    case cut, copy, paste
    /// Pasting of the primary selection, which may belong to another client.
    case pastePrimary

    /// A movement relative to the caret.
    enum Movement: Equatable {
        case left, right, up, down
        case wordLeft, wordRight
        case paragraphUp, paragraphDown
        case lineStart, lineEnd
        case pageUp, pageDown
        case documentStart, documentEnd
        // In storage order, regardless of the writing direction.
        case characterBefore, characterAfter
        case wordBefore, wordAfter
        case paragraphStart, paragraphEnd
    }

    /// Creates the command that a key performs; nil if the key types text or has no meaning in text.
    @MainActor init?(_ key: UIKey) {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let isExtending = flags.contains(.shift)
        let isControlled = flags.contains(.control)
        guard flags.isDisjoint(with: [.alternate, .command]) else { return nil }
        func move(_ plain: Movement, _ controlled: Movement) -> TextCommand {
            .move(isControlled ? controlled : plain, isExtending: isExtending)
        }
        switch TextCommand.usage(of: key) {
        case .keyboardLeftArrow: self = move(.left, .wordLeft)
        case .keyboardRightArrow: self = move(.right, .wordRight)
        case .keyboardUpArrow: self = move(.up, .paragraphUp)
        case .keyboardDownArrow: self = move(.down, .paragraphDown)
        case .keyboardHome: self = move(.lineStart, .documentStart)
        case .keyboardEnd: self = move(.lineEnd, .documentEnd)
        // With Control, these keys switch between pages of the app, such as tabs.
        case .keyboardPageUp where !isControlled: self = .move(.pageUp, isExtending: isExtending)
        case .keyboardPageDown where !isControlled: self = .move(.pageDown, isExtending: isExtending)
        case .keyboardDeleteOrBackspace:
            self = .delete(!isControlled ? .characterBefore : isExtending ? .paragraphStart : .wordBefore)
        case .keyboardDeleteForward:
            if isExtending, !isControlled {
                self = .cut
            } else {
                self = .delete(!isControlled ? .characterAfter : isExtending ? .paragraphEnd : .wordAfter)
            }
        case .keyboardInsert where isExtending || isControlled:
            self = !isControlled ? .paste : isExtending ? .pastePrimary : .copy
        case .keyboardCut where flags.isEmpty: self = .cut
        case .keyboardCopy where flags.isEmpty: self = .copy
        case .keyboardPaste where flags.isEmpty: self = .paste
        case .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter:
            guard !isControlled else { return nil }
            self = .insertNewline
        case .keyboardTab:
            guard !isControlled else { return nil }
            self = isExtending ? .insertBacktab : .insertTab
        case .keyboardA where flags == [.control, .shift]: self = .selectNothing
        case .keyboardSlash where flags == .control: self = .selectAll
        case .keyboardBackslash where flags == .control: self = .selectNothing
        case .keyboardK where flags == .control: self = .delete(.paragraphEnd)
        case .keyboardU where flags == .control: self = .deleteParagraph
        default: return nil
        }
    }

    /// Returns whether the app's key commands take precedence over a key's text command. This applies to combinations
    /// of Control and a letter that only some desktops define.
    @MainActor static func yieldsToCommands(_ key: UIKey) -> Bool {
        key.keyCode == .keyboardK || key.keyCode == .keyboardU
    }

    /// Returns the usage of a key. Keypad keys that type no text, as without Num Lock, are mapped to the equivalent
    /// navigation and editing keys.
    @MainActor private static func usage(of key: UIKey) -> UIKeyboardHIDUsage {
        guard key.characters.isEmpty || key.keyCode == .keypadPeriod && key.characters == "\u{7f}" else {
            return key.keyCode
        }
        switch key.keyCode {
        case .keypad4: return .keyboardLeftArrow
        case .keypad6: return .keyboardRightArrow
        case .keypad8: return .keyboardUpArrow
        case .keypad2: return .keyboardDownArrow
        case .keypad7: return .keyboardHome
        case .keypad1: return .keyboardEnd
        case .keypad9: return .keyboardPageUp
        case .keypad3: return .keyboardPageDown
        case .keypadPeriod: return .keyboardDeleteForward
        case .keypad0: return .keyboardInsert
        default: return key.keyCode
        }
    }

    /// Returns the text that a key types; nil if the key types nothing that belongs in text.
    @MainActor static func text(typedBy key: UIKey) -> String? {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]), !key.characters.isEmpty,
            !key.characters.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7f...0x9f).contains($0.value) })
        else { return nil }
        return key.characters
    }
}
