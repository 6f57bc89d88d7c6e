import CoreGraphics

/// The scroll wheel of a mouse.
package enum ScrollWheel {
    /// The distance that one notch scrolls, in points: three lines of 16 points.
    package static let pointsPerNotch: CGFloat = 48
}
