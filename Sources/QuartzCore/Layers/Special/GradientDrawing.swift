/// The content of a gradient layer.
package struct GradientDrawing {
    package var colors: [CGColor] = [] { didSet { table = GradientTable(colors, locations) } }
    package var locations: [CGFloat]? { didSet { table = GradientTable(colors, locations) } }
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type = CAGradientLayerType.axial
    private(set) var table: GradientTable?

    /// Draws the gradient as a vector drawing, which ``table`` is not.
    func draw(in context: CGContext, bounds: CGRect) {
        guard let table, bounds.width > 0, bounds.height > 0, startPoint.isFinite, endPoint.isFinite,
            let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: table.locations)
        else { return }
        let (across, down) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let toEnds: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        // Units of the bounds.
        context.translateBy(x: bounds.minX, y: bounds.minY)
        if type == .conic {
            guard across != 0 || down != 0 else { return }
            context.drawConicGradient(
                gradient, center: CGPoint(x: startPoint.x * bounds.width, y: startPoint.y * bounds.height),
                angle: atan2(down * bounds.height, across * bounds.width))
            return
        }
        context.scaleBy(x: bounds.width, y: bounds.height)
        guard type == .radial else {
            context.drawLinearGradient(gradient, start: startPoint, end: endPoint, options: toEnds)
            return
        }
        guard across != 0, down != 0 else { return }
        context.translateBy(x: startPoint.x, y: startPoint.y)
        context.scaleBy(x: abs(across), y: abs(down))
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: toEnds)
    }
}

/// The colors of a gradient from 0 to 1 as premultiplied pixels, computed once.
final class GradientTable {
    static let count = 1024
    let pixels: [UInt32]
    let isOpaque: Bool
    /// The location of each color.
    let locations: [CGFloat]

    /// Creates a table, or returns `nil` if there are no colors. Unless there are as many locations as colors, the
    /// colors are evenly spaced. Colors are interpolated before they are multiplied by their alpha.
    init?(_ colors: [CGColor], _ locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        isOpaque = colors.allSatisfy { $0.alpha >= 1 }
        let last = CGFloat(max(1, colors.count - 1))
        var places: [Double] = []
        for index in colors.indices {
            let given = locations.flatMap { $0.count == colors.count ? $0[index] : nil } ?? CGFloat(index) / last
            // Locations must not decrease.
            places.append(max(places.last ?? 0, given.isFinite ? min(1, max(0, Double(given))) : 0))
        }
        self.locations = places.map { CGFloat($0) }
        let parts = colors.map { color in
            let (red, green, blue, alpha) = color.rgba
            return SIMD4(red, green, blue, alpha)
        }
        var next = 0
        pixels = (0..<GradientTable.count).map { index in
            let place = Double(index) / Double(GradientTable.count - 1)
            while next < places.count, places[next] <= place { next += 1 }
            let mixed: SIMD4<Double>
            if next == 0 {
                mixed = parts[0]
            } else if next == places.count {
                mixed = parts[next - 1]
            } else {
                let share = (place - places[next - 1]) / (places[next] - places[next - 1])
                mixed = parts[next - 1] + (parts[next] - parts[next - 1]) * share
            }
            let bytes = (mixed * SIMD4(mixed.w, mixed.w, mixed.w, 1) * 255).rounded(.toNearestOrAwayFromZero)
            return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
        }
    }
}
