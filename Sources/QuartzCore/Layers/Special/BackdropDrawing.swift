/// The effect of a ``BackdropLayer`` on the pixels beneath it.
package struct BackdropDrawing: Equatable {
    /// The role of the filtered backdrop in the layer.
    package enum Kind {
        /// It fills the bounds, under the sublayers.
        case fill
        /// It is the colour of everything in the layer, whose own colours only contribute their opacity.
        case vibrancy
    }

    package var kind = Kind.fill
    /// The standard deviation of the blur, in points.
    package var blurRadius: CGFloat = 0
    /// 0 is gray, 1 leaves colours as they are.
    package var saturation: CGFloat = 1
    /// The colour over the blurred backdrop, its components multiplied by its opacity.
    package var tint = SIMD4<Double>.zero

    package init() {}

    package init(kind: Kind = .fill, blurRadius: CGFloat, saturation: CGFloat, tint: CGColor) {
        self.kind = kind
        self.blurRadius = blurRadius
        self.saturation = saturation
        let (red, green, blue, alpha) = tint.rgba
        self.tint = SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
    }

    /// Whether the backdrop is shown unchanged, so that the layer draws nothing.
    var isIdentity: Bool { kind == .fill && !(blurRadius > 0) && saturation == 1 && tint == .zero }

    /// The values that an animation mixes.
    var numbers: [CGFloat] {
        get { [blurRadius, saturation, tint.x, tint.y, tint.z, tint.w].map { CGFloat($0) } }
        set {
            guard newValue.count == 6, newValue.allSatisfy(\.isFinite) else { return }
            blurRadius = max(0, newValue[0])
            saturation = max(0, newValue[1])
            tint = SIMD4(newValue[2], newValue[3], newValue[4], newValue[5]).clamped(
                lowerBound: .zero, upperBound: SIMD4(repeating: 1))
        }
    }
}
