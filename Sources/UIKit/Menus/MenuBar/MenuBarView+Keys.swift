import DisplayServer

// Alt alone, and the keys while the user navigates in the bar (MB-04, MB-05).
extension MenuBarView {
    /// Observes the input of the scene, to find out whether Alt is pressed and released with nothing between.
    func observe(_ event: InputEvent) {
        switch event.kind {
        case .key(let change):
            let isAlt = UIKeyboardHIDUsage(rawValue: change.usage)?.isAlt == true
            if change.isDown {
                guard isAlt else {
                    isAltAlone = false
                    return
                }
                // An AltGr key reports no Alt, and Control-Alt is no Alt alone.
                let others = UIKeyModifierFlags(event.modifiers).intersection([.shift, .control, .command])
                if !change.isRepeat { isAltAlone = others.isEmpty && scene?.display.menuSession == nil }
                if isAltAlone { showsMnemonics = true }
            } else if isAlt {
                let wasAlone = isAltAlone
                isAltAlone = false
                if wasAlone, scene?.display.menuSession == nil {
                    if isActive { deactivate() } else { activate() }
                } else if !isActive {
                    showsMnemonics = false
                }
            }
        case .pointerMoved, .pointerEntered: break
        case .keysCancelled:
            isAltAlone = false
            if !isActive { showsMnemonics = false }
        case .touches, .pointerExited, .button, .pointerCancelled, .scroll, .transform, .text: isAltAlone = false
        }
    }

    /// Forgets that Alt is down, because its release is not received (MB-04).
    func keyboardFocusWasLost() {
        isAltAlone = false
        deactivate()
        showsMnemonics = false
    }

    /// Handles a key that no responder handled: F10, and Alt with the letter of a menu.
    ///
    /// - Returns: `true` if the bar handles the key.
    func handle(_ key: UIKey) -> Bool {
        if let letter = key.mnemonic { return open(letter: letter) }
        guard key.keyCode == .keyboardF10, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
        else { return false }
        activate()
        return isActive
    }

    /// Handles a key during keyboard navigation.
    private func keyWentDown(_ change: KeyChange) {
        let key = UIKeyboardHIDUsage(rawValue: change.usage) ?? .keyboardErrorUndefined
        guard let selectedIndex, !items.isEmpty else { return }
        switch key.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardRightArrow: select((selectedIndex + 1) % items.count)
        case .keyboardLeftArrow: select((selectedIndex + items.count - 1) % items.count)
        case .keyboardHome: select(0)
        case .keyboardEnd: select(items.count - 1)
        case .keyboardDownArrow, .keyboardUpArrow, .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter,
            .keyboardSpacebar:
            if !change.isRepeat { open(selectedIndex, by: .key) }
        case .keyboardEscape, .keyboardF10, .keyboardTab:
            if !change.isRepeat { deactivate() }
        default:
            guard !change.isRepeat, !change.charactersIgnoringModifiers.isEmpty else { return }
            _ = open(letter: change.charactersIgnoringModifiers.lowercased())
        }
    }
}

extension MenuBarView: InputInterceptor {
    func intercept(_ event: InputEvent, of scene: UIWindowScene) -> Bool {
        switch event.kind {
        case .key(let change):
            if change.isDown { keyWentDown(change) }
            return true
        case .text: return true
        case .button(_, isDown: true, _), .touches(.began, _), .scroll:
            deactivate()
            return false
        default: return false
        }
    }

    func scene(_ scene: UIWindowScene, didChange change: SceneInputChange) { deactivate() }
}

extension UIWindow {
    /// Lets the menu bar handle a key that no responder handled.
    func handleInMenuBar(_ key: UIKey?) -> Bool { key.flatMap { windowScene?.menuBar?.bar.handle($0) } ?? false }
}
