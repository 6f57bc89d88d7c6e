/// An object that takes part in handling events: a view, a view controller, a window, a scene, the application.
///
/// Responders form a chain through ``next``. An event starts at the responder it is meant for (the touched view, the first
/// responder) and goes up the chain until one handles it, which it does by overriding a method and not calling `super`.
@MainActor open class UIResponder: NSObject {
    /// A responder with nothing after it.
    @MainActor public override init() { super.init() }

    // MARK: The chain

    /// The responder that gets what this one does not handle. Nil here; views, controllers and windows say theirs (RC-01).
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this object is the first responder of its window.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Whether it may become the first responder. False unless overridden (FR-01).
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it may stop being the first responder when another wants to. True unless overridden (FR-03).
    open var canResignFirstResponder: Bool { true }

    /// Makes this object the first responder of its window: keys and actions without a target go to it first.
    ///
    /// The candidate is asked first whether it can, then the present first responder whether it will resign: a refusal never
    /// leaves nobody.
    ///
    /// - Returns: whether it is the first responder now; false outside of a window (FR-05).
    @discardableResult
    open func becomeFirstResponder() -> Bool { responderWindow?.makeFirstResponder(self) ?? false }

    /// Stops being the first responder. Overrides must call `super`.
    ///
    /// - Returns: true if it is not the first responder afterwards.
    @discardableResult
    open func resignFirstResponder() -> Bool { responderWindow?.resign(self) ?? true }

    // MARK: Touches

    /// Fingers or a pressed pointer came down in this responder. Goes to ``next`` unless overridden (TE-12).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Touches moved, or changed in force. Goes to ``next`` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Touches were lifted. Goes to ``next`` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Touches were taken away: by the system, a gesture, or because the view left its window (TE-11). Goes to ``next``
    /// unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Estimated properties of touches got exact values. Never called here, since nothing is estimated (TE-09); it exists
    /// so that overrides written for iOS compile.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    /// Keys went down. Goes to ``next`` unless overridden (KY-02).
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// The force of presses changed. Goes to ``next`` unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys went up. Goes to ``next`` unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Keys were taken away, as when the window lost the keyboard while they were held. Goes to ``next`` unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// A key that is held repeated; its press goes on (KY-06). For what repeats by nature: moving, stepping, typing. Goes to
    /// ``next`` unless overridden.
    ///
    /// - Parameter key: the key as it is now, since modifiers may have changed since the press began.
    package func pressRepeated(_ press: UIPress, key: UIKey) { next?.pressRepeated(press, key: key) }

    // MARK: Actions

    /// Whether this object handles `action`: true if the method that the selector names is one of its class (AC-03).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isImplemented(by: self) }

    /// The first responder from this one up that can perform `action`; nil if none can (AC-02).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Inside the toolkit

    /// Whether this responder is in `view`'s subtree, or the controller of a view in it.
    package func belongs(to view: UIView) -> Bool {
        var responder: UIResponder? = self
        while let current = responder {
            let ownView = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded
            if let ownView { return ownView.isDescendant(of: view) }
            responder = current.next
        }
        return false
    }

    /// It stopped being the first responder without being asked, because its view left the window.
    package func didLoseFirstResponder() { resignFirstResponder() }

    /// The window whose first responder this object may be: the nearest one up the chain.
    package var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let window = current as? UIWindow { return window }
            if let view = current as? UIView { return view.window }
            responder = current.next
        }
        return nil
    }
}
