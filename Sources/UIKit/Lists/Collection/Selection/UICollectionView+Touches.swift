// Presses of items. Fingers press after the scroll view's hold on content touches (SV-02).
extension UICollectionView {
    /// Begins a press of the item under a touch.
    ///
    /// - Returns: `false` if the touches belong to something else.
    func pressBegan(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        guard press == nil, touches.count == 1, let touch = touches.first else { return false }
        if let event, !event.buttonMask.isEmpty, event.buttonMask != .primary { return false }
        guard let path = path(at: touch.location(in: self)), cell(at: path) != nil else {
            return beginRubberBand(touch, event?.modifierFlags ?? [])
        }
        press = ItemPress(touch: touch, path: path, modifiers: event?.modifierFlags ?? [])
        guard delegate?.collectionView(self, shouldHighlightItemAt: dataPath(path)) ?? true else { return true }
        guard press?.touch === touch else { return true }
        setPressHighlighted(true)
        return true
    }

    /// Takes the highlight away while the touch is outside of the item.
    func pressMoved(_ touches: Set<UITouch>) -> Bool {
        if let rubberBand, touches.contains(rubberBand.touch) {
            rubberBand.follow()
            return true
        }
        guard let press, touches.contains(press.touch) else { return false }
        if press.isHighlighted, path(at: press.touch.location(in: self)) != press.path { cancelPress() }
        return true
    }

    /// Selects the item (CV-14): the highlight ends after the selection.
    func pressEnded(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        if let rubberBand, touches.contains(rubberBand.touch) {
            rubberBand.follow()
            rubberBand.end()
            return true
        }
        guard let press, touches.contains(press.touch) else { return false }
        let isInside = press.isHighlighted && path(at: press.touch.location(in: self)) == press.path
        if isInside { pressed(press.path, press.touch, event?.modifierFlags ?? press.modifiers) }
        cancelPress()
        return true
    }

    func pressCancelled(_ touches: Set<UITouch>) -> Bool {
        if let rubberBand, touches.contains(rubberBand.touch) {
            rubberBand.cancel()
            return true
        }
        guard let press, touches.contains(press.touch) else { return false }
        cancelPress()
        return true
    }

    /// Selects or deselects an item that the user pressed.
    private func pressed(_ path: IndexPath, _ touch: UITouch, _ flags: UIKeyModifierFlags) {
        let start = generation
        guard hasItem(path), !expandsItem(pressedAt: path), generation == start, usesSelection else { return }
        gridCursor = GridCursor()
        selectPressed(numbers.number(of: path), touch, flags)
    }

    /// Ends what the user does with a pointer or finger, because the items change.
    func endPointerActions() {
        cancelPress()
        rubberBand?.stop()
        stopMovement()
    }

    /// Ends the press and its highlight.
    func cancelPress() {
        setPressHighlighted(false)
        press = nil
    }

    private func setPressHighlighted(_ isHighlighted: Bool) {
        guard let press, press.isHighlighted != isHighlighted else { return }
        self.press?.isHighlighted = isHighlighted
        cell(at: press.path)?.isHighlighted = isHighlighted
        if isHighlighted {
            delegate?.collectionView(self, didHighlightItemAt: dataPath(press.path))
        } else {
            delegate?.collectionView(self, didUnhighlightItemAt: dataPath(press.path))
        }
    }
}
