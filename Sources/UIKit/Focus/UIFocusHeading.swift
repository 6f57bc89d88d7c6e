/// The direction of a focus movement. It is empty for programmatic movements (FO-01).
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
    /// The bit mask.
    public let rawValue: UInt
    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The direction of the Up Arrow key.
    public static let up = UIFocusHeading(rawValue: 1)
    /// The direction of the Down Arrow key.
    public static let down = UIFocusHeading(rawValue: 2)
    /// The direction of the Left Arrow key.
    public static let left = UIFocusHeading(rawValue: 4)
    /// The direction of the Right Arrow key.
    public static let right = UIFocusHeading(rawValue: 8)
    /// The direction of the Tab key.
    public static let next = UIFocusHeading(rawValue: 16)
    /// The direction of Shift-Tab.
    public static let previous = UIFocusHeading(rawValue: 32)
    /// The direction of the Home key.
    public static let first = UIFocusHeading(rawValue: 256)
    /// The direction of the End key.
    public static let last = UIFocusHeading(rawValue: 512)

    /// Creates the direction of Control-Tab or Control-Shift-Tab, which move the focus out of text that accepts tabs;
    /// nil for other keys.
    @MainActor init?(leavingTextWith key: UIKey) {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard key.keyCode == .keyboardTab, flags == .control || flags == [.control, .shift] else { return nil }
        self = flags == .control ? .next : .previous
    }

    /// Creates the direction of a key; nil for other keys, and for keys with Control, Alt or Super.
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
