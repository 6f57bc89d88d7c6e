import QuartzCore

/// An object that handles events, such as a view, a view controller, a window, a scene or the application.
///
/// ```swift
/// final class ColorWell: UIView {
///     override var canBecomeFirstResponder: Bool { true }
///
///     override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
///         becomeFirstResponder()
///     }
///
///     override func paste(_ sender: Any?) {
///         backgroundColor = UIPasteboard.general.color
///     }
/// }
/// ```
///
/// Responders form a chain through ``next``. An event starts at its first responder, such as the touched view, and
/// moves along the chain until a responder handles it by overriding a method without calling `super`. Key presses and
/// commands start at the first responder of the key window.
///
/// A responder can perform a standard edit action if its class overrides the action, and any other action that is a
/// reference to a method of its class or is in its ``MethodTable``. The keyboard notifications are posted for input
/// views of the app only: there is no on-screen keyboard.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedObjectsHolder, PropertyObserversOwner, KeyValueObserver,
    AccessibilityObject
{
    /// Creates a responder without a next responder.
    @preconcurrency @MainActor public override init() { super.init() }

    // MARK: The chain

    /// The responder that receives events that this one does not handle. The default is nil; views, view controllers
    /// and windows override it (RC-01).
    open var next: UIResponder? { nil }

    /// The mark of the message that this responder is forwarding; 0 if there is none. See `forward`.
    final package var forwarding: UInt = 0

    package final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    package final var propertyObservers: PropertyObservers?

    /// The accessibility attributes that the app set.
    final var accessibilityValues: AccessibilityValues?

    /// Tells this object that a property which it observes changed, or that it is about to change.
    ///
    /// Observers that were added with ``KeyValueObservable/addObserver(_:forKeyPath:options:context:)`` override it. The
    /// default implementation reports a value that no override handles.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        unexpectedValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    // MARK: First responder

    /// A Boolean value that indicates whether this object is the first responder of its window.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// A Boolean value that indicates whether this object can become first responder. The default is false (FR-01).
    open var canBecomeFirstResponder: Bool { false }

    /// A Boolean value that indicates whether this object can resign first responder on request. The default is true
    /// (FR-03).
    open var canResignFirstResponder: Bool { true }

    /// Makes this object the first responder of its window, which receives key presses and untargeted actions first.
    ///
    /// The method first asks this object whether it can become first responder, then the current first responder
    /// whether it resigns. If either refuses, the current first responder is kept.
    ///
    /// - Returns: True if this object is the first responder; false outside a window (FR-05).
    @discardableResult
    open func becomeFirstResponder() -> Bool { responderWindow?.makeFirstResponder(self) ?? false }

    /// Resigns first responder. Overrides must call `super`.
    ///
    /// - Returns: True if this object is not the first responder afterwards.
    @discardableResult
    open func resignFirstResponder() -> Bool { responderWindow?.resign(self) ?? true }

    // MARK: Input views

    /// The input view, which is shown at the bottom of the window while this object is first responder (FR-07). The
    /// default is nil. Its frame determines its height.
    open var inputView: UIView? { nil }

    /// A view that is shown above the input view, or at the bottom of the window if there is none, while this object or
    /// an earlier one in the responder chain is first responder (FR-07). The default is nil.
    open var inputAccessoryView: UIView? { nil }

    /// A view controller whose view takes precedence over ``inputView``. The default is nil.
    open var inputViewController: UIInputViewController? { nil }

    /// A view controller whose view takes precedence over ``inputAccessoryView``. The default is nil.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Updates the input views immediately, without animation. Does nothing if this object is not the first responder.
    open func reloadInputViews() { if isFirstResponder { responderWindow?.updateInputViews() } }

    /// The undo manager of the nearest responder in the chain that has one. Every window has one (FR-08).
    open var undoManager: UndoManager? { forward(.undoManager, about: nil) { $0.undoManager } }

    // MARK: Touches

    /// Tells the responder that touches began. The default implementation forwards them to
    /// ``UIResponder/next`` (TE-12).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.touchesBegan, about: event) { $0.touchesBegan(touches, with: event) }
    }

    /// Tells the responder that touches moved or their force changed. The default implementation forwards them to
    /// ``UIResponder/next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.touchesMoved, about: event) { $0.touchesMoved(touches, with: event) }
    }

    /// Tells the responder that touches ended. The default implementation forwards them to ``UIResponder/next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.touchesEnded, about: event) { $0.touchesEnded(touches, with: event) }
    }

    /// Tells the responder that touches were cancelled by the system, by a gesture recognizer, by a menu that opened,
    /// or because the view was removed from its window or the window was hidden (TE-11). The default implementation
    /// forwards them to ``UIResponder/next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.touchesCancelled, about: event) { $0.touchesCancelled(touches, with: event) }
    }

    /// Never called, because no properties are estimated on this platform (TE-09). It exists so that overrides written
    /// for iOS compile.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    /// Tells the responder that keys were pressed. A first responder that conforms to ``UIKeyInput`` inserts their
    /// text; the default implementation forwards all other presses to ``UIResponder/next`` (KY-02).
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = TextKeyHandler.begin(presses, on: self)
        if !rest.isEmpty { forward(.pressesBegan, about: event) { $0.pressesBegan(rest, with: event) } }
    }

    /// Tells the responder that the force of presses changed. The default implementation forwards them to
    /// ``UIResponder/next``.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward(.pressesChanged, about: event) { $0.pressesChanged(presses, with: event) }
    }

    /// Tells the responder that keys were released. The default implementation forwards them to ``UIResponder/next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = TextKeyHandler.end(presses, on: self)
        if !rest.isEmpty { forward(.pressesEnded, about: event) { $0.pressesEnded(rest, with: event) } }
    }

    /// Tells the responder that presses were cancelled, for example because the window lost keyboard focus. The default
    /// implementation forwards them to ``UIResponder/next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = TextKeyHandler.end(presses, on: self)
        if !rest.isEmpty { forward(.pressesCancelled, about: event) { $0.pressesCancelled(rest, with: event) } }
    }

    /// Tells the responder that a held key repeats, while its press continues (KY-06). Override it for repeatable
    /// operations, such as moving, stepping and typing. The default implementation forwards it to ``UIResponder/next``.
    ///
    /// - Parameters:
    ///   - press: The press of the held key.
    ///   - key: The current key, which can differ from that of the press because modifiers may have changed.
    package func pressRepeated(_ press: UIPress, key: UIKey) {
        if TextKeyHandler.perform(key, on: self) { return }
        forward(.pressRepeated, about: press) { $0.pressRepeated(press, key: key) }
    }

    // MARK: Motion and remote control

    /// Tells the responder that a shake began. The default implementation forwards it to ``UIResponder/next`` (MO-02).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward(.motionBegan, about: event) { $0.motionBegan(motion, with: event) }
    }

    /// Tells the responder that a shake ended. The default implementation forwards it to ``UIResponder/next``.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward(.motionEnded, about: event) { $0.motionEnded(motion, with: event) }
    }

    /// Tells the responder that a shake was interrupted or took too long. The default implementation forwards it to
    /// ``UIResponder/next``.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward(.motionCancelled, about: event) { $0.motionCancelled(motion, with: event) }
    }

    /// Tells the responder that a media key was pressed; `event.subtype` identifies it (MO-03). The default
    /// implementation forwards it to ``UIResponder/next``.
    open func remoteControlReceived(with event: UIEvent?) {
        forward(.remoteControl, about: event) { $0.remoteControlReceived(with: event) }
    }

    // MARK: Actions

    /// Returns a Boolean value that indicates whether this object implements `action`: true if the selector's method is
    /// a method of its class or its ``MethodTable`` contains the selector's name; for a standard edit action, if the
    /// class overrides it (AC-03, AC-07).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isImplemented(by: self) }

    /// Returns the first object in the responder chain, starting with this one, that can perform `action`; nil if none
    /// can (AC-02).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return forward(.target, about: action) { $0.target(forAction: action, withSender: sender) }
    }

    // MARK: Commands

    /// The key commands that apply while this responder is the first responder or follows it in the responder chain
    /// (KC-01). The default is nil.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Returns a Boolean value that indicates whether this object, as first responder, handles a key before key
    /// commands without `wantsPriorityOverSystemBehavior`, for example by inserting text or operating a control
    /// (KC-03).
    package func takesKeyBeforeCommands(_ key: UIKey) -> Bool { TextKeyHandler.takes(key, self) }

    /// Updates the title, state and attributes of a command that this object would perform, before the command is shown
    /// or performed (AC-04). The default implementation does nothing.
    open func validate(_ command: UICommand) {}

    /// Modifies a menu that is being built: the application's main menu, for the application and its delegate, or a
    /// context menu, for the responders at its location; `builder.system` identifies it (AC-05). Overrides must call
    /// `super`.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    // MARK: Standard edit actions
    // `MethodSlot` determines whether a class overrides them.

    /// Cuts the selection to the pasteboard. The default implementation does nothing.
    open func cut(_ sender: Any?) { MethodIdentity.base() }

    /// Copies the selection to the pasteboard. The default implementation does nothing.
    open func copy(_ sender: Any?) { MethodIdentity.base() }

    /// Inserts the contents of the pasteboard. The default implementation does nothing.
    open func paste(_ sender: Any?) { MethodIdentity.base() }

    /// Inserts the contents of the pasteboard with the attributes of the surrounding text. The default implementation
    /// does nothing.
    open func pasteAndMatchStyle(_ sender: Any?) { MethodIdentity.base() }

    /// Pastes an address and opens it. The default implementation does nothing.
    open func pasteAndGo(_ sender: Any?) { MethodIdentity.base() }

    /// Pastes text and searches for it. The default implementation does nothing.
    open func pasteAndSearch(_ sender: Any?) { MethodIdentity.base() }

    /// Creates an item from the contents of the pasteboard. The default implementation does nothing.
    open func newFromPasteboard(_ sender: Any?) { MethodIdentity.base() }

    /// Selects the content at the current location. The default implementation does nothing.
    open func select(_ sender: Any?) { MethodIdentity.base() }

    /// Selects all content. The default implementation does nothing.
    open func selectAll(_ sender: Any?) { MethodIdentity.base() }

    /// Deletes the selection. The default implementation does nothing.
    open func delete(_ sender: Any?) { MethodIdentity.base() }

    /// Sets the writing direction of the selected text to left-to-right. The default implementation does nothing.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { MethodIdentity.base() }

    /// Sets the writing direction of the selected text to right-to-left. The default implementation does nothing.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { MethodIdentity.base() }

    /// Toggles boldface for the selected text. The default implementation does nothing.
    open func toggleBoldface(_ sender: Any?) { MethodIdentity.base() }

    /// Toggles italics for the selected text. The default implementation does nothing.
    open func toggleItalics(_ sender: Any?) { MethodIdentity.base() }

    /// Toggles the underline of the selected text. The default implementation does nothing.
    open func toggleUnderline(_ sender: Any?) { MethodIdentity.base() }

    /// Increases the size of the selected text. The default implementation does nothing.
    open func increaseSize(_ sender: Any?) { MethodIdentity.base() }

    /// Decreases the size of the selected text. The default implementation does nothing.
    open func decreaseSize(_ sender: Any?) { MethodIdentity.base() }

    /// Aligns the selected text to the left. The default implementation does nothing.
    open func alignLeft(_ sender: Any?) { MethodIdentity.base() }

    /// Centers the selected text. The default implementation does nothing.
    open func alignCenter(_ sender: Any?) { MethodIdentity.base() }

    /// Justifies the selected text. The default implementation does nothing.
    open func alignJustified(_ sender: Any?) { MethodIdentity.base() }

    /// Aligns the selected text to the right. The default implementation does nothing.
    open func alignRight(_ sender: Any?) { MethodIdentity.base() }

    /// Starts a search. The default implementation does nothing.
    open func find(_ sender: Any?) { MethodIdentity.base() }

    /// Starts searching and replacing. The default implementation does nothing.
    open func findAndReplace(_ sender: Any?) { MethodIdentity.base() }

    /// Selects the next match. The default implementation does nothing.
    open func findNext(_ sender: Any?) { MethodIdentity.base() }

    /// Selects the previous match. The default implementation does nothing.
    open func findPrevious(_ sender: Any?) { MethodIdentity.base() }

    /// Uses the selected text as the search text. The default implementation does nothing.
    open func useSelectionForFind(_ sender: Any?) { MethodIdentity.base() }

    /// Changes the attributes of the selected text. The default implementation does nothing.
    open func updateTextAttributes(conversionHandler: TextAttributesConversion) { MethodIdentity.base() }

    /// Prints the content. The default implementation does nothing.
    open func printContent(_ sender: Any?) { MethodIdentity.base() }

    /// Renames an item. The default implementation does nothing.
    open func rename(_ sender: Any?) { MethodIdentity.base() }

    /// Duplicates an item. The default implementation does nothing.
    open func duplicate(_ sender: Any?) { MethodIdentity.base() }

    /// Moves an item to another location. The default implementation does nothing.
    open func move(_ sender: Any?) { MethodIdentity.base() }

    /// Exports an item in another format. The default implementation does nothing.
    open func export(_ sender: Any?) { MethodIdentity.base() }

    /// Shows or hides the sidebar. The default implementation does nothing.
    open func toggleSidebar(_ sender: Any?) { MethodIdentity.base() }

    /// Shows or hides the inspector. The default implementation does nothing.
    open func toggleInspector(_ sender: Any?) { MethodIdentity.base() }

    /// Closes the frontmost item. The default implementation does nothing.
    open func performClose(_ sender: Any?) { MethodIdentity.base() }

    /// Shows writing tools. The default implementation does nothing.
    open func showWritingTools(_ sender: Any?) { MethodIdentity.base() }

    /// Shows the settings of the app. The default implementation does nothing.
    ///
    /// ```swift
    /// override func openSettings(_ sender: Any?) {
    ///     present(UINavigationController(rootViewController: SettingsController()), animated: true)
    /// }
    /// ```
    ///
    /// While an object in the responder chain, such as the application's delegate, overrides the method, the menu of the
    /// application has the row "Settings…" with the key equivalent Control-Comma (MB-11). The method is not part of
    /// Apple's API.
    open func openSettings(_ sender: Any?) { MethodIdentity.base() }

    // MARK: Accessibility
    // `AccessibilityValues` stores what the app sets. An override wins over an assigned value, and an assigned value
    // over the default (AX-01).

    /// A Boolean value that indicates whether assistive technologies offer the object to the user as one element. The
    /// default is `true` for controls, labels, text, cells of tables, progress views, activity indicators and
    /// ``UIAccessibilityElement``, and `false` for other objects (AX-02).
    ///
    /// An element hides its subviews from assistive technologies (AX-03).
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? defaultIsAccessibilityElement }
        set { setAccessibility(\.isElement, newValue, .elements) }
    }

    /// The name of the element, in the user's language, without its type and value. The default is the text of labels
    /// and buttons, and that of the labels in a cell (AX-11).
    ///
    /// ```swift
    /// button.accessibilityLabel = "Play"
    /// ```
    open var accessibilityLabel: String? {
        get { accessibilityValues?.label?.string ?? defaultAccessibilityLabel }
        set { setAccessibility(\.label, newValue.map { .plain($0) }, .label) }
    }

    /// The name with attributes. Assigning it also assigns ``accessibilityLabel``; the default is the latter (AX-13).
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributedText(\.label, accessibilityLabel) }
        set { setAccessibility(\.label, newValue.map { .attributed($0) }, .label) }
    }

    /// The value of the element as text, such as "50%". The default is the value of controls, and the text of text
    /// fields and text views (AX-12).
    open var accessibilityValue: String? {
        get { accessibilityValues?.value?.string ?? defaultAccessibilityValue }
        set { setAccessibility(\.value, newValue.map { .plain($0) }, .value) }
    }

    /// The value with attributes. Assigning it also assigns ``accessibilityValue``; the default is the latter (AX-13).
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributedText(\.value, accessibilityValue) }
        set { setAccessibility(\.value, newValue.map { .attributed($0) }, .value) }
    }

    /// A description of the result of an action on the element, which screen readers speak last (AX-14). The default is
    /// `nil`.
    open var accessibilityHint: String? {
        get { accessibilityValues?.hint?.string ?? defaultAccessibilityHint }
        set { setAccessibility(\.hint, newValue.map { .plain($0) }, .hint) }
    }

    /// The hint with attributes. Assigning it also assigns ``accessibilityHint``; the default is the latter (AX-13).
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributedText(\.hint, accessibilityHint) }
        set { setAccessibility(\.hint, newValue.map { .attributed($0) }, .hint) }
    }

    /// The traits that describe the kind and the state of the element. The default is that of the control. Overrides
    /// add theirs to those of `super`, which has ``UIAccessibilityTraits/notEnabled`` and
    /// ``UIAccessibilityTraits/selected`` (AX-31).
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? defaultAccessibilityTraits }
        set { setAccessibility(\.traits, newValue, .traits) }
    }

    /// The language of the label, value and hint as a BCP 47 code, such as `ko`; `nil`, the default, for the language
    /// of the app.
    open var accessibilityLanguage: String? {
        get { accessibilityValues?.language }
        set { setAccessibility(\.language, newValue) }
    }

    /// Names by which the user can address the element in speech, the best one first. The default is the label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityValues?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { setAccessibility(\.userInputLabels, newValue) }
    }

    /// The frame of the element in points of the screen. The default is the bounding box of ``accessibilityPath``, or
    /// that of the view, with transforms and scrolling as they are when it is read (AX-15).
    open var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? accessibilityPath?.bounds ?? defaultAccessibilityFrame }
        set {
            guard newValue.isNull || newValue.isFinite else { return }
            setAccessibility(\.frame, newValue)
        }
    }

    /// The shape of the element in points of the screen. The default is `nil`.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityValues?.path }
        set { setAccessibility(\.path, newValue) }
    }

    /// The point of the screen at which a tap activates the element. The default is the center of
    /// ``accessibilityFrame`` (AX-16).
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibilityValues?.activationPoint { return point }
            let frame = accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            setAccessibility(\.activationPoint, newValue)
        }
    }

    /// A Boolean value that indicates whether assistive technologies ignore the elements in this object. The default is
    /// `false` (AX-06).
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues?.hidesElements ?? false }
        set { setAccessibility(\.hidesElements, newValue, .elements) }
    }

    /// A Boolean value that indicates whether assistive technologies ignore the siblings of this view with all elements
    /// in them. The default is `false`. Presented view controllers are modal without it (AX-07).
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues?.isModal ?? false }
        set { setAccessibility(\.isModal, newValue, .elements) }
    }

    /// A Boolean value that indicates whether all elements in this view precede those after it, whatever their
    /// positions. The default is `true` for bars, scroll views and views of view controllers (AX-05).
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues?.groupsChildren ?? defaultGroupsAccessibilityChildren }
        set { setAccessibility(\.groupsChildren, newValue, .elements) }
    }

    /// A Boolean value that indicates whether the user can operate the element. The default is `true` for controls,
    /// cells and elements with the traits of buttons and links (AX-17).
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityValues?.respondsToUserInteraction ?? defaultAccessibilityRespondsToUserInteraction }
        set { setAccessibility(\.respondsToUserInteraction, newValue) }
    }

    /// The actions of the element besides its activation, in order. The default is `nil`; rows of lists offer their
    /// swipe actions (AX-24).
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.customActions ?? defaultAccessibilityCustomActions }
        set { setAccessibility(\.customActions, newValue) }
    }

    /// The kinds of content in the object among which assistive technologies move. The default is `nil` (AX-25).
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityValues?.customRotors }
        set { setAccessibility(\.customRotors, newValue, .elements) }
    }

    // MARK: Accessibility containers

    /// The elements in this container in their order, instead of those of its subviews. The objects are views, instances
    /// of ``UIAccessibilityElement`` or containers. With `nil`, the default, the subviews provide the elements (AX-04).
    ///
    /// ```swift
    /// imageView.accessibilityElements = titles.enumerated().map { index, title in
    ///     let element = UIAccessibilityElement(accessibilityContainer: imageView)
    ///     element.accessibilityLabel = title
    ///     element.accessibilityFrameInContainerSpace = CGRect(x: 20 * index, y: 0, width: 20, height: 80)
    ///     return element
    /// }
    /// ```
    open var accessibilityElements: [Any]? {
        get { accessibilityValues?.elements }
        set { setAccessibility(\.elements, newValue, .elements) }
    }

    /// The kind of the container. The default is ``UIAccessibilityContainerType/none`` (AX-08).
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityValues?.containerType ?? .none }
        set { setAccessibility(\.containerType, newValue, .elements) }
    }

    /// Returns the number of elements in the container. The default is that of ``accessibilityElements``, or
    /// `NSNotFound` if the subviews provide the elements. Containers that make their elements as they are needed
    /// override it together with ``accessibilityElement(at:)`` and ``index(ofAccessibilityElement:)`` (AX-04).
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

    /// Returns the element at an index; `nil` if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element in the container, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }

    // MARK: Accessibility actions

    /// Activates the element. The default is to do nothing and return `false`; the view at
    /// ``accessibilityActivationPoint`` then receives a tap (AX-21).
    ///
    /// - Returns: `true` if the activation has been handled.
    open func accessibilityActivate() -> Bool { false }

    /// Increments the value of an adjustable element by one step. The default implementation does nothing (AX-22).
    open func accessibilityIncrement() {}

    /// Decrements the value of an adjustable element by one step. The default implementation does nothing (AX-22).
    open func accessibilityDecrement() {}

    /// Scrolls by one page. The next responder is asked if the method returns `false`, the default (AX-23).
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Leaves a modal view or goes back. The next responder is asked if the method returns `false`, the default; view
    /// controllers are dismissed or popped (AX-23).
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most important action of the app, such as playing or pausing. The next responder is asked if the
    /// method returns `false`, the default (AX-23).
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Called when an assistive technology has moved its cursor to the element. The default implementation does nothing
    /// (AX-26).
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when an assistive technology has moved its cursor away from the element. The default implementation does
    /// nothing (AX-26).
    open func accessibilityElementDidLoseFocus() {}

    /// Returns a Boolean value that indicates whether the cursor of an assistive technology is at the element.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityCenter.focusedElement === self }

    // The defaults, which the library's own classes override.

    /// The default of ``isAccessibilityElement``.
    package var defaultIsAccessibilityElement: Bool { false }
    /// The default of ``accessibilityLabel``.
    package var defaultAccessibilityLabel: String? { nil }
    /// The default of ``accessibilityValue``.
    package var defaultAccessibilityValue: String? { nil }
    /// The default of ``accessibilityHint``.
    package var defaultAccessibilityHint: String? { nil }
    /// The default of ``accessibilityTraits``.
    package var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    /// The default of ``accessibilityFrame``.
    package var defaultAccessibilityFrame: CGRect { .zero }
    /// The default of ``accessibilityCustomActions``.
    package var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? { nil }
    /// The default of ``shouldGroupAccessibilityChildren``.
    package var defaultGroupsAccessibilityChildren: Bool { false }
    /// The default of ``accessibilityRespondsToUserInteraction``.
    package var defaultAccessibilityRespondsToUserInteraction: Bool {
        !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .searchField])
    }

    /// Called when the app has set an accessibility attribute. Overrides must call `super`.
    func accessibilityAttributeDidChange(_ attribute: AccessibilityAttribute) {
        AccessibilityCenter.attributeDidChange(attribute, of: self)
    }

    // MARK: User activities

    /// The activity of the user that this object represents, or nil, the default. Several responders can have the same
    /// activity.
    ///
    /// Before the activity is stored, ``updateUserActivityState(_:)`` is called if its `needsSave` is true (RS-01). The
    /// activity of a scene is its state, which the scene's delegate returns from
    /// ``UISceneDelegate/stateRestorationActivity(for:)``.
    open var userActivity: NSUserActivity? {
        get { UserActivityResponders.activity(of: self) }
        set { UserActivityResponders.set(newValue, of: self) }
    }

    /// Updates the values of ``userActivity`` before it is stored. The default implementation does nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores the state that an activity describes. Scene delegates and view controllers call it for the responders
    /// that have such a state. The default implementation does nothing.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Interface Builder

    /// Completes the initialization of an object from a nib file. Never called, because this platform has no nib files.
    open func awakeFromNib() {}

    /// Prepares a view for display in Interface Builder. Never called on this platform.
    open func prepareForInterfaceBuilder() {}

    // MARK: On-screen keyboard

    /// The buttons next to the suggestions of an on-screen keyboard. The item is stored, but desktops do not show it.
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem.item(of: self) }

    /// The input mode for text, which is that of the user's locale.
    open var textInputMode: UITextInputMode? { .current }

    // MARK: Internal methods

    /// Returns a Boolean value that indicates whether this responder is `view`, one of its descendants, or the view
    /// controller of one of them.
    package func belongs(to view: UIView) -> Bool {
        firstResult { $0.associatedView?.isDescendant(of: view) } ?? false
    }

    /// Called when this object lost first responder without being asked, because its view was removed from the window.
    package func didLoseFirstResponder() { resignFirstResponder() }

    /// The view that this responder is, or whose controller it is; nil for other responders, and while a controller has
    /// not loaded its view.
    package var associatedView: UIView? { nil }

    /// The window of which this object can be first responder: the nearest one along the responder chain.
    package var responderWindow: UIWindow? {
        // A view outside a window ends the search. A controller whose view is outside a window does not.
        let view = firstResult { responder in
            responder.associatedView.flatMap { $0 === responder || $0.window != nil ? $0 : nil }
        }
        return view?.window
    }

    /// A Boolean value that indicates whether this first responder resigns when a control is clicked or tapped. The
    /// default is false.
    package var yieldsFocusToPressedControls: Bool { false }

    /// Called when this object stopped being the first responder of its window, for whatever reason. The default
    /// implementation does nothing.
    func didResignKeyboardFocus() {}
}
