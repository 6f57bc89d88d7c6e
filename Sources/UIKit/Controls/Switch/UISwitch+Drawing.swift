import QuartzCore

// The drawing of a switch: a knob in a track, which has the accent color while the switch is on. The knob is at the
// trailing end then (RT-08).
extension UISwitch: LayerPainter {
    /// The size in points.
    static let size = CGSize(width: 42, height: 24)
    /// The distance between the off and on positions of the knob, in points.
    static let travel = size.width - 2 * ControlStyle.innerGap - ControlStyle.knob

    /// The track, which is centered in the bounds.
    var trackRect: CGRect {
        let bounds = bounds
        return CGRect(
            x: bounds.midX - UISwitch.size.width / 2, y: bounds.midY - UISwitch.size.height / 2,
            width: UISwitch.size.width, height: UISwitch.size.height)
    }

    /// Draws the track and the knob.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let track = canvas.placed(UISwitch.size, around: CGPoint(x: bounds.midX, y: bounds.midY))
        let position = knob.shown
        let trackColor: UIColor = position >= 0.5 ? onTintColor ?? tintColor : ControlStyle.switchOff
        canvas.fill(track, radius: track.height / 2, trackColor)
        if isEnabled, isHighlighted || isPointerInside {
            canvas.fill(track, radius: track.height / 2, isHighlighted ? ControlStyle.pressed : ControlStyle.hover)
        }
        let gap = ControlStyle.innerGap + ControlStyle.knob / 2
        let distance = gap + position * UISwitch.travel
        let middle = CGPoint(x: isRightToLeft ? track.maxX - distance : track.minX + distance, y: track.midY)
        let knobRect = canvas.placed(CGSize(width: ControlStyle.knob, height: ControlStyle.knob), around: middle)
        canvas.knob(knobRect, color: thumbTintColor, isEnabled: isEnabled)
    }
}
