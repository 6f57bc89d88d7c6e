import QuartzCore

// Gestures that move items.
extension UICollectionView {
    /// Adds the standard gestures that move items.
    func installMoveGestures() {
        if moveGestures == nil { moveGestures = ItemMoveGestures(self) }
    }

    /// Removes the standard gestures that move items.
    func removeMoveGestures() {
        moveGestures?.remove()
        moveGestures = nil
    }

    /// Returns a Boolean value that indicates whether a gesture that begins now moves an item.
    func canMoveByGesture(_ path: IndexPath) -> Bool {
        // With a delegate for drags, those move items.
        guard !takesDrags, !isInteractivelyMoving, updates.depth == 0, cell(at: path) != nil else { return false }
        return canMove(path)
    }

    /// Moves an item with a gesture.
    ///
    /// - Parameters:
    ///   - recognizer: The recognizer of the gesture.
    ///   - point: The location of the pointer or finger.
    ///   - start: The location at which the drag began.
    ///   - item: Returns the item when the gesture begins.
    func dragItem(
        _ recognizer: UIGestureRecognizer, at point: CGPoint, from start: CGPoint, _ item: () -> IndexPath?
    ) {
        switch recognizer.state {
        case .began:
            guard let path = item(), beginMovement(path), let movement = itemMovement else { return }
            // Escape cancels the move.
            takeFocusAfterClick()
            movement.grip = CGVector(dx: start.x - movement.position.x, dy: start.y - movement.position.y)
            follow(point)
        case .changed: follow(point)
        case .ended: endMovement()
        default: cancelMovement()
        }
    }

    private func follow(_ point: CGPoint) {
        guard let movement = itemMovement else { return }
        var position = CGPoint(x: point.x - movement.grip.dx, y: point.y - movement.grip.dy)
        // Rows of a list move up and down only.
        let key = ElementKey(category: .cell, path: movement.target)
        if layoutStorage.listPlacement(of: key) != nil { position.x = movement.position.x }
        updateMovement(position)
    }

    func listCell(_ cell: UICollectionViewListCell, didDragReorderControl recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        dragItem(recognizer, at: point, from: point) { path(of: cell) }
    }
}
