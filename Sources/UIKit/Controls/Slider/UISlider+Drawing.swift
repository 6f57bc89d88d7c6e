import QuartzCore

// The layout and drawing of a slider.
extension UISlider: LayerPainter {
    /// The height in points, with room for the knob, its shadow and a finger.
    static let height: CGFloat = 28
    static let defaultWidth: CGFloat = 160
    private static let trackHeight: CGFloat = 4
    /// The distance between the ends of the track and the edges of the slider, for the edge and shadow of the knob.
    private static let margin: CGFloat = 2
    /// The distance between the track and the images at its ends.
    private static let imageGap: CGFloat = 8

    /// Returns the distance from the knob within which a touch can grab it, in points.
    static func reach(of touch: UITouch) -> CGFloat { touch.type == .indirectPointer ? 0 : 14 }

    // MARK: Geometry

    /// A height that fits the knob and the images.
    var fittingHeight: CGFloat {
        let pictures = [
            minimumValueImage, maximumValueImage, currentThumbImage, currentMinimumTrackImage, currentMaximumTrackImage,
        ].map { $0?.size.height ?? 0 }
        return max(UISlider.height, pictures.max() ?? 0)
    }

    func standardTrackRect(in bounds: CGRect) -> CGRect {
        let first = minimumValueImage == nil ? 0 : minimumValueImageRect(forBounds: bounds).width + UISlider.imageGap
        let last = maximumValueImage == nil ? 0 : maximumValueImageRect(forBounds: bounds).width + UISlider.imageGap
        let (left, right) = isRightToLeft ? (last, first) : (first, last)
        let images = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
        let height = images.max() ?? UISlider.trackHeight
        return CGRect(
            x: bounds.minX + left + UISlider.margin, y: bounds.midY - height / 2,
            width: max(0, bounds.width - left - right - 2 * UISlider.margin), height: height)
    }

    func imageRect(of image: UIImage?, in bounds: CGRect, atLeft isLeft: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the frame of the knob for a value. The knob never extends beyond the ends of the track.
    func standardThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: ControlStyle.knob, height: ControlStyle.knob)
        let travel = max(0, track.width - size.width)
        let fraction = isRightToLeft ? 1 - fraction(of: value) : fraction(of: value)
        return CGRect(
            x: track.minX + fraction * travel, y: track.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    var currentThumbRect: CGRect { thumbRect(value) }

    private func thumbRect(_ value: Float) -> CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// The rectangles of the slider's parts.
    struct Placement: Equatable {
        /// The bounds of the slider.
        let bounds: CGRect
        let track: CGRect
        /// The rectangle of the knob for the value that it represents on screen.
        let thumb: CGRect
        let minimumImage: CGRect
        let maximumImage: CGRect
    }

    /// Calls the methods that subclasses override.
    func makePlacement() -> Placement {
        Placement(
            bounds: bounds, track: trackRect(forBounds: bounds), thumb: thumbRect(Float(shownValue.shown)),
            minimumImage: minimumValueImageRect(forBounds: bounds),
            maximumImage: maximumValueImageRect(forBounds: bounds))
    }

    /// Returns the position of a value in the range, from 0 to 1.
    func fraction(of value: Float) -> CGFloat {
        let range = CGFloat(maximumValue) - CGFloat(minimumValue)
        return range > 0 ? min(1, max(0, (CGFloat(value) - CGFloat(minimumValue)) / range)) : 0
    }

    /// Returns the value at which the center of the knob is at `x`.
    func value(at x: CGFloat) -> Float {
        // Subclasses may override the knob's rectangles, so compute them for both ends.
        let first = thumbRect(minimumValue).midX
        let last = thumbRect(maximumValue).midX
        guard last != first else { return minimumValue }
        let fraction = min(1, max(0, (x - first) / (last - first)))
        return Float(CGFloat(minimumValue) + fraction * (CGFloat(maximumValue) - CGFloat(minimumValue)))
    }

    // MARK: Drawing

    /// Draws the track, the images and the knob. The part up to the knob begins at the leading end (RT-08).
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let placement = placement
        let (track, thumb) = (placement.track, placement.thumb)
        let rail = canvas.placed(track.size, around: CGPoint(x: track.midX, y: track.midY))
        let knob = canvas.placed(thumb.size, around: CGPoint(x: thumb.midX, y: thumb.midY))
        let middle = canvas.snapped(knob.midX)
        if let image = currentMaximumTrackImage {
            let color: UIColor = maximumTrackTintColor ?? ControlStyle.groove
            if canvas.isRightToLeft {
                canvas.stretched(image, color, in: rail, to: middle)
            } else {
                canvas.stretched(image, color, in: rail, from: middle)
            }
        } else {
            canvas.fill(rail, radius: rail.height / 2, maximumTrackTintColor ?? ControlStyle.groove)
        }
        var filled = rail
        // The rounded end is hidden under the knob.
        if canvas.isRightToLeft {
            filled.origin.x = canvas.snapped(knob.midX - rail.height / 2)
            filled.size.width = rail.maxX - filled.minX
        } else {
            filled.size.width = canvas.snapped(knob.midX + rail.height / 2) - rail.minX
        }
        if let image = currentMinimumTrackImage {
            let color: UIColor = minimumTrackTintColor ?? tintColor
            if canvas.isRightToLeft {
                canvas.stretched(image, color, in: rail, from: middle)
            } else {
                canvas.stretched(image, color, in: rail, to: middle)
            }
        } else {
            canvas.fill(filled, radius: rail.height / 2, minimumTrackTintColor ?? tintColor)
        }
        if let image = minimumValueImage { canvas.image(image, .secondaryLabel, in: placement.minimumImage) }
        if let image = maximumValueImage { canvas.image(image, .secondaryLabel, in: placement.maximumImage) }
        if let image = currentThumbImage { return canvas.image(image, thumbTintColor ?? tintColor, in: knob) }
        // The edge of the knob has the accent color under the pointer, and the knob also has an accent-colored dot
        // while it is dragged.
        let isHot = isEnabled && (isHighlighted || isPointerInside)
        let accent: UIColor = minimumTrackTintColor ?? tintColor
        canvas.knob(knob, color: thumbTintColor, edge: isHot ? accent : nil, isEnabled: isEnabled)
        if isHot, isHighlighted {
            let line = canvas.lineWidth(5)
            canvas.fill(knob.insetBy(dx: line, dy: line), radius: knob.height, accent)
        }
    }
}
