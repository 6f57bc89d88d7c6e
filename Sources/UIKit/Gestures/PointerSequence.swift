import DisplayServer

/// Scrolling, or a gesture on a touchpad, from its beginning to its end: what stands in the place of touches.
@MainActor final class PointerSequence {
    /// Who hears of it, the deepest first, chosen at its beginning.
    var recognizers: [UIGestureRecognizer] = []
    /// Ends scrolling, which has no end of its own.
    var timeout: Scheduler.Task?
    /// When the last event came: seconds since the system started.
    var lastTime: TimeInterval = 0
    /// Whether it comes from a touchpad.
    var isContinuous = false
    /// Where the pointer was when it began, in points of the scene.
    let location: CGPoint

    init(location: CGPoint) { self.location = location }
}
