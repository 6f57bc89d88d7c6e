import DisplayServer

/// Receives the actions of the user on a status item.
@MainActor final class StatusItemReceiver: StatusItemSource {
    weak var item: StatusItem?

    func statusItemWasActivated() { item?.primaryAction?.perform(from: nil, source: nil) }

    func statusItemWasActivatedSecondarily() { item?.secondaryAction?.perform(from: nil, source: nil) }

    func statusItemWasScrolled(by delta: Int, isHorizontal: Bool) {
        let direction = CGFloat(delta.signum())
        item?.scrollHandler?(isHorizontal ? CGVector(dx: direction, dy: 0) : CGVector(dx: 0, dy: direction))
    }

    func statusItemDidChangeVisibility() { item?.postIsShownDidChange() }

    func statusItemDidReceive(activationToken: String) {
        UIApplication.shared.displays.current.server.adoptLaunch(activationToken)
    }
}
