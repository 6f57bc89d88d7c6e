import DisplayServer

/// Moves the image of a drag that has ended to a place.
@MainActor enum DragFlight {
    private static let interval: TimeInterval = 1.0 / 60

    static func start(
        _ drag: any DisplayDrag, from start: CGPoint, to end: CGPoint, on server: any DisplayServer,
        completion: @escaping () -> Void
    ) {
        let begin = server.scheduler.now
        func step() {
            let part = min(1, (server.scheduler.now - begin) / DragAnimator.duration)
            // Slows down towards the end.
            let eased = 1 - pow(1 - part, 3)
            drag.moveImage(
                to: CGPoint(x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased))
            guard part < 1 else { return completion() }
            server.scheduler.schedule(after: interval) { step() }
        }
        step()
    }
}
