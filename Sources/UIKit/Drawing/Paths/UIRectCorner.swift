/// A set of corners of a rectangle.
///
/// ```swift
/// let tab = UIBezierPath(
///     roundedRect: CGRect(x: 0, y: 0, width: 80, height: 32), byRoundingCorners: [.topLeft, .topRight],
///     cornerRadii: CGSize(width: 8, height: 8))
/// let mask = CAShapeLayer()
/// mask.path = tab.cgPath
/// button.layer.mask = mask
/// ```
///
/// The top is the edge with the smallest y, as in views. ``allCorners`` contains every corner. To round corners of a
/// layer without a path, set `maskedCorners` of `CALayer` instead.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt
    /// Creates a set from the bits of the corners.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
