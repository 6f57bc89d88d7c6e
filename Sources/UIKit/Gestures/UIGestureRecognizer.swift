import DisplayServer
import QuartzCore

/// The base class of objects that recognize gestures in a view and its subviews.
///
/// ```swift
/// final class TouchDownRecognizer: UIGestureRecognizer {
///     override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
///         state = .began
///     }
///
///     override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
///         state = .ended
///     }
/// }
/// ```
///
/// A recognizer receives touches before the view does. The arbiter of the window decides which of several recognizers
/// can use them, and whether the view receives touches that a recognizer took. Subclasses override the touch methods
/// and set ``state``; no separate import is needed for overriding. An illegal change of the state is ignored.
///
/// While an action is sent, ``state`` returns the state for which it is sent. Actions are sent at the end of the
/// delivery that changed the state, before the next event (GR-04). An action is a reference to a method or a
/// ``Selector``, because `#selector` does not exist on Linux. The target is not retained.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociatedObjectsHolder {
    /// Creates a recognizer that calls `action` on `target` when its state changes. The target is not retained. If
    /// `target` is nil, the action goes to the first object in the responder chain that can perform it.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { actions.add(target.map { $0 as AnyObject }, action) }
    }

    /// Creates a recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    // MARK: State

    /// The current state. Subclasses set it. An illegal transition is ignored, and leaving `.possible` may be delayed
    /// or rejected, depending on other recognizers.
    open var state: State {
        get { presentedState ?? rawState }
        set { arbiter.request(newValue, from: self) }
    }

    /// The actual state. Only the arbiter changes it.
    var rawState = State.possible
    /// The state for which an action is being sent, which may no longer be current.
    var presentedState: State?
    var tracking = GestureTracking()
    package final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// The view that the recognizer is attached to. The view retains the recognizer, and sets this to nil before it is
    /// deallocated.
    open internal(set) unowned(unsafe) var view: UIView?

    /// The delegate, which takes part in decisions. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A Boolean value that indicates whether the recognizer receives input. Setting it to false cancels a gesture in
    /// progress (GR-07).
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { arbiter.stopTracking(self) } }
    }

    /// A name for debugging.
    open var name: String?

    // MARK: Delivery to the view

    /// A Boolean value that indicates whether the view's touches are cancelled when the gesture is recognized. The
    /// default is true (GR-20).
    open var cancelsTouchesInView = true

    /// A Boolean value that indicates whether the view receives no touches while the recognizer is undecided. The
    /// default is false (GR-21).
    open var delaysTouchesBegan = false

    /// A Boolean value that indicates whether the view does not receive the end of touches while the recognizer is
    /// undecided. The default is true (GR-22).
    open var delaysTouchesEnded = true

    // MARK: Accepted input

    /// The accepted types of touches, as raw values of `UITouch.TouchType`. The default is all types.
    open var allowedTouchTypes: [NSNumber] {
        get { (0..<8).filter { touchTypeMask & (1 << $0) != 0 }.map { NSNumber(value: $0) } }
        set { touchTypeMask = newValue.reduce(0) { 0..<8 ~= $1.intValue ? $0 | 1 << UInt8($1.intValue) : $0 } }
    }
    fileprivate var touchTypeMask: UInt8 = 0b1111

    /// The accepted types of presses, as raw values of `UIPress.PressType`. The default is `select`.
    open var allowedPressTypes: [NSNumber] = [NSNumber(value: UIPress.PressType.select.rawValue)] {
        didSet { choosesPresses = true }
    }
    /// A Boolean value that indicates whether the app has set the accepted types of presses.
    private(set) var choosesPresses = false

    /// A Boolean value that indicates whether touches of another type than the first are ignored. The default is true
    /// (GR-16).
    open var requiresExclusiveTouchType = true

    /// The modifier keys that were held during the last event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The pointer buttons that were down during the last event, including one that was released by it.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    // MARK: Location

    /// The number of touches that the recognizer tracks. It is 0 for touchpad gestures and scrolling.
    open var numberOfTouches: Int { tracking.downCount }

    /// Returns the centroid of the tracked touches in a view's coordinate space, or the window's for nil. Without
    /// touches, it is the last known location (GR-50).
    open func location(in view: UIView?) -> CGPoint { convert(fromScene: sceneLocation, to: view) }

    /// Returns the location of one of the tracked touches.
    ///
    /// - Parameters:
    ///   - touchIndex: The index of the touch in the order in which the touches began. It must be less than
    ///     ``numberOfTouches``.
    ///   - view: The view in whose coordinate space to return the location; nil for the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        var index = 0
        for touch in tracking.touches where !touch.isLifted {
            if index == touchIndex { return touch.location(in: view) }
            index += 1
        }
        preconditionFailure("touchIndex \(touchIndex) is out of range: it must be less than numberOfTouches (\(index))")
    }

    // MARK: Targets

    var actions = GestureActions()

    /// Adds a target and an action. Adding the same pair again has no effect.
    open func addTarget(_ target: Any, action: Selector) { actions.add(target as AnyObject, action) }

    /// Removes targets and actions. Nil matches every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.remove(target.map { $0 as AnyObject }, action)
    }

    // MARK: Relations to other recognizers

    /// Delays recognition until `otherGestureRecognizer` has failed. If that recognizer succeeds, this one fails
    /// (GR-34). Only recognizers that track a common touch are considered.
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

    /// Returns a Boolean value that indicates whether recognition of this gesture makes the other recognizer fail. The
    /// default is true (GR-32).
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value that indicates whether recognition of the other gesture makes this recognizer fail. The
    /// default is true (GR-32).
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value that indicates whether this recognizer must wait for the other to fail. The default is
    /// false (GR-35).
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns a Boolean value that indicates whether the other recognizer must wait for this one to fail. The default
    /// is false (GR-35).
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns a Boolean value that indicates whether the recognizer receives the input that starts with an event. The
    /// default implementation asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Resets the recognizer's internal state when it stops tracking a gesture. ``UIGestureRecognizer/state`` still has
    /// its final value. Do not call this method. Overrides must call `super`.
    open func reset() {}

    /// Ignores a touch: the recognizer no longer tracks it, and does not cancel it in the view when it recognizes its
    /// gesture (GR-15).
    open func ignore(_ touch: UITouch, for event: UIEvent) { arbiter.ignore(touch, by: self) }

    /// Ignores a press, which is then delivered to responders.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { arbiter.ignore(button, by: self) }

    /// Tells the recognizer that touches began in the view or its subviews. The default implementation does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Tells the recognizer that touches moved. The default implementation does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Tells the recognizer that touches ended. The default implementation does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Tells the recognizer that touches were cancelled. The default implementation does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Never called, because no properties are estimated on this platform (TE-09). It exists so that overrides written
    /// for iOS compile.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Tells the recognizer that keys of the accepted press types were pressed. The default implementation does
    /// nothing.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Tells the recognizer that the force of presses changed. The default implementation does nothing.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Tells the recognizer that keys were released. The default implementation does nothing.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Tells the recognizer that presses were cancelled. The default implementation does nothing.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: For built-in recognizers

    /// A Boolean value that indicates whether the recognizer competes for touches. Hover recognizers do not.
    package var competes: Bool { true }

    /// A Boolean value that indicates whether the recognizer recognizes movement of the pointer without a pressed
    /// button.
    package var tracksHover: Bool { false }

    /// The number of taps that determines the order among the tap recognizers of a view (GR-33); nil for recognizers of
    /// other gestures.
    package var tapCountForOrder: Int? { nil }

    /// The one-finger gestures among those that a control can handle itself that the recognizer is about to recognize
    /// (GR-40).
    package var gesturesOfControls: UIControl.ExclusiveGestures { [] }

    /// A Boolean value that indicates whether the recognizer stays undecided after all its touches were lifted.
    package var waitsForMoreTouches: Bool { false }

    /// Returns a Boolean value that indicates whether a new touch can continue the gesture that the recognizer waits
    /// for.
    package func canContinue(with touch: UITouch) -> Bool { true }

    /// A Boolean value that indicates whether the recognizer accepts another touch.
    package var acceptsMoreTouches: Bool { true }

    /// A Boolean value that indicates whether the recognizer accepts presses.
    package var takesPresses: Bool { true }

    /// Returns a Boolean value that indicates whether the recognizer accepts an event without touches.
    package func accepts(_ event: UIEvent) -> Bool { false }

    /// Tells the recognizer that an accepted scroll or touchpad gesture begins, changes or ends. `event` is nil if it
    /// ends without an event.
    package func sequenceDidChange(_ phase: UITouch.Phase, with event: UIEvent?) {}

    /// The location of the gesture, in points of the scene.
    package var sceneLocation: CGPoint { tracking.centroid ?? tracking.lastLocation }
}

extension UIGestureRecognizer {
    /// The arbiter of the recognizer's window, or the shared one for recognizers outside windows.
    var arbiter: GestureArbiter { view?.windowStorage?.gestureArbiter ?? .windowless }

    /// The scheduler of the recognizer's display server; nil outside a window.
    package var scheduler: Scheduler? { view?.windowStorage?.windowScene?.server.scheduler }

    func allows(_ type: UITouch.TouchType) -> Bool { touchTypeMask & (1 << UInt8(type.rawValue)) != 0 }

    func allows(_ press: UIPress) -> Bool {
        guard let type = press.type else { return false }
        return allowedPressTypes.contains { $0.intValue == type.rawValue }
    }

    /// Converts a point from the scene to a view's coordinate space, or the window's for nil.
    package func convert(fromScene point: CGPoint, to target: UIView?) -> CGPoint {
        guard let window = view?.windowStorage ?? target?.windowStorage else { return point }
        let inWindow = window.convertFromScene(point)
        guard let target, target !== window else { return inWindow }
        return target.convert(inWindow, from: target.windowStorage === window ? window : nil)
    }

    /// Converts a point from a view's coordinate space, or the window's for nil, to the scene.
    package func convertToScene(_ point: CGPoint, from source: UIView?) -> CGPoint {
        guard let window = view?.windowStorage ?? source?.windowStorage else { return point }
        guard let source, source !== window else { return window.convertToScene(point) }
        return window.convertToScene(source.convert(point, to: source.windowStorage === window ? window : nil))
    }
}
