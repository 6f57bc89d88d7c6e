// Arbitration between a text and the gesture recognizers of its ancestors.
extension TouchTextSelectionHost {
    /// Returns whether the text withholds its touch from a gesture recognizer of an ancestor view.
    ///
    /// On iOS the recognizers of a text are deeper in the hierarchy than those of its ancestors, so they recognize
    /// first. Here the text handles taps and pointer drags in its touch methods; an ancestor's recognizer would
    /// otherwise cancel them, and a tap that ends editing would take the keyboard focus that the same tap has just
    /// given.
    ///
    /// | touch | recognizers that do not begin |
    /// |---|---|
    /// | finger or pen | taps |
    /// | pointer, primary button | taps, presses, pans and swipes |
    func textKeepsTouch(from recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view !== self, isSelectingAllowed, recognizer.tracking.touches.count == 1,
            let touch = recognizer.tracking.touches.first, touch.hitView === self
        else { return false }
        let isPointer = touch.type == .indirectPointer
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            return tap.numberOfTouchesRequired == 1 && (!isPointer || tap.buttonMaskRequired.contains(.primary))
        case is UIPanGestureRecognizer, is UISwipeGestureRecognizer, is UILongPressGestureRecognizer:
            // While the delivery of `touchesBegan(_:with:)` is delayed, tracking has not begun yet.
            return isPointer && (tracker.isActive || touch.stream.isBeganDelayed)
        default:
            return false
        }
    }
}
