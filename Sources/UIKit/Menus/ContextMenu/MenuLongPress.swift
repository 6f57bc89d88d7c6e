/// Recognizes a long press of a finger or pen on a view, and shows a menu for it.
@MainActor final class MenuLongPress: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UILongPressGestureRecognizer()
    /// Returns the menu for a point of the view, or `nil` to let the gesture recognizer fail.
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
        recognizer.addTarget(self, action: MenuLongPress.held)
        view.addGestureRecognizer(recognizer)
    }

    func detach() { recognizer.view?.removeGestureRecognizer(recognizer) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        prepared = prepare(gestureRecognizer.location(in: gestureRecognizer.view))
        return prepared != nil
    }

    private func held(_ recognizer: UILongPressGestureRecognizer) {
        // Showing the menu cancels the touch, and with it this gesture.
        guard recognizer.state == .began, let request = prepared else { return }
        prepared = nil
        present(request)
    }
}
