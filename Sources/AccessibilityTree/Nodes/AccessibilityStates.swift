/// The states of an element.
///
/// The bits are those of AT-SPI, which takes them as they are.
package struct AccessibilityStates: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { self.init(rawValue: 1 << bit) }

    /// The window has keyboard focus.
    package static let active = AccessibilityStates(bit: 1)
    /// The element is working; its contents will change.
    package static let busy = AccessibilityStates(bit: 3)
    package static let checked = AccessibilityStates(bit: 4)
    package static let collapsed = AccessibilityStates(bit: 5)
    /// The element no longer exists.
    package static let defunct = AccessibilityStates(bit: 6)
    /// The user can edit the text.
    package static let editable = AccessibilityStates(bit: 7)
    package static let enabled = AccessibilityStates(bit: 8)
    package static let expandable = AccessibilityStates(bit: 9)
    package static let expanded = AccessibilityStates(bit: 10)
    package static let focusable = AccessibilityStates(bit: 11)
    /// The element has keyboard focus. At most one element of an application has this state.
    package static let focused = AccessibilityStates(bit: 12)
    package static let horizontal = AccessibilityStates(bit: 14)
    package static let iconified = AccessibilityStates(bit: 15)
    package static let modal = AccessibilityStates(bit: 16)
    package static let multiline = AccessibilityStates(bit: 17)
    package static let multiselectable = AccessibilityStates(bit: 18)
    package static let pressed = AccessibilityStates(bit: 20)
    package static let resizable = AccessibilityStates(bit: 21)
    package static let selectable = AccessibilityStates(bit: 22)
    package static let selected = AccessibilityStates(bit: 23)
    /// The element reacts to the user.
    package static let sensitive = AccessibilityStates(bit: 24)
    /// The element is visible, not clipped away, and its window is on the screen.
    package static let showing = AccessibilityStates(bit: 25)
    package static let singleLine = AccessibilityStates(bit: 26)
    package static let vertical = AccessibilityStates(bit: 29)
    /// The element is not hidden, and is in a window.
    package static let visible = AccessibilityStates(bit: 30)
    /// A checkbox is neither checked nor unchecked; the duration of the progress is unknown.
    package static let indeterminate = AccessibilityStates(bit: 32)
    package static let required = AccessibilityStates(bit: 33)
    package static let animated = AccessibilityStates(bit: 35)
    package static let invalidEntry = AccessibilityStates(bit: 36)
    package static let selectableText = AccessibilityStates(bit: 38)
    /// The button that the Return key presses.
    package static let isDefault = AccessibilityStates(bit: 39)
    package static let visited = AccessibilityStates(bit: 40)
    package static let checkable = AccessibilityStates(bit: 41)
    package static let hasPopup = AccessibilityStates(bit: 42)
    package static let readOnly = AccessibilityStates(bit: 43)
}
