import QuartzCore

/// Draws the pattern color of a view's background.
@MainActor final class PatternBackground: LayerPainter {
    let image: UIImage

    init(_ image: UIImage) { self.image = image }

    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let bounds = layer.effectiveProperties.bounds
        let radius = min(layer.effectiveProperties.cornerRadius, bounds.width / 2, bounds.height / 2)
        context.setFillPattern(image)
        if radius > 0, layer.effectiveProperties.maskedCorners.rawValue == 15 {
            context.addPath(CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil))
            context.fillPath()
        } else {
            context.fill(bounds)
        }
    }
}

extension CGContext {
    /// Fills with copies of an image until another fill color is set.
    func setFillPattern(_ image: UIImage) {
        guard let picture = image.picture(symbolScale: image.scale, color: image.attributes.tint?.cgColor) else {
            return
        }
        setFillPattern(picture, size: image.size)
    }
}

extension UIImage {
    /// The average color of all pixels.
    var meanColor: CGColor {
        guard let picture = picture(symbolScale: scale, color: attributes.tint?.cgColor) else { return .clear }
        let isOpaque = picture.isOpaque
        return picture.withPixels { pixels in
            var sum = SIMD4<Double>.zero
            for y in 0..<pixels.height {
                let row = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                for x in 0..<pixels.width {
                    let pixel = isOpaque ? row[x] | 0xFF00_0000 : row[x]
                    sum += SIMD4(
                        Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF),
                        Double(pixel >> 24))
                }
            }
            guard sum.w > 0 else { return .clear }
            let count = Double(pixels.width * pixels.height)
            return CGColor(
                red: CGFloat(sum.x / sum.w), green: CGFloat(sum.y / sum.w), blue: CGFloat(sum.z / sum.w),
                alpha: CGFloat(sum.w / count / 255))
        }
    }
}
