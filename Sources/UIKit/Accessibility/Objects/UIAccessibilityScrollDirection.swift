/// The directions in which assistive technologies scroll (AX-23).
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// Towards the content at the right.
    case right = 1
    /// Towards the content at the left.
    case left = 2
    /// Towards the content above.
    case up = 3
    /// Towards the content below.
    case down = 4
    /// Towards the next content.
    case next = 5
    /// Towards the previous content.
    case previous = 6
}

extension UIAccessibilityScrollDirection {
    /// The axis; `nil` for directions along the content.
    var axis: ScrollAxes? {
        switch self {
        case .left, .right: .horizontal
        case .up, .down: .vertical
        case .next, .previous: nil
        }
    }

    /// Returns a Boolean value that indicates whether the content offset grows.
    var isForward: Bool {
        switch self {
        case .right, .down, .next: true
        case .left, .up, .previous: false
        }
    }
}
