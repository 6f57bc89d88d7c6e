/// A key press, from key press to key release. The same object is updated in place. A held key is one press; its
/// autorepeat affects only text input, focus, key commands and the values of controls (KY-06).
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phases of a press.
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began = 0
        /// The force of the press changed. Keyboards do not report force, so no press is in this phase on this
        /// platform.
        case changed = 1
        /// The key is held and unchanged in this event.
        case stationary = 2
        /// The key was released.
        case ended = 3
        /// The press was cancelled, for example because the window lost keyboard focus.
        case cancelled = 4
    }

    /// The remote-control buttons that presses can correspond to. Most keys of a keyboard correspond to none.
    public enum PressType: Int, Sendable {
        /// The up arrow.
        case upArrow = 0
        /// The down arrow.
        case downArrow = 1
        /// The left arrow.
        case leftArrow = 2
        /// The right arrow.
        case rightArrow = 3
        /// The select button. Corresponds to Return and Enter.
        case select = 4
        /// The menu button. Corresponds to Escape and the menu key.
        case menu = 5
        /// The play/pause button. Corresponds to the media keys for playing and pausing.
        case playPause = 6
        /// The page-up button.
        case pageUp = 30
        /// The page-down button.
        case pageDown = 31
        /// The button for entering numbers.
        case tvRemoteOneTwoThree = 32
        /// The button for the color keys.
        case tvRemoteFourColors = 33
    }

    /// The current phase of the press.
    open package(set) var phase: Phase = .began

    /// The remote-control button that corresponds to the key; nil for other keys.
    open package(set) var type: PressType?

    /// The time of the last change, in seconds since system startup.
    open package(set) var timestamp: TimeInterval = 0

    /// The force of the press in 0...1. It is 1 while the key is down, because keyboards do not report force.
    open package(set) var force: CGFloat = 0

    /// The key on the keyboard; nil for presses from other sources (KY-03).
    open package(set) var key: UIKey?

    /// The window that receives the press.
    open package(set) var window: UIWindow?

    /// The responder that receives the press: the focused item or first responder at the time the key was pressed.
    open package(set) var responder: UIResponder?

    /// The gesture recognizers that receive the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The action that the press started because no responder handled it.
    var fallback: UnhandledPressAction?
    var recognizers: [UIGestureRecognizer] = []
    /// The responder that handled the text of the press.
    weak var textResponder: UIResponder?
    /// A Boolean value that indicates whether a recognizer took the press.
    var isTaken = false
    /// A Boolean value that indicates whether the responder received the beginning, and must therefore receive an end.
    var awaitsEnd = false

    /// Creates a press without a key. Tests subclass presses and override properties.
    @preconcurrency @MainActor public override init() { super.init() }
}
