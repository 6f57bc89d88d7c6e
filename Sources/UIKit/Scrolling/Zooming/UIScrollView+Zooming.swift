import QuartzCore

// Zooming: a scale of the view that the delegate returns, and the offset at which the content under the fingers stays.
extension UIScrollView {
    /// The part by which pinches can go beyond the limits of the scale (SC-47).
    private static let greatestStretch: CGFloat = 0.25

    /// The view that zooming scales.
    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// A Boolean value that indicates whether the user can zoom (SC-42).
    var canZoom: Bool { minimumZoomScale < maximumZoomScale && zoomedView != nil }

    /// The scale of the zoomed view.
    var currentZoomScale: CGFloat {
        guard let view = zoomedView else { return 1 }
        let transform = view.transform
        return hypot(transform.a, transform.b)
    }

    /// Adds or removes the recognizer of pinches. The view to zoom is not known before the pinch, so the recognizer
    /// exists without one, and receives nothing.
    func updatePinchRecognizer() {
        if minimumZoomScale < maximumZoomScale {
            guard pinchRecognizer == nil else { return }
            let recognizer = ScrollPinchRecognizer(target: self, action: UIScrollView.pinchDidChange)
            pinchRecognizer = recognizer
            addGestureRecognizer(recognizer)
        } else if let recognizer = pinchRecognizer, !zooming.isActive {
            removeGestureRecognizer(recognizer)
            pinchRecognizer = nil
        }
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(minimumZoomScale, maximumZoomScale), max(minimumZoomScale, scale))
    }

    /// Returns the scale that is shown for a scale that the fingers ask for.
    private func stretched(_ scale: CGFloat) -> CGFloat {
        let limit = limited(scale)
        guard bouncesZoom, limit > 0, scale > 0 else { return limit }
        let excess = abs(log(scale / limit))
        let shown = UIScrollView.greatestStretch * excess / (excess + UIScrollView.greatestStretch)
        return scale > limit ? limit * (1 + shown) : limit / (1 + shown)
    }

    /// Scales the zoomed view, sets the content size, and moves the content so that a point stays where it is (SC-44).
    ///
    /// - Parameter anchor: The point in the view's coordinates; nil leaves the offset to the caller.
    private func apply(_ scale: CGFloat, around anchor: CGPoint?) {
        guard let view = zoomedView else { return }
        let old = currentZoomScale
        guard scale != old, scale > 0, old > 0 else { return }
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = origin
        let size = view.frame.size
        contentSize = CGSize(width: origin.x + size.width, height: origin.y + size.height)
        if let anchor {
            let factor = scale / old
            let offset = contentOffset
            // The anchor is in the view's coordinates, whose origin is the offset.
            setOffset(
                CGPoint(
                    x: offset.x + (anchor.x - origin.x) * (factor - 1),
                    y: offset.y + (anchor.y - origin.y) * (factor - 1)))
            movement.contentDidZoom()
        }
        delegate?.scrollViewDidZoom(self)
    }

    // MARK: Pinches

    func pinchDidChange(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard let view = zoomedView else { return }
            endZooming()
            if movement.dragSource == nil { movement.stop() }
            zooming.isActive = true
            zooming.pinchStart = currentZoomScale
            delegate?.scrollViewWillBeginZooming(self, with: view)
            pinch(recognizer)
        case .changed: pinch(recognizer)
        case .ended, .cancelled, .failed: pinchDidEnd()
        case .possible: break
        }
    }

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        guard zooming.isActive else { return }
        // A wheel stops at the limits, because it has no release after which the content would spring back.
        let scale = zooming.pinchStart * recognizer.scale
        let shown = (recognizer as? ScrollPinchRecognizer)?.isWheel == true ? limited(scale) : stretched(scale)
        apply(shown, around: recognizer.location(in: self))
    }

    private func pinchDidEnd() {
        guard zooming.isActive else { return }
        let scale = currentZoomScale
        let limit = limited(scale)
        let area = settledCenter(at: limit)
        if limit != scale || area.offset != contentOffset, layer.displayedBy != nil, movement.dragSource == nil {
            animateZoom(to: limit, center: area.center, isBounce: true)
        } else {
            finishZooming(at: scale)
        }
    }

    /// Returns the point of the unscaled content at the center of the view after the content has settled at a scale
    /// around the current center, and the offset then.
    private func settledCenter(at scale: CGFloat) -> (center: CGPoint, offset: CGPoint) {
        let current = centerOfContent
        return settledCenter(at: scale, around: current)
    }

    private func settledCenter(at scale: CGFloat, around center: CGPoint) -> (center: CGPoint, offset: CGPoint) {
        guard let view = zoomedView else { return (center, contentOffset) }
        let origin = view.frame.origin
        let size = view.bounds.size
        let inset = adjustedContentInset
        let content = CGSize(width: origin.x + size.width * scale, height: origin.y + size.height * scale)
        var x = ScrollRange(content: content.width, extent: bounds.width, start: inset.left, end: inset.right)
        var y = ScrollRange(content: content.height, extent: bounds.height, start: inset.top, end: inset.bottom)
        x.align(by: contentAlignmentPoint.x, content: content.width + inset.right, extent: bounds.width)
        y.align(by: contentAlignmentPoint.y, content: content.height + inset.bottom, extent: bounds.height)
        x.extend(toPixelsAt: pixelsPerPoint)
        y.extend(toPixelsAt: pixelsPerPoint)
        let offset = CGPoint(
            x: x.clamped(origin.x + center.x * scale - bounds.width / 2),
            y: y.clamped(origin.y + center.y * scale - bounds.height / 2))
        let settled = CGPoint(
            x: (offset.x + bounds.width / 2 - origin.x) / scale, y: (offset.y + bounds.height / 2 - origin.y) / scale)
        return (settled, offset)
    }

    /// The point of the unscaled content at the center of the view.
    private var centerOfContent: CGPoint {
        guard let view = zoomedView else { return .zero }
        let scale = currentZoomScale
        let origin = view.frame.origin
        return CGPoint(x: (bounds.midX - origin.x) / scale, y: (bounds.midY - origin.y) / scale)
    }

    // MARK: Requests of the app

    /// Sets the scale around the center of the view (SC-45).
    func zoom(toScale scale: CGFloat, isAnimated: Bool) {
        guard GeometryValidation.accepts(scale, "zoomScale", of: self), zoomedView != nil else { return }
        let scale = limited(scale)
        zoom(to: scale, center: settledCenter(at: scale).center, isAnimated: isAnimated)
    }

    /// Zooms to a rectangle of the zoomed view (SC-46).
    func zoom(toRect rect: CGRect, isAnimated: Bool) {
        guard GeometryValidation.accepts(rect, "the rectangle of zoom(to:animated:)", of: self), zoomedView != nil
        else { return }
        let area = bounds.inset(by: adjustedContentInset)
        let fitting = min(area.width / max(rect.width, 1e-6), area.height / max(rect.height, 1e-6))
        let scale = limited(fitting)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        zoom(to: scale, center: settledCenter(at: scale, around: center).center, isAnimated: isAnimated)
    }

    private func zoom(to scale: CGFloat, center: CGPoint, isAnimated: Bool) {
        guard scale > 0 else { return }
        endZooming()
        movement.stop()
        let isThere = scale == currentZoomScale && center == centerOfContent
        guard isAnimated, UIView.areAnimationsEnabled, layer.displayedBy != nil, !isThere else {
            return show(scale, center: center)
        }
        animateZoom(to: scale, center: center, isBounce: false)
        delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    }

    private func animateZoom(to scale: CGFloat, center: CGPoint, isBounce: Bool) {
        let now = window?.windowScene?.server.scheduler.now ?? CACurrentMediaTime()
        let from = centerOfContent
        zooming.animation = ScrollZooming.Animation(
            scale: EaseCurve(from: currentZoomScale, to: scale), x: EaseCurve(from: from.x, to: center.x),
            y: EaseCurve(from: from.y, to: center.y), start: now, isBounce: isBounce)
        let driver = zooming.driver ?? ScrollZoomDriver(self)
        zooming.driver = driver
        AnimationDriver.add(driver)
        layer.animationsDidChange()
    }

    func showZoomAnimation(at time: TimeInterval) {
        guard let animation = zooming.animation else { return }
        let elapsed = time - animation.start
        guard elapsed < animation.scale.duration else {
            return show(animation.scale.end, center: CGPoint(x: animation.x.end, y: animation.y.end))
        }
        show(
            animation.scale.position(at: max(0, elapsed)),
            center: CGPoint(
                x: animation.x.position(at: max(0, elapsed)), y: animation.y.position(at: max(0, elapsed))))
    }

    /// Shows content at a scale with a point of the unscaled content at the center of the view.
    private func show(_ scale: CGFloat, center: CGPoint) {
        guard let view = zoomedView else { return }
        let origin = view.frame.origin
        apply(scale, around: nil)
        setOffset(
            onPixels(
                CGPoint(
                    x: origin.x + center.x * scale - bounds.width / 2,
                    y: origin.y + center.y * scale - bounds.height / 2)))
    }

    // MARK: Ends

    /// Ends an animation that has reached its end.
    func endZoomAnimation() {
        guard let animation = zooming.animation else { return }
        show(animation.scale.end, center: CGPoint(x: animation.x.end, y: animation.y.end))
        // The delegate may have ended zooming itself, or zoom elsewhere.
        guard zooming.animation?.start == animation.start else { return }
        // The content may have another size since the animation began.
        setOffset(ranges.clamped(contentOffset))
        if zooming.animation?.start == animation.start { finishZooming(at: animation.scale.end) }
    }

    /// Ends zooming where it is.
    func endZooming() {
        guard zooming.isActive || zooming.animation != nil else { return }
        finishZooming(at: currentZoomScale)
    }

    private func finishZooming(at scale: CGFloat) {
        if let driver = zooming.driver { AnimationDriver.remove(driver) }
        zooming = ScrollZooming()
        delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
    }
}
