/// The space in which the dimensions of items are resolved.
@MainActor struct LayoutSpace {
    var size: CGSize
    /// The axes along which the length of the space itself is an estimate.
    var estimated: ScrollAxes = []
    /// The number of device pixels per point.
    var scale: CGFloat

    /// Returns the length of a dimension along an axis. Fractions are rounded down to device pixels (CL-13).
    func length(_ dimension: NSCollectionLayoutDimension, _ axis: ScrollAxes) -> LayoutLength {
        let value = dimension.dimension
        switch dimension.kind {
        case .fractionalWidth: return part(value, of: .horizontal, axis)
        case .fractionalHeight: return part(value, of: .vertical, axis)
        case .absolute: return LayoutLength(points: limited(value))
        case .estimated: return LayoutLength(points: limited(value), isEstimated: true)
        case .uniformAcrossSiblings: return LayoutLength(points: limited(value), isEstimated: true, isUniform: true)
        }
    }

    private func part(_ fraction: CGFloat, of base: ScrollAxes, _ axis: ScrollAxes) -> LayoutLength {
        // A part of a length that cells determine is determined by them too.
        LayoutLength(
            points: limited(LayoutSpace.pixels(max(0, size[base]) * fraction, scale)),
            isEstimated: base == axis && estimated.contains(axis))
    }

    func length(_ size: NSCollectionLayoutSize, _ axis: ScrollAxes) -> LayoutLength {
        length(axis == .horizontal ? size.widthDimension : size.heightDimension, axis)
    }

    /// Returns a length, rounded down to device pixels. A length that is a hair below a pixel is that pixel.
    static func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale + 1e-3).rounded(.down) / scale
    }

    private func limited(_ length: CGFloat) -> CGFloat { min(1_000_000, max(0, length)) }
}
