/// Corners of a layer, named by the layer's own axes.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The corners as bits.
    public let rawValue: UInt
    /// The corners of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// The corners as they lie on the device, under a transform that keeps rectangles upright.
    func applying(_ t: CGAffineTransform) -> CACornerMask {
        guard self != .all, !isEmpty else { return self }
        var result: CACornerMask = []
        for corner in 0..<4 where contains(CACornerMask(rawValue: 1 << UInt(corner))) {
            // Directions from the middle to the corner.
            let x: CGFloat = corner & 1 == 0 ? -1 : 1
            let y: CGFloat = corner & 2 == 0 ? -1 : 1
            let right = t.a * x + t.c * y > 0
            let below = t.b * x + t.d * y > 0
            result.insert(CACornerMask(rawValue: 1 << ((right ? 1 : 0) | (below ? 2 : 0))))
        }
        return result
    }
}
