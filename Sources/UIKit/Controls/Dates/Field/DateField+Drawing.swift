import QuartzCore

extension DateField: LayerPainter {
    /// Draws the background, the pieces of the date and the button.
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let area = canvas.snapped(bounds)
        canvas.fill(area, radius: ControlStyle.cornerRadius, .secondarySystemFill)
        let font = font
        for (index, piece) in fieldLayout.pieces.enumerated() where !piece.text.isEmpty {
            let isActive = index == active && isFirstResponder && isEnabled
            let color: UIColor = isActive ? ControlStyle.contrast(to: tintColor, traitCollection) : .label
            if isActive {
                let height = min(area.height - 6, font.lineHeight + 6)
                canvas.fill(
                    canvas.snapped(
                        CGRect(
                            x: piece.rect.minX - 1, y: area.midY - height / 2, width: piece.rect.width + 2,
                            height: height)), radius: 5, tintColor)
            }
            canvas.text(piece.text, font: font, color, in: piece.rect)
        }
        guard open != nil else { return }
        let button = canvas.snapped(buttonRect)
        if isEnabled, isButtonHovered {
            canvas.fill(
                button.insetBy(dx: ControlStyle.innerGap, dy: ControlStyle.innerGap), radius: ControlStyle.innerRadius,
                isHighlighted ? ControlStyle.pressed : ControlStyle.hover)
        }
        let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .medium)
        let name = settings.mode.hasDay || settings.mode == .yearAndMonth ? "calendar" : "clock"
        if let image = UIImage(systemName: name, withConfiguration: configuration) {
            canvas.image(image, isEnabled ? tintColor : .label, in: button)
        }
    }
}
