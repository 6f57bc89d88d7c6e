import QuartzCore

/// The recognizer of drags of items with the pointer.
@MainActor final class ItemDragRecognizer: PointerDragRecognizer {
    private weak var collection: UICollectionView?

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init()
        name = "drag item"
    }

    override func canBegin(with way: CGVector) -> Bool {
        guard let collection, let path = collection.path(at: start(in: collection)) else { return false }
        return collection.permitsDrag(of: tracking.touches) && collection.canMoveByGesture(path)
    }
}
