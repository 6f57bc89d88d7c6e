/// Hears that a finger or pen stays on a view, for interactions that show a menu then.
@MainActor final class MenuHold: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UILongPressGestureRecognizer()
    /// Shows the menu, for a point of the view.
    private let present: (CGPoint) -> Bool

    init(_ view: UIView, _ present: @escaping (CGPoint) -> Bool) {
        self.present = present
        super.init()
        recognizer.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        recognizer.delegate = self
        recognizer.name = "menu"
        recognizer.addTarget(self, action: MenuHold.held)
        view.addGestureRecognizer(recognizer)
    }

    func detach() { recognizer.view?.removeGestureRecognizer(recognizer) }

    private func held(_ recognizer: UILongPressGestureRecognizer) {
        // Opening the menu ends the touch, and so the gesture.
        guard recognizer.state == .began else { return }
        _ = present(recognizer.location(in: recognizer.view))
    }
}
