/// Brings the touches of one window to those who receive them.
///
/// This is where gesture recognizers stand: those of the touched view and of all views around it are to see every touch
/// before the view does, and to decide whether it sees it at all. As long as there are none, touches go straight to views.
@MainActor final class TouchDelivery {
    /// The views that have begun to receive a touch and are owed exactly one end of it (TE-13).
    private var owed: Set<UITouch> = []

    /// Delivers what changed in the event for `window`: one call a view and phase, with just the touches concerned (TE-04).
    func deliver(_ event: UITouchesEvent, in window: UIWindow) {
        var groups: [(view: UIView, phase: UITouch.Phase, touches: [UITouch])] = []
        for touch in event.ordered where touch.window === window && touch.phase != .stationary {
            guard let view = touch.view else { continue }
            if let index = groups.firstIndex(where: { $0.view === view && $0.phase == touch.phase }) {
                groups[index].touches.append(touch)
            } else {
                groups.append((view, touch.phase, [touch]))
            }
        }
        for group in groups {
            // A handler may have cancelled what has not been delivered yet.
            var touches = Set(group.touches.filter { $0.phase == group.phase && $0.view === group.view })
            // A view that was not told of the beginning, because an override kept the event, is told of nothing else.
            if group.phase != .began { touches.formIntersection(owed) }
            guard !touches.isEmpty else { continue }
            switch group.phase {
            case .began:
                owed.formUnion(touches)
                group.view.touchesBegan(touches, with: event)
            case .moved:
                group.view.touchesMoved(touches, with: event)
            case .ended:
                owed.subtract(touches)
                group.view.touchesEnded(touches, with: event)
            default:
                break
            }
        }
    }

    /// The touch is over, whether or not its view was told.
    func forget(_ touch: UITouch) { owed.remove(touch) }

    /// Tells the views that receive `touches` that they are cancelled; afterwards no view receives them (HT-24).
    func cancel(_ touches: [UITouch], with event: UITouchesEvent) {
        var groups: [(view: UIView, touches: Set<UITouch>)] = []
        for touch in touches where owed.contains(touch) {
            guard let view = touch.view else { continue }
            if let index = groups.firstIndex(where: { $0.view === view }) {
                groups[index].touches.insert(touch)
            } else {
                groups.append((view, [touch]))
            }
        }
        owed.subtract(touches)
        for group in groups { group.view.touchesCancelled(group.touches, with: event) }
        for touch in touches { touch.view = nil }
    }
}
