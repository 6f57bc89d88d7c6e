/// A run of colours, from place 0 to place 1. It never changes.
public final class CGGradient: Sendable {
    /// A colour and where it is.
    struct Stop: Sendable {
        var location: Double
        var color: CGColor
    }

    /// In the order given.
    let stops: [Stop]

    /// Colours at places between 0 and 1, in rising order; without places they are spread evenly. Places outside are clamped.
    /// The space is not used: colours are mixed in sRGB. No colours give `nil`.
    ///
    /// On Apple's platforms the colours are a `CFArray`, which Linux lacks: leave out the `as CFArray`.
    ///
    /// - Parameter locations: as many numbers as there are colours, or `nil`.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = Double(max(1, colors.count - 1))
        stops = colors.enumerated().map { index, color in
            let place = locations.map { Double($0[index]) } ?? Double(index) / last
            return Stop(location: place.isFinite ? max(0, min(1, place)) : 0, color: color)
        }
    }

    /// Colours from `count` times as many numbers as the space has components and opacity after them, at places as above.
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
