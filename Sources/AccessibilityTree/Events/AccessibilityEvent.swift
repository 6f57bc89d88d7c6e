/// A change of the interface that assistive technologies are notified of.
///
/// An event names the node that has changed, after the change. The receiver queries the node for the new state.
@MainActor package enum AccessibilityEvent {
    /// How urgent an announcement is.
    package enum Priority: Sendable {
        /// After what is being spoken.
        case polite
        /// Immediately.
        case assertive
    }

    /// Keyboard focus, or the position in a list, has moved to a node; nil if it is nowhere in the application. The
    /// receiver knows the node that had it before.
    case focusChanged((any AccessibilityNode)?)
    /// One state of a node has changed. The event of ``AccessibilityStates/focused`` is ``focusChanged(_:)``.
    case stateChanged(any AccessibilityNode, AccessibilityStates, isOn: Bool)

    case nameChanged(any AccessibilityNode)
    case descriptionChanged(any AccessibilityNode)
    case roleChanged(any AccessibilityNode)
    case valueChanged(any AccessibilityNode)
    case boundsChanged(any AccessibilityNode)

    /// Children of a node were added, removed or moved. The receiver finds out which.
    case childrenChanged(any AccessibilityNode)
    /// The selection among the children of a node has changed.
    case selectionChanged(any AccessibilityNode)

    /// Text was inserted at an offset, which counts UTF-16 code units.
    case textInserted(any AccessibilityNode, at: Int, String, byUser: Bool)
    /// Text was deleted at an offset, which counts UTF-16 code units. For a replacement, this event comes first.
    case textDeleted(any AccessibilityNode, at: Int, String, byUser: Bool)
    /// The caret in the text of a node has moved.
    case caretMoved(any AccessibilityNode)
    /// The selected range in the text of a node has changed.
    case textSelectionChanged(any AccessibilityNode)

    /// A window has become the one with keyboard focus. The event of ``AccessibilityStates/active`` is implied.
    case windowActivated(any AccessibilityNode)
    /// A window no longer has keyboard focus.
    case windowDeactivated(any AccessibilityNode)
    /// A window has opened. That the children of the application have changed is implied.
    case windowCreated(any AccessibilityNode)
    /// A window has closed.
    case windowDestroyed(any AccessibilityNode)

    /// A message for the user, which no element shows permanently.
    case announcement(String, Priority)

    /// The kind of the event.
    package var kind: AccessibilityEventKinds {
        switch self {
        case .focusChanged: .focus
        case .stateChanged: .states
        case .nameChanged: .names
        case .descriptionChanged: .descriptions
        case .roleChanged: .roles
        case .valueChanged: .values
        case .boundsChanged: .bounds
        case .childrenChanged: .children
        case .selectionChanged: .selections
        case .textInserted, .textDeleted: .text
        case .caretMoved: .carets
        case .textSelectionChanged: .textSelections
        case .windowActivated, .windowDeactivated, .windowCreated, .windowDestroyed: .windows
        case .announcement: .announcements
        }
    }
}
