import QuartzCore

// The content offset: its range, its changes, and what follows from a change of the geometry.
extension UIScrollView {
    /// The ranges in which the content rests (SC-04).
    var ranges: ScrollRanges {
        let size = bounds.size
        let inset = adjustedContentInset
        var ranges = ScrollRanges(
            x: ScrollRange(content: contentSize.width, extent: size.width, start: inset.left, end: inset.right),
            y: ScrollRange(
                content: contentSize.height, extent: size.height, start: inset.top + expandableInset,
                end: inset.bottom))
        ranges.x.align(by: contentAlignmentPoint.x, content: contentSize.width + inset.right, extent: size.width)
        ranges.y.align(by: contentAlignmentPoint.y, content: contentSize.height + inset.bottom, extent: size.height)
        ranges.x.extend(toPixelsAt: pixelsPerPoint)
        ranges.y.extend(toPixelsAt: pixelsPerPoint)
        return ranges
    }

    /// The number of device pixels per point.
    var pixelsPerPoint: CGFloat { window?.screen.scale ?? layer.contentsScale }

    /// Returns the offset on device pixels that is nearest to one (SC-11). Offsets at the ends of the range are exact.
    func onPixels(_ offset: CGPoint) -> CGPoint {
        let scale = pixelsPerPoint
        let ranges = ranges
        func round(_ value: CGFloat, _ range: ScrollRange) -> CGFloat {
            range.isEnd(value) ? value : (value * scale).rounded() / scale
        }
        return CGPoint(x: round(offset.x, ranges.x), y: round(offset.y, ranges.y))
    }

    /// Sets the offset. An offset that is not finite is reported and ignored.
    func setOffset(_ offset: CGPoint, stopping stopsMovement: Bool = false) {
        guard GeometryValidation.accepts(offset, "contentOffset", of: self) else { return }
        if stopsMovement { movement.stopUnlessResponding() }
        guard offset != bounds.origin else { return }
        // Modifying a part of an overridable property in place would allocate memory.
        bounds = CGRect(origin: offset, size: bounds.size)
    }

    /// Notifies observers of a new offset.
    func offsetDidChange(from old: CGPoint) {
        propertyObservers?.willChange("contentOffset", affecting: "bounds")?.end()
        refreshControl?.follow()
        if movement.showsBars { showBars() } else { bars?.update() }
        offsetObserver?.offsetDidChange(of: self)
        delegate?.scrollViewDidScroll(self)
    }

    /// Finds the view under the pointer again after the content has moved (KS-15).
    func updateHoverAfterScrolling() {
        guard let scene = windowStorage?.windowScene else { return }
        layoutIfNeeded()
        scene.translator.hover.contentDidMove(in: scene)
    }

    /// Moves the content because the app requested it (SC-35 to SC-38).
    func scroll(to offset: CGPoint, isAnimated: Bool) {
        guard GeometryValidation.accepts(offset, "contentOffset", of: self) else { return }
        if isAnimated, UIView.areAnimationsEnabled, layer.displayedBy != nil {
            movement.animate(to: offset)
        } else {
            setOffset(offset, stopping: true)
        }
    }

    /// Scrolls by the least distance that makes a rectangle visible; if it is larger than the visible area, its top and
    /// leading edges become visible (SC-40).
    func makeVisible(_ rect: CGRect, isAnimated: Bool) {
        let rect = rect.nullUnlessFinite
        guard !rect.isNull else { return }
        let inset = adjustedContentInset
        func least(_ low: CGFloat, _ high: CGFloat, shown: ClosedRange<CGFloat>) -> CGFloat {
            if high - low > shown.upperBound - shown.lowerBound || low < shown.lowerBound {
                return low - shown.lowerBound
            }
            return max(0, high - shown.upperBound)
        }
        let area = bounds.inset(by: inset)
        guard area.width > 0, area.height > 0 else { return }
        // A part of a large rectangle that fills the area is visible.
        let isFilled = rect.contains(area)
        let way =
            isFilled
            ? CGVector.zero
            : CGVector(
                dx: least(rect.minX, rect.maxX, shown: area.minX...area.maxX),
                dy: least(rect.minY, rect.maxY, shown: area.minY...area.maxY))
        let from = movement.restingOffset
        let target = ranges.clamped(
            CGPoint(x: contentOffset.x + way.dx, y: contentOffset.y + way.dy))
        if target != contentOffset || from != contentOffset { scroll(to: target, isAnimated: isAnimated) }
    }

    // MARK: Insets and sizes

    func contentSizeDidChange(from old: CGSize) {
        guard contentSize != old else { return }
        guard GeometryValidation.accepts(contentSize, "contentSize", of: self) else {
            contentSize = old
            return
        }
        guard contentSize.width >= 0, contentSize.height >= 0 else {
            ResponderDiagnostics.report("contentSize of \(self) must not be negative: \(contentSize). It was ignored.")
            contentSize = old
            return
        }
        setNeedsLayout()
        contentSizeDidChange()
    }

    /// Notifies observers of a new content size.
    func contentSizeDidChange() {
        propertyObservers?.willChange("contentSize")?.end()
        updateAdjustedContentInset()
        offsetObserver?.contentSizeDidChange(of: self)
    }

    /// Recomputes ``adjustedContentInset`` and notifies the delegate if it has changed (SC-05 to SC-07).
    ///
    /// - Parameter movesContent: Whether content at its start follows the inset.
    func updateAdjustedContentInset(movesContent: Bool = true) {
        let absorbed = safeAreaInContentInset
        if absorbed != absorbedSafeAreaStorage {
            absorbedSafeAreaStorage = absorbed
            absorbedSafeAreaDidChange()
        }
        var new = contentInset + absorbed
        new.top += refreshInset + coveredInset
        guard new != adjustedContentInset else { return }
        let old = adjustedContentInset
        adjustedContentInset = new
        setNeedsLayout()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        // At the start of the content, the offset follows the inset.
        movement.rangesDidChange()
        guard movesContent, !movement.isMoving else { return }
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        setOffset(offset)
    }

    /// The part of the safe area that is added to the content inset.
    private var safeAreaInContentInset: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        let axes = safeAreaUse
        return UIEdgeInsets(
            top: axes.vertical ? safe.top : 0, left: axes.horizontal ? safe.left : 0,
            bottom: axes.vertical ? safe.bottom : 0, right: axes.horizontal ? safe.right : 0)
    }

    /// The axes along which the safe area is added to the content inset.
    private var safeAreaUse: (horizontal: Bool, vertical: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .never: (false, false)
        case .always: (true, true)
        case .automatic where barAdjustment == .never: (false, false)
        case .automatic, .scrollableAxes:
            (
                alwaysBounceHorizontal || contentSize.width > bounds.width,
                alwaysBounceVertical || contentSize.height > bounds.height
                    || contentInsetAdjustmentBehavior == .automatic && barAdjustment == .always
            )
        }
    }

    /// Brings the offset back into its range if the size of the content or of the view has changed (SC-09).
    func settleAfterGeometryChange() {
        let ranges = ranges
        defer { knownRanges = ranges }
        guard let old = knownRanges, old != ranges else { return }
        guard !movement.isMoving else { return movement.rangesDidChange(from: old) }
        var offset = contentOffset
        if old.x.contains(offset.x) { offset.x = ranges.x.clamped(offset.x) }
        if old.y.contains(offset.y) { offset.y = ranges.y.clamped(offset.y) }
        setOffset(offset)
    }

    func makeContentGuide() -> UILayoutGuide {
        let guide = UILayoutGuide(
            owner: self, identifier: "UIScrollView-contentLayoutGuide",
            area: .content { ($0 as? UIScrollView)?.contentSize ?? .zero })
        scrollGuides.append(guide)
        return guide
    }

    func makeFrameGuide() -> UILayoutGuide {
        let guide = UILayoutGuide(
            owner: self, identifier: "UIScrollView-frameLayoutGuide", area: .inset { _ in .zero })
        scrollGuides.append(guide)
        return guide
    }

    /// Gives the content the size that constraints determine. An axis that they leave open keeps its length (LG-13).
    func applyContentGuide() {
        guard let item = contentLayoutGuide.layoutItemStorage, let solution = item.solution else { return }
        let scale = scaleForLayout
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        var size = contentSize
        if solution.width > 0 || item.hasContentSize.horizontal {
            size.width = pixels(solution.width)
            item.hasContentSize.horizontal = true
        }
        if solution.height > 0 || item.hasContentSize.vertical {
            size.height = pixels(solution.height)
            item.hasContentSize.vertical = true
        }
        if size != contentSize { contentSize = size }
    }
}

extension ScrollRange {
    /// Places content that is smaller than the view (SC-46).
    ///
    /// - Parameters:
    ///   - fraction: 0 for the start, 1 for the end.
    ///   - content: The extent of the content with its inset at the end.
    ///   - extent: The extent of the view.
    mutating func align(by fraction: CGFloat, content: CGFloat, extent: CGFloat) {
        let room = extent - content + lower
        guard fraction != 0, fraction.isFinite, upper == lower, room > 0 else { return }
        lower -= room * fraction
        upper = lower
    }
}
