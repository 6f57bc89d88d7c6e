import QuartzCore

/// The lines and stripes below the last row of a table view (TV-54).
@MainActor final class TableFiller {
    /// The most rows without content that are displayed.
    private static let limit = 500
    private let stripes = CALayer()
    private let lines = CALayer()

    init(in layer: CALayer) {
        for part in [stripes, lines] {
            part.animatesImplicitly = false
            part.masksToBounds = true
        }
        layer.insertSublayer(stripes, at: 0)
        layer.insertSublayer(lines, at: 1)
    }

    func remove() {
        stripes.removeFromSuperlayer()
        lines.removeFromSuperlayer()
    }

    /// The appearance of the rows.
    struct Appearance {
        /// The height of a row.
        let height: CGFloat
        /// The color of lines below rows, and the distances of their ends from the sides; `nil` for no lines.
        let line: (color: CGColor, start: CGFloat, end: CGFloat)?
        /// The color of every second row; `nil` for no stripes.
        let stripe: CGColor?
        /// A Boolean value that indicates whether the first row has the color of stripes.
        let beginsWithStripe: Bool
        let scale: CGFloat
    }

    /// Fills an area with rows.
    func fill(_ area: CGRect, _ appearance: Appearance) {
        let count = min(TableFiller.limit, Int((area.height / appearance.height).rounded(.up)))
        let isVisible = count > 0 && area.width > 0
        stripes.isHidden = !isVisible || appearance.stripe == nil
        lines.isHidden = !isVisible || appearance.line == nil
        guard isVisible else { return }
        for part in [stripes, lines] where part.frame != area { part.frame = area }
        if let stripe = appearance.stripe {
            let first = appearance.beginsWithStripe ? 0 : 1
            adapt(stripes, to: stride(from: first, to: count, by: 2).map { $0 }, stripe) { row in
                CGRect(x: 0, y: CGFloat(row) * appearance.height, width: area.width, height: appearance.height)
            }
        }
        if let line = appearance.line {
            let thickness = CellSeparator.height(scale: appearance.scale)
            adapt(lines, to: Array(0..<count), line.color) { row in
                CGRect(
                    x: line.start, y: CGFloat(row + 1) * appearance.height - thickness,
                    width: max(0, area.width - line.start - line.end), height: thickness)
            }
        }
    }

    private func adapt(_ parent: CALayer, to rows: [Int], _ color: CGColor, _ frame: (Int) -> CGRect) {
        var parts = parent.sublayers ?? []
        while parts.count > rows.count { parts.removeLast().removeFromSuperlayer() }
        while parts.count < rows.count {
            let part = CALayer()
            part.animatesImplicitly = false
            parent.addSublayer(part)
            parts.append(part)
        }
        for (part, row) in zip(parts, rows) {
            let new = frame(row)
            if part.frame != new { part.frame = new }
            part.backgroundColor = color
        }
    }
}
