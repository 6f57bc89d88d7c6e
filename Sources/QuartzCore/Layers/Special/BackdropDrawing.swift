/// The effect of a ``BackdropLayer`` on the pixels behind it.
package struct BackdropDrawing: Equatable {
    /// The role of the filtered backdrop in the layer.
    package enum Kind {
        /// The backdrop fills the bounds, under the sublayers.
        case fill
        /// The backdrop provides the color of the layer's content, which contributes only its opacity.
        case vibrancy
    }

    package var kind = Kind.fill
    /// The standard deviation of the blur, in points.
    package var blurRadius: CGFloat = 0
    /// The saturation: 0 produces grays, and 1 leaves colors unchanged.
    package var saturation: CGFloat = 1
    /// The color over the blurred backdrop, in premultiplied form.
    package var tint = SIMD4<Double>.zero

    package init() {}

    package init(kind: Kind = .fill, blurRadius: CGFloat, saturation: CGFloat, tint: CGColor) {
        self.kind = kind
        self.blurRadius = blurRadius
        self.saturation = saturation
        let (red, green, blue, alpha) = tint.rgba
        self.tint = SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
    }

    /// A Boolean value that indicates whether the effect leaves the backdrop unchanged, so that the layer draws
    /// nothing.
    var isIdentity: Bool { kind == .fill && !(blurRadius > 0) && saturation == 1 && tint == .zero }

    /// The values to interpolate in animations.
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
