/// Hears that a finger or pen stays on a view, for interactions that show a menu then.
@MainActor final class MenuHold: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UILongPressGestureRecognizer()
    /// The menu for a point of the view; without one the touch is left alone.
    private let prepare: (CGPoint) -> MenuRequest?
    private let present: (MenuRequest) -> Void
    private var prepared: MenuRequest?

    init(
        _ view: UIView, _ prepare: @escaping (CGPoint) -> MenuRequest?, present: @escaping (MenuRequest) -> Void
    ) {
        self.prepare = prepare
        self.present = present
        super.init()
        recognizer.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        recognizer.delegate = self
        recognizer.name = "menu"
        recognizer.addTarget(self, action: MenuHold.held)
        view.addGestureRecognizer(recognizer)
    }

    func detach() { recognizer.view?.removeGestureRecognizer(recognizer) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        prepared = prepare(gestureRecognizer.location(in: gestureRecognizer.view))
        return prepared != nil
    }

    private func held(_ recognizer: UILongPressGestureRecognizer) {
        // Opening the menu ends the touch, and so the gesture.
        guard recognizer.state == .began, let request = prepared else { return }
        prepared = nil
        present(request)
    }
}
