import QuartzCore

/// The standard gestures that move items: a drag with the pointer, and a drag with a finger or pen after a long press
/// (SW-09).
@MainActor final class ItemMoveGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var view: UICollectionView?
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private let drag: ItemDragRecognizer

    init(_ view: UICollectionView) {
        self.view = view
        drag = ItemDragRecognizer(view)
        super.init()
        press.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        press.delegate = self
        press.name = "move item"
        press.addTarget(self, action: ItemMoveGestures.didChange)
        drag.addTarget(self, action: ItemMoveGestures.didChange)
        view.addGestureRecognizer(press)
        view.addGestureRecognizer(drag)
    }

    /// Removes the recognizers from the view.
    func remove() {
        view?.removeGestureRecognizer(press)
        view?.removeGestureRecognizer(drag)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, let path = view.path(at: gestureRecognizer.location(in: view)) else { return false }
        return view.canMoveByGesture(path)
    }

    private func didChange(_ recognizer: UIGestureRecognizer) {
        guard let view else { return }
        let point = recognizer.location(in: view)
        let start = recognizer === drag ? drag.start(in: view) : point
        view.dragItem(recognizer, at: point, from: start) { view.path(at: start) }
    }
}
