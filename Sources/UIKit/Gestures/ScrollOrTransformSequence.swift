import DisplayServer

/// A scroll gesture or touchpad gesture from beginning to end. It takes the place of touches.
@MainActor final class ScrollOrTransformSequence {
    /// The recognizers that track the sequence, the deepest first. They are determined when it begins.
    var recognizers: [UIGestureRecognizer] = []
    /// The timer that ends scrolling, for which X reports no end.
    var timeout: Scheduler.Task?
    /// The timestamp of the last event, in seconds since system startup.
    var lastTime: TimeInterval = 0
    /// A Boolean value that indicates whether the scrolling comes from a touchpad.
    var isContinuous = false
    /// The pointer's location when the sequence began, in points of the scene.
    let location: CGPoint

    init(location: CGPoint) { self.location = location }
}
