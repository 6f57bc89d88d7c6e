import CCairo

/// The transform from device pixels to image pixels, in a form that Cairo samples reproducibly.
struct ImageMapping {
    var deviceToImage: cairo_matrix_t
    /// A Boolean value that indicates whether each device pixel is exactly one image pixel.
    var isExact: Bool

    var transform: CGAffineTransform {
        let m = deviceToImage
        return CGAffineTransform(
            a: CGFloat(m.xx), b: CGFloat(m.yx), c: CGFloat(m.xy), d: CGFloat(m.yy), tx: CGFloat(m.x0),
            ty: CGFloat(m.y0))
    }

    /// Creates the mapping of an image; returns `nil` if the transform is singular, or exceeds the range of Pixman.
    init?(imageToDevice t: CGAffineTransform) {
        guard t.isInvertible else { return nil }
        // An offset of a thousandth of a pixel does not justify the blur of interpolation.
        if t.isTranslation, abs(t.tx - t.tx.rounded()) < 1e-3, abs(t.ty - t.ty.rounded()) < 1e-3 {
            deviceToImage = cairo_matrix_t(
                xx: 1, yx: 0, xy: 0, yy: 1, x0: -Double(t.tx.rounded()), y0: -Double(t.ty.rounded()))
            isExact = true
            return
        }
        let inverse = t.inverted()
        guard abs(inverse.a) < 16384, abs(inverse.b) < 16384, abs(inverse.c) < 16384, abs(inverse.d) < 16384,
            abs(inverse.tx) < 1e9, abs(inverse.ty) < 1e9
        else { return nil }
        // Cairo passes Pixman a matrix of 16.16 fixed-point numbers, rounded about the center of the painted area.
        // Numbers that need no rounding give each pixel the same color, whatever part of the image is painted.
        deviceToImage = cairo_matrix_t(
            xx: ImageMapping.round(inverse.a, 32768), yx: ImageMapping.round(inverse.b, 32768),
            xy: ImageMapping.round(inverse.c, 32768), yy: ImageMapping.round(inverse.d, 32768),
            x0: ImageMapping.round(inverse.tx, 65536), y0: ImageMapping.round(inverse.ty, 65536))
        isExact = false
    }

    private static func round(_ value: CGFloat, _ parts: Double) -> Double { (Double(value) * parts).rounded() / parts }
}
