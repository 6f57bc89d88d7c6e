import DisplayServer

/// Scrolling, or a gesture on a touchpad, from its beginning to its end: what stands in the place of touches.
@MainActor final class PointerSequence {
    enum Kind { case scroll, transform }

    let kind: Kind
    /// Who hears of it, the deepest first, chosen at its beginning.
    var recognizers: [UIGestureRecognizer] = []
    /// Ends scrolling of devices that do not say when it ends.
    var timeout: Scheduler.Task?
    /// Where the pointer was when it began, in points of the scene.
    let location: CGPoint

    init(_ kind: Kind, location: CGPoint) {
        self.kind = kind
        self.location = location
    }
}
