/// A key, from the moment it goes down until it goes up: one object, changed in place. A held key is one press; its
/// repeats serve text and key commands only (KY-06).
@preconcurrency @MainActor open class UIPress: NSObject {
    /// What a press is doing.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began = 0
        /// Its force changed. Keyboards do not tell, so no press here is in this phase.
        case changed = 1
        /// Held, but unchanged in this event.
        case stationary = 2
        /// The key went up.
        case ended = 3
        /// The key was taken away, as when the window lost the keys.
        case cancelled = 4
    }

    /// The button of a remote control that a press stands for. Most keys of a keyboard stand for none.
    public enum PressType: Int, Sendable {
        /// The arrow up.
        case upArrow = 0
        /// The arrow down.
        case downArrow = 1
        /// The arrow to the left.
        case leftArrow = 2
        /// The arrow to the right.
        case rightArrow = 3
        /// The button that chooses; Return and Enter.
        case select = 4
        /// The button that leads back; Escape and the menu key.
        case menu = 5
        /// The button that plays and pauses; the media keys for that.
        case playPause = 6
        /// The button for a page up.
        case pageUp = 30
        /// The button for a page down.
        case pageDown = 31
        /// The button for numbers.
        case tvRemoteOneTwoThree = 32
        /// The button for colours.
        case tvRemoteFourColors = 33
    }

    /// What the press is doing in the event that is being delivered.
    open package(set) var phase: Phase = .began

    /// The remote control's button that the key corresponds to; nil for the other keys.
    open package(set) var type: PressType?

    /// When the press last changed: seconds since the system started.
    open package(set) var timestamp: TimeInterval = 0

    /// How hard the key is pressed, 0…1: 1 while down, since keyboards do not tell.
    open package(set) var force: CGFloat = 0

    /// The key of a keyboard; nil for presses from elsewhere (KY-03).
    open package(set) var key: UIKey?

    /// The window the press goes to.
    open package(set) var window: UIWindow?

    /// Who receives the press: who was focused, or else first responder, when the key went down.
    open package(set) var responder: UIResponder?

    /// The recognizers that hear of the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// What the press began after no responder took it.
    var fallback: PressFallback?
    var recognizers: [UIGestureRecognizer] = []
    /// Who typed with it.
    weak var typist: UIResponder?
    /// Whether a recognizer has it.
    var isTaken = false
    /// Whether the responder heard of its beginning and is owed an end.
    var isOwed = false

    /// Creates a press of no key, in no event. Tests subclass presses and override what they need.
    @preconcurrency @MainActor public override init() { super.init() }
}
