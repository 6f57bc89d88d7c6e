import DisplayServer

/// An object that describes user input, such as touches, key presses, pointer movement or scrolling.
///
/// ```swift
/// override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
///     guard let touch = touches.first, let samples = event?.coalescedTouches(for: touch) else { return }
///     for sample in samples {
///         print(sample.location(in: view), event?.modifierFlags.contains(.shift) ?? false)
///     }
/// }
/// ```
///
/// Times are in seconds since system startup. ``buttonMask`` contains the pointer buttons and ``modifierFlags`` the
/// modifier keys that are down. ``allTouches`` is nil for events without touches. Touches are not predicted:
/// ``predictedTouches(for:)`` returns an empty array.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The types of events.
    public enum EventType: Int, Sendable {
        /// Touches of fingers, pens, and pointers with a button down.
        case touches = 0
        /// A shake of the device.
        case motion = 1
        /// A media key or a remote control.
        case remoteControl = 2
        /// Key presses.
        case presses = 3
        /// Scrolling with a wheel or a touchpad.
        case scroll = 10
        /// Movement of a pointer with no button down (TE-14).
        case hover = 11
        /// A pinch or rotation on a touchpad (TE-15).
        case transform = 14
    }

    /// The subtypes of motion and remote-control events.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// The command to play.
        case remoteControlPlay = 100
        /// The command to pause.
        case remoteControlPause = 101
        /// The command to stop.
        case remoteControlStop = 102
        /// The command to toggle between play and pause.
        case remoteControlTogglePlayPause = 103
        /// The command to skip to the next track.
        case remoteControlNextTrack = 104
        /// The command to return to the previous track.
        case remoteControlPreviousTrack = 105
        /// The start of seeking backward.
        case remoteControlBeginSeekingBackward = 106
        /// The end of seeking backward.
        case remoteControlEndSeekingBackward = 107
        /// The start of seeking forward.
        case remoteControlBeginSeekingForward = 108
        /// The end of seeking forward.
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bit mask. The first button has the value 1.
        public let rawValue: Int
        /// Creates a mask from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The primary button, which is usually the left one.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The secondary button, which is usually the right one.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// Returns the mask of a button number, counted from 1. The mask is empty for a number outside 1...62.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            1...62 ~= buttonNumber ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    /// The type of the event.
    open var type: EventType { eventType }

    /// The subtype of the event; `.none` for touches, presses and pointer events.
    open var subtype: EventSubtype { eventSubtype }

    /// The time of the event, in seconds since system startup.
    open var timestamp: TimeInterval { eventTimestamp }

    /// The pointer buttons that are down.
    open var buttonMask: ButtonMask { buttons }

    /// The modifier keys that are down.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// All touches of the event, in all windows and views, including unchanged ones (TE-04). Nil for events without
    /// touches.
    open var allTouches: Set<UITouch>? { nil }

    /// Returns the touches in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

    /// Returns the touches that `view` receives, which are those that began in it.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    /// Returns the touches that `gesture` tracks, including those in subviews of its view (TE-06).
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { gesture.tracks($0) }
    }

    /// Returns all samples of `touch` since the last delivery, oldest first. The last sample equals the touch. Nil if
    /// the touch is not in this event (TE-07).
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }

    /// Returns an empty array, because touches are not predicted on this platform. Nil if the touch is not in this
    /// event (TE-08).
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

    /// The value of ``type``.
    package var eventType: EventType
    /// The value of ``subtype``.
    package var eventSubtype = EventSubtype.none
    /// The value of ``timestamp``, in seconds since system startup.
    package var eventTimestamp: TimeInterval
    /// The value of ``buttonMask``.
    package var buttons: ButtonMask = []
    /// The value of ``modifierFlags``.
    package var modifiers: UIKeyModifierFlags = []

    /// Sends the event to the windows that it concerns. ``UIApplication/sendEvent(_:)`` calls it. The default
    /// implementation does nothing: an event of a class of the app concerns no window.
    package func send(from application: UIApplication) {}

    /// Delivers the event to its receivers in a window. ``UIWindow/sendEvent(_:)`` calls it. The default implementation
    /// does nothing.
    package func deliver(in window: UIWindow) {}

    /// Creates an event of the type ``EventType/touches`` without touches. Tests subclass events and override
    /// properties.
    @preconcurrency @MainActor public override init() {
        eventType = .touches
        eventTimestamp = 0
        super.init()
    }

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - type: The type of the event.
    ///   - timestamp: The time of the event, in seconds since system startup.
    package init(type: EventType, timestamp: TimeInterval) {
        eventType = type
        eventTimestamp = timestamp
        super.init()
    }
}
