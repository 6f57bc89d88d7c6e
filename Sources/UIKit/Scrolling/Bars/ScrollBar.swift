import QuartzCore

/// A scroll bar: a thumb over the content that shows which part is visible, and that a pointer can drag.
///
/// The bar is a layer over the content, not a subview. It follows the origin of the view's bounds (SC-59, SC-60). The
/// vertical bar lies at the trailing edge: on the left where the layout direction is from right to left.
@MainActor final class ScrollBar {
    /// The thickness of the thumb, and of the bar while the pointer is near, in points.
    private static let thickness: CGFloat = 6
    private static let expandedThickness: CGFloat = 12
    /// The distance of the thumb from the edge.
    private static let margin: CGFloat = 2
    /// The least length of the thumb.
    private static let leastLength: CGFloat = 24
    /// The least length while content is dragged far beyond its end.
    private static let leastStretchedLength: CGFloat = 8
    /// The distance from the edge within which a pointer expands and drags the bar.
    static let reach: CGFloat = 12

    let axis: ScrollAxes
    private let thumb = CALayer()
    /// A Boolean value that indicates whether the pointer is near the bar.
    var isExpanded = false
    /// A Boolean value that indicates whether the user drags the thumb.
    var isHeld = false
    /// The opacity of the bar, from 0 to 1.
    private(set) var opacity: CGFloat = 0

    /// The thumb in the coordinates of the view.
    private(set) var thumbFrame = CGRect.zero
    /// The area in which the thumb moves, in the coordinates of the view.
    private(set) var track = CGRect.zero
    /// The color of the thumb, which changes rarely.
    private var knownColor: (key: ColorKey, color: CGColor)?

    init(_ axis: ScrollAxes) {
        self.axis = axis
        thumb.animatesImplicitly = false
        thumb.zPosition = 1e6
    }

    var isVertical: Bool { axis == .vertical }
    var isShown: Bool { opacity > 0 && thumb.superlayer != nil }

    func setOpacity(_ opacity: CGFloat) {
        self.opacity = opacity
        thumb.opacity = Float(opacity)
        if opacity == 0 { thumb.removeFromSuperlayer() }
    }

    func remove() { setOpacity(0) }

    /// Moves the thumb to the visible part of the content.
    ///
    /// - Parameter other: The thickness that the other bar takes at the end of the track.
    func update(in view: UIScrollView, other: CGFloat) {
        measure(view, other: other)
        guard opacity > 0, !thumbFrame.isEmpty else { return thumb.removeFromSuperlayer() }
        if thumb.superlayer !== view.layer { view.layer.addSublayer(thumb) }
        thumb.frame = thumbFrame
        let radius = min(thumbFrame.width, thumbFrame.height) / 2
        if thumb.cornerRadius != radius { thumb.cornerRadius = radius }
        let color = color(view)
        if thumb.backgroundColor !== color { thumb.backgroundColor = color }
    }

    /// Computes the frames of the track and the thumb.
    private func measure(_ view: UIScrollView, other: CGFloat) {
        let isWide = isExpanded || isHeld
        let thickness = isWide ? ScrollBar.expandedThickness - 2 * ScrollBar.margin : ScrollBar.thickness
        var area = view.bounds.inset(by: insets(of: view)).insetBy(dx: ScrollBar.margin, dy: ScrollBar.margin)
        guard area.width > thickness, area.height > thickness, shows(in: view) else {
            (thumbFrame, track) = (.zero, .zero)
            return
        }
        let corner = ScrollBar.cornerInset(view)
        area = isVertical ? area.insetBy(dx: 0, dy: corner) : area.insetBy(dx: corner, dy: 0)
        let isMirrored = view.isRightToLeft
        let taken = max(0, other - corner)
        if isVertical {
            area.size.height -= taken
        } else {
            if isMirrored { area.origin.x += taken }
            area.size.width -= taken
        }
        track =
            isVertical
            ? CGRect(
                x: isMirrored ? area.minX : area.maxX - thickness, y: area.minY, width: thickness, height: area.height)
            : CGRect(x: area.minX, y: area.maxY - thickness, width: area.width, height: thickness)
        let range = isVertical ? view.ranges.y : view.ranges.x
        let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
        let extent = isVertical ? view.bounds.height : view.bounds.width
        let length = isVertical ? track.height : track.width
        var size = min(length, max(ScrollBar.leastLength, length * extent / (range.upper - range.lower + extent)))
        // The thumb shrinks while content is dragged beyond its end.
        size = max(ScrollBar.leastStretchedLength, size - abs(offset - range.clamped(offset)))
        let scale = view.window?.screen.scale ?? 1
        func onPixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let part = range.isEmpty ? 0 : (range.clamped(offset) - range.lower) / (range.upper - range.lower)
        let start = onPixels((length - size) * part)
        size = onPixels(size)
        thumbFrame =
            isVertical
            ? CGRect(x: track.minX, y: track.minY + start, width: thickness, height: size)
            : CGRect(x: track.minX + start, y: track.minY, width: size, height: thickness)
    }

    /// Returns the length by which the rounded corners of a view shorten a track, so that they do not cut the thumb.
    private static func cornerInset(_ view: UIScrollView) -> CGFloat {
        let radius = view.layer.cornerRadius
        // The end of the thumb is a circle, which lies inside that of the corner.
        let end = thickness / 2
        let center = radius - margin - end
        guard view.clipsToBounds, center > 0 else { return 0 }
        let limit = (radius - end) * (radius - end) - center * center
        return max(0, (center - limit.squareRoot()).rounded(.up))
    }

    /// Returns a Boolean value that indicates whether the view has this bar.
    func shows(in view: UIScrollView) -> Bool {
        guard isVertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator else { return false }
        return isVertical ? !view.ranges.y.isEmpty : !view.ranges.x.isEmpty
    }

    private func insets(of view: UIScrollView) -> UIEdgeInsets {
        var own = isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
        own.top += view.coveredInset
        return view.automaticallyAdjustsScrollIndicatorInsets ? own + view.safeAreaInsets : own
    }

    private func color(_ view: UIScrollView) -> CGColor {
        let key = ColorKey(
            style: view.indicatorStyle, isHeld: isHeld, isExpanded: isExpanded, traits: view.traitCollection)
        if let knownColor, knownColor.key == key { return knownColor.color }
        let color = makeColor(view)
        knownColor = (key, color)
        return color
    }

    /// The values that determine the color of the thumb.
    private struct ColorKey: Equatable {
        let style: UIScrollView.IndicatorStyle
        let isHeld: Bool
        let isExpanded: Bool
        let traits: UITraitCollection

        static func == (left: ColorKey, right: ColorKey) -> Bool {
            left.style == right.style && left.isHeld == right.isHeld && left.isExpanded == right.isExpanded
                && left.traits === right.traits
        }
    }

    private func makeColor(_ view: UIScrollView) -> CGColor {
        let base: UIColor =
            switch view.indicatorStyle {
            case .default: .label
            case .black: .black
            case .white: .white
            }
        let alpha = isHeld ? 0.6 : isExpanded ? 0.5 : 0.35
        return base.withAlphaComponent(alpha).resolvedColor(with: view.traitCollection).cgColor
    }

    // MARK: Pointer

    /// Returns a Boolean value that indicates whether a pointer at a location reaches the bar.
    func isReached(at point: CGPoint, in view: UIScrollView) -> Bool {
        guard shows(in: view) else { return false }
        let area = view.bounds.inset(by: insets(of: view))
        guard area.contains(point) else { return false }
        guard isVertical else { return point.y >= area.maxY - ScrollBar.reach }
        return view.isRightToLeft
            ? point.x <= area.minX + ScrollBar.reach : point.x >= area.maxX - ScrollBar.reach
    }

    /// Returns the offset at which the thumb begins at a position of the track.
    func offset(forThumbAt position: CGFloat, in view: UIScrollView) -> CGFloat {
        let range = isVertical ? view.ranges.y : view.ranges.x
        let room = isVertical ? track.height - thumbFrame.height : track.width - thumbFrame.width
        let start = isVertical ? track.minY : track.minX
        guard room > 0 else { return range.lower }
        return range.clamped(range.lower + (range.upper - range.lower) * (position - start) / room)
    }
}
