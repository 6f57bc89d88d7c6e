import DisplayServer

/// The display links of one display: asks for the frames they need, and calls them.
@MainActor final class DisplayLinks {
    private var links: [CADisplayLink] = []
    private unowned let server: any DisplayServer
    private var task: Scheduler.Task?

    init(server: any DisplayServer) { self.server = server }

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
        // A copy: those who are called add and remove links.
        for link in links { link.call(frame, isTracking: isTracking) }
        plan()
    }

    /// Asks for the frame in which the next call is due.
    private func plan() {
        task?.cancel()
        task = nil
        let clock = server.frameClock
        guard let next = links.lazy.compactMap({ $0.nextCall(interval: clock.interval) }).min() else { return }
        // A frame is made at once after a pause, so it must not be asked for early.
        let soon = server.scheduler.now + clock.interval * 1.5
        if next <= soon {
            clock.requestFrame()
        } else {
            task = server.scheduler.schedule(at: next) { clock.requestFrame() }
        }
    }
}

extension UIApplication {
    /// Whether a person is using a control that follows the touch.
    var isTracking: Bool {
        scenes.contains { scene in
            scene.translator.touchedViews.contains { ($0 as? UIControl)?.isTracking ?? false }
        }
    }
}
