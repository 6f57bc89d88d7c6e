import QuartzCore

/// A button in the form of a saved color, which a menu or the Delete key removes.
@MainActor final class ColorSwatchButton: UIControl {
    let value: ColorValue
    var choose: (() -> Void)?
    var remove: (() -> Void)?

    init(_ value: ColorValue) {
        self.value = value
        super.init(frame: .zero)
        isOpaque = false
        layer.painter = self
        isContextMenuInteractionEnabled = true
        accessibilityLabel = "#" + value.hex
    }

    required init?(coder: NSCoder) { nil }

    override var exclusiveGestures: ExclusiveGestures { .tap }
    override func didTrigger(with event: UIEvent?) { choose?() }
    override var controlTraits: UIAccessibilityTraits { .button }
    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, bounds.height / 2) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let deletes = presses.contains {
            [.keyboardDeleteForward, .keyboardDeleteOrBackspace].contains($0.key?.keyCode)
        }
        if deletes { remove?() } else { super.pressesBegan(presses, with: event) }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                    self?.remove?()
                }
            ])
        }
    }
}

extension ColorSwatchButton: LayerPainter {
    /// Draws the color.
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let area = canvas.snapped(bounds).insetBy(dx: 1, dy: 1)
        canvas.swatch(value.color, in: area, radius: area.height / 2)
        if isHighlighted || isPointerInside {
            canvas.fill(area, radius: area.height / 2, isHighlighted ? ControlStyle.pressed : ControlStyle.hover)
        }
    }
}
