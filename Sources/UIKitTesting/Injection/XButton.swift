import CoreGraphics

/// A button of a pointer as X counts them: 1 left, 2 middle, 3 right, 4 to 7 the wheel, 8 and on the rest.
struct XButton: Equatable {
    let number: Int

    /// - Parameter button: 1 primary, 2 secondary, 3 middle, and so on.
    init(_ button: Int) {
        switch button {
        case 2: number = 3
        case 3: number = 2
        case 4...: number = button + 4
        default: number = button
        }
    }

    private init(wheel: Int) { number = wheel }

    /// The clicks of a wheel that scroll by so many notches, rounded to whole ones, but never to none. Content that
    /// moves down is a wheel that is turned up.
    static func wheel(notches: CGVector) -> [XButton] {
        let vertical = XButton(wheel: notches.dy > 0 ? 4 : 5)
        let horizontal = XButton(wheel: notches.dx > 0 ? 6 : 7)
        func count(_ notches: CGFloat) -> Int { notches == 0 ? 0 : max(1, Int(abs(notches).rounded())) }
        return Array(repeating: vertical, count: count(notches.dy))
            + Array(repeating: horizontal, count: count(notches.dx))
    }
}
