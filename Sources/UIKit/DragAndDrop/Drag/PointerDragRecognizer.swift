import QuartzCore

/// The recognizer of a drag with the primary button of the pointer that picks something up where it began.
@MainActor class PointerDragRecognizer: UIPanGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        maximumNumberOfTouches = 1
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if !event.buttonMask.isEmpty, event.buttonMask != .primary { state = .failed }
    }

    /// Returns the location at which the drag began, in a view's coordinates.
    func start(in view: UIView) -> CGPoint {
        let (origin, end) = (
            convert(fromScene: .zero, to: view),
            convert(fromScene: CGPoint(x: wayInScene.dx, y: wayInScene.dy), to: view)
        )
        let location = location(in: view)
        return CGPoint(x: location.x - (end.x - origin.x), y: location.y - (end.y - origin.y))
    }
}
