import CoreGraphics

extension NSLayoutManager {
    /// Fills the rectangles of text with a background color.
    func drawBackgrounds(_ range: Range<Int>, at origin: CGPoint) {
        for layout in currentLayouts() where layout.document.style.omitsBackgrounds {
            var offset = layout.local(range).lowerBound
            let end = layout.local(range).upperBound
            while offset < end, let found = layout.document.style(at: offset) {
                let part = max(offset, found.range.lowerBound)..<min(end, found.range.upperBound)
                offset = found.range.upperBound
                guard let color = found.style.attributes[.backgroundColor] as? UIColor else { continue }
                let characters = layout.start + part.lowerBound..<layout.start + part.upperBound
                let rects = layout.rects(of: characters).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
                rects.withUnsafeBufferPointer { buffer in
                    guard let base = buffer.baseAddress, !buffer.isEmpty else { return }
                    fillBackgroundRectArray(
                        base, count: buffer.count, forCharacterRange: NSRange(characters), color: color)
                }
            }
        }
    }

    /// Draws the pieces that contain glyphs of a range. A piece that lies partly outside the range is clipped to it.
    func drawLayouts(_ range: Range<Int>, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = (view.map { ($0.textColor ?? .label).resolvedColor(with: $0.traitCollection) } ?? .black).cgColor
        for layout in currentLayouts() {
            let local = layout.local(range)
            guard !local.isEmpty else { continue }
            let document = layout.document
            let top = document.line(at: local.lowerBound).top
            let bottom = document.line(at: local.upperBound - 1).bottom
            for placed in document.pieces(in: top...max(top, bottom)) {
                let piece = placed.found.start..<placed.found.start + placed.found.piece.contentUnits
                guard piece.overlaps(local) || piece.isEmpty else { continue }
                let corner = CGPoint(
                    x: origin.x + layout.padding + placed.origin.x, y: origin.y + placed.origin.y)
                let isWhole = local.lowerBound <= piece.lowerBound && piece.upperBound <= local.upperBound
                context.saveGState()
                if !isWhole {
                    let part = piece.clamped(to: local)
                    let rects = layout.rects(of: layout.start + part.lowerBound..<layout.start + part.upperBound)
                    context.clip(to: rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) })
                }
                placed.layout.draw(in: context, at: corner, color: color)
                context.restoreGState()
            }
        }
    }
}
