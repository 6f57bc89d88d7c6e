import QuartzCore

extension UIWindow {
    /// Ends the coasting of all scroll views of the window, because the user pressed a key (SC-57).
    func stopCoasting() {
        guard let host = layer.displayedBy else { return }
        for case let movement as ScrollMovement in AnimationDriver.sources(of: host) { movement.stopCoasting() }
    }
}
