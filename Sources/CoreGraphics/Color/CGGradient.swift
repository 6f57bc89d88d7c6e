/// An immutable gradient: colors at locations from 0 to 1.
public final class CGGradient: Sendable {
    /// A color at a location.
    struct Stop: Sendable {
        var location: Double
        var color: CGColor
    }

    /// The stops in the order in which they were passed.
    let stops: [Stop]

    /// Creates a gradient from colors and their locations; returns `nil` if there are no colors.
    ///
    /// On Apple's platforms the colors are a `CFArray`, which Linux lacks: leave out the `as CFArray`.
    ///
    /// - Parameters:
    ///   - space: Not used. Colors are interpolated in sRGB.
    ///   - colors: The colors of the stops.
    ///   - locations: As many locations as there are colors, from 0 to 1 in ascending order, or `nil` to distribute the
    ///     colors evenly. Locations outside the range are clamped; those that are not finite count as 0.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = Double(max(1, colors.count - 1))
        stops = colors.enumerated().map { index, color in
            let place = locations.map { Double($0[index]) } ?? Double(index) / last
            return Stop(location: place.isFinite ? max(0, min(1, place)) : 0, color: color)
        }
    }

    /// Creates a gradient from color components and their locations; returns `nil` if there are no colors.
    ///
    /// - Parameters:
    ///   - space: The color space of the components.
    ///   - components: For each color, the components of the color space followed by alpha.
    ///   - locations: As many locations as there are colors, from 0 to 1 in ascending order, or `nil` to distribute the
    ///     colors evenly.
    ///   - count: The number of colors.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        self.init(
            colorsSpace: space,
            colors: (0..<max(0, count)).compactMap { CGColor(colorSpace: space, components: components + $0 * size) },
            locations: locations)
    }
}
