import QuartzCore

/// The round button that clears a text field.
@MainActor final class ClearButton: UIControl, LayerPainter {
    private let action: () -> Void
    /// The image in place of the drawing.
    var image: UIImage? { didSet { setNeedsDisplay() } }

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
        isOpaque = false
        layer.painter = self
        accessibilityLabel = "Clear text"
        addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    // Keyboard focus stays with the text field, whose text can be deleted from the keyboard.
    override var canBecomeFirstResponder: Bool { false }
    package override var becomesFirstResponderWhenPressed: Bool { false }

    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        if let image {
            UIGraphicsPushContext(context)
            defer { UIGraphicsPopContext() }
            return image.draw(in: bounds)
        }
        let canvas = ControlCanvas(self, context, scale: scale)
        let size = min(bounds.width, bounds.height) - 2
        let disc = canvas.placed(CGSize(width: size, height: size), around: CGPoint(x: bounds.midX, y: bounds.midY))
        canvas.fill(
            disc, radius: size / 2,
            isHighlighted ? .secondaryLabel : isPointerInside ? ControlStyle.dotHover : ControlStyle.dot)
        let arm = size * 0.19
        context.setStrokeColor(UIColor.systemBackground.resolvedColor(with: canvas.traits).cgColor)
        context.setLineWidth(max(1.5, 1 / scale))
        context.setLineCap(.round)
        for sign in [-1, 1] as [CGFloat] {
            context.move(to: CGPoint(x: disc.midX - arm, y: disc.midY - sign * arm))
            context.addLine(to: CGPoint(x: disc.midX + arm, y: disc.midY + sign * arm))
        }
        context.strokePath()
    }
}
