/// The recognizer of drags of items with the pointer.
@MainActor final class ItemDragRecognizer: UIPanGestureRecognizer {
    private weak var collection: UICollectionView?

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        maximumNumberOfTouches = 1
        name = "drag item"
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

    override func canBegin(with way: CGVector) -> Bool {
        guard let collection, let path = collection.path(at: start(in: collection)) else { return false }
        return collection.permitsDrag(of: tracking.touches) && collection.canMoveByGesture(path)
    }
}
