import QuartzCore

/// The lines above and below cells of table views and collection views.
@MainActor enum CellSeparator {
    /// Returns a layer for a line, which is hidden at first.
    static func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.animatesImplicitly = false
        layer.isHidden = true
        return layer
    }

    /// Returns the color of a line; `nil` means the standard color.
    static func color(_ color: UIColor?, in traits: UITraitCollection) -> CGColor {
        (color ?? .separator).resolvedColor(with: traits).cgColor
    }

    /// Returns the height of a line, one device pixel.
    static func height(scale: CGFloat) -> CGFloat { 1 / max(scale, 1) }
}
