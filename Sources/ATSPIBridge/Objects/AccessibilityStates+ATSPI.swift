import AccessibilityTree
import DBus

extension AccessibilityStates {
    /// The states as two words, the low one first.
    var dbusValue: DBusValue {
        .array(of: "u", [.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(rawValue >> 32))])
    }

    /// The names of the single states for events, with the states.
    var names: [(state: AccessibilityStates, name: String)] {
        Self.allNames.enumerated().compactMap { bit, name in
            let state = AccessibilityStates(rawValue: 1 << UInt64(bit))
            return contains(state) ? (state, name) : nil
        }
    }

    /// The names by bit.
    private static let allNames = [
        "invalid", "active", "armed", "busy", "checked", "collapsed", "defunct", "editable", "enabled", "expandable",
        "expanded", "focusable", "focused", "has-tooltip", "horizontal", "iconified", "modal", "multi-line",
        "multiselectable", "opaque", "pressed", "resizable", "selectable", "selected", "sensitive", "showing",
        "single-line", "stale", "transient", "vertical", "visible", "manages-descendants", "indeterminate", "required",
        "truncated", "animated", "invalid-entry", "supports-autocompletion", "selectable-text", "is-default", "visited",
        "checkable", "has-popup", "read-only",
    ]
}
