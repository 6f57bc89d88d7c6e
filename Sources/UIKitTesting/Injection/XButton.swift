import CoreGraphics

/// A pointer button with X's number: 1 left, 2 middle, 3 right, 4 to 7 the wheel, 8 and up for other buttons.
struct XButton: Equatable {
    let number: Int

    /// Creates a button.
    ///
    /// - Parameter button: 1 is primary, 2 secondary, 3 middle, and so on.
    init(_ button: Int) {
        switch button {
        case 2: number = 3
        case 3: number = 2
        case 4...: number = button + 4
        default: number = button
        }
    }

    private init(wheel: Int) { number = wheel }

    /// Returns the wheel clicks that scroll by a distance, rounded to whole notches, but to at least one unless it is
    /// zero. Content moves down when the wheel turns up.
    static func wheel(notches: CGVector) -> [XButton] {
        let vertical = XButton(wheel: notches.dy > 0 ? 4 : 5)
        let horizontal = XButton(wheel: notches.dx > 0 ? 6 : 7)
        func count(_ notches: CGFloat) -> Int { notches == 0 ? 0 : max(1, Int(abs(notches).rounded())) }
        return Array(repeating: vertical, count: count(notches.dy))
            + Array(repeating: horizontal, count: count(notches.dx))
    }
}
