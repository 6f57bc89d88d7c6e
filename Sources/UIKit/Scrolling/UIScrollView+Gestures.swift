// Dragging: which drags and wheels the view takes, and what they do.
extension UIScrollView {
    /// The axes along which the user can move the content: it is larger than the view, or always bounces (SC-21).
    var scrollableAxes: ScrollAxes {
        let ranges = ranges
        var axes: ScrollAxes = []
        if !ranges.x.isEmpty || (alwaysBounceHorizontal && bouncesHorizontally) { axes.insert(.horizontal) }
        if !ranges.y.isEmpty || (alwaysBounceVertical && bouncesVertically) { axes.insert(.vertical) }
        return axes
    }

    /// Returns a Boolean value that indicates whether content can be dragged beyond its range along an axis.
    func stretches(_ axis: ScrollAxes) -> Bool {
        guard scrollableAxes.contains(axis) else { return false }
        return axis == .horizontal ? bouncesHorizontally : bouncesVertically
    }

    /// Returns a Boolean value that indicates whether the content can follow fingers or a wheel within its range.
    ///
    /// - Parameter way: The way of the fingers.
    private func canFollow(_ way: CGFloat, along axis: ScrollAxes) -> Bool {
        let range = axis == .horizontal ? ranges.x : ranges.y
        let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
        return way < 0 ? offset < range.upper : way > 0 && offset > range.lower
    }

    /// Returns a Boolean value that indicates whether a scroll view that contains this one follows a drag that this
    /// view cannot follow (SC-48).
    private func parentFollows(_ way: CGFloat, along axis: ScrollAxes) -> Bool {
        guard axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent else {
            return false
        }
        var next = superview
        while let view = next {
            if let parent = view as? UIScrollView, parent.isScrollEnabled, parent.scrollableAxes.contains(axis) {
                if parent.canFollow(way, along: axis) { return true }
                // The outermost view bounces.
                return parent.stretches(axis) || parent.parentFollows(way, along: axis)
            }
            next = view.superview
        }
        return false
    }

    /// Returns a Boolean value that indicates whether the view takes a drag (SC-21, SC-48, SC-49, SV-06, SV-07).
    ///
    /// - Parameters:
    ///   - way: The way of the fingers so far.
    ///   - touches: The touches of the drag.
    func canBeginDrag(along way: CGVector, with touches: [UITouch]) -> Bool {
        let axes = scrollableAxes
        let isHorizontal = abs(way.dx) > abs(way.dy)
        let axis: ScrollAxes = isHorizontal ? .horizontal : .vertical
        guard axes.contains(axis) else { return false }
        let length = isHorizontal ? way.dx : way.dy
        if !canFollow(length, along: axis), parentFollows(length, along: axis) { return false }
        return permitsDrag(of: touches)
    }

    /// Returns a Boolean value that indicates whether touches that the content may have received can become a drag
    /// (SV-06, SV-07).
    func permitsDrag(of touches: [UITouch]) -> Bool {
        guard holdRecognizer.hasReleasedTouches else { return true }
        return touches.allSatisfy { touch in
            guard let target = touch.view, target !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: target)
        }
    }

    /// Returns a Boolean value that indicates whether the view takes scrolling with a wheel or a touchpad: the deepest
    /// view that can follow takes it (SC-55).
    func takesScrolling(by way: CGVector, isContinuous: Bool) -> Bool {
        let isHorizontal = abs(way.dx) > abs(way.dy)
        let axis: ScrollAxes = isHorizontal ? .horizontal : .vertical
        let length = isHorizontal ? way.dx : way.dy
        guard length != 0, scrollableAxes.contains(axis), !coastsAroundView(along: axis) else { return false }
        if coastsAfterTouchpad(along: axis) || canFollow(length, along: axis) { return true }
        return isContinuous && stretches(axis) && !parentFollows(length, along: axis)
    }

    private func coastsAfterTouchpad(along axis: ScrollAxes) -> Bool {
        movement.coastsAfterTouchpad && movement.coastingAxes.contains(axis)
    }

    /// Returns a Boolean value that indicates whether a scroll view that contains this one coasts along an axis after a
    /// drag on a touchpad. It takes further scrolling, although this view has come under the pointer (SC-57).
    private func coastsAroundView(along axis: ScrollAxes) -> Bool {
        var next = superview
        while let view = next {
            if let parent = view as? UIScrollView, parent.coastsAfterTouchpad(along: axis) { return true }
            next = view.superview
        }
        return false
    }

    /// Stops coasting after a drag on a touchpad if the pointer has moved away (SC-57).
    ///
    /// - Parameters:
    ///   - location: The location of the pointer, in points of the scene.
    ///   - isInside: Whether the pointer is in the view.
    func pointerDidMove(to location: CGPoint, isInside: Bool) {
        guard movement.coastsAfterTouchpad, !isPagingEnabled else { return }
        let way = hypot(location.x - lastTouchpadLocation.x, location.y - lastTouchpadLocation.y)
        if way > inputThresholds.scrollRetargetDistance || !isInside && way > 0 { movement.stopCoasting() }
    }

    // MARK: Drags

    func panDidChange(_ recognizer: UIPanGestureRecognizer) {
        let pan = panRecognizer
        let time = pan.lastEventTime
        // Other input may have ended the drag and moves the content itself.
        guard pan.state == .began || movement.dragSource == pan.source else { return }
        switch pan.state {
        case .began:
            let way = pan.contentWay
            movement.beginDrag(pan.source, along: dragAxes(pan), at: time)
            if pan.source == .touch, keyboardDismissMode != .none { window?.endEditing(true) }
            draggedWay = .zero
            drag(to: way, at: time)
        case .changed: drag(to: pan.contentWay, at: time)
        case .ended:
            lastTouchpadLocation = pan.sceneLocation
            movement.endDrag(at: scheduledTime(pan))
        case .cancelled, .failed: movement.endDrag(at: scheduledTime(pan), isCancelled: true)
        case .possible: break
        }
    }

    private func scheduledTime(_ pan: ScrollPanRecognizer) -> TimeInterval {
        pan.source == .touch ? pan.lastEventTime : pan.scheduler?.now ?? pan.lastEventTime
    }

    private func drag(to way: CGVector, at time: TimeInterval) {
        let step = CGVector(dx: way.dx - draggedWay.dx, dy: way.dy - draggedWay.dy)
        draggedWay = way
        if step != .zero { movement.drag(by: step, at: time) }
    }

    /// The axes along which a drag moves the content. A drag that begins along an axis keeps to it if the directional
    /// lock is enabled; a diagonal one, from 25 to 65 degrees, is free (SC-22).
    private func dragAxes(_ pan: ScrollPanRecognizer) -> ScrollAxes {
        let axes = scrollableAxes
        guard isDirectionalLockEnabled, axes == .both else { return axes }
        let way = pan.source == .touch ? pan.wayInScene : pan.contentWay
        let angle = atan2(abs(way.dy), abs(way.dx)) * 180 / .pi
        return angle < 25 ? .horizontal : angle > 65 ? .vertical : .both
    }

    /// Handles the end of a touch that did not drag: content that the touch stopped continues to its rest.
    func trackingDidEnd() {
        guard isTouched else { return }
        isTouched = false
        movement.settle()
    }
}
