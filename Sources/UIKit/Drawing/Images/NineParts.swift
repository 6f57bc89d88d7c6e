/// A picture in nine parts: corners that keep their size, edges that give way along themselves, and the middle.
struct NineParts {
    private let picture: CGImage
    private let scale: CGFloat
    private let mode: UIImage.ResizingMode
    /// Where the picture is cut, in its pixels: near edge, first cut, second cut, far edge.
    private let columns: [CGFloat]
    private let rows: [CGFloat]

    /// - Parameters:
    ///   - scale: pixels of the picture a point.
    ///   - insets: where the cuts are, in points; what makes no sense, or crosses, is limited.
    init(of picture: CGImage, scale: CGFloat, insets: UIEdgeInsets, mode: UIImage.ResizingMode) {
        self.picture = picture
        self.scale = scale
        self.mode = mode
        columns = NineParts.cuts(picture.width, insets.left * scale, insets.right * scale)
        rows = NineParts.cuts(picture.height, insets.top * scale, insets.bottom * scale)
    }

    private static func cuts(_ length: Int, _ near: CGFloat, _ far: CGFloat) -> [CGFloat] {
        let length = CGFloat(length)
        let near = near.isFinite ? min(max(0, near.rounded()), length) : 0
        let far = far.isFinite ? min(max(0, far.rounded()), length - near) : 0
        return [0, near, length - far, length]
    }

    /// Draws the parts into a rectangle. Where that is too small for the corners, they shrink.
    func draw(in rect: CGRect, of context: CGContext) {
        let toPixels = context.userToPixels
        let x = NineParts.places(columns, from: rect.minX, length: rect.width, scale)
        let y = NineParts.places(rows, from: rect.minY, length: rect.height, scale)
        let isUpright = toPixels.b == 0 && toPixels.c == 0 && toPixels.a > 0 && toPixels.d > 0
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(
                    x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
                    height: rows[row + 1] - rows[row])
                var target = CGRect(
                    x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
                // On whole pixels the parts meet without a seam.
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
        // A part of one pixel looks the same repeated and stretched.
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

    /// Where the cuts are in a length in points.
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
