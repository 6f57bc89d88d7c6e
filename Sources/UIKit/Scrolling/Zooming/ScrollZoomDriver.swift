import QuartzCore

/// Advances the zoom animation of a scroll view in each frame.
@MainActor final class ScrollZoomDriver: InteractiveAnimationDriver {
    private weak var view: UIScrollView?

    init(_ view: UIScrollView) { self.view = view }

    var host: LayerHost? { view?.layer.displayedBy }
    var isRunning: Bool { view?.zooming.animation != nil }
    var endTime: TimeInterval? { view?.zooming.animation.map { $0.start + $0.scale.duration } }

    func advance(to time: TimeInterval) { view?.showZoomAnimation(at: time) }

    func finishIfDone() {
        guard let view, let endTime, host != nil else { return AnimationDriver.remove(self) }
        let now = view.window?.windowScene?.server.scheduler.now ?? CACurrentMediaTime()
        if now >= endTime { view.endZoomAnimation() }
    }
}
