import DisplayServer

/// The recognizer of a scroll view for drags with fingers and pens, and for wheels and touchpads.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    /// The distance in points that one notch of a wheel reports, and that it scrolls by default (SC-54).
    static let standardWheelStep = ScrollWheel.pointsPerNotch

    private weak var scrollView: UIScrollView?
    /// The way of wheels and touchpads since the sequence began, in points of the view.
    private var sequenceWay = CGVector.zero
    /// The cause of the scrolling, from its beginning.
    private(set) var source = ScrollMovement.Drag.Source.touch
    /// The part of the way that fingers moved before the drag began.
    private var slop = CGVector.zero

    /// Adds the recognizer to the scroll view that it belongs to.
    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        // A mouse button does not drag content (SC-58).
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        allowedScrollTypesMask = .all
        addTarget(scrollView, action: UIScrollView.panDidChange)
        scrollView.addGestureRecognizer(self)
    }

    /// The scroll view, if it is a gesture recognizer delegate. It cannot be replaced (SC-50).
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView as? any UIGestureRecognizerDelegate }
        set {
            precondition(
                newValue === scrollView,
                "The delegate of a scroll view's pan gesture recognizer is the scroll view and cannot be replaced.")
        }
    }

    /// The way of the content since the drag began, in points of the scroll view.
    var contentWay: CGVector {
        guard source == .touch else { return sequenceWay }
        return inView(CGVector(dx: wayInScene.dx - slop.dx, dy: wayInScene.dy - slop.dy))
    }

    private func inView(_ vector: CGVector) -> CGVector {
        let origin = convert(fromScene: .zero, to: view)
        let end = convert(fromScene: CGPoint(x: vector.dx, y: vector.dy), to: view)
        return CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    }

    override func reset() {
        super.reset()
        sequenceWay = .zero
        slop = .zero
        source = .touch
        scrollView?.trackingDidEnd()
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.isTouched = true
        super.touchesBegan(touches, with: event)
    }

    override func canBegin(with way: CGVector) -> Bool {
        guard let scrollView, scrollView.canBeginDrag(along: inView(way), with: tracking.touches) else { return false }
        let length = hypot(way.dx, way.dy)
        let type = tracking.touches.first?.type ?? .direct
        let part = length > 0 ? min(1, inputThresholds.panSlop(for: type) / length) : 0
        slop = CGVector(dx: way.dx * part, dy: way.dy * part)
        return true
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPinchRecognizer && preventedGestureRecognizer.view === view)
    }

    // MARK: Wheels and touchpads

    override func accepts(_ event: UIEvent) -> Bool {
        guard super.accepts(event), let scroll = event as? UIScrollEvent, let scrollView else { return false }
        if scroll.modifiers.contains(.control), scrollView.canZoom { return false }
        return scrollView.takesScrolling(by: distance(of: scroll), isContinuous: scroll.isContinuous)
    }

    override func sequenceDidChange(_ phase: UITouch.Phase, with event: UIEvent?) {
        if let scroll = event as? UIScrollEvent {
            source = scroll.isContinuous ? .touchpad : .wheel
            let way = distance(of: scroll)
            sequenceWay.dx += way.dx
            sequenceWay.dy += way.dy
        }
        super.sequenceDidChange(phase, with: event)
    }

    /// Returns the distance by which an event moves the content, along the axis that the view scrolls (SC-54, SC-56).
    private func distance(of event: UIScrollEvent) -> CGVector {
        guard let scrollView else { return event.delta }
        var way = event.delta
        if !event.isContinuous {
            let step = scrollView.wheelStep.isFinite ? scrollView.wheelStep : ScrollPanRecognizer.standardWheelStep
            way.dx *= step / ScrollPanRecognizer.standardWheelStep
            way.dy *= step / ScrollPanRecognizer.standardWheelStep
            let isSideways = event.modifiers.contains(.shift) || scrollView.takesWheelOfOtherAxis
            if isSideways, way.dx == 0 { way = CGVector(dx: way.dy, dy: 0) }
        }
        return way
    }
}
