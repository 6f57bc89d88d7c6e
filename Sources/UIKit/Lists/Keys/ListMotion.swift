/// A move of the cursor of a list, by a key (KS-03).
enum ListMotion {
    case up
    case down
    case left
    case right
    case pageUp
    case pageDown
    case first
    case last

    /// The direction of the focus.
    var heading: UIFocusHeading {
        switch self {
        case .up, .pageUp: .up
        case .down, .pageDown: .down
        case .left: .left
        case .right: .right
        case .first: .first
        case .last: .last
        }
    }

    /// Creates the move of a key; nil if the key does not move the cursor.
    init?(_ key: UIKeyboardHIDUsage) {
        switch key {
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        case .keyboardPageUp: self = .pageUp
        case .keyboardPageDown: self = .pageDown
        case .keyboardHome: self = .first
        case .keyboardEnd: self = .last
        default: return nil
        }
    }
}
