import QuartzCore

// How a switch looks: a knob in a groove, in the accent's colour while it is on.
extension UISwitch: LayerPainter {
    /// In points.
    static let size = CGSize(width: 42, height: 24)
    /// How far the knob goes.
    static let travel = size.width - 2 * ControlStyle.innerGap - ControlStyle.knob

    /// The groove: in the middle of a frame of another size.
    var trackRect: CGRect {
        let bounds = bounds
        return CGRect(
            x: bounds.midX - UISwitch.size.width / 2, y: bounds.midY - UISwitch.size.height / 2,
            width: UISwitch.size.width, height: UISwitch.size.height)
    }

    /// Draws the groove and the knob.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let track = canvas.placed(UISwitch.size, around: CGPoint(x: bounds.midX, y: bounds.midY))
        let position = knob.shown
        let ground: UIColor = position >= 0.5 ? onTintColor ?? tintColor : ControlStyle.switchOff
        canvas.fill(track, radius: track.height / 2, ground)
        if isEnabled, isHighlighted || isPointerInside {
            canvas.fill(track, radius: track.height / 2, isHighlighted ? ControlStyle.pressed : ControlStyle.hover)
        }
        let gap = ControlStyle.innerGap + ControlStyle.knob / 2
        let middle = CGPoint(x: track.minX + gap + position * UISwitch.travel, y: track.midY)
        let place = canvas.placed(CGSize(width: ControlStyle.knob, height: ControlStyle.knob), around: middle)
        canvas.knob(place, color: thumbTintColor, isEnabled: isEnabled)
    }
}
