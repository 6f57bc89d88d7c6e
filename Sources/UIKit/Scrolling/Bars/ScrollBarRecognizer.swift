import DisplayServer

/// The recognizer of a scroll view for presses on its scroll bars (SC-61).
///
/// A press on the thumb drags it. A press beside it scrolls by pages towards the pointer while the button is held; with
/// the middle button or the Shift key, the thumb jumps to the pointer.
final class ScrollBarRecognizer: UIGestureRecognizer {
    /// The times in seconds until scrolling by pages repeats: at first, and then.
    private static let firstRepeatTime: TimeInterval = 0.3
    private static let repeatTime: TimeInterval = 0.05

    private var bar: ScrollBar?
    /// The distance of the pointer from the start of the held thumb; nil while a press scrolls by pages.
    private var grip: CGFloat?
    private var timer: Scheduler.Task?

    init() { super.init(target: nil, action: nil) }

    private var scrollView: UIScrollView? { view as? UIScrollView }
    private var time: TimeInterval { scheduler?.now ?? 0 }

    override func reset() {
        super.reset()
        release()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let scrollView, scrollView.isScrollEnabled, let touch = touches.first,
            let found = scrollView.bars?.bar(
                at: touch.location(in: scrollView), isFinger: touch.type != .indirectPointer)
        else {
            if state == .possible { state = .failed }
            return
        }
        bar = found
        let position = self.position(touch, found)
        let frame = found.thumbFrame
        let thumb = found.isVertical ? frame.minY...frame.maxY : frame.minX...frame.maxX
        let isJump = event.buttonMask.contains(.button(3)) || event.modifierFlags.contains(.shift)
        found.isHeld = true
        state = .began
        scrollView.movement.beginDrag(.bar, along: found.axis, at: time)
        if thumb.contains(position) || isJump || touch.type != .indirectPointer {
            grip = thumb.contains(position) ? position - thumb.lowerBound : (thumb.upperBound - thumb.lowerBound) / 2
            drag(to: position)
        } else {
            page(towards: position, after: ScrollBarRecognizer.firstRepeatTime)
        }
        scrollView.showBars()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let bar, let touch = touches.first, grip != nil else { return }
        state = .changed
        drag(to: position(touch, bar))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard bar != nil else { return }
        state = .ended
        release()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
        release()
    }

    private func position(_ touch: UITouch, _ bar: ScrollBar) -> CGFloat {
        let point = touch.location(in: view)
        return bar.isVertical ? point.y : point.x
    }

    /// Moves the held thumb under the pointer.
    private func drag(to position: CGFloat) {
        guard let bar, let scrollView, let grip, scrollView.movement.dragSource == .bar else { return }
        let offset = bar.offset(forThumbAt: position - grip, in: scrollView)
        var target = scrollView.contentOffset
        if bar.isVertical { target.y = offset } else { target.x = offset }
        scrollView.movement.drag(to: target, at: time)
    }

    /// Scrolls by a page towards the pointer, and again while the button is held.
    private func page(towards position: CGFloat, after interval: TimeInterval) {
        guard let bar, let scrollView, scrollView.movement.dragSource == .bar else { return }
        let extent = bar.isVertical ? scrollView.bounds.height : scrollView.bounds.width
        let start = bar.isVertical ? bar.thumbFrame.minY : bar.thumbFrame.minX
        let end = bar.isVertical ? bar.thumbFrame.maxY : bar.thumbFrame.maxX
        // The content moves under the pointer, whose position is in the coordinates of the view.
        let origin = bar.isVertical ? scrollView.bounds.minY : scrollView.bounds.minX
        let inView = position - origin
        guard position < start || position > end else { return }
        var target = scrollView.contentOffset
        let step = (position < start ? -1 : 1) * extent * 0.9
        if bar.isVertical { target.y += step } else { target.x += step }
        scrollView.movement.drag(to: target, at: time)
        timer = scheduler?.schedule(after: interval) { [weak self] in
            guard let self, let scrollView = self.scrollView, let bar = self.bar else { return }
            let origin = bar.isVertical ? scrollView.bounds.minY : scrollView.bounds.minX
            self.page(towards: inView + origin, after: ScrollBarRecognizer.repeatTime)
        }
    }

    private func release() {
        timer?.cancel()
        timer = nil
        grip = nil
        guard let bar else { return }
        self.bar = nil
        bar.isHeld = false
        if scrollView?.movement.dragSource == .bar { scrollView?.movement.endDrag(at: time) }
        scrollView?.showBars()
    }
}
