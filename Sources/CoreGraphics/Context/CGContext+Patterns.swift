import CCairo

/// A fill with copies of an image.
struct PatternFill: Sendable {
    var image: CGImage
    /// The size of a copy, in the context's initial user space.
    var size: CGSize
}

extension CGContext {
    /// Sets the fill to copies of an image, until a fill color is set.
    ///
    /// The copies begin at the origin of the context's initial user space and do not follow later transforms.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - size: The size of a copy in the initial user space. Sizes that are not positive or not finite are ignored.
    package func setFillPattern(_ image: CGImage, size: CGSize) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
        state.fillPattern = PatternFill(image: image, size: size)
    }

    /// Fills a path in device space with copies of an image.
    func fill(_ elements: [PathElement], _ rule: CGPathFillRule, with pattern: PatternFill) {
        guard !elements.isEmpty else { return }
        castShadow(within: extents(of: elements)) { $0.fill(elements, rule, with: pattern) }
        saveGState()
        state.shadow = nil
        clip(to: elements, rule)
        state.toDevice = initialUserToDevice
        let rect = CGRect(origin: .zero, size: pattern.size)
        // The image is upright, whichever way the y axis points.
        if initialUserToDevice.d < 0 {
            draw(pattern.image, in: rect, byTiling: true)
        } else {
            drawUpright(pattern.image, in: rect, byTiling: true)
        }
        restoreGState()
    }
}
