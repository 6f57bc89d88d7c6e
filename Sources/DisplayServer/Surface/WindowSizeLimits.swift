import CoreGraphics

/// The limits of a window's content size that the application requested, in points; nil means no limit.
struct WindowSizeLimits {
    var minimum: CGSize?
    var maximum: CGSize?

    /// Returns a size clamped to the limits. If they contradict each other, the maximum applies.
    func clamped(_ size: CGSize) -> CGSize {
        var result = size
        if let minimum {
            result = CGSize(width: max(result.width, minimum.width), height: max(result.height, minimum.height))
        }
        if let maximum {
            result = CGSize(width: min(result.width, maximum.width), height: min(result.height, maximum.height))
        }
        return result
    }
}
