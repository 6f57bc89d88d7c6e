import DisplayServer
import QuartzCore

/// Watches the touches in a view, and in all views inside it, for one kind of gesture.
///
/// A recognizer sees touches before the view does. The window's arbiter decides which of several recognizers may have
/// them, and what the view hears of touches that a recognizer took. Subclasses override the touch methods and set
/// ``state``; the override points need no further import here.
///
/// What actions find in ``state`` is what they are sent for. They are sent at the end of the delivery that changed the
/// state, before the next event (GR-04).
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociatedObjectsHolder {
    /// A recognizer that calls `action` on `target` when its state changes. The target is not retained. An action
    /// without a target goes to the first in the responder chain that can perform it.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { actions.add(target.map { $0 as AnyObject }, action) }
    }

    /// A recognizer that calls nobody yet.
    public convenience override init() { self.init(target: nil, action: nil) }

    // MARK: State

    /// What the recognizer has made of the touches. Subclasses set it: what cannot follow the present state is ignored,
    /// and leaving `.possible` may take effect later, or not at all, as other recognizers decide.
    open var state: State {
        get { presentedState ?? rawState }
        set { arbiter.request(newValue, from: self) }
    }

    /// The state itself. Only the arbiter changes it.
    var rawState = State.possible
    /// The state an action is being sent for, which may be past already.
    var presentedState: State?
    var attempt = GestureAttempt()
    package final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// The view it is attached to, which retains it, and clears this before it goes away.
    open internal(set) unowned(unsafe) var view: UIView?

    /// Takes part in decisions. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether it receives anything. A gesture that goes on when this becomes false is cancelled (GR-07).
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { arbiter.giveUp(self) } }
    }

    /// A name for debugging.
    open var name: String?

    // MARK: What the view hears

    /// Whether the view loses the touches when the gesture is recognized. True unless set otherwise (GR-20).
    open var cancelsTouchesInView = true

    /// Whether the view hears of touches only once the recognizer has failed. False unless set (GR-21).
    open var delaysTouchesBegan = false

    /// Whether the view hears of the end of touches only once the recognizer has decided. True unless set otherwise
    /// (GR-22).
    open var delaysTouchesEnded = true

    // MARK: What it receives

    /// The kinds of touches it receives, as raw values of `UITouch.TouchType`. All at first.
    open var allowedTouchTypes: [NSNumber] {
        get { (0..<8).filter { touchTypeMask & (1 << $0) != 0 }.map { NSNumber(value: $0) } }
        set { touchTypeMask = newValue.reduce(0) { 0..<8 ~= $1.intValue ? $0 | 1 << UInt8($1.intValue) : $0 } }
    }
    fileprivate var touchTypeMask: UInt8 = 0b1111

    /// The kinds of presses it receives, as raw values of `UIPress.PressType`. Only `select` at first.
    open var allowedPressTypes: [NSNumber] = [NSNumber(value: UIPress.PressType.select.rawValue)] {
        didSet { choosesPresses = true }
    }
    /// Whether the app has said which presses it wants.
    private(set) var choosesPresses = false

    /// Whether touches of another kind than the first are left out. True unless set otherwise (GR-16).
    open var requiresExclusiveTouchType = true

    /// The modifier keys that were held at the last event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The buttons of the pointer that were down at the last event; the one that was let go included.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    // MARK: Where

    /// How many touches it is about. 0 for gestures of a touchpad and for scrolling.
    open var numberOfTouches: Int { attempt.downCount }

    /// The middle of its touches in a view's coordinates, or the window's for nil; where it was last when there are
    /// none (GR-50).
    open func location(in view: UIView?) -> CGPoint { convert(fromScene: sceneLocation, to: view) }

    /// Where one of its touches is. `touchIndex` counts from 0 in the order they came down and must be less than
    /// ``numberOfTouches``.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        var index = 0
        for touch in attempt.touches where !touch.isLifted {
            if index == touchIndex { return touch.location(in: view) }
            index += 1
        }
        preconditionFailure("touch \(touchIndex) of \(index) was asked for: compare with numberOfTouches first")
    }

    // MARK: Targets

    var actions = GestureActions()

    /// Calls `action` on `target` too. A pair that is there already is not added again.
    open func addTarget(_ target: Any, action: Selector) { actions.add(target as AnyObject, action) }

    /// Ends calling `action` on `target`. Nil stands for every action, or every target.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.remove(target.map { $0 as AnyObject }, action)
    }

    // MARK: Other recognizers

    /// Waits, with a gesture that was found, until `otherGestureRecognizer` has failed; fails if that recognizes
    /// (GR-34). Recognizers that are about other touches are not waited for.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self, !requiresStatically(otherGestureRecognizer) else { return }
        failureRequirements.removeAll { $0.object == nil }
        failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
        GestureDiagnostics.reportCycle(closedBy: self, to: otherGestureRecognizer)
    }

    struct WeakRecognizer {
        private(set) weak var object: UIGestureRecognizer?
        init(_ object: UIGestureRecognizer) { self.object = object }
    }
    private(set) var failureRequirements: [WeakRecognizer] = []

    func requiresStatically(_ other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.object === other }
    }

    // MARK: For subclasses

    /// Whether this recognizer, having recognized, makes the other fail. True unless overridden (GR-32).
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the other, having recognized, makes this one fail. True unless overridden (GR-32).
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer waits until the other has failed. False unless overridden (GR-35).
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the other waits until this recognizer has failed. False unless overridden (GR-35).
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether it hears of what begins with this event. Asks the delegate unless overridden.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// The attempt is over: forget what belongs to it. ``state`` still says how it ended. Do not call it. Overrides
    /// call `super`.
    open func reset() {}

    /// Leaves a touch to the view: this recognizer hears no more of it, and does not take it from the view when it
    /// recognizes (GR-15).
    open func ignore(_ touch: UITouch, for event: UIEvent) { arbiter.ignore(touch, by: self) }

    /// Leaves a press to the responders.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { arbiter.ignore(button, by: self) }

    /// Touches came down in the view or in a view inside it. Does nothing here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches moved. Does nothing here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches were lifted. Does nothing here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches were taken away. Does nothing here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Never called here, since nothing is estimated (TE-09); it exists so that overrides written for iOS compile.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Keys went down whose press types are allowed. Does nothing here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// The force of presses changed. Does nothing here.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Keys went up. Does nothing here.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Keys were taken away. Does nothing here.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: For the toolkit's own recognizers

    /// Whether it takes part in the contest for touches. Hovering does not.
    package var competes: Bool { true }

    /// Whether it goes on waiting, undecided, though all its touches were lifted.
    package var waitsForMoreTouches: Bool { false }

    /// Whether a touch that comes down may belong to what it is waiting to go on with.
    package func canContinue(with touch: UITouch) -> Bool { true }

    /// Whether it hears of another touch that comes down.
    package var acceptsMoreTouches: Bool { true }

    /// Whether it hears of presses.
    package var takesPresses: Bool { true }

    /// Whether events without touches concern it.
    package func accepts(_ event: UIEvent) -> Bool { false }

    /// Something without touches that it accepted began, went on or ended. An event that ends a sequence on its own
    /// account is nil.
    package func sequenceDidChange(_ phase: UITouch.Phase, with event: UIEvent?) {}

    /// Where it is, in points of the scene.
    package var sceneLocation: CGPoint { attempt.centroid ?? attempt.lastLocation }
}

extension UIGestureRecognizer {
    /// Who decides about it: the arbiter of its window, or one for all that are in no window.
    var arbiter: GestureArbiter { view?.windowStorage?.gestureArbiter ?? .outsideOfWindows }

    /// Time, for those that measure it; nil outside of a window.
    package var scheduler: Scheduler? { view?.windowStorage?.windowScene?.server.scheduler }

    func allows(_ type: UITouch.TouchType) -> Bool { touchTypeMask & (1 << UInt8(type.rawValue)) != 0 }

    func allows(_ press: UIPress) -> Bool {
        guard let type = press.type else { return false }
        return allowedPressTypes.contains { $0.intValue == type.rawValue }
    }

    /// A point of the scene in a view's coordinates, or the window's for nil.
    package func convert(fromScene point: CGPoint, to target: UIView?) -> CGPoint {
        guard let window = view?.windowStorage ?? target?.windowStorage else { return point }
        let inWindow = window.convertFromScene(point)
        guard let target, target !== window else { return inWindow }
        return target.convert(inWindow, from: target.windowStorage === window ? window : nil)
    }

    /// A point of a view, or the window for nil, in points of the scene.
    package func convertToScene(_ point: CGPoint, from source: UIView?) -> CGPoint {
        guard let window = view?.windowStorage ?? source?.windowStorage else { return point }
        guard let source, source !== window else { return window.convertToScene(point) }
        return window.convertToScene(source.convert(point, to: source.windowStorage === window ? window : nil))
    }
}
