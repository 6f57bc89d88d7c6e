import QuartzCore

// The layout, timing and drawing of a stepper.
extension UIStepper: LayerPainter {
    /// The size in points.
    static let size = CGSize(width: 84, height: ControlStyle.height)

    /// The delay before a held half repeats, and the intervals between the first repeats and the later ones, in
    /// seconds.
    static let firstDelay: TimeInterval = 0.5
    static let slowDelay: TimeInterval = 0.1
    static let fastDelay: TimeInterval = 0.04
    /// The number of slow repeats.
    static let slowRepeats = 15

    /// Returns the half at a point. The half that decrements is on the leading side (RT-08).
    func half(at point: CGPoint) -> Half {
        (point.x < bounds.midX) != isRightToLeft ? .decrement : .increment
    }

    /// Draws the background and both halves.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        var canvas = ControlCanvas(self, context, scale: scale)
        let area = canvas.snapped(bounds)
        let background = images?.background
        if background?.value(for: .normal) == nil {
            canvas.fill(area, radius: ControlStyle.cornerRadius, .secondarySystemFill)
        }
        let middle = canvas.snapped(area.midX)
        let line = canvas.lineWidth(1)
        let inset = canvas.snapped(7)
        if pressedHalf == nil {
            canvas.fill(
                CGRect(x: middle, y: area.minY + inset, width: line, height: area.height - 2 * inset), radius: 0,
                .separator)
        }
        for half in [Half.decrement, .increment] {
            let isLeft = (half == .decrement) != canvas.isRightToLeft
            let rect =
                isLeft
                ? CGRect(x: area.minX, y: area.minY, width: middle - area.minX, height: area.height)
                : CGRect(x: middle + line, y: area.minY, width: area.maxX - middle - line, height: area.height)
            let isUsable = isEnabled(half)
            let state: UIControl.State = !isUsable ? .disabled : pressedHalf == half ? .highlighted : .normal
            if let image = background?.value(for: state) { canvas.filled(image, tintColor, in: rect) }
            if isUsable, pressedHalf == half || hoveredHalf == half {
                let part = rect.insetBy(dx: canvas.lineWidth(2), dy: canvas.lineWidth(2))
                canvas.fill(
                    part, radius: ControlStyle.innerRadius,
                    pressedHalf == half ? ControlStyle.pressed : ControlStyle.hover)
            }
            canvas.opacity = isUsable ? 1 : ControlStyle.disabledOpacity
            if let image = (half == .decrement ? images?.decrement : images?.increment)?.value(for: state) {
                canvas.image(image, .label, in: rect)
            } else {
                canvas.sign(isPlus: half == .increment, in: rect)
            }
            canvas.opacity = isEnabled ? 1 : ControlStyle.disabledOpacity
        }
    }
}

extension ControlCanvas {
    /// Draws a minus or plus sign of whole pixels in the center of a rectangle.
    fileprivate func sign(isPlus: Bool, in rect: CGRect) {
        let width = (1.5 * scale).rounded()
        var length = (11 * scale).rounded()
        // Length and width are both even or both odd, so that the arms have equal lengths.
        if Int(clamping: length - width) % 2 != 0 { length += 1 }
        let x = (rect.midX * scale - length / 2).rounded(.down)
        let y = (rect.midY * scale - length / 2).rounded(.down)
        let arm = (length - width) / 2
        func fillPixels(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            fill(
                CGRect(x: x / scale, y: y / scale, width: width / scale, height: height / scale), radius: 0, .label)
        }
        fillPixels(x, y + arm, length, width)
        guard isPlus else { return }
        // The bars must not overlap: in a disabled control they are translucent.
        fillPixels(x + arm, y, width, arm)
        fillPixels(x + arm, y + arm + width, width, arm)
    }
}
