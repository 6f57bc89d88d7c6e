extension ControlCanvas {
    /// Clips to a rounded rectangle, calls `body`, and removes the clip.
    func clipped(to rect: CGRect, radius: CGFloat, _ body: () -> Void) {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.clip()
        body()
        context.restoreGState()
    }

    /// Draws the pattern behind translucent colors.
    func checkerboard(_ rect: CGRect, side: CGFloat = 5) {
        context.setFillColor(CGColor(gray: 1, alpha: 1))
        context.fill(rect)
        context.setFillColor(CGColor(gray: 0.8, alpha: 1))
        for row in 0..<Int(clamping: (rect.height / side).rounded(.up)) {
            for column in 0..<Int(clamping: (rect.width / side).rounded(.up)) where (row + column) % 2 == 1 {
                context.fill(
                    CGRect(
                        x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side,
                        height: side))
            }
        }
    }

    /// Fills a rectangle with a gradient from left to right, or from top to bottom.
    func gradient(_ colors: [CGColor], in rect: CGRect, isVertical: Bool = false) {
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        let start = CGPoint(x: rect.minX, y: rect.minY)
        let end = isVertical ? CGPoint(x: rect.minX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.minY)
        context.saveGState()
        context.clip(to: rect)
        context.drawLinearGradient(gradient, start: start, end: end, options: [])
        context.restoreGState()
    }

    /// Draws a circle or rounded rectangle of a color, with the pattern behind a translucent one, and a faint edge.
    func swatch(_ color: UIColor, in rect: CGRect, radius: CGFloat) {
        let resolved = color.resolvedColor(with: traits).cgColor
        clipped(to: rect, radius: radius) {
            if resolved.alpha < 1 { checkerboard(rect) }
            context.setAlpha(opacity)
            context.setFillColor(resolved)
            context.fill(rect)
        }
        let line = lineWidth(1)
        let inner = rect.insetBy(dx: line / 2, dy: line / 2)
        let limit = min(radius, inner.width / 2, inner.height / 2)
        context.addPath(CGPath(roundedRect: inner, cornerWidth: limit, cornerHeight: limit, transform: nil))
        context.setStrokeColor(self.color(.pair(0x000000, 0xFFFFFF, lightAlpha: 0.16, darkAlpha: 0.2)))
        context.setLineWidth(line)
        context.strokePath()
    }

    /// Draws a ring that marks a position in a field of colors.
    func marker(around middle: CGPoint, diameter: CGFloat, fill: CGColor) {
        func circle(_ diameter: CGFloat, _ color: CGColor) {
            context.setFillColor(color)
            context.fillEllipse(
                in: CGRect(
                    x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter, height: diameter))
        }
        circle(diameter + 2, CGColor(gray: 0, alpha: 0.28))
        circle(diameter, CGColor(gray: 1, alpha: 1))
        circle(diameter - 5, fill)
    }
}
