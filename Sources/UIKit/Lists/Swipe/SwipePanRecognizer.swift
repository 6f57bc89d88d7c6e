/// The recognizer of sideways drags of rows, with fingers, pens and touchpads (SW-07).
///
/// It belongs to the list, whose own recognizer does not take sideways drags. It begins only if the row under it has
/// actions at the side that the drag reveals.
@MainActor final class SwipePanRecognizer: UIPanGestureRecognizer {
    weak var controller: SwipeController?
    /// The distance in points that a touchpad must report before it swipes, so that scrolling up or down does not.
    private static let scrollThreshold: CGFloat = 2

    override func canBegin(with way: CGVector) -> Bool {
        guard let controller, let list = view as? UIScrollView else { return false }
        let origin = convert(fromScene: .zero, to: list)
        let end = convert(fromScene: CGPoint(x: way.dx, y: way.dy), to: list)
        let way = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
        guard list.permitsDrag(of: tracking.touches) else { return false }
        // The drag began before it was recognized.
        let location = location(in: list)
        return controller.canBeginSwipe(
            at: CGPoint(x: location.x - way.dx, y: location.y - way.dy), along: way)
    }

    override func accepts(_ event: UIEvent) -> Bool {
        guard super.accepts(event), let scroll = event as? UIScrollEvent, let controller, let view else { return false }
        let way = scroll.delta
        guard abs(way.dx) >= SwipePanRecognizer.scrollThreshold, abs(way.dx) > 2 * abs(way.dy) else { return false }
        return controller.canBeginSwipe(at: convert(fromScene: scroll.sceneLocation, to: view), along: way)
    }
}
