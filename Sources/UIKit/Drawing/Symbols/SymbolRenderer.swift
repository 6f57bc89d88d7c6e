/// Renders symbols into bitmaps.
enum SymbolRenderer {
    /// Returns a symbol in black at a size in pixels; `nil` if the symbol does not exist or the memory cannot be
    /// allocated.
    static func render(_ symbol: Symbol, width: Int, height: Int) -> CGImage? {
        guard let parts = SymbolLibrary.parts(of: symbol.name),
            let context = CGContext.bitmap(
                bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1, isOpaque: false)
        else { return nil }
        draw(parts, of: symbol, width: width, height: height, in: context)
        return context.makeImage()
    }

    /// Draws a symbol as shapes; returns `false` if the symbol does not exist, or erases parts of itself, for which it
    /// needs pixels.
    static func draw(_ symbol: Symbol, in rect: CGRect, of context: CGContext, color: CGColor) -> Bool {
        guard let parts = SymbolLibrary.parts(of: symbol.name),
            !parts.contains(where: { $0.kind == .cutLine || $0.kind == .cutFill })
        else { return false }
        // The size in pixels of a bitmap to which lines are fitted, with enough pixels to keep all proportions.
        func length(_ points: CGFloat) -> Int { Int(max(1, min(4096, (points * 8).rounded()))) }
        let (width, height) = (length(rect.width), length(rect.height))
        context.saveGState()
        context.setAlpha(CGFloat(context.alpha) * color.alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / CGFloat(width), y: rect.height / CGFloat(height))
        let opaque = color.copy(alpha: 1) ?? color
        context.setFillColor(opaque)
        context.setStrokeColor(opaque)
        draw(parts, of: symbol, width: width, height: height, in: context)
        context.endTransparencyLayer()
        context.restoreGState()
        return true
    }

    /// Draws the parts of a symbol with the current colors, fitted to a number of units of user space.
    private static func draw(
        _ parts: [SymbolPart], of symbol: Symbol, width: Int, height: Int, in context: CGContext
    ) {
        let outlines = parts.map { part -> CGPath in
            let outline = SymbolOutlineParser.read(part.outline) ?? CGMutablePath()
            guard symbol.isMirrored else { return outline }
            var mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Symbol.grid, ty: 0)
            return outline.copy(using: &mirror) ?? outline
        }
        let lines = zip(parts, outlines).filter { $0.0.kind != .fill && $0.0.kind != .cutFill }.map(\.1)
        let fit = SymbolPixelFitting(lines, width: width, height: height)
        // Thinner lines would be barely visible.
        let lineWidth = max(0.7, symbol.strokeWidth * fit.scale)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for (part, outline) in zip(parts, outlines) {
            let path = fit.path(outline)
            switch part.kind {
            case .line, .solid, .fill: context.setBlendMode(.normal)
            case .cutLine, .cutFill: context.setBlendMode(.clear)
            }
            context.setLineWidth(lineWidth * part.width)
            switch part.kind {
            case .fill, .cutFill, .solid:
                context.addPath(path)
                context.fillPath()
            case .line, .cutLine: break
            }
            switch part.kind {
            case .line, .cutLine, .solid:
                context.addPath(path)
                context.strokePath()
            case .fill, .cutFill: break
            }
        }
    }
}
