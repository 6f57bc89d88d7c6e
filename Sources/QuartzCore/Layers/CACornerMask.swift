/// The corners of a layer, in the layer's own coordinate system.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The corners as a bit mask.
    public let rawValue: UInt
    /// Creates a set of corners from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top-left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top-right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom-left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom-right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    /// All four corners.
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// Returns the corners in device space, under a transform that maps rectangles to rectangles.
    func applying(_ t: CGAffineTransform) -> CACornerMask {
        guard self != .all, !isEmpty else { return self }
        var result: CACornerMask = []
        for corner in 0..<4 where contains(CACornerMask(rawValue: 1 << UInt(corner))) {
            // The direction from the center to the corner.
            let x: CGFloat = corner & 1 == 0 ? -1 : 1
            let y: CGFloat = corner & 2 == 0 ? -1 : 1
            let right = t.a * x + t.c * y > 0
            let below = t.b * x + t.d * y > 0
            result.insert(CACornerMask(rawValue: 1 << ((right ? 1 : 0) | (below ? 2 : 0))))
        }
        return result
    }
}
