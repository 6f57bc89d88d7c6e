// Keyboard use of controls. A control receives key presses while it is first responder. The properties and methods that
// controls override are in `UIControl`: `usesArrowKeys`, `isTriggeredByKeyboard` and `perform(_:isRepeat:with:)`.
extension UIControl {
    // MARK: Keys

    /// Key presses with these modifiers are commands.
    private static let commandFlags: UIKeyModifierFlags = [.control, .alternate, .command]

    /// Returns a Boolean value that indicates whether the control handles a key.
    func uses(_ key: UIKey) -> Bool {
        guard isEnabled, isFirstResponder, key.modifierFlags.isDisjoint(with: UIControl.commandFlags) else {
            return false
        }
        return usesArrowKeys && key.keyCode.isArrow || isTriggeredByKeyboard && key.keyCode.triggersControls
    }

    /// Handles a key press.
    ///
    /// - Returns: `true` if the control handles the key.
    func beginKey(_ press: UIPress, with event: UIPressesEvent?) -> Bool {
        guard isEnabled, isFirstResponder, let key = press.key,
            key.modifierFlags.isDisjoint(with: UIControl.commandFlags)
        else { return false }
        if perform(key.keyCode, isRepeat: false, with: event) {
            // A user who operates a control with the keyboard needs to see that it has focus.
            window?.focus.show(self)
            return true
        }
        guard isTriggeredByKeyboard, key.keyCode.triggersControls else { return false }
        window?.focus.show(self)
        guard triggerPress == nil, !isTracking else { return true }
        if presentPrimaryMenu(opener: .key) { return true }
        // A menu that could not be shown has cancelled all input.
        guard press.phase != .cancelled else { return true }
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

    /// Takes keyboard focus after a touch began in the control, unless the first responder retains it.
    func takeFocusAfterPress() {
        guard becomesFirstResponderWhenPressed, let window else { return }
        // A custom input view must not take focus from the view that it enters text into.
        if let dock = window.inputViewHost, isDescendant(of: dock) { return }
        let old = window.firstResponder
        if old?.yieldsFocusToPressedControls ?? true { becomeFirstResponder() }
        // After a press the pointer shows the location of input; no focus ring is necessary.
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
    /// The arrow keys, Home, End, Page Up and Page Down.
    var isArrow: Bool {
        switch self {
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome,
            .keyboardEnd, .keyboardPageUp, .keyboardPageDown:
            true
        default: false
        }
    }

    /// The space bar and all Return and Enter keys.
    var triggersControls: Bool {
        switch self {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter: true
        default: false
        }
    }
}
