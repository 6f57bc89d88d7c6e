extension UIControl {
    /// How a control is at the moment (CT-01).
    public struct State: OptionSet, Hashable, Sendable {
        /// The states as bits.
        public let rawValue: UInt
        /// The states of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// None of the others.
        public static let normal: State = []
        /// A touch that would trigger the control is in it, or a key that would is held.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control does not work: ``UIControl/isEnabled`` is false.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is chosen: ``UIControl/isSelected`` is true.
        public static let selected = State(rawValue: 1 << 2)
        /// The control shows that it has the keys: ``UIControl/isFocused`` is true.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for apps.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits for the toolkit.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// What happens in a control (CT-02).
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events as bits.
        public let rawValue: UInt
        /// The events of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch came down in the control, or a key that triggers it did.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch that is the second or a later tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved, and is inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved, and is outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came back inside; ``touchDragInside`` follows (CT-08).
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch left; ``touchDragOutside`` follows (CT-08). Fingers have some way to go before they are outside
        /// (CT-07).
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch was lifted inside, or the key that triggers the control was let go.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch, or the key, was given up: it was taken away, or the control disabled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A person changed the value. Changes by code are not told (CT-16).
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for has happened: after ``touchUpInside`` of buttons, and after ``valueChanged``
        /// (CT-14).
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to be shown (CT-15).
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A person began to edit the control's text.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A person changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The text is not edited any more.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// Bits for apps.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits for the toolkit.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events, those of apps and of the toolkit included.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Where content stands in a control, left to right.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left side.
        case left = 1
        /// At the right side.
        case right = 2
        /// At the left side; the title of a button without a configuration takes all the width there is.
        case fill = 3
        /// Where text begins: at the left side.
        case leading = 4
        /// Where text ends: at the right side.
        case trailing = 5
    }

    /// Where content stands in a control, top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the upper side.
        case top = 1
        /// At the lower side.
        case bottom = 2
        /// At the upper side; title and picture of a button without a configuration take all the height there is.
        case fill = 3
    }
}
