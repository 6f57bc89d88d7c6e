/// What keys do in text besides typing: the bindings that the desktop's toolkits share.
enum TextCommand: Equatable {
    /// Goes somewhere; or extends the selection to there.
    case move(Movement, isExtending: Bool)
    /// Deletes what is selected, or from the caret to somewhere.
    case delete(Movement)
    /// Deletes the paragraph that the caret is in, but not its end.
    case deleteParagraph
    case selectNothing
    case selectAll
    case insertNewline
    case insertTab
    /// Goes back where Tab goes on.
    case insertBacktab
    case cut, copy, paste
    /// Pastes what is selected in whichever program.
    case pastePrimary

    /// Where to, from the caret.
    enum Movement: Equatable {
        case left, right, up, down
        case wordLeft, wordRight
        case paragraphUp, paragraphDown
        case lineStart, lineEnd
        case pageUp, pageDown
        case documentStart, documentEnd
        // In the order of the text, whatever its direction.
        case characterBefore, characterAfter
        case wordBefore, wordAfter
        case paragraphStart, paragraphEnd
    }

    /// What a key does; nil if it types something or has no meaning in text.
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
        // With Control they go to other pages of the application, not of the text.
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

    /// Whether commands of the app go before what a key does in text: letters with Control that only some desktops know.
    @MainActor static func yieldsToCommands(_ key: UIKey) -> Bool {
        key.keyCode == .keyboardK || key.keyCode == .keyboardU
    }

    /// The key, with the number pad's for what they are without Num Lock, when they type nothing.
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

    /// What a key types; nil if nothing that belongs into text.
    @MainActor static func text(typedBy key: UIKey) -> String? {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]), !key.characters.isEmpty,
            !key.characters.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7f...0x9f).contains($0.value) })
        else { return nil }
        return key.characters
    }
}
