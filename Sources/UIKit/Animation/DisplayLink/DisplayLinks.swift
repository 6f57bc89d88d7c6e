import DisplayServer

/// The display links of a display, which requests the frames that they need and calls them.
@MainActor final class DisplayLinks {
    private var links: [CADisplayLink] = []
    private unowned let loop: any DisplayEventLoop
    private var task: Scheduler.Task?

    init(loop: any DisplayEventLoop) { self.loop = loop }

    func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
        plan()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        plan()
    }

    func linkDidChange() { plan() }

    func fire(at frame: FrameTime) {
        guard !links.isEmpty else { return }
        let isTracking = links.contains { $0.waitsWhileTracking } && UIApplication.shared.isTracking
        // Iterate over a copy: the called methods may add and remove links.
        for link in links { link.call(frame, isTracking: isTracking) }
        plan()
    }

    /// Requests the frame in which the next call is due.
    private func plan() {
        task?.cancel()
        task = nil
        let clock = loop.frameClock
        guard let next = links.lazy.compactMap({ $0.nextCall(interval: clock.interval) }).min() else { return }
        // After a pause the clock produces a frame immediately, so do not request it early.
        let soon = loop.scheduler.now + clock.interval * 1.5
        if next <= soon {
            clock.requestFrame()
        } else {
            // Request the frame just after the tick: on the tick, the clock might take the request for the previous
            // frame.
            task = loop.scheduler.schedule(at: next + 1e-6) { clock.requestFrame() }
        }
    }
}

extension UIApplication {
    /// A Boolean value that indicates whether a control of the app tracks a touch.
    var isTracking: Bool { scenes.contains { $0.translator.touchedViews.contains(where: \.isTrackingTouch) } }
}
