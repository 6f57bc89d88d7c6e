/// The direction in which the focus moves. None is for moves by code (FO-01).
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
    /// The directions as bits.
    public let rawValue: UInt
    /// The directions of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow up.
    public static let up = UIFocusHeading(rawValue: 1)
    /// The arrow down.
    public static let down = UIFocusHeading(rawValue: 2)
    /// The arrow to the left.
    public static let left = UIFocusHeading(rawValue: 4)
    /// The arrow to the right.
    public static let right = UIFocusHeading(rawValue: 8)
    /// The Tab key.
    public static let next = UIFocusHeading(rawValue: 16)
    /// Tab with Shift.
    public static let previous = UIFocusHeading(rawValue: 32)
    /// The Home key.
    public static let first = UIFocusHeading(rawValue: 256)
    /// The End key.
    public static let last = UIFocusHeading(rawValue: 512)

    /// The direction that Tab stands for with Control, which leaves text that takes Tab itself; nil for other keys.
    @MainActor init?(leavingTextWith key: UIKey) {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard key.keyCode == .keyboardTab, flags == .control || flags == [.control, .shift] else { return nil }
        self = flags == .control ? .next : .previous
    }

    /// The direction that a key stands for; nil for all other keys, and for those that are held with Control, Alt or
    /// Super.
    @MainActor init?(_ key: UIKey) {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
        let isShifted = key.modifierFlags.contains(.shift)
        switch key.keyCode {
        case .keyboardTab: self = isShifted ? .previous : .next
        case _ where isShifted: return nil
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        case .keyboardHome: self = .first
        case .keyboardEnd: self = .last
        default: return nil
        }
    }
}
