extension UIControl {
    /// The state of a control (CT-01).
    ///
    /// ```swift
    /// button.setTitle("Record", for: .normal)
    /// button.setTitle("Stop", for: .selected)
    /// button.setTitleColor(.systemRed, for: [.selected, .highlighted])
    /// if button.state.contains(.disabled) {
    ///     button.alpha = 0.5
    /// }
    /// ```
    ///
    /// A control without any other state is ``normal``, the empty set. Several states can apply at the same time. A
    /// control sets its own state; apps change ``UIControl/isEnabled``, ``UIControl/isSelected`` and
    /// ``UIControl/isHighlighted``.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the states.
        public let rawValue: UInt
        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The state without any other state.
        public static let normal: State = []
        /// A touch that would trigger the control is inside it, or a key that would trigger it is held.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled: ``UIControl/isEnabled`` is `false`.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected: ``UIControl/isSelected`` is `true`.
        public static let selected = State(rawValue: 1 << 2)
        /// The control indicates keyboard focus: ``UIControl/isFocused`` is `true`.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits available to apps.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits reserved for the toolkit.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The events of a control (CT-02).
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the events.
        public let rawValue: UInt
        /// Creates a set of events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch began in the control, or a key that triggers the control was pressed.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch began that is the second or a later tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved and is inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved and is outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moved back inside; ``touchDragInside`` follows (CT-08).
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moved outside; ``touchDragOutside`` follows (CT-08). Touches of fingers count as outside only
        /// beyond some distance (CT-07).
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ended inside the control, or the key that triggers the control was released.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ended outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch or key press was canceled, by the system or because the control was disabled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value. Programmatic changes do not send this event (CT-16).
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control: follows ``touchUpInside`` of buttons, and ``valueChanged`` (CT-14).
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of the control is about to open (CT-15).
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The user began to edit the text of the control.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of the text ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// The bits available to apps.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits reserved for the toolkit.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events, including those of apps and of the toolkit.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The horizontal alignment of content in a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centered.
        case center = 0
        /// Aligned to the left edge.
        case left = 1
        /// Aligned to the right edge.
        case right = 2
        /// Aligned to the leading edge; the title of a button without a configuration fills the available width.
        case fill = 3
        /// Aligned to the leading edge: the left edge, or the right one in right-to-left interfaces.
        case leading = 4
        /// Aligned to the trailing edge: the right edge, or the left one in right-to-left interfaces.
        case trailing = 5
    }

    /// The vertical alignment of content in a control.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centered.
        case center = 0
        /// Aligned to the top edge.
        case top = 1
        /// Aligned to the bottom edge.
        case bottom = 2
        /// Aligned to the top edge; title and image of a button without a configuration fill the available height.
        case fill = 3
    }
}
