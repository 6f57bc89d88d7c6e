import QuartzCore

/// The movement of a scroll view's content: by a drag, by coasting after it, or by an animation.
///
/// It is in one of these states:
///
/// | state | begins with | ends with |
/// |---|---|---|
/// | `resting` | | |
/// | `dragging` | a drag, a burst of wheel notches, a held scroll bar | the end of the gesture |
/// | `coasting` | the end of a drag with velocity, or outside the range | the time of its motions, or a touch |
/// | `animating` | a request of the app or a key | the time of its motions, or a touch |
///
/// Motions are functions of time, evaluated in each frame (SC-29). A view at rest requests no frames.
@MainActor final class ScrollMovement: InteractiveAnimationDriver {
    /// A drag in progress.
    struct Drag {
        /// The cause of a drag.
        enum Source {
            /// Fingers or a pen.
            case touch
            /// A touchpad.
            case touchpad
            /// Notches of a wheel.
            case wheel
            /// A scroll bar.
            case bar
        }
        let source: Source
        /// The offset at the beginning.
        var start: CGPoint
        /// The offset that corresponds to the movement of the fingers. Beyond the range, less of it is shown (SC-23).
        var offset: CGPoint
        /// The axes along which the drag moves the content.
        var axes: ScrollAxes
        var tracker = VelocityTracker()
        /// The velocity of the coasting that the drag interrupted, in points per second, and the time of that (SC-57).
        var interrupted: (velocity: CGVector, time: TimeInterval)?

        mutating func shift(by way: CGVector) {
            offset.x += way.dx
            offset.y += way.dy
            start.x += way.dx
            start.y += way.dy
            // The content has not moved under the fingers.
            tracker.shift(by: way)
        }

        /// A Boolean value that indicates whether content can be dragged beyond its range.
        var stretches: Bool { source == .touch || source == .touchpad }
    }

    /// Motions along both axes with a common beginning. An axis without a motion does not move.
    private struct Motions {
        var x: ScrollMotion?
        var y: ScrollMotion?
        let start: TimeInterval

        mutating func shift(by way: CGVector) {
            x = x?.shifted(by: way.dx)
            y = y?.shifted(by: way.dy)
        }

        var end: TimeInterval { start + max(x?.duration ?? 0, y?.duration ?? 0) }
    }

    private enum State {
        case resting
        case dragging(Drag)
        /// After a drag with a source; `nil` if content returns to its rest after other input stopped it.
        case coasting(Motions, after: Drag.Source?)
        case animating(Motions, completion: (() -> Void)?)
    }

    private unowned let view: UIScrollView
    private var state = State.resting
    /// A Boolean value that indicates whether the movement itself sets the offset. An offset that the delegate sets in
    /// response does not stop the movement: delegates limit the offset in this way.
    private var isSettingOffset = false

    init(_ view: UIScrollView) { self.view = view }

    var isMoving: Bool { if case .resting = state { false } else { true } }
    var isDragging: Bool {
        switch state {
        case .dragging, .coasting: true
        default: false
        }
    }
    var isDecelerating: Bool { if case .coasting = state { true } else { false } }
    var isAnimating: Bool { if case .animating = state { true } else { false } }
    /// The source of the drag in progress.
    var dragSource: Drag.Source? { if case .dragging(let drag) = state { drag.source } else { nil } }

    /// A Boolean value that indicates whether changes of the offset show the scroll bars.
    var showsBars: Bool { isMoving }

    /// The offset from which scrolling with keys continues: the end of an animation. Coasting is stopped by keys.
    var offsetForKeys: CGPoint { isAnimating ? restingOffset : view.contentOffset }

    /// The offset at which the movement in progress will rest.
    var restingOffset: CGPoint {
        let offset = view.contentOffset
        switch state {
        case .coasting(let motions, _), .animating(let motions, _):
            return CGPoint(x: motions.x?.end ?? offset.x, y: motions.y?.end ?? offset.y)
        case .resting, .dragging: return offset
        }
    }

    /// The current time, in seconds since system startup.
    private var now: TimeInterval { view.window?.windowScene?.server.scheduler.now ?? CACurrentMediaTime() }

    // MARK: Dragging

    /// Begins a drag. Ends the movement in progress.
    func beginDrag(_ source: Drag.Source, along axes: ScrollAxes, at time: TimeInterval) {
        let interrupted = source == .touchpad && coastsAfterTouchpad ? velocity(at: time).map { ($0, time) } : nil
        endDragForOtherInput()
        stop()
        // The delegate may have responded to the end of the last movement.
        guard view.isScrollEnabled else { return }
        let shown = view.contentOffset
        let ranges = view.ranges
        let size = view.bounds.size
        let offset =
            source == .touch || source == .touchpad
            ? CGPoint(
                x: ranges.x.unstretched(shown.x, extent: size.width),
                y: ranges.y.unstretched(shown.y, extent: size.height))
            : shown
        var drag = Drag(source: source, start: shown, offset: offset, axes: axes)
        drag.tracker.add(shown.x, shown.y, at: time)
        drag.interrupted = interrupted
        state = .dragging(drag)
        view.delegate?.scrollViewWillBeginDragging(view)
    }

    /// Moves the content by a distance of the fingers: content moves with them, so the offset moves the other way.
    func drag(by way: CGVector, at time: TimeInterval) {
        guard case .dragging(var drag) = state else { return }
        if drag.axes.contains(.horizontal) { drag.offset.x -= way.dx }
        if drag.axes.contains(.vertical) { drag.offset.y -= way.dy }
        let ranges = view.ranges
        // Without a band, the content does not store a distance that the user would have to go back.
        if !drag.stretches || !view.stretches(.horizontal) { drag.offset.x = ranges.x.clamped(drag.offset.x) }
        if !drag.stretches || !view.stretches(.vertical) { drag.offset.y = ranges.y.clamped(drag.offset.y) }
        let size = view.bounds.size
        let shown = CGPoint(
            x: drag.axes.contains(.horizontal)
                ? ranges.x.stretched(drag.offset.x, extent: size.width) : view.contentOffset.x,
            y: drag.axes.contains(.vertical)
                ? ranges.y.stretched(drag.offset.y, extent: size.height) : view.contentOffset.y)
        drag.tracker.add(shown.x, shown.y, at: time)
        state = .dragging(drag)
        setOffset(view.onPixels(shown))
    }

    /// Moves the content of a held scroll bar.
    func drag(to offset: CGPoint, at time: TimeInterval) {
        guard case .dragging(let drag) = state else { return }
        self.drag(by: CGVector(dx: drag.offset.x - offset.x, dy: drag.offset.y - offset.y), at: time)
    }

    /// Moves the content offset and the movement in progress because content above the visible part changed its size:
    /// what is visible stays where it is.
    func shift(by way: CGVector) {
        guard way.dx != 0 || way.dy != 0 else { return }
        switch state {
        case .resting: break
        case .dragging(var drag):
            drag.shift(by: way)
            state = .dragging(drag)
        case .coasting(var motions, let source):
            motions.shift(by: way)
            state = .coasting(motions, after: source)
        case .animating(var motions, let completion):
            motions.shift(by: way)
            state = .animating(motions, completion: completion)
        }
        setOffset(CGPoint(x: view.contentOffset.x + way.dx, y: view.contentOffset.y + way.dy))
    }

    /// Adapts a drag in progress to other ranges: the content stays under the fingers.
    func rangesDidChange() {
        guard case .dragging(var drag) = state, drag.stretches else { return }
        let ranges = view.ranges
        let shown = view.contentOffset
        let size = view.bounds.size
        drag.offset = CGPoint(
            x: ranges.x.unstretched(shown.x, extent: size.width), y: ranges.y.unstretched(shown.y, extent: size.height))
        state = .dragging(drag)
    }

    /// Continues the movement in progress in other ranges, because the size of the content or of the view has changed
    /// (SC-09). Coasting content rests in the new ranges, and so does an animation to an offset in the old ones.
    func rangesDidChange(from old: ScrollRanges) {
        let ranges = view.ranges
        let target = restingOffset
        switch state {
        case .resting: break
        case .dragging: rangesDidChange()
        case .coasting(let motions, let source):
            // Targets that are still in range remain, except for an edge where more content begins.
            let hasMoreContent =
                old.x.isEnd(target.x) && !ranges.x.isEnd(target.x) || old.y.isEnd(target.y) && !ranges.y.isEnd(target.y)
            guard !ranges.contains(target) || hasMoreContent && !view.isPagingEnabled else { return }
            let elapsed = now - motions.start
            func continued(
                _ motion: ScrollMotion?, from offset: CGFloat, in range: ScrollRange, bounces: Bool
            ) -> ScrollMotion? {
                .afterRelease(
                    at: motion?.position(at: elapsed) ?? offset, velocity: motion?.velocity(at: elapsed) ?? 0,
                    in: range, rate: view.decelerationRate.factor, bounces: bounces)
            }
            let offset = view.contentOffset
            state = .coasting(
                Motions(
                    x: continued(motions.x, from: offset.x, in: ranges.x, bounces: view.stretches(.horizontal)),
                    y: continued(motions.y, from: offset.y, in: ranges.y, bounces: view.stretches(.vertical)),
                    start: now), after: source)
        case .animating(_, let completion):
            guard old.contains(target), !ranges.contains(target) else { return }
            animate(to: ranges.clamped(target), completion: completion)
        }
    }

    /// Adapts a drag in progress to content that zooming has scaled and moved.
    func contentDidZoom() {
        guard case .dragging(var drag) = state else { return }
        drag.offset = view.contentOffset
        drag.tracker.clear()
        state = .dragging(drag)
    }

    /// Ends a drag: the content rests, coasts, or springs back (SC-12 to SC-14, SC-17).
    func endDrag(at time: TimeInterval, isCancelled: Bool = false) {
        guard case .dragging(let drag) = state else { return }
        let offset = view.contentOffset
        // The end of touchpad scrolling is noticed some time after the last event.
        let moment = drag.source == .touchpad ? drag.tracker.lastTime ?? time : time
        let velocity = isCancelled || !drag.stretches ? CGVector.zero : releaseVelocity(of: drag, at: moment)
        var natural = Motions(start: time)
        natural.x = motion(.horizontal, from: offset.x, velocity: velocity.dx, drag)
        natural.y = motion(.vertical, from: offset.y, velocity: velocity.dy, drag)
        var target = CGPoint(x: natural.x?.end ?? offset.x, y: natural.y?.end ?? offset.y)
        let proposed = target
        target = view.targetOffset(
            proposed: target, velocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000))
        target.y = view.offsetBesideLargeTitle(target.y)
        view.delegate?.scrollViewWillEndDragging(
            view, withVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000), targetContentOffset: &target)
        // The delegate may have ended the drag itself, for example by setting the offset.
        guard case .dragging = state else { return }
        let ranges = view.ranges
        let rate = view.decelerationRate.factor
        if target.x != proposed.x, target.x.isFinite {
            natural.x = .toTarget(ranges.x.clamped(target.x), from: offset.x, velocity: velocity.dx, rate: rate)
        }
        if target.y != proposed.y, target.y.isFinite {
            natural.y = .toTarget(ranges.y.clamped(target.y), from: offset.y, velocity: velocity.dy, rate: rate)
        }
        let continues = natural.x != nil || natural.y != nil
        state = continues ? .coasting(natural, after: drag.source) : .resting
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: continues)
        if !continues { view.updateHoverAfterScrolling() }
        defer { view.dragDidEnd() }
        guard continues, isDecelerating else { return }
        view.delegate?.scrollViewWillBeginDecelerating(view)
        guard isDecelerating else { return }
        run()
    }

    /// Ends a drag where it is, because other input begins to move the content (SC-12).
    func endDragForOtherInput() {
        guard case .dragging = state else { return }
        var target = view.ranges.clamped(view.contentOffset)
        view.delegate?.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
        // The delegate may have ended the drag itself.
        if case .dragging = state { stop() }
    }

    /// Returns the movement along an axis after a drag; `nil` if the content rests.
    private func motion(
        _ axis: ScrollAxes, from offset: CGFloat, velocity: CGFloat, _ drag: Drag
    ) -> ScrollMotion? {
        let isHorizontal = axis == .horizontal
        let range = isHorizontal ? view.ranges.x : view.ranges.y
        let extent = isHorizontal ? view.bounds.width : view.bounds.height
        let velocity = drag.axes.contains(axis) ? velocity : 0
        if view.isPagingEnabled, drag.axes.contains(axis), range.contains(offset) {
            let target = ScrollPaging(extent: extent, range: range)
                .target(from: offset, velocity: velocity, start: isHorizontal ? drag.start.x : drag.start.y)
            guard target != offset else { return nil }
            return ScrollMotion(SpringBackCurve(from: offset, velocity: velocity, to: target))
        }
        return .afterRelease(
            at: offset, velocity: velocity, in: range, rate: view.decelerationRate.factor,
            bounces: view.stretches(axis))
    }

    /// Returns the velocity of the offset at the end of a drag. A flick on a touchpad adds what is left of the velocity
    /// of the coasting that it interrupted, if both have the same direction (SC-57).
    private func releaseVelocity(of drag: Drag, at time: TimeInterval) -> CGVector {
        var velocity = drag.tracker.velocity(at: time)
        guard drag.source == .touchpad else { return velocity }
        let flickSpeed = view.inputThresholds.scrollFlickSpeed
        // Content that slower fingers moved has rested until the end was noticed.
        guard hypot(velocity.dx, velocity.dy) >= flickSpeed else { return .zero }
        guard let (old, start) = drag.interrupted else { return velocity }
        let part = pow(view.decelerationRate.factor, max(0, time - start) * 1000)
        func add(_ old: CGFloat, to value: inout CGFloat) {
            if abs(value) >= flickSpeed, value.sign == old.sign { value += old * part }
        }
        add(old.dx, to: &velocity.dx)
        add(old.dy, to: &velocity.dy)
        return velocity
    }

    /// Moves content at rest back into its range, or to a page: a touch has stopped it on its way.
    func settle() {
        guard case .resting = state else { return }
        let offset = view.contentOffset
        let drag = Drag(source: .touch, start: offset, offset: offset, axes: .both)
        let motions = Motions(
            x: motion(.horizontal, from: offset.x, velocity: 0, drag),
            y: motion(.vertical, from: offset.y, velocity: 0, drag), start: now)
        guard motions.x != nil || motions.y != nil else { return }
        state = .coasting(motions, after: nil)
        view.delegate?.scrollViewWillBeginDecelerating(view)
        if isDecelerating { run() }
    }

    // MARK: Coasting

    /// A Boolean value that indicates whether the content coasts after a drag on a touchpad.
    var coastsAfterTouchpad: Bool { if case .coasting(_, .touchpad) = state { true } else { false } }

    /// The axes along which the content coasts.
    var coastingAxes: ScrollAxes {
        guard case .coasting(let motions, _) = state else { return [] }
        return [motions.x == nil ? [] : .horizontal, motions.y == nil ? [] : .vertical]
    }

    /// Ends coasting because of other input. Content outside its range or between pages moves to its rest, which is not
    /// stopped again.
    ///
    /// - Returns: `true` if the content coasted.
    @discardableResult
    func stopCoasting() -> Bool {
        guard case .coasting(_, .some) = state else { return false }
        stop()
        settle()
        return true
    }

    /// Returns the velocity of the movement in progress; `nil` if content is outside its range.
    private func velocity(at time: TimeInterval) -> CGVector? {
        guard let motions, view.ranges.contains(view.contentOffset) else { return nil }
        let elapsed = time - motions.start
        return CGVector(dx: motions.x?.velocity(at: elapsed) ?? 0, dy: motions.y?.velocity(at: elapsed) ?? 0)
    }

    // MARK: Animations

    /// Moves the content to an offset because the app requested it (SC-36 to SC-38).
    ///
    /// - Parameter completion: A closure that is called at the end, after the delegate.
    func animate(to target: CGPoint, completion: (() -> Void)? = nil) {
        let offset = view.contentOffset
        guard target != offset else { return stop() }
        // A request amid an animation continues from here, and only its end is reported.
        if case .animating = state {} else { stop() }
        let motions = Motions(
            x: target.x == offset.x ? nil : ScrollMotion(EaseCurve(from: offset.x, to: target.x)),
            y: target.y == offset.y ? nil : ScrollMotion(EaseCurve(from: offset.y, to: target.y)), start: now)
        state = .animating(motions, completion: completion)
        run()
    }

    /// Ends the movement in progress where it is, and notifies the delegate of the end (SC-19, SC-38).
    func stop() {
        let old = state
        switch old {
        case .resting: return
        case .dragging:
            state = .resting
            view.delegate?.scrollViewDidEndDragging(view, willDecelerate: false)
            view.updateHoverAfterScrolling()
            view.dragDidEnd()
        case .coasting:
            state = .resting
            AnimationDriver.remove(self)
            view.delegate?.scrollViewDidEndDecelerating(view)
            view.updateHoverAfterScrolling()
        case .animating(_, let completion):
            state = .resting
            AnimationDriver.remove(self)
            view.delegate?.scrollViewDidEndScrollingAnimation(view)
            view.updateHoverAfterScrolling()
            completion?()
        }
    }

    /// Ends the movement in progress. Content that the user moved out of its range returns without animation, because
    /// the view leaves its window.
    func stopAndReturn() {
        let isOutside = isDragging && !view.ranges.contains(view.contentOffset)
        stop()
        if isOutside, !isMoving { setOffset(view.ranges.clamped(view.contentOffset)) }
    }

    /// Ends the movement in progress, unless its delegate sets the offset in response to it (SC-01).
    func stopUnlessResponding() { if !isSettingOffset { stop() } }

    private func setOffset(_ offset: CGPoint) {
        let old = isSettingOffset
        isSettingOffset = true
        view.setOffset(offset)
        isSettingOffset = old
    }

    func viewWillDeinit() { AnimationDriver.remove(self) }

    // MARK: Frames

    private func run() {
        AnimationDriver.add(self)
        view.layer.animationsDidChange()
    }

    var host: LayerHost? { view.layer.displayedBy }
    var isRunning: Bool { isDecelerating || isAnimating }
    var endTime: TimeInterval? { motions?.end }

    private var motions: Motions? {
        switch state {
        case .coasting(let motions, _), .animating(let motions, _): motions
        case .resting, .dragging: nil
        }
    }

    func advance(to time: TimeInterval) {
        guard let motions else { return }
        let elapsed = time - motions.start
        // The difference of two times can be less than the duration at the end.
        let isOver = time >= motions.end
        var offset = view.contentOffset
        if let x = motions.x { offset.x = isOver ? x.end : x.position(at: elapsed) }
        if let y = motions.y { offset.y = isOver ? y.end : y.position(at: elapsed) }
        // The end of a movement that the app requested is exact.
        setOffset(isAnimating && isOver ? offset : view.onPixels(offset))
    }

    func finishIfDone() {
        guard let motions else { return AnimationDriver.remove(self) }
        // A view that is not displayed has no frames.
        if host == nil || now >= motions.end { stop() }
    }
}
