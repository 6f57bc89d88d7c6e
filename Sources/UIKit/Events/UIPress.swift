/// A key, from the moment it goes down until it goes up: one object, changed in place. A held key is one press; its repeats
/// serve text and key commands only (KY-06).
@MainActor public final class UIPress: NSObject {
    /// What a press is doing.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// The button of a remote control that a press stands for; a keyboard's keys that have no such meaning give their HID
    /// usage beyond these.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
        case pageUp = 30
        case pageDown = 31
        case tvRemoteOneTwoThree = 32
        case tvRemoteFourColors = 33
    }

    /// What the press is doing in the event that is being delivered.
    public package(set) var phase: Phase = .began

    /// The remote control's button that the key corresponds to; nil for the other keys.
    public package(set) var type: PressType?

    /// When the press last changed: seconds since the system started.
    public package(set) var timestamp: TimeInterval = 0

    /// How hard the key is pressed, 0…1: 1 while down, since keyboards do not tell.
    public package(set) var force: CGFloat = 0

    /// The key of a keyboard; nil for presses from elsewhere (KY-03).
    public package(set) var key: UIKey?

    /// The window the press goes to.
    public package(set) var window: UIWindow?

    /// Who receives the press: who was focused, or else first responder, when the key went down.
    public package(set) var responder: UIResponder?

    /// The recognizers that hear of the press.
    public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// What the press began after no responder took it.
    var fallback: PressFallback?
    var recognizers: [UIGestureRecognizer] = []
    /// Who typed with it.
    weak var typist: UIResponder?
    /// Whether a recognizer has it.
    var isTaken = false
    /// Whether the responder heard of its beginning and is owed an end.
    var isOwed = false

    package override init() { super.init() }
}
