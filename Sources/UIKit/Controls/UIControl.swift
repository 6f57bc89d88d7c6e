/// A view that sends actions when a person uses it.
///
/// It follows one touch from the moment it comes down in it; the tracking methods are called from the touch methods
/// (CT-03). Subclasses override the tracking methods, or ``sendAction(_:to:for:)`` and ``sendAction(_:)`` to see every
/// action.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var actions = ControlActions()
    private var stateBits: State = []
    // The one touch that is followed.
    private weak var trackedTouch: UITouch?
    // The key that will trigger the control when it goes up.
    var triggerPress: UIPress?
    var focusRing: FocusRing?
    var menuState = MenuState()

    /// A control with a frame in its superview's coordinates.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control that does `primaryAction` when it is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: State

    /// Whether the control works. A disabled one still swallows its touches, but follows none (HT-17).
    open var isEnabled: Bool {
        get { !stateBits.contains(.disabled) }
        set {
            setState(.disabled, !newValue)
            guard !newValue else { return }
            giveUpTracking(with: nil)
            if isFirstResponder { resignFirstResponder() }
        }
    }

    /// Whether the control is chosen. Never changed by `UIControl` itself (CT-10).
    open var isSelected: Bool {
        get { stateBits.contains(.selected) }
        set { setState(.selected, newValue) }
    }

    /// Whether a touch or a key is about to trigger the control (CT-09).
    open var isHighlighted: Bool {
        get { stateBits.contains(.highlighted) }
        set { setState(.highlighted, newValue) }
    }

    /// How the control is at the moment.
    open var state: State { stateBits }

    /// Whether a touch is being followed.
    open private(set) var isTracking = false

    /// Whether the followed touch is inside, or not far outside (CT-07).
    open private(set) var isTouchInside = false

    /// Whether the pointer is over the control.
    package private(set) var isPointerInside = false

    /// Where the content stands. Centred unless set.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where the content stands. Centred unless set.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The state changed: subclasses show it. Called once for each change.
    package func stateDidChange(from old: State) {
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func setState(_ bit: State, _ value: Bool) {
        let old = stateBits
        if value { stateBits.insert(bit) } else { stateBits.remove(bit) }
        if stateBits != old { stateDidChange(from: old) }
        if bit == .focused { updateFocusRing() }
    }

    func pointerDidEnter() { setPointerInside(true) }

    func pointerDidLeave() {
        pointerDidMove(to: nil)
        setPointerInside(false)
    }

    /// The pointer, with no button down, is at a point of the control; nil when it leaves. For controls with parts.
    package func pointerDidMove(to point: CGPoint?) {}

    private func setPointerInside(_ value: Bool) {
        guard isPointerInside != value else { return }
        isPointerInside = value
        stateDidChange(from: stateBits)
    }

    // MARK: Gestures

    /// What a person does with one finger in the control that recognizers of views around it may not take (GR-40).
    /// Nothing for a plain control (GR-43).
    package var ownGestures: OwnGestures { [] }

    /// Whether a recognizer may have touches of the control: those attached to it always may (GR-42).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keeps(gestureRecognizer)
    }

    // MARK: Keyboard

    /// Whether the control can have the keys: while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the control shows that it has the keys: it got them by the keyboard, or was used with a key.
    open override var isFocused: Bool { stateBits.contains(.focused) }

    /// Whether Tab stops here though there are others in the control that it stops at. For text fields with buttons.
    package var isFocusStopBesideOthers: Bool { false }

    /// Whether a press of a pointer or finger gives the control the keys. Those of a control that takes text are its
    /// own business.
    package var takesKeysWhenPressed: Bool { true }

    /// Whether another control takes the keys from this one when it is pressed. Controls that take text keep them, as
    /// on iOS: pressing a button does not end editing, and actions without a target find the text.
    package var yieldsKeysToPressedControls: Bool { true }

    /// Whether Space and Return trigger the control, as a tap does.
    package var isTriggeredByKeys: Bool { true }

    /// Whether the arrows, Home, End, Page Up and Page Down mean something to the control.
    package var usesArrowKeys: Bool { false }

    package override func takesKeyBeforeCommands(_ key: UIKey) -> Bool {
        uses(key) || super.takesKeyBeforeCommands(key)
    }

    /// Does what a key means to the control, beside Space and Return. Called for its repeats too.
    ///
    /// - Returns: whether it means anything.
    package func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool { false }

    /// Where the ring of the keyboard goes: around this rectangle, in the control's coordinates, with corners of a
    /// radius.
    package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, layer.cornerRadius > 0 ? layer.cornerRadius : min(ControlStyle.cornerRadius, bounds.height / 2))
    }

    override func focusDidChange() {
        setState(.focused, window?.focus.shown === self)
    }

    /// The control is not first responder any more.
    func keysDidLeave() { if let triggerPress { cancelTrigger(triggerPress, with: nil) } }

    /// Uses the keys that mean something to the control, and passes on the others. Overrides call `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !beginKey($0, with: event) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// Triggers the control if its key was let go, and passes on other keys. Overrides call `super`.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !endTrigger($0, with: event) }
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }

    /// Gives up the key that would have triggered the control, and passes on others. Overrides call `super`.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !cancelTrigger($0, with: event) }
        if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
    }

    package override func pressRepeated(_ press: UIPress, key: UIKey) {
        if !repeatKey(press, key) { super.pressRepeated(press, key: key) }
    }

    /// Places what belongs to the control. Overrides call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        focusRing?.place(around: self)
    }

    /// Shows the new colour. Overrides call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        focusRing?.place(around: self)
        setNeedsDisplay()
    }

    /// Shows the ring in the new colour. Overrides call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        focusRing?.place(around: self)
    }

    // MARK: Accessibility

    package override var standardIsAccessibilityElement: Bool { true }

    package override var standardAccessibilityTraits: UIAccessibilityTraits {
        var traits = controlTraits
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    /// What kind of control it is.
    package var controlTraits: UIAccessibilityTraits { .none }

    /// Triggers the control as a tap would. False if it is disabled.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled, isTriggeredByKeys else { return false }
        if presentPrimaryMenu(opener: .key) { return true }
        sendActions(for: .touchUpInside)
        didTrigger(with: nil)
        return true
    }

    // MARK: Menus

    /// Shows the control's menu; nil unless ``isContextMenuInteractionEnabled``.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuState.interaction }

    /// Whether the control has a context menu: what it answers to
    /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)``. False unless set.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuState.interaction != nil }
        set { setMenuEnabled(newValue) }
    }

    /// Whether the menu is shown as soon as the control is touched, in place of what it does otherwise (CT-15). False
    /// unless set.
    open var showsMenuAsPrimaryAction: Bool {
        get { menuState.isPrimary }
        set { menuState.isPrimary = newValue }
    }

    /// Where the top-left corner of the menu goes, in the control's coordinates: below its own unless overridden.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.minX, y: bounds.maxY + UIControl.menuGap)
    }

    /// Whether the menu hangs from the control, wherever it was asked for.
    package var hangsMenu: Bool { showsMenuAsPrimaryAction }

    /// Something in the menu was chosen, and will be done next.
    func menuDidChoose(_ leaf: any UIMenuLeaf) {}

    /// The control's menu: none unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The control's menu is about to be shown. Does nothing here.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The control's menu is about to go. Does nothing here.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Tracking

    /// A touch came down in the control.
    ///
    /// - Returns: whether to follow it; true unless overridden.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The followed touch moved.
    ///
    /// - Returns: whether to go on following it; true unless overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The followed touch was lifted. Does nothing here.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Following the touch was given up: the touch was cancelled, or the control disabled (then `event` is nil). Does
    /// nothing here.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to follow a touch (CT-03). Overrides call `super`, unless the control is not to track; so do those of the
    /// other three.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first, UIControl.triggers(touch, event) else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = true
        let isWanted = beginTracking(touch, with: event)
        guard follows(touch) else { return }
        guard isWanted else {
            // A touch that is not followed has no further events (CT-04).
            stopTracking()
            return
        }
        isHighlighted = true
        takeKeysAfterPress()
        sendActions(for: .touchDown, with: event)
        if follows(touch), presentPrimaryMenu(opener: touch.type == .indirectPointer ? .pointer : .finger) { return }
        if touch.tapCount > 1, follows(touch) { sendActions(for: .touchDownRepeat, with: event) }
    }

    /// Goes on with the touch that is followed (CT-03, CT-08).
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

    /// Ends following the touch, and triggers the control if it is inside (CT-03).
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

    /// Gives up following the touch (CT-03).
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        giveUpTracking(with: event)
    }

    /// The control was triggered by a touch or a key, after `.touchUpInside`. Buttons send their primary action.
    package func didTrigger(with event: UIEvent?) {}

    /// Whether the touch is still followed, after app code that may have disabled or removed the control.
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

    /// Whether a touch is inside, or so near outside that it counts as inside.
    private func isNear(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        if self.point(inside: point, with: event) { return true }
        let slop = InputThresholds.current.controlSlop(for: touch.type)
        return slop > 0 && bounds.insetBy(dx: -slop, dy: -slop).contains(point)
    }

    /// Fingers trigger controls, and so does the primary button of a pointer; the others are for menus.
    private static func triggers(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        touch.type != .indirectPointer || event == nil || event?.buttonMask.contains(.primary) == true
    }

    // MARK: Targets and actions

    /// Calls `action` on `target` when one of the events happens. The target is not retained; without one the action
    /// goes to the first in the responder chain that can perform it (CT-11).
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(target.map { $0 as AnyObject }, action, controlEvents)
    }

    /// Ends calling `action` on `target` for the events. Nil stands for every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(target.map { $0 as AnyObject }, action, controlEvents)
    }

    /// Returns the names of the selectors that are performed on `target`, or along the responder chain if that is nil, when
    /// an event happens; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = actions.names(for: target.map { $0 as AnyObject }, controlEvent)
        return names.isEmpty ? nil : names
    }

    /// Performs `action` when one of the events happens. An action of the same identifier is replaced (CT-13).
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, controlEvents) }

    /// Ends performing `action` for the events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(identifiedBy: action.identifier, controlEvents)
    }

    /// Ends performing the action of that identifier for the events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(identifiedBy: actionIdentifier, controlEvents)
    }

    /// The objects that actions are sent to, of those that are `Hashable`, as all views and controllers are.
    open var allTargets: Set<AnyHashable> { actions.targets }

    /// The events that something happens for.
    open var allControlEvents: Event { actions.events }

    /// Calls `iterator` for each registration as it is now: an action, or a target and its selector; setting the last
    /// argument to true ends it.
    open func enumerateEventHandlers(
        _ iterator: (_ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool) -> Void
    ) { actions.enumerate(iterator) }

    /// Sends one action. Overrides that want it sent call `super` once.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs one action. Overrides that want it performed call `super` once.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Does what is registered for the events, as if they had happened.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    /// Triggers the control's primary action, as a person would.
    open func performPrimaryAction() {
        if !presentPrimaryMenu(opener: .code) { sendActions(for: .primaryActionTriggered) }
    }

    /// Tells that the person changed the value: `.valueChanged`, then `.primaryActionTriggered` (CT-14). Changes by
    /// code are not told (CT-16).
    package func sendValueChanged(with event: UIEvent?) {
        sendActions(for: .valueChanged, with: event)
        sendActions(for: .primaryActionTriggered, with: event)
    }

    /// Does what is registered for the events, in the order of registration, with the event that caused them.
    package func sendActions(for controlEvents: Event, with event: UIEvent?) {
        // As registered now: a handler may change the registrations.
        for registration in actions.matching(controlEvents) {
            switch registration.handler {
            case .target(let target, let selector):
                // One that went while the others were told is not to be looked for in the responder chain.
                if let object = target.object { sendAction(selector, to: object, for: event) }
            case .responder(let selector): sendAction(selector, to: nil, for: event)
            case .action(let action): sendAction(action)
            }
        }
    }
}
