/// An image in nine parts: corners with a fixed size, edges that stretch or tile along one axis, and a center.
struct NineSlice {
    private let picture: CGImage
    private let scale: CGFloat
    private let mode: UIImage.ResizingMode
    /// The boundaries of the parts, in pixels: near edge, first cut, second cut, far edge.
    private let columns: [CGFloat]
    private let rows: [CGFloat]

    /// Divides an image.
    ///
    /// - Parameters:
    ///   - picture: The image.
    ///   - scale: The number of pixels per point.
    ///   - insets: The distances of the cuts from the edges, in points. Invalid or overlapping insets are clamped.
    ///   - mode: The mode in which edges and center fill larger sizes.
    init(of picture: CGImage, scale: CGFloat, insets: UIEdgeInsets, mode: UIImage.ResizingMode) {
        self.picture = picture
        self.scale = scale
        self.mode = mode
        columns = NineSlice.cuts(picture.width, insets.left * scale, insets.right * scale)
        rows = NineSlice.cuts(picture.height, insets.top * scale, insets.bottom * scale)
    }

    private static func cuts(_ length: Int, _ near: CGFloat, _ far: CGFloat) -> [CGFloat] {
        let length = CGFloat(length)
        let near = near.isFinite ? min(max(0, near.rounded()), length) : 0
        let far = far.isFinite ? min(max(0, far.rounded()), length - near) : 0
        return [0, near, length - far, length]
    }

    /// Draws the parts into a rectangle. If it is too small for the corners, they shrink.
    func draw(in rect: CGRect, of context: CGContext) {
        let toPixels = context.userToDevice
        let x = NineSlice.places(columns, from: rect.minX, length: rect.width, scale)
        let y = NineSlice.places(rows, from: rect.minY, length: rect.height, scale)
        let isUpright = toPixels.b == 0 && toPixels.c == 0 && toPixels.a > 0 && toPixels.d > 0
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(
                    x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
                    height: rows[row + 1] - rows[row])
                var target = CGRect(
                    x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
                // Parts with edges on whole pixels meet without a seam.
                if isUpright {
                    target = PixelRect(snapping: target.applying(toPixels)).cgRect.applying(toPixels.inverted())
                }
                guard !source.isEmpty, !target.isEmpty, let part = picture.cropping(to: source) else { continue }
                draw(part, in: target, isEdge: (column != 1, row != 1), of: context)
            }
        }
    }

    private func draw(_ part: CGImage, in target: CGRect, isEdge: (x: Bool, y: Bool), of context: CGContext) {
        let own = CGSize(width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale)
        // A part of one pixel has the same appearance tiled and stretched.
        let repeatsAcross = !isEdge.x && part.width > 1
        let repeatsDown = !isEdge.y && part.height > 1
        guard mode == .tile, repeatsAcross || repeatsDown else { return context.drawUpright(part, in: target) }
        let tile = CGSize(
            width: repeatsAcross ? own.width : target.width, height: repeatsDown ? own.height : target.height)
        context.saveGState()
        context.clip(to: target)
        context.drawUpright(part, in: CGRect(origin: target.origin, size: tile), byTiling: true)
        context.restoreGState()
    }

    /// Returns the boundaries of the parts in a target length, in points.
    private static func places(_ cuts: [CGFloat], from start: CGFloat, length: CGFloat, _ scale: CGFloat) -> [CGFloat] {
        var near = cuts[1] / scale
        var far = (cuts[3] - cuts[2]) / scale
        if near + far > length {
            let factor = length / (near + far)
            near *= factor
            far *= factor
        }
        return [start, start + near, start + length - far, start + length]
    }
}
