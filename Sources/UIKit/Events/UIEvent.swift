import DisplayServer

/// Something that happened: touches, keys, the pointer, scrolling.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// What kind of event it is.
    public enum EventType: Int, Sendable {
        /// Fingers, pens, and pointers with a button down.
        case touches = 0
        /// A shake.
        case motion = 1
        /// A media key, or a remote control.
        case remoteControl = 2
        /// Keys.
        case presses = 3
        /// A wheel, or scrolling on a touchpad.
        case scroll = 10
        /// A pointer with no button down (TE-14).
        case hover = 11
        /// Pinching and turning on a touchpad (TE-15).
        case transform = 14
    }

    /// A closer description of motion and remote-control events.
    public enum EventSubtype: Int, Sendable {
        /// Nothing in particular.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play, or pause if it plays.
        case remoteControlTogglePlayPause = 103
        /// The next track.
        case remoteControlNextTrack = 104
        /// The track before.
        case remoteControlPreviousTrack = 105
        /// Rewinding begins.
        case remoteControlBeginSeekingBackward = 106
        /// Rewinding ends.
        case remoteControlEndSeekingBackward = 107
        /// Winding forwards begins.
        case remoteControlBeginSeekingForward = 108
        /// Winding forwards ends.
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The buttons as bits: the first has the value 1.
        public let rawValue: Int
        /// The buttons of these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The left button, for most people.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The right button, for most people.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button of a number, counted from 1. Numbers that do not exist give an empty mask.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            1...62 ~= buttonNumber ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    /// What kind of event this is.
    open var type: EventType { eventType }

    /// A closer description; `.none` for touches, keys and the pointer.
    open var subtype: EventSubtype { eventSubtype }

    /// When it happened: seconds since the system started.
    open var timestamp: TimeInterval { eventTimestamp }

    /// The buttons of the pointer that are down.
    open var buttonMask: ButtonMask { buttons }

    /// The modifier keys that are down.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// Every touch of the event, in all windows and views, those that did not change included (TE-04). Nil for events
    /// that have no touches.
    open var allTouches: Set<UITouch>? { nil }

    /// The touches that `window` receives.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

    /// The touches that `view` receives: those that began in it.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    /// The touches that `gesture` hears of, those in views inside its own included (TE-06).
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { gesture.isAbout($0) }
    }

    /// Every sample of `touch` since the last delivery, oldest first; the last says what the touch says. Nil if the
    /// touch is not in this event (TE-07).
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }

    /// Where `touch` may be in the near future: nothing is predicted here. Nil if the touch is not in this event
    /// (TE-08).
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

    package var eventType: EventType
    package var eventSubtype = EventSubtype.none
    package var eventTimestamp: TimeInterval
    package var buttons: ButtonMask = []
    package var modifiers: UIKeyModifierFlags = []

    /// Creates an event of the type ``EventType/touches`` without touches. Tests subclass events and override what they
    /// need.
    @preconcurrency @MainActor public override init() {
        eventType = .touches
        eventTimestamp = 0
        super.init()
    }

    /// - Parameter timestamp: seconds since the system started.
    package init(type: EventType, timestamp: TimeInterval) {
        eventType = type
        eventTimestamp = timestamp
        super.init()
    }
}
