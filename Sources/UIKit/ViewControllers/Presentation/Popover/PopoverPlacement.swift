/// The frame of a popover and its arrow: beside its source, on the side with the most room.
struct PopoverPlacement: Equatable {
    /// The length of the arrow, its width at the base, and the corner radius of the popover, in points.
    static let arrowHeight: CGFloat = 10
    static let arrowWidth: CGFloat = 22
    static let cornerRadius: CGFloat = 12

    /// The frame of the popover including its arrow.
    var frame: CGRect
    /// The direction in which the arrow points.
    var direction: UIPopoverArrowDirection
    /// The center of the arrow along its side, in the coordinates of ``frame``.
    var arrowPosition: CGFloat

    /// The part of the popover without the arrow, in the coordinates of ``frame``.
    var body: CGRect {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let arrow = PopoverPlacement.arrowHeight
        return switch direction {
        case .up: bounds.inset(by: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0))
        case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0))
        case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0))
        default: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow))
        }
    }

    /// Returns the directions in the order in which they are considered: of the sides, the trailing one first (RT-12).
    private static func order(isRightToLeft: Bool) -> [UIPopoverArrowDirection] {
        isRightToLeft ? [.up, .down, .right, .left] : [.up, .down, .left, .right]
    }

    /// Computes the placement of a popover.
    ///
    /// - Parameters:
    ///   - size: The preferred size of the body.
    ///   - source: The rectangle that the popover is shown from.
    ///   - room: The area that the popover may occupy.
    ///   - permitted: The directions in which the arrow may point. A value without any of the four directions permits
    ///     all.
    ///   - isRightToLeft: `true` if the source is laid out from right to left.
    ///   - canOverlap: `true` if the popover may cover the source where there is no other room.
    init(
        size: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, isRightToLeft: Bool = false,
        canOverlap: Bool = false
    ) {
        let arrow = PopoverPlacement.arrowHeight
        let order = PopoverPlacement.order(isRightToLeft: isRightToLeft)
        let allowed = order.filter { permitted.contains($0) }
        func space(_ direction: UIPopoverArrowDirection) -> CGSize {
            switch direction {
            case .up: CGSize(width: room.width, height: room.maxY - source.maxY - arrow)
            case .down: CGSize(width: room.width, height: source.minY - room.minY - arrow)
            case .left: CGSize(width: room.maxX - source.maxX - arrow, height: room.height)
            default: CGSize(width: source.minX - room.minX - arrow, height: room.height)
            }
        }
        func shown(_ direction: UIPopoverArrowDirection) -> CGFloat {
            let space = space(direction)
            return max(0, min(size.width, space.width)) * max(0, min(size.height, space.height))
        }
        let choices = allowed.isEmpty ? order : allowed
        let best = choices.dropFirst().reduce(choices[0]) { shown($1) > shown($0) ? $1 : $0 }
        direction = best
        let isVertical = best == .up || best == .down
        let space = space(best)
        // A popover that may overlap its source is limited only by the available area.
        let most = canOverlap ? CGSize(width: room.width, height: room.height) : space
        var body = CGSize(
            width: max(0, min(size.width, isVertical ? room.width : most.width)).rounded(),
            height: max(0, min(size.height, isVertical ? most.height : room.height)).rounded())
        if canOverlap {
            if isVertical { body.height = min(body.height, max(0, room.height - arrow)) }
            if !isVertical { body.width = min(body.width, max(0, room.width - arrow)) }
        }
        var frame = CGRect(origin: .zero, size: body)
        if isVertical { frame.size.height += arrow } else { frame.size.width += arrow }
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
        let middle = CGPoint(x: clamp(source.midX, room.minX, room.maxX), y: clamp(source.midY, room.minY, room.maxY))
        switch best {
        case .up: frame.origin = CGPoint(x: middle.x - body.width / 2, y: source.maxY)
        case .down: frame.origin = CGPoint(x: middle.x - body.width / 2, y: source.minY - frame.height)
        case .left: frame.origin = CGPoint(x: source.maxX, y: middle.y - body.height / 2)
        default: frame.origin = CGPoint(x: source.minX - frame.width, y: middle.y - body.height / 2)
        }
        frame.origin.x = clamp(frame.minX, room.minX, room.maxX - frame.width).rounded()
        frame.origin.y = clamp(frame.minY, room.minY, room.maxY - frame.height).rounded()
        self.frame = frame
        let side = isVertical ? frame.width : frame.height
        let nearest = PopoverPlacement.cornerRadius + PopoverPlacement.arrowWidth / 2
        let wanted = isVertical ? middle.x - frame.minX : middle.y - frame.minY
        arrowPosition = side > 2 * nearest ? clamp(wanted, nearest, side - nearest) : side / 2
    }

    /// The outline of body and arrow, in the coordinates of ``frame``.
    var outline: UIBezierPath {
        let path = UIBezierPath()
        let (body, radius) = (body, min(PopoverPlacement.cornerRadius, body.width / 2, body.height / 2))
        let half = PopoverPlacement.arrowWidth / 2
        let tip = arrowPosition
        // Clockwise from the upper left corner.
        path.move(to: CGPoint(x: body.minX + radius, y: body.minY))
        if direction == .up {
            path.addLine(to: CGPoint(x: tip - half, y: body.minY))
            path.addLine(to: CGPoint(x: tip, y: 0))
            path.addLine(to: CGPoint(x: tip + half, y: body.minY))
        }
        corner(path, CGPoint(x: body.maxX - radius, y: body.minY + radius), radius, -.pi / 2)
        if direction == .right {
            path.addLine(to: CGPoint(x: body.maxX, y: tip - half))
            path.addLine(to: CGPoint(x: frame.width, y: tip))
            path.addLine(to: CGPoint(x: body.maxX, y: tip + half))
        }
        corner(path, CGPoint(x: body.maxX - radius, y: body.maxY - radius), radius, 0)
        if direction == .down {
            path.addLine(to: CGPoint(x: tip + half, y: body.maxY))
            path.addLine(to: CGPoint(x: tip, y: frame.height))
            path.addLine(to: CGPoint(x: tip - half, y: body.maxY))
        }
        corner(path, CGPoint(x: body.minX + radius, y: body.maxY - radius), radius, .pi / 2)
        if direction == .left {
            path.addLine(to: CGPoint(x: body.minX, y: tip + half))
            path.addLine(to: CGPoint(x: 0, y: tip))
            path.addLine(to: CGPoint(x: body.minX, y: tip - half))
        }
        corner(path, CGPoint(x: body.minX + radius, y: body.minY + radius), radius, .pi)
        path.close()
        return path
    }

    private func corner(_ path: UIBezierPath, _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat) {
        path.addArc(
            withCenter: center, radius: radius, startAngle: start, endAngle: start + .pi / 2, clockwise: true)
    }
}
