import DisplayServer

/// The two scroll bars of a scroll view: when they appear and disappear (SC-59).
@MainActor final class ScrollBars {
    /// The time in seconds after the last movement at which the bars begin to fade, and the duration of fading.
    private static let restTime: TimeInterval = 1
    private static let fadeTime: TimeInterval = 0.2
    /// The number of frames in which the bars fade. Each repaints what is under them.
    private static let fadeSteps = 6

    private unowned let view: UIScrollView
    let vertical = ScrollBar(.vertical)
    let horizontal = ScrollBar(.horizontal)
    private var timer: Scheduler.Task?
    /// The time of the last movement.
    private var lastUse: TimeInterval = 0

    init(_ view: UIScrollView) { self.view = view }

    /// Moves the thumbs to the visible part of the content.
    func update() {
        let isCrossing = vertical.shows(in: view) && horizontal.shows(in: view)
        vertical.update(in: view, other: isCrossing ? ScrollBar.reach : 0)
        horizontal.update(in: view, other: isCrossing ? ScrollBar.reach : 0)
    }

    /// Shows the bars until some time after the last call.
    func show() {
        guard let scheduler = view.window?.windowScene?.server.scheduler else { return }
        lastUse = scheduler.now
        if vertical.opacity < 1 { vertical.setOpacity(1) }
        if horizontal.opacity < 1 { horizontal.setOpacity(1) }
        update()
        // One timer for a series of movements.
        if timer?.isPending != true || isFading { wait(scheduler) }
    }

    private var isFading = false

    private func wait(_ scheduler: Scheduler) {
        timer?.cancel()
        isFading = false
        timer = scheduler.schedule(at: lastUse + ScrollBars.restTime) { [weak self] in self?.restTimeDidPass() }
    }

    private func restTimeDidPass() {
        guard let scheduler = view.window?.windowScene?.server.scheduler else { return }
        if isInUse { return }
        if scheduler.now < lastUse + ScrollBars.restTime { return wait(scheduler) }
        fade(1, scheduler)
    }

    /// Performs a step of fading.
    private func fade(_ step: Int, _ scheduler: Scheduler) {
        isFading = step < ScrollBars.fadeSteps
        let opacity = 1 - CGFloat(step) / CGFloat(ScrollBars.fadeSteps)
        vertical.setOpacity(opacity)
        horizontal.setOpacity(opacity)
        guard isFading else { return }
        timer = scheduler.schedule(after: ScrollBars.fadeTime / TimeInterval(ScrollBars.fadeSteps)) { [weak self] in
            self?.fade(step + 1, scheduler)
        }
    }

    /// A Boolean value that indicates whether the pointer is over a bar, or drags one: they do not fade.
    private var isInUse: Bool {
        vertical.isExpanded || horizontal.isExpanded || vertical.isHeld || horizontal.isHeld
    }

    func remove() {
        timer?.cancel()
        timer = nil
        vertical.remove()
        horizontal.remove()
    }

    // MARK: Pointer

    /// Handles a movement of the pointer over the view; nil if it left.
    func pointerMoved(to point: CGPoint?) {
        for bar in [vertical, horizontal] {
            bar.isExpanded = point.map { bar.isReached(at: $0, in: view) } ?? false
        }
        show()
    }

    /// Returns the bar that a press at a location takes.
    ///
    /// - Parameter isFinger: Whether a finger or a pen presses, which takes only a visible thumb (SC-61).
    func bar(at point: CGPoint, isFinger: Bool) -> ScrollBar? {
        [vertical, horizontal].first { bar in
            isFinger
                ? bar.isShown && bar.thumbFrame.insetBy(dx: -ScrollBar.reach, dy: -ScrollBar.reach).contains(point)
                : bar.isReached(at: point, in: view)
        }
    }
}

extension UIScrollView {
    /// Shows the scroll bars for a moment.
    func showBars() {
        guard window != nil else { return }
        let bars = bars ?? ScrollBars(self)
        self.bars = bars
        bars.show()
    }

    /// Returns a Boolean value that indicates whether a scroll bar lies over a view at a location, so that the view
    /// does not determine the pointer's shape (SC-59).
    ///
    /// - Parameters:
    ///   - view: A view of the content, or a scroll view itself.
    ///   - location: The location in the coordinates of the scene.
    static func hasBar(over view: UIView, at location: CGPoint) -> Bool {
        var next: UIView? = view
        while let current = next {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, let bars = scrollView.bars,
                let window = scrollView.window
            {
                let point = scrollView.convert(window.convertFromScene(location), from: window)
                if bars.bar(at: point, isFinger: false) != nil { return true }
            }
            next = current.superview
        }
        return false
    }

    /// Handles a movement of the pointer over the view.
    func hoverDidChange(_ recognizer: UIHoverGestureRecognizer) {
        guard window != nil, !ranges.x.isEmpty || !ranges.y.isEmpty else { return }
        let isInside = recognizer.state == .began || recognizer.state == .changed
        pointerDidMove(to: recognizer.sceneLocation, isInside: isInside)
        let bars = bars ?? ScrollBars(self)
        self.bars = bars
        bars.pointerMoved(to: isInside ? recognizer.location(in: self) : nil)
    }
}
