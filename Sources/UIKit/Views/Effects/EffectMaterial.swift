import QuartzCore

/// What a visual effect makes of the pixels beneath a view.
struct EffectMaterial: Equatable {
    /// The standard deviation of the blur, in points.
    var blurRadius: CGFloat
    /// 1 leaves the colours as they are.
    var saturation: CGFloat
    /// The gray over the blurred backdrop, from 0 to 1, and its opacity.
    var gray: CGFloat
    var opacity: CGFloat

    func drawing(_ kind: BackdropDrawing.Kind) -> BackdropDrawing {
        BackdropDrawing(
            kind: kind, blurRadius: blurRadius, saturation: saturation, tint: CGColor(gray: gray, alpha: opacity))
    }
}
