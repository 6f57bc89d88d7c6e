import QuartzCore
import TextEngine

/// Draws parts of controls, in colors resolved for the traits of the control and with edges on device pixels.
@MainActor struct ControlCanvas {
    let context: CGContext
    /// The number of device pixels per point.
    let scale: CGFloat
    let traits: UITraitCollection
    /// A Boolean value that indicates whether the control is laid out from right to left.
    let isRightToLeft: Bool
    /// The factor for the opacity of all colors, except where a drawing method keeps it.
    var opacity: CGFloat = 1

    init(_ control: UIView, _ context: CGContext, scale: CGFloat) {
        self.context = context
        self.scale = scale
        traits = control.traitCollection
        isRightToLeft = control.isRightToLeft
        if (control as? UIControl)?.isEnabled == false { opacity = ControlStyle.disabledOpacity }
    }

    // MARK: Pixels

    /// Returns a coordinate rounded to the nearest edge of a device pixel.
    func snapped(_ value: CGFloat) -> CGFloat { PixelRect.snap(value * scale) / scale }

    /// Returns a rectangle with its edges rounded to edges of device pixels.
    func snapped(_ rect: CGRect) -> CGRect {
        let x = snapped(rect.minX)
        let y = snapped(rect.minY)
        return CGRect(x: x, y: y, width: snapped(rect.maxX) - x, height: snapped(rect.maxY) - y)
    }

    /// Returns a rectangle of a size in whole device pixels whose center is as near to a point as pixels allow. The
    /// size does not depend on the position, so that moving parts do not change their shape.
    func placed(_ size: CGSize, around middle: CGPoint) -> CGRect {
        let width = max(1, (size.width * scale).rounded()) / scale
        let height = max(1, (size.height * scale).rounded()) / scale
        return CGRect(
            x: snapped(middle.x - width / 2), y: snapped(middle.y - height / 2), width: width, height: height)
    }

    /// Returns the thickness of a line in whole device pixels, at least one.
    func lineWidth(_ width: CGFloat) -> CGFloat { max(1, (width * scale).rounded()) / scale }

    // MARK: Shapes

    /// Returns the color resolved for the traits, with its opacity multiplied by ``opacity``.
    func color(_ color: UIColor) -> CGColor {
        let resolved = color.resolvedColor(with: traits).cgColor
        return opacity == 1 ? resolved : resolved.copy(alpha: resolved.alpha * opacity) ?? resolved
    }

    /// Fills a rectangle with rounded corners. `isWhole` keeps the opacity of the color in disabled controls.
    func fill(_ rect: CGRect, radius: CGFloat, _ color: UIColor, isWhole: Bool = false) {
        guard rect.width > 0, rect.height > 0 else { return }
        context.setFillColor(isWhole ? color.resolvedColor(with: traits).cgColor : self.color(color))
        let radius = min(radius, rect.width / 2, rect.height / 2)
        if radius > 0 {
            context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
            context.fillPath()
        } else {
            context.fill(rect)
        }
    }

    /// Draws a round knob with an edge and a shadow.
    ///
    /// - Parameters:
    ///   - color: The color of the app for the knob; `nil` for the standard color.
    ///   - edge: The color of the edge; `nil` for a faint one.
    func knob(_ rect: CGRect, color: UIColor?, edge: UIColor? = nil, isEnabled: Bool) {
        let pixel = 1 / scale
        let radius = rect.height / 2
        if isEnabled {
            fill(rect.insetBy(dx: -pixel, dy: -pixel).offsetBy(dx: 0, dy: pixel), radius: radius + pixel, .knobShadow)
        }
        fill(
            rect.insetBy(dx: -pixel, dy: -pixel), radius: radius + pixel, edge ?? ControlStyle.edge, isWhole: true)
        // The color of the app is also drawn with the opacity of the control.
        fill(rect, radius: radius, isEnabled ? ControlStyle.knobColor : ControlStyle.disabledKnob, isWhole: true)
        if let color { fill(rect, radius: radius, color) }
    }

    // MARK: Images

    /// Draws an image in the center of a rectangle, in its natural size; template images in a color. Images that flip
    /// in right-to-left interfaces are mirrored (RT-11).
    func image(_ image: UIImage, _ color: UIColor, in rect: CGRect) {
        let image = image.flipped(isRightToLeft: isRightToLeft)
        let size = image.size
        let target = CGRect(
            x: snapped(rect.midX - size.width / 2), y: snapped(rect.midY - size.height / 2), width: size.width,
            height: size.height)
        let resolved = color.resolvedColor(with: traits).cgColor
        let own = image.attributes.tint?.resolvedColor(with: traits).cgColor
        context.saveGState()
        context.setAlpha(opacity)
        image.draw(in: target, of: context, color: image.isTemplate ? resolved : own)
        context.restoreGState()
    }

    /// Draws an image with the width of a rectangle and its natural height, stretched between its cap insets; template
    /// images in a color.
    ///
    /// - Parameters:
    ///   - start: The x-coordinate left of which nothing is drawn.
    ///   - end: The x-coordinate right of which nothing is drawn.
    func stretched(
        _ image: UIImage, _ color: UIColor, in rect: CGRect, from start: CGFloat = -.greatestFiniteMagnitude,
        to end: CGFloat = .greatestFiniteMagnitude
    ) {
        let height = image.size.height
        let target = CGRect(
            x: rect.minX, y: snapped(rect.midY - height / 2), width: max(rect.width, 0), height: height)
        let low = max(start, target.minX)
        let high = min(end, target.maxX)
        guard low < high, height > 0 else { return }
        let own = image.attributes.tint?.resolvedColor(with: traits).cgColor
        context.saveGState()
        context.clip(to: CGRect(x: low, y: target.minY, width: high - low, height: height))
        context.setAlpha(opacity)
        image.draw(in: target, of: context, color: image.isTemplate ? color.resolvedColor(with: traits).cgColor : own)
        context.restoreGState()
    }

    /// Draws an image that fills a rectangle, stretched between its cap insets; template images in a color.
    func filled(_ image: UIImage, _ color: UIColor, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        let own = image.attributes.tint?.resolvedColor(with: traits).cgColor
        context.saveGState()
        context.setAlpha(opacity)
        image.draw(in: rect, of: context, color: image.isTemplate ? color.resolvedColor(with: traits).cgColor : own)
        context.restoreGState()
    }

    // MARK: Text

    /// Returns the layout of a single line of text that is truncated to a width.
    static func layout(_ text: String, font: UIFont, width: CGFloat = .infinity, scale: CGFloat) -> TextLayout {
        TextLayout.cached(
            TextLayout.Request(
                text: text, attributes: TextAttributes(font: font.descriptor), width: width, maximumLines: 1,
                lineBreak: .truncatingTail, scale: scale))
    }

    /// Draws a single line of text in the center of a rectangle.
    func text(_ text: String, font: UIFont, _ color: UIColor, in rect: CGRect) {
        guard !text.isEmpty, rect.width > 0 else { return }
        let layout = ControlCanvas.layout(text, font: font, width: rect.width, scale: scale)
        layout.draw(
            in: context,
            at: CGPoint(x: rect.midX - layout.size.width / 2, y: rect.midY - layout.size.height / 2),
            color: self.color(color))
    }
}

extension UIColor {
    fileprivate static let knobShadow = UIColor(white: 0, alpha: 0.12)
}
