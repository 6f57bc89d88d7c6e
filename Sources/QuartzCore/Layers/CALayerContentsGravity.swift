/// Constants that specify the alignment and scaling of a layer's contents in its bounds. `top` is the edge at the
/// minimum y, as in UIKit.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the gravity.
    public let rawValue: String

    /// Creates a gravity with a name. An unknown name behaves as ``resize``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Centered, at the original size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Centered at the top edge, at the original size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Centered at the bottom edge, at the original size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Centered at the left edge, at the original size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Centered at the right edge, at the original size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top-left corner, at the original size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top-right corner, at the original size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom-left corner, at the original size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom-right corner, at the original size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to fill the bounds. This is the default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds with the aspect ratio preserved, and centered.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to cover the bounds with the aspect ratio preserved, and centered. Contents with another aspect ratio
    /// extend beyond the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
