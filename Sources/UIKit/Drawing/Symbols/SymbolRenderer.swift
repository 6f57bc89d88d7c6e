/// Renders symbols into bitmaps.
enum SymbolRenderer {
    /// Returns a symbol in black at a size in pixels; `nil` if the symbol does not exist or the memory cannot be
    /// allocated.
    static func render(_ symbol: Symbol, width: Int, height: Int) -> CGImage? {
        guard let parts = SymbolLibrary.parts(of: symbol.name),
            let context = CGContext.bitmap(
                bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1, isOpaque: false)
        else { return nil }
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
        return context.makeImage()
    }
}
