import QuartzCore

// The drawing of a segmented control: a background, the raised selected segment and separators between the others.
extension UISegmentedControl: LayerPainter {
    /// Draws the background and the segments.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let background = canvas.snapped(bounds)
        canvas.fill(background, radius: ControlStyle.cornerRadius, .secondarySystemFill)
        let edges = edges
        guard edges.count > 1 else { return }
        for (index, segment) in segments.enumerated() {
            let rect = canvas.snapped(segmentFrame(index, edges))
            paintGround(of: index, in: rect, canvas)
            paintLine(after: index, rect, canvas)
            paint(segment, index, in: rect, canvas)
        }
    }

    private func isRaised(_ index: Int) -> Bool { !isMomentary && index == selectedSegmentIndex }

    private func paintGround(of index: Int, in rect: CGRect, _ canvas: ControlCanvas) {
        let radius = ControlStyle.innerRadius
        if isRaised(index) {
            let pixel = 1 / canvas.scale
            if isEnabled { canvas.fill(rect.offsetBy(dx: 0, dy: pixel), radius: radius, ControlStyle.edge) }
            canvas.fill(rect, radius: radius, selectedSegmentTintColor ?? ControlStyle.raised)
        }
        guard isEnabled, segments[index].isEnabled else { return }
        if index == pressedIndex || (isMomentary && triggerPress != nil && index == highlightedIndex) {
            canvas.fill(rect, radius: radius, ControlStyle.pressed)
        } else if index == hoveredIndex && !isRaised(index) || (isFocused && isMomentary && index == highlightedIndex) {
            canvas.fill(rect, radius: radius, ControlStyle.hover)
        }
    }

    /// Draws the separator after a segment. Segments with a background of their own have no separators beside them.
    private func paintLine(after index: Int, _ rect: CGRect, _ canvas: ControlCanvas) {
        guard index + 1 < segments.count else { return }
        for shown in [index, index + 1] where isRaised(shown) || shown == pressedIndex || shown == hoveredIndex {
            return
        }
        let inset = canvas.snapped(6)
        let width = canvas.lineWidth(1)
        let x = canvas.isRightToLeft ? rect.minX : rect.maxX - width
        canvas.fill(
            CGRect(x: x, y: rect.minY + inset, width: width, height: rect.height - 2 * inset), radius: 0, .separator)
    }

    private func paint(_ segment: SegmentModel, _ index: Int, in rect: CGRect, _ canvas: ControlCanvas) {
        var canvas = canvas
        if !segment.isEnabled { canvas.opacity = ControlStyle.disabledOpacity }
        let state: UIControl.State =
            !isEnabled || !segment.isEnabled
            ? .disabled : isRaised(index) ? .selected : index == pressedIndex ? .highlighted : .normal
        let inner = rect.insetBy(dx: 4, dy: 0)
            .offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
        if let image = segment.image {
            canvas.image(image, titleColor(for: state), in: inner)
        } else if let title = segment.title {
            // The selected segment of a disabled control stays distinguishable.
            let color = titleColor(for: state == .disabled && isRaised(index) ? .selected : state)
            canvas.text(title, font: font(for: state), color, in: inner)
        }
    }
}
