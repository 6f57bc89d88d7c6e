import QuartzCore

/// An object that takes part in handling events: a view, a view controller, a window, a scene, the application.
///
/// Responders form a chain through ``next``. An event starts at the responder it is meant for (the touched view, the
/// first responder) and goes up the chain until one handles it, which it does by overriding a method and not calling
/// `super`.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociatedObjectsHolder {
    /// A responder with nothing after it.
    @preconcurrency @MainActor public override init() { super.init() }

    // MARK: The chain

    /// The responder that gets what this one does not handle. Nil here; views, controllers and windows say theirs
    /// (RC-01).
    open var next: UIResponder? { nil }

    /// What this responder is handing on at the moment; 0 for nothing. See `passOn`.
    final package var passing: UInt = 0

    package final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    // MARK: First responder

    /// Whether this object is the first responder of its window.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Whether it may become the first responder. False unless overridden (FR-01).
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it may stop being the first responder when another wants to. True unless overridden (FR-03).
    open var canResignFirstResponder: Bool { true }

    /// Makes this object the first responder of its window: keys and actions without a target go to it first.
    ///
    /// The candidate is asked first whether it can, then the present first responder whether it will resign: a refusal
    /// never leaves nobody.
    ///
    /// - Returns: whether it is the first responder now; false outside of a window (FR-05).
    @discardableResult
    open func becomeFirstResponder() -> Bool { responderWindow?.makeFirstResponder(self) ?? false }

    /// Stops being the first responder. Overrides must call `super`.
    ///
    /// - Returns: true if it is not the first responder afterwards.
    @discardableResult
    open func resignFirstResponder() -> Bool { responderWindow?.resign(self) ?? true }

    // MARK: Entering

    /// What this object is entered with while it is first responder: a view at the bottom of the window (FR-07). Nil
    /// unless overridden. It is as high as its frame says.
    open var inputView: UIView? { nil }

    /// A view above the input view, or at the bottom if there is none, while this object or one before it in the
    /// responder chain is first responder (FR-07). Nil unless overridden.
    open var inputAccessoryView: UIView? { nil }

    /// A controller whose view goes before ``inputView``. Nil unless overridden.
    open var inputViewController: UIInputViewController? { nil }

    /// A controller whose view goes before ``inputAccessoryView``. Nil unless overridden.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Asks for the input views anew, at once and without animation. Does nothing if this is not the first responder.
    open func reloadInputViews() { if isFirstResponder { responderWindow?.updateInputViews() } }

    /// Where to register what undoes changes: that of the nearest responder in the chain that has one. Every window has
    /// one (FR-08).
    open var undoManager: UndoManager? { passOn(.undoManager, about: nil) { $0.undoManager } }

    // MARK: Touches

    /// Fingers or a pressed pointer came down in this responder. Goes to ``next`` unless overridden (TE-12).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesBegan, about: event) { $0.touchesBegan(touches, with: event) }
    }

    /// Touches moved, or changed in force. Goes to ``next`` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesMoved, about: event) { $0.touchesMoved(touches, with: event) }
    }

    /// Touches were lifted. Goes to ``next`` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesEnded, about: event) { $0.touchesEnded(touches, with: event) }
    }

    /// Touches were taken away: by the system, a gesture, or because the view left its window (TE-11). Goes to ``next``
    /// unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesCancelled, about: event) { $0.touchesCancelled(touches, with: event) }
    }

    /// Estimated properties of touches got exact values. Never called here, since nothing is estimated (TE-09); it
    /// exists so that overrides written for iOS compile.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    /// Keys went down. What they type goes into the text of a first responder that conforms to ``UIKeyInput``; all
    /// others go to ``next`` unless overridden (KY-02).
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = TextKeys.begin(presses, on: self)
        if !rest.isEmpty { passOn(.pressesBegan, about: event) { $0.pressesBegan(rest, with: event) } }
    }

    /// The force of presses changed. Goes to ``next`` unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(.pressesChanged, about: event) { $0.pressesChanged(presses, with: event) }
    }

    /// Keys went up. Goes to ``next`` unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = TextKeys.end(presses, on: self)
        if !rest.isEmpty { passOn(.pressesEnded, about: event) { $0.pressesEnded(rest, with: event) } }
    }

    /// Keys were taken away, as when the window lost the keyboard while they were held. Goes to ``next`` unless
    /// overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = TextKeys.end(presses, on: self)
        if !rest.isEmpty { passOn(.pressesCancelled, about: event) { $0.pressesCancelled(rest, with: event) } }
    }

    /// A key that is held repeated; its press goes on (KY-06). For what repeats by nature: moving, stepping, typing.
    /// Goes to
    /// ``next`` unless overridden.
    ///
    /// - Parameter key: the key as it is now, since modifiers may have changed since the press began.
    package func pressRepeated(_ press: UIPress, key: UIKey) {
        if TextKeys.perform(key, on: self) { return }
        passOn(.pressRepeated, about: press) { $0.pressRepeated(press, key: key) }
    }

    // MARK: Motion and remote control

    /// The device began to be shaken. Goes to ``next`` unless overridden (MO-02).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn(.motionBegan, about: event) { $0.motionBegan(motion, with: event) }
    }

    /// The device was shaken. Goes to ``next`` unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn(.motionEnded, about: event) { $0.motionEnded(motion, with: event) }
    }

    /// Shaking was interrupted, or went on for too long. Goes to ``next`` unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn(.motionCancelled, about: event) { $0.motionCancelled(motion, with: event) }
    }

    /// A media key was pressed; `event.subtype` says which (MO-03). Goes to ``next`` unless overridden.
    open func remoteControlReceived(with event: UIEvent?) {
        passOn(.remoteControl, about: event) { $0.remoteControlReceived(with: event) }
    }

    // MARK: Actions

    /// Whether this object handles `action`: true if the selector's method is one of its class or its ``MethodTable`` has
    /// one of that name, and for a standard edit action if the class overrides it (AC-03, AC-07).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isImplemented(by: self) }

    /// The first responder from this one up that can perform `action`; nil if none can (AC-02).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return passOn(.target, about: action) { $0.target(forAction: action, withSender: sender) }
    }

    // MARK: Commands

    /// What keys do while this responder is first, or after the first responder in the chain (KC-01). Nil unless
    /// overridden.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether the key means something to this responder, as first responder, that goes before commands that do not
    /// insist: text is typed, a control is used (KC-03).
    package func takesKeyBeforeCommands(_ key: UIKey) -> Bool { TextKeys.takes(key, self) }

    /// A command that this object would perform is about to be shown or performed: the place to change its title, state
    /// and attributes (AC-04). Does nothing here.
    open func validate(_ command: UICommand) {}

    /// Menus are built: the application's main menu, for the application and its delegate, or one for a place, for the
    /// responders there; `builder.system` says which (AC-05). Overrides call `super`.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    // MARK: Standard edit actions
    // `MethodSlot` tells whether a class overrides them.

    /// Puts what is selected on the pasteboard and takes it out. Does nothing here.
    open func cut(_ sender: Any?) { MethodIdentity.base() }

    /// Puts what is selected on the pasteboard. Does nothing here.
    open func copy(_ sender: Any?) { MethodIdentity.base() }

    /// Inserts what is on the pasteboard. Does nothing here.
    open func paste(_ sender: Any?) { MethodIdentity.base() }

    /// Inserts what is on the pasteboard, looking like what is around it. Does nothing here.
    open func pasteAndMatchStyle(_ sender: Any?) { MethodIdentity.base() }

    /// Pastes an address and goes there. Does nothing here.
    open func pasteAndGo(_ sender: Any?) { MethodIdentity.base() }

    /// Pastes text and searches for it. Does nothing here.
    open func pasteAndSearch(_ sender: Any?) { MethodIdentity.base() }

    /// Makes something new of what is on the pasteboard. Does nothing here.
    open func newFromPasteboard(_ sender: Any?) { MethodIdentity.base() }

    /// Selects what is at the place concerned. Does nothing here.
    open func select(_ sender: Any?) { MethodIdentity.base() }

    /// Selects everything. Does nothing here.
    open func selectAll(_ sender: Any?) { MethodIdentity.base() }

    /// Takes out what is selected. Does nothing here.
    open func delete(_ sender: Any?) { MethodIdentity.base() }

    /// Writes the selected text from left to right. Does nothing here.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { MethodIdentity.base() }

    /// Writes the selected text from right to left. Does nothing here.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { MethodIdentity.base() }

    /// Makes the selected text bold, or ends that. Does nothing here.
    open func toggleBoldface(_ sender: Any?) { MethodIdentity.base() }

    /// Makes the selected text italic, or ends that. Does nothing here.
    open func toggleItalics(_ sender: Any?) { MethodIdentity.base() }

    /// Underlines the selected text, or ends that. Does nothing here.
    open func toggleUnderline(_ sender: Any?) { MethodIdentity.base() }

    /// Makes the selected text larger. Does nothing here.
    open func increaseSize(_ sender: Any?) { MethodIdentity.base() }

    /// Makes the selected text smaller. Does nothing here.
    open func decreaseSize(_ sender: Any?) { MethodIdentity.base() }

    /// Aligns the selected text left. Does nothing here.
    open func alignLeft(_ sender: Any?) { MethodIdentity.base() }

    /// Centres the selected text. Does nothing here.
    open func alignCenter(_ sender: Any?) { MethodIdentity.base() }

    /// Justifies the selected text. Does nothing here.
    open func alignJustified(_ sender: Any?) { MethodIdentity.base() }

    /// Aligns the selected text right. Does nothing here.
    open func alignRight(_ sender: Any?) { MethodIdentity.base() }

    /// Begins a search. Does nothing here.
    open func find(_ sender: Any?) { MethodIdentity.base() }

    /// Begins to search and replace. Does nothing here.
    open func findAndReplace(_ sender: Any?) { MethodIdentity.base() }

    /// Goes to the next place that was found. Does nothing here.
    open func findNext(_ sender: Any?) { MethodIdentity.base() }

    /// Goes to the place found before. Does nothing here.
    open func findPrevious(_ sender: Any?) { MethodIdentity.base() }

    /// Searches for the selected text. Does nothing here.
    open func useSelectionForFind(_ sender: Any?) { MethodIdentity.base() }

    /// Changes the attributes of the selected text. Does nothing here.
    open func updateTextAttributes(conversionHandler: TextAttributesConversion) { MethodIdentity.base() }

    /// Prints. Does nothing here.
    open func printContent(_ sender: Any?) { MethodIdentity.base() }

    /// Gives something another name. Does nothing here.
    open func rename(_ sender: Any?) { MethodIdentity.base() }

    /// Makes a copy beside the original. Does nothing here.
    open func duplicate(_ sender: Any?) { MethodIdentity.base() }

    /// Puts something elsewhere. Does nothing here.
    open func move(_ sender: Any?) { MethodIdentity.base() }

    /// Saves something in another form. Does nothing here.
    open func export(_ sender: Any?) { MethodIdentity.base() }

    /// Shows or hides the sidebar. Does nothing here.
    open func toggleSidebar(_ sender: Any?) { MethodIdentity.base() }

    /// Shows or hides the inspector. Does nothing here.
    open func toggleInspector(_ sender: Any?) { MethodIdentity.base() }

    /// Closes what is in front. Does nothing here.
    open func performClose(_ sender: Any?) { MethodIdentity.base() }

    /// Shows tools that help with writing. Does nothing here.
    open func showWritingTools(_ sender: Any?) { MethodIdentity.base() }

    // MARK: Archives

    /// For code that finishes what an archive of Interface Builder began. This platform has no such archives, and calls it
    /// never.
    open func awakeFromNib() {}

    /// For code that shows a view in Interface Builder. This platform calls it never.
    open func prepareForInterfaceBuilder() {}

    // MARK: Entering on devices

    /// The buttons beside the suggestions of a keyboard on the screen, which desktops do not show. The item is stored.
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem.item(of: self) }

    /// The keyboard layout or input method that text is entered with: that of the user's locale.
    open var textInputMode: UITextInputMode? { .current }

    // MARK: Inside the toolkit

    /// Whether this responder is in `view`'s subtree, or the controller of a view in it.
    package func belongs(to view: UIView) -> Bool {
        climb { ($0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded)?.isDescendant(of: view) } ?? false
    }

    /// It stopped being the first responder without being asked, because its view left the window.
    package func didLoseFirstResponder() { resignFirstResponder() }

    /// The window whose first responder this object may be: the nearest one up the chain.
    package var responderWindow: UIWindow? {
        // A view that is in no window ends the search.
        let found: UIWindow?? = climb { responder in (responder as? UIView).map { $0 as? UIWindow ?? $0.window } }
        return found ?? nil
    }
}
