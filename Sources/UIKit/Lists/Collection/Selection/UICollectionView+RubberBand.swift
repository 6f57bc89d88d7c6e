// Selecting items with a rectangle that the pointer drags from the empty background (KS-07).
extension UICollectionView {
    /// Begins to track a press of the background with the pointer, if several items can be selected.
    ///
    /// - Returns: False if the press belongs to something else.
    func beginRubberBand(_ touch: UITouch, _ flags: UIKeyModifierFlags) -> Bool {
        guard touch.type == .indirectPointer, usesMultipleSelection,
            touch.view === self || touch.view == nil || touch.view is OrthogonalScrollView
                || touch.view === backgroundView || isHeader(touch.view)
        else { return false }
        rubberBand?.stop()
        swipes?.close()
        rubberBand = RubberBand(touch, in: self, flags)
        takeFocusAfterClick()
        return true
    }

    /// Returns a Boolean value that indicates whether a view that was pressed is a part of a supplementary or
    /// decoration view, which has not used the press.
    private func isHeader(_ view: UIView?) -> Bool {
        guard let view else { return false }
        return elements.contains { element in
            element.key.category != .cell && element.view.map { view.isDescendant(of: $0) } ?? false
        }
    }
}
