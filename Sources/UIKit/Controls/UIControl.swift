/// A view that sends actions in response to user interaction.
///
/// ```swift
/// final class Knob: UIControl {
///     private(set) var value: CGFloat = 0
///
///     override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
///         value += touch.location(in: self).x - touch.previousLocation(in: self).x
///         sendActions(for: .valueChanged)
///         return true
///     }
/// }
/// ```
///
/// A control tracks one touch at a time, from the moment it begins in the control. The touch methods call the tracking
/// methods (CT-03). Subclasses override the tracking methods, or ``sendAction(_:to:for:)`` and ``sendAction(_:)`` to
/// observe every action. Programmatic changes of a control's value send no events (CT-16).
///
/// Targets are not retained. An action is a reference to a method or a ``Selector``, because `#selector` does not exist
/// on Linux. To remove a target's action again, store its selector: two selectors from references to the same method
/// differ.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var actions = ControlActions()
    private var stateBits: State = []
    // The touch that the control tracks.
    private weak var trackedTouch: UITouch?
    // The key press that triggers the control when the key is released.
    var triggerPress: UIPress?
    var focusRing: FocusRing?
    var menuState = MenuState()

    /// Creates a control with a frame in the coordinate system of its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control that performs `primaryAction` when it is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: State

    /// A Boolean value that indicates whether the control is enabled. A disabled control still receives touches, so
    /// that views behind it do not, but it tracks none (HT-17). The default is `true`.
    open var isEnabled: Bool {
        get { !stateBits.contains(.disabled) }
        set {
            let observedChange = propertyObservers?.willChange("isEnabled")
            defer { observedChange?.end() }
            setState(.disabled, !newValue)
            guard !newValue else { return }
            giveUpTracking(with: nil)
            if isFirstResponder { resignFirstResponder() }
        }
    }

    /// A Boolean value that indicates whether the control is selected. `UIControl` itself never changes it (CT-10).
    open var isSelected: Bool {
        get { stateBits.contains(.selected) }
        set {
            let observedChange = propertyObservers?.willChange("isSelected")
            defer { observedChange?.end() }
            setState(.selected, newValue)
        }
    }

    /// A Boolean value that indicates whether a touch or key press is about to trigger the control (CT-09).
    open var isHighlighted: Bool {
        get { stateBits.contains(.highlighted) }
        set {
            let observedChange = propertyObservers?.willChange("isHighlighted")
            defer { observedChange?.end() }
            setState(.highlighted, newValue)
        }
    }

    /// The state of the control.
    open var state: State { stateBits }

    /// A Boolean value that indicates whether the control tracks a touch.
    open private(set) var isTracking = false

    /// A Boolean value that indicates whether the tracked touch is inside the control, or not far outside (CT-07).
    open private(set) var isTouchInside = false

    /// A Boolean value that indicates whether the pointer is over the control.
    package private(set) var isPointerInside = false

    /// The horizontal alignment of the content. The default is `center`.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The value of ``contentHorizontalAlignment`` for the control's layout direction: `left` or `right` instead of
    /// `leading` and `trailing` (RT-07).
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }

    /// The vertical alignment of the content. The default is `center`.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Updates the control for a change of its state or of the pointer's presence. Called once for each change;
    /// subclasses override it to update their appearance.
    package func stateDidChange(from old: State) {
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func setState(_ bit: State, _ value: Bool) {
        let old = stateBits
        if value { stateBits.insert(bit) } else { stateBits.remove(bit) }
        if stateBits != old {
            stateDidChange(from: old)
            AccessibilityCenter.stateDidChange(of: self, from: old)
        }
        if bit == .focused { updateFocusRing() }
    }

    override var isTrackingTouch: Bool { isTracking }

    override func pointerDidEnter() { setPointerInside(true) }

    override func pointerDidLeave() {
        pointerDidMove(to: nil)
        setPointerInside(false)
    }

    override func pointerDidMove(inScene location: CGPoint) {
        guard let window else { return }
        pointerDidMove(to: convert(window.convertFromScene(location), from: window))
    }

    /// Tells the control that the pointer moved to a point of it without a pressed button, or left it (`nil`). Controls
    /// with several parts override it.
    package func pointerDidMove(to point: CGPoint?) {}

    private func setPointerInside(_ value: Bool) {
        guard isPointerInside != value else { return }
        isPointerInside = value
        stateDidChange(from: stateBits)
    }

    // MARK: Gestures

    /// The one-finger gestures of the control that recognizers of views around it must not recognize (GR-40). Empty for
    /// a plain control (GR-43).
    package var exclusiveGestures: ExclusiveGestures { [] }

    /// Returns a Boolean value that indicates whether a gesture recognizer may recognize touches of the control.
    /// Recognizers attached to the control itself always may (GR-42).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !prevents(gestureRecognizer)
    }

    // MARK: Tooltip

    /// The text of the tooltip that appears when the pointer rests on the control (TT-02). With `nil`, the default,
    /// there is none.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set { setToolTip(newValue) }
    }

    /// The interaction that shows ``toolTip``, or `nil` while there is none.
    open var toolTipInteraction: UIToolTipInteraction? { findToolTipInteraction() }

    // MARK: Keyboard

    /// A Boolean value that indicates whether the control can become first responder: `true` while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// A Boolean value that indicates whether the control indicates keyboard focus: it received focus from the
    /// keyboard, or was operated with a key.
    open override var isFocused: Bool { stateBits.contains(.focused) }

    /// A Boolean value that indicates whether a mouse click or tap makes the control first responder. Text input
    /// controls return `false` and handle this themselves.
    package var becomesFirstResponderWhenPressed: Bool { true }

    /// True, except for text input controls, as on iOS: pressing a button does not end editing, and actions without a
    /// target reach the text input control.
    package override var yieldsFocusToPressedControls: Bool { true }

    /// A Boolean value that indicates whether Space and Return trigger the control as a tap does.
    package var isTriggeredByKeyboard: Bool { true }

    /// A Boolean value that indicates whether the control handles the arrow keys, Home, End, Page Up and Page Down.
    package var usesArrowKeys: Bool { false }

    package override func takesKeyBeforeCommands(_ key: UIKey) -> Bool {
        uses(key) || super.takesKeyBeforeCommands(key)
    }

    /// Handles a key other than Space and Return. Also called for key repeats.
    ///
    /// - Returns: `true` if the control handles the key.
    package func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool { false }

    override var standardFocusEffect: UIFocusEffect? { .standard }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, layer.cornerRadius > 0 ? layer.cornerRadius : min(ControlStyle.cornerRadius, bounds.height / 2))
    }

    override func focusDidChange() {
        setState(.focused, window?.focus.shown === self)
    }

    /// Cancels a pending key press when the control resigns first responder.
    override func didResignKeyboardFocus() { if let triggerPress { cancelTrigger(triggerPress, with: nil) } }

    /// Handles the keys that the control uses, and passes the others to the next responder. Overrides call `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !beginKey($0, with: event) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// Triggers the control if its trigger key was released, and passes other keys to the next responder. Overrides
    /// call `super`.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !endTrigger($0, with: event) }
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }

    /// Cancels the key press that would have triggered the control, and passes others to the next responder. Overrides
    /// call `super`.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !cancelTrigger($0, with: event) }
        if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
    }

    package override func pressRepeated(_ press: UIPress, key: UIKey) {
        if !repeatKey(press, key) { super.pressRepeated(press, key: key) }
    }

    /// Lays out the subviews and the focus ring. Overrides call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        focusRing?.place(around: self)
    }

    /// Repaints in the new tint color. Overrides call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        focusRing?.place(around: self)
        setNeedsDisplay()
    }

    /// Updates the color of the focus ring. Overrides call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        focusRing?.place(around: self)
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityRespondsToUserInteraction: Bool { true }
    package override var retainsTouchesWhenScrolled: Bool { true }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = controlTraits
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    /// The accessibility traits for the kind of control.
    package var controlTraits: UIAccessibilityTraits { .none }

    /// Triggers the control as a tap does. Returns `false` if the control is disabled.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled, isTriggeredByKeyboard else { return false }
        if presentPrimaryMenu(opener: .key) { return true }
        sendActions(for: .touchUpInside)
        didTrigger(with: nil)
        return true
    }

    // MARK: Menus

    /// The interaction that shows the menu of the control; `nil` unless ``isContextMenuInteractionEnabled`` is `true`.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuState.interaction }

    /// A Boolean value that indicates whether the control has a context menu, which
    /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)`` provides. The default is `false`.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuState.interaction != nil }
        set { setMenuEnabled(newValue) }
    }

    /// A Boolean value that indicates whether the control opens its menu as soon as it is pressed, instead of its usual
    /// action (CT-15). The default is `false`.
    open var showsMenuAsPrimaryAction: Bool {
        get { menuState.isPrimary }
        set { menuState.isPrimary = newValue }
    }

    /// Returns the position of the top left corner of the menu, in the control's coordinates. The default is below the
    /// bottom left corner of the control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.minX, y: bounds.maxY + UIControl.menuGap)
    }

    /// A Boolean value that indicates whether the menu is attached to the control instead of opening at the pointer.
    package var anchorsMenuToBounds: Bool { showsMenuAsPrimaryAction }

    /// Tells the control that the user chose a menu element, before its action is performed.
    func menuDidChoose(_ leaf: any UIMenuLeaf) {}

    /// Returns the configuration of the control's menu. The default is `nil`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Tells the control that its menu is about to open. The default implementation does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Tells the control that its menu is about to close. The default implementation does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Tracking

    /// Tells the control that a touch began in it.
    ///
    /// - Returns: `true` to track the touch, which is the default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Tells the control that the tracked touch moved.
    ///
    /// - Returns: `true` to continue tracking, which is the default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Tells the control that the tracked touch ended. The default implementation does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Tells the control that tracking was canceled: the touch was canceled, or the control was disabled (then `event`
    /// is `nil`). The default implementation does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    /// Starts to track a touch (CT-03). Overrides of this and the other three touch methods call `super`, unless the
    /// control should not track touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first, UIControl.triggers(touch, event) else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = true
        let isWanted = beginTracking(touch, with: event)
        guard follows(touch) else { return }
        guard isWanted else {
            // A touch that is not tracked sends no further events (CT-04).
            stopTracking()
            return
        }
        isHighlighted = true
        takeFocusAfterPress()
        sendActions(for: .touchDown, with: event)
        if follows(touch), presentPrimaryMenu(opener: touch.type == .indirectPointer ? .pointer : .finger) { return }
        if touch.tapCount > 1, follows(touch) { sendActions(for: .touchDownRepeat, with: event) }
    }

    /// Continues to track the touch (CT-03, CT-08).
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch, with: event)
        let isWanted = continueTracking(touch, with: event)
        guard follows(touch) else { return }
        guard isWanted else {
            stopTracking()
            return
        }
        isHighlighted = isTouchInside
        switch (wasInside, isTouchInside) {
        case (true, false): sendActions(for: .touchDragExit, with: event)
        case (false, true): sendActions(for: .touchDragEnter, with: event)
        default: break
        }
        guard follows(touch) else { return }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    /// Ends tracking, and triggers the control if the touch is inside (CT-03).
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = isNear(touch, with: event)
        isTouchInside = isInside
        endTracking(touch, with: event)
        guard follows(touch) else { return }
        stopTracking()
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside { didTrigger(with: event) }
    }

    /// Cancels tracking (CT-03).
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        giveUpTracking(with: event)
    }

    /// Called after `.touchUpInside` when a touch or key press triggered the control. Buttons send their primary
    /// action.
    package func didTrigger(with event: UIEvent?) {}

    /// Returns a Boolean value that indicates whether the touch is still tracked. Call it after app code, which may
    /// have disabled or removed the control.
    private func follows(_ touch: UITouch) -> Bool { isTracking && trackedTouch === touch }

    private func giveUpTracking(with event: UIEvent?) {
        guard isTracking else { return }
        stopTracking()
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        trackedTouch = nil
        isHighlighted = false
    }

    /// Returns a Boolean value that indicates whether a touch is inside, or close enough to count as inside.
    private func isNear(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        if self.point(inside: point, with: event) { return true }
        let slop = inputThresholds.controlSlop(for: touch.type)
        return slop > 0 && bounds.insetBy(dx: -slop, dy: -slop).contains(point)
    }

    /// Fingers and the primary mouse button trigger controls; the other buttons open menus.
    private static func triggers(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        touch.type != .indirectPointer || event == nil || event?.buttonMask.contains(.primary) == true
    }

    // MARK: Targets and actions

    /// Adds a target and action for a set of events. The control does not retain the target. If `target` is `nil`, the
    /// action is sent to the first object in the responder chain that can perform it (CT-11).
    ///
    /// - Parameters:
    ///   - target: The target; `nil` for the responder chain.
    ///   - action: The method to call.
    ///   - controlEvents: The events that trigger the action.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(target.map { $0 as AnyObject }, action, controlEvents)
    }

    /// Removes a target and action for a set of events. A `target` or `action` of `nil` matches every target or action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(target.map { $0 as AnyObject }, action, controlEvents)
    }

    /// Returns the names of the selectors that are performed on `target`, or along the responder chain if that is
    /// `nil`, for an event; `nil` if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = actions.names(for: target.map { $0 as AnyObject }, controlEvent)
        return names.isEmpty ? nil : names
    }

    /// Adds an action for a set of events. It replaces an action with the same identifier (CT-13).
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, controlEvents) }

    /// Removes an action for a set of events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(identifiedBy: action.identifier, controlEvents)
    }

    /// Removes the action with an identifier for a set of events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(identifiedBy: actionIdentifier, controlEvents)
    }

    /// The targets of all actions, as far as they are `Hashable`, which all views and view controllers are.
    open var allTargets: Set<AnyHashable> { actions.targets }

    /// The events that have at least one action.
    open var allControlEvents: Event { actions.events }

    /// Calls `iterator` with each registration: an action, or a target and its selector. Setting the last argument to
    /// `true` stops the enumeration.
    open func enumerateEventHandlers(
        _ iterator: (_ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool) -> Void
    ) { actions.enumerate(iterator) }

    /// Sends one action. Overrides call `super` once to send it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs one action. Overrides call `super` once to perform it.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Sends the actions for a set of events, as if the events had occurred.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    /// Triggers the primary action of the control, as user input does.
    open func performPrimaryAction() {
        if !presentPrimaryMenu(opener: .code) { sendActions(for: .primaryActionTriggered) }
    }

    /// Sends `.valueChanged`, then `.primaryActionTriggered` after the user changed the value (CT-14). Programmatic
    /// changes do not call it (CT-16).
    package func sendValueChanged(with event: UIEvent?) {
        sendActions(for: .valueChanged, with: event)
        sendActions(for: .primaryActionTriggered, with: event)
    }

    /// Sends the actions for a set of events, in the order of registration, with the event that caused them.
    package func sendActions(for controlEvents: Event, with event: UIEvent?) {
        // Iterate over a copy: an action may change the registrations.
        for registration in actions.matching(controlEvents) {
            switch registration.handler {
            case .target(let target, let selector):
                // The target may have been deallocated by an earlier action; the responder chain is no substitute for
                // it.
                if let object = target.object { sendAction(selector, to: object, for: event) }
            case .responder(let selector): sendAction(selector, to: nil, for: event)
            case .action(let action): sendAction(action)
            }
        }
    }
}
