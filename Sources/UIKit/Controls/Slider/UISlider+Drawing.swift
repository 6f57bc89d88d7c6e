import QuartzCore

// Where the parts of a slider are, and how they look.
extension UISlider: LayerPainter {
    /// In points: room for the knob, its shadow, and a finger.
    static let height: CGFloat = 28
    static let usualWidth: CGFloat = 160
    private static let trackHeight: CGFloat = 4
    /// Between the ends of the track and those of the slider: the knob's edge and shadow.
    private static let margin: CGFloat = 2
    /// Between the pictures at the ends and the track.
    private static let pictureGap: CGFloat = 8

    /// How far from the knob it can be taken.
    static func reach(of touch: UITouch) -> CGFloat { touch.type == .indirectPointer ? 0 : 14 }

    // MARK: Places

    /// High enough for the knob and the pictures.
    var fittingHeight: CGFloat {
        let pictures = [
            minimumValueImage, maximumValueImage, currentThumbImage, currentMinimumTrackImage, currentMaximumTrackImage,
        ].map { $0?.size.height ?? 0 }
        return max(UISlider.height, pictures.max() ?? 0)
    }

    func standardTrackRect(in bounds: CGRect) -> CGRect {
        let left = minimumValueImage == nil ? 0 : minimumValueImageRect(forBounds: bounds).width + UISlider.pictureGap
        let right = maximumValueImage == nil ? 0 : maximumValueImageRect(forBounds: bounds).width + UISlider.pictureGap
        let images = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
        let height = images.max() ?? UISlider.trackHeight
        return CGRect(
            x: bounds.minX + left + UISlider.margin, y: bounds.midY - height / 2,
            width: max(0, bounds.width - left - right - 2 * UISlider.margin), height: height)
    }

    /// The knob's ends stay on the track's.
    func standardThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: ControlStyle.knob, height: ControlStyle.knob)
        let travel = max(0, track.width - size.width)
        return CGRect(
            x: track.minX + fraction(of: value) * travel, y: track.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    var currentThumbRect: CGRect { thumbRect(value) }

    private func thumbRect(_ value: Float) -> CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// How far along the range a value is, 0…1.
    func fraction(of value: Float) -> CGFloat {
        let range = CGFloat(maximumValue) - CGFloat(minimumValue)
        return range > 0 ? min(1, max(0, (CGFloat(value) - CGFloat(minimumValue)) / range)) : 0
    }

    /// The value for which the knob's middle is at `x`.
    func value(at x: CGFloat) -> Float {
        // By the places of the ends, which may have been overridden.
        let first = thumbRect(minimumValue).midX
        let last = thumbRect(maximumValue).midX
        guard last != first else { return minimumValue }
        let fraction = min(1, max(0, (x - first) / (last - first)))
        return Float(CGFloat(minimumValue) + fraction * (CGFloat(maximumValue) - CGFloat(minimumValue)))
    }

    // MARK: Drawing

    /// Draws the track, the pictures and the knob.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let track = trackRect(forBounds: bounds)
        let rail = canvas.placed(track.size, around: CGPoint(x: track.midX, y: track.midY))
        let thumb = thumbRect(Float(shownValue.shown))
        let knob = canvas.placed(thumb.size, around: CGPoint(x: thumb.midX, y: thumb.midY))
        if let image = currentMaximumTrackImage {
            canvas.stretched(image, maximumTrackTintColor ?? ControlStyle.groove, in: rail, from: canvas.snapped(knob.midX))
        } else {
            canvas.fill(rail, radius: rail.height / 2, maximumTrackTintColor ?? ControlStyle.groove)
        }
        var filled = rail
        // Its round end is under the knob.
        filled.size.width = canvas.snapped(knob.midX + rail.height / 2) - rail.minX
        if let image = currentMinimumTrackImage {
            canvas.stretched(image, minimumTrackTintColor ?? tintColor, in: rail, to: canvas.snapped(knob.midX))
        } else {
            canvas.fill(filled, radius: rail.height / 2, minimumTrackTintColor ?? tintColor)
        }
        if let image = minimumValueImage {
            canvas.image(image, .secondaryLabel, in: minimumValueImageRect(forBounds: bounds))
        }
        if let image = maximumValueImage {
            canvas.image(image, .secondaryLabel, in: maximumValueImageRect(forBounds: bounds))
        }
        if let image = currentThumbImage { return canvas.image(image, thumbTintColor ?? tintColor, in: knob) }
        // The knob has the accent's colour around it when it is about to be taken, and stronger when it is held.
        let isHot = isEnabled && (isHighlighted || isPointerInside)
        let accent: UIColor = minimumTrackTintColor ?? tintColor
        canvas.knob(knob, color: thumbTintColor, edge: isHot ? accent : nil, isEnabled: isEnabled)
        if isHot, isHighlighted {
            let line = canvas.lineWidth(5)
            canvas.fill(knob.insetBy(dx: line, dy: line), radius: knob.height, accent)
        }
    }
}
