/// Kinds of events. Applications do not collect what events of other kinds need.
package struct AccessibilityEventKinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let focus = AccessibilityEventKinds(rawValue: 1 << 0)
    package static let states = AccessibilityEventKinds(rawValue: 1 << 1)
    package static let names = AccessibilityEventKinds(rawValue: 1 << 2)
    package static let descriptions = AccessibilityEventKinds(rawValue: 1 << 3)
    package static let roles = AccessibilityEventKinds(rawValue: 1 << 4)
    package static let values = AccessibilityEventKinds(rawValue: 1 << 5)
    package static let bounds = AccessibilityEventKinds(rawValue: 1 << 6)
    package static let children = AccessibilityEventKinds(rawValue: 1 << 7)
    package static let selections = AccessibilityEventKinds(rawValue: 1 << 8)
    package static let text = AccessibilityEventKinds(rawValue: 1 << 9)
    package static let carets = AccessibilityEventKinds(rawValue: 1 << 10)
    package static let textSelections = AccessibilityEventKinds(rawValue: 1 << 11)
    package static let windows = AccessibilityEventKinds(rawValue: 1 << 12)
    package static let announcements = AccessibilityEventKinds(rawValue: 1 << 13)

    /// All kinds.
    package static let all = AccessibilityEventKinds(rawValue: 1 << 14 - 1)
}
