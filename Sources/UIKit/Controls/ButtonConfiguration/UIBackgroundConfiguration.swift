/// The appearance of a background: a rectangle with an optional corner radius and stroke.
public struct UIBackgroundConfiguration: Sendable {
    /// The fill color. If `nil`, the tint color, or in a button the color that its style defines.
    public var backgroundColor: UIColor?

    /// A transformer that derives the displayed color from ``backgroundColor``.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// The distances from the edges inward, in points. Negative values extend outward.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0

    /// The color of the stroke. If `nil`, the tint color.
    public var strokeColor: UIColor?

    /// A transformer that derives the displayed stroke color from ``strokeColor``.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The width of the stroke, in points. The default is 0, which draws no stroke.
    public var strokeWidth: CGFloat = 0

    /// The distance from the edge of the background to the outer edge of the stroke, in points. 0 keeps the stroke
    /// inside.
    public var strokeOutset: CGFloat = 0

    /// Returns a configuration with a clear background.
    public static func clear() -> UIBackgroundConfiguration {
        var result = UIBackgroundConfiguration()
        result.backgroundColor = .clear
        return result
    }

    /// Returns the background color to display for a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let base = backgroundColor ?? tintColor
        return backgroundColorTransformer?(base) ?? base
    }

    /// Returns the stroke color to display for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let base = strokeColor ?? tintColor
        return strokeColorTransformer?(base) ?? base
    }
}
