// Using a control with the keyboard. Keys go to it while it is first responder.
extension UIControl {
    // MARK: Keys

    /// Keys with these are commands.
    private static let commandFlags: UIKeyModifierFlags = [.control, .alternate, .command]

    /// Whether a key means something to the control.
    func uses(_ key: UIKey) -> Bool {
        guard isEnabled, isFirstResponder, key.modifierFlags.isDisjoint(with: UIControl.commandFlags) else {
            return false
        }
        return usesArrowKeys && key.keyCode.isArrow || isTriggeredByKeys && key.keyCode.triggersControls
    }

    /// - Returns: whether the key is one the control uses.
    func beginKey(_ press: UIPress, with event: UIPressesEvent?) -> Bool {
        guard isEnabled, isFirstResponder, let key = press.key,
            key.modifierFlags.isDisjoint(with: UIControl.commandFlags)
        else { return false }
        if perform(key.keyCode, isRepeat: false, with: event) {
            // Who uses a control with keys wants to see that it has them.
            window?.focus.show(self)
            return true
        }
        guard isTriggeredByKeys, key.keyCode.triggersControls else { return false }
        window?.focus.show(self)
        guard triggerPress == nil, !isTracking else { return true }
        if presentPrimaryMenu(opener: .key) { return true }
        triggerPress = press
        isHighlighted = true
        sendActions(for: .touchDown, with: event)
        return true
    }

    func repeatKey(_ press: UIPress, _ key: UIKey) -> Bool {
        if press === triggerPress { return true }
        guard isEnabled, isFirstResponder, key.modifierFlags.isDisjoint(with: UIControl.commandFlags) else {
            return false
        }
        return perform(key.keyCode, isRepeat: true, with: nil)
    }

    func endTrigger(_ press: UIPress, with event: UIPressesEvent?) -> Bool {
        guard press === triggerPress else { return false }
        triggerPress = nil
        isHighlighted = false
        sendActions(for: .touchUpInside, with: event)
        didTrigger(with: event)
        return true
    }

    @discardableResult
    func cancelTrigger(_ press: UIPress, with event: UIPressesEvent?) -> Bool {
        guard press === triggerPress else { return false }
        triggerPress = nil
        isHighlighted = false
        sendActions(for: .touchCancel, with: event)
        return true
    }

    // MARK: Focus

    /// After a touch came down in the control: keys that are pressed next are for it, unless somebody else has them who
    /// keeps them.
    func takeKeysAfterPress() {
        guard takesKeysWhenPressed, let window else { return }
        // What something is entered with does not take the keys from it.
        if let dock = window.inputDock, isDescendant(of: dock) { return }
        let old = window.firstResponder
        if old == nil || (old as? UIControl)?.yieldsKeysToPressedControls == true { becomeFirstResponder() }
        // The pointer says where the person is.
        window.focus.show(nil)
    }

    func updateFocusRing() {
        if isFocused, focusEffect != nil {
            if focusRing == nil { focusRing = FocusRing() }
            focusRing?.place(around: self)
        } else {
            focusRing?.remove()
            focusRing = nil
        }
    }
}

extension UIKeyboardHIDUsage {
    /// The arrows, and those that go farther in their directions.
    var isArrow: Bool {
        switch self {
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome,
            .keyboardEnd, .keyboardPageUp, .keyboardPageDown:
            true
        default: false
        }
    }

    /// Space, and Return in all its forms.
    var triggersControls: Bool {
        switch self {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter: true
        default: false
        }
    }
}
