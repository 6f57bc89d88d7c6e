/// How the ground of something looks: a rectangle with perhaps round corners and a line around it.
public struct UIBackgroundConfiguration: Sendable {
    /// The colour; nil is the tint colour, or in a button what its style says.
    public var backgroundColor: UIColor?

    /// Makes the colour that is shown out of ``backgroundColor``.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// Distances from the edges inwards, in points; negative ones go outwards.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0

    /// The colour of the line around it; nil is the tint colour.
    public var strokeColor: UIColor?

    /// Makes the colour of the line that is shown out of ``strokeColor``.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The width of the line around it in points; 0, which it is unless set, is none.
    public var strokeWidth: CGFloat = 0

    /// How far outside of the ground's edge the line's outer side is, in points; 0 keeps the line inside.
    public var strokeOutset: CGFloat = 0

    /// A ground that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var result = UIBackgroundConfiguration()
        result.backgroundColor = .clear
        return result
    }

    /// The colour that is shown where the tint is `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let base = backgroundColor ?? tintColor
        return backgroundColorTransformer?(base) ?? base
    }

    /// The colour of the line that is shown where the tint is `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let base = strokeColor ?? tintColor
        return strokeColorTransformer?(base) ?? base
    }
}
