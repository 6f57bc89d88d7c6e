import CCairo

/// A picture that is repeated, at the upper left corner of the space that user space was when the context was made.
struct PatternFill: Sendable {
    var image: CGImage
    /// The size of one picture in that space.
    var size: CGSize
}

extension CGContext {
    /// Lets fills from now on be made of copies of a picture, until a fill colour is set. The copies begin at the origin
    /// of the space that user space was when the context was made, and stay where they are whatever the transform is.
    ///
    /// - Parameter size: the size of a copy in that space; sizes that are not positive change nothing.
    package func setFillPattern(_ image: CGImage, size: CGSize) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
        state.fillPattern = PatternFill(image: image, size: size)
    }

    /// Fills a path in device space with copies of a picture.
    func fill(_ elements: [PathElement], _ rule: CGPathFillRule, with pattern: PatternFill) {
        guard !elements.isEmpty else { return }
        castShadow(within: extents(of: elements)) { $0.fill(elements, rule, with: pattern) }
        saveGState()
        state.shadow = nil
        clip(to: elements, rule)
        state.toDevice = initialTransform
        let rect = CGRect(origin: .zero, size: pattern.size)
        // Upright, whichever way the y axis points.
        if initialTransform.d < 0 {
            draw(pattern.image, in: rect, byTiling: true)
        } else {
            drawUpright(pattern.image, in: rect, byTiling: true)
        }
        restoreGState()
    }
}
