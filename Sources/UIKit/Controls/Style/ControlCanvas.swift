import QuartzCore

/// Draws the parts of controls into a frame, in colours for the traits of the control and with edges on device pixels.
@MainActor struct ControlCanvas {
    let context: CGContext
    /// Device pixels a point.
    let scale: CGFloat
    let traits: UITraitCollection
    /// Multiplies the opacity of all colours that are not said to be whole.
    var strength: CGFloat = 1

    init(_ control: UIView, _ context: CGContext, scale: CGFloat) {
        self.context = context
        self.scale = scale
        traits = control.traitCollection
        if (control as? UIControl)?.isEnabled == false { strength = ControlStyle.disabledStrength }
    }

    // MARK: Pixels

    /// A coordinate on the nearest edge of a device pixel.
    func snapped(_ value: CGFloat) -> CGFloat { PixelRect.snap(value * scale) / scale }

    /// A rectangle with its edges on those of device pixels.
    func snapped(_ rect: CGRect) -> CGRect {
        let x = snapped(rect.minX)
        let y = snapped(rect.minY)
        return CGRect(x: x, y: y, width: snapped(rect.maxX) - x, height: snapped(rect.maxY) - y)
    }

    /// A rectangle of a size in whole device pixels whose middle is as near to a point as pixels allow. Sizes are kept
    /// exactly, so that what moves does not change its shape.
    func placed(_ size: CGSize, around middle: CGPoint) -> CGRect {
        let width = max(1, (size.width * scale).rounded()) / scale
        let height = max(1, (size.height * scale).rounded()) / scale
        return CGRect(
            x: snapped(middle.x - width / 2), y: snapped(middle.y - height / 2), width: width, height: height)
    }

    /// The thickness of a line in whole device pixels, at least one.
    func lineWidth(_ width: CGFloat) -> CGFloat { max(1, (width * scale).rounded()) / scale }

    // MARK: Shapes

    /// The colour for the traits, as strong as the control is.
    func color(_ color: UIColor) -> CGColor {
        let resolved = color.resolvedColor(with: traits).cgColor
        return strength == 1 ? resolved : resolved.copy(alpha: resolved.alpha * strength) ?? resolved
    }

    /// Fills a rectangle with round corners. `isWhole` keeps the colour's opacity in disabled controls.
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

    /// A round knob with an edge, faint unless it is given a colour, and a shadow below. A colour of the app's own, or nil
    /// for the standard one.
    func knob(_ rect: CGRect, color: UIColor?, edge: UIColor? = nil, isEnabled: Bool) {
        let pixel = 1 / scale
        let radius = rect.height / 2
        if isEnabled {
            fill(rect.insetBy(dx: -pixel, dy: -pixel).offsetBy(dx: 0, dy: pixel), radius: radius + pixel, .knobShadow)
        }
        fill(
            rect.insetBy(dx: -pixel, dy: -pixel), radius: radius + pixel, edge ?? ControlStyle.edge, isWhole: true)
        // One of its own is as strong as the control is.
        fill(rect, radius: radius, isEnabled ? ControlStyle.knobColor : ControlStyle.disabledKnob, isWhole: true)
        if let color { fill(rect, radius: radius, color) }
    }

    // MARK: Pictures

    /// Draws a picture in the middle of a rectangle, in its own size; templates in a colour.
    func image(_ image: UIImage, _ color: UIColor, in rect: CGRect) {
        let size = image.size
        let place = CGRect(
            x: snapped(rect.midX - size.width / 2), y: snapped(rect.midY - size.height / 2), width: size.width,
            height: size.height)
        let resolved = color.resolvedColor(with: traits).cgColor
        let own = image.attributes.tint?.resolvedColor(with: traits).cgColor
        context.saveGState()
        context.setAlpha(strength)
        image.draw(in: place, of: context, color: image.isTemplate ? resolved : own)
        context.restoreGState()
    }

    /// Draws an image as wide as a rectangle in its own height, stretched between its cap insets; templates in a color.
    ///
    /// - Parameters:
    ///   - start: the x coordinate left of which nothing is drawn.
    ///   - end: the x coordinate right of which nothing is drawn.
    func stretched(
        _ image: UIImage, _ color: UIColor, in rect: CGRect, from start: CGFloat = -.greatestFiniteMagnitude,
        to end: CGFloat = .greatestFiniteMagnitude
    ) {
        let height = image.size.height
        let place = CGRect(
            x: rect.minX, y: snapped(rect.midY - height / 2), width: max(rect.width, 0), height: height)
        let low = max(start, place.minX)
        let high = min(end, place.maxX)
        guard low < high, height > 0 else { return }
        let own = image.attributes.tint?.resolvedColor(with: traits).cgColor
        context.saveGState()
        context.clip(to: CGRect(x: low, y: place.minY, width: high - low, height: height))
        context.setAlpha(strength)
        image.draw(in: place, of: context, color: image.isTemplate ? color.resolvedColor(with: traits).cgColor : own)
        context.restoreGState()
    }

    /// Draws an image in all of a rectangle, stretched between its cap insets; templates in a color.
    func filled(_ image: UIImage, _ color: UIColor, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        let own = image.attributes.tint?.resolvedColor(with: traits).cgColor
        context.saveGState()
        context.setAlpha(strength)
        image.draw(in: rect, of: context, color: image.isTemplate ? color.resolvedColor(with: traits).cgColor : own)
        context.restoreGState()
    }

    // MARK: Text

    /// The layout of a line of text that is shortened to a width.
    static func layout(_ text: String, font: UIFont, width: CGFloat = .infinity, scale: CGFloat) -> TextLayout {
        TextLayout.cached(
            TextLayout.Request(
                text: text, attributes: TextAttributes(font: font.descriptor), width: width, maximumLines: 1,
                lineBreak: .truncatingTail, scale: scale))
    }

    /// Draws a line of text in the middle of a rectangle.
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
