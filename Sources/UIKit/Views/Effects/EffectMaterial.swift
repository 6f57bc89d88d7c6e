import QuartzCore

/// The parameters with which a visual effect draws the backdrop of a view.
struct EffectMaterial: Equatable {
    /// The standard deviation of the blur, in points.
    var blurRadius: CGFloat
    /// The factor of the color saturation. 1 leaves the colors unchanged.
    var saturation: CGFloat
    /// The gray level of the tint over the blurred backdrop, from 0 to 1, and its opacity.
    var gray: CGFloat
    var opacity: CGFloat

    func drawing(_ kind: BackdropDrawing.Kind) -> BackdropDrawing {
        BackdropDrawing(
            kind: kind, blurRadius: blurRadius, saturation: saturation, tint: CGColor(gray: gray, alpha: opacity))
    }
}
