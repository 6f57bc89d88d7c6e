// Text against the gesture recognizers of views around it.
extension TextTouchHost {
    /// Returns whether the text keeps its touch from a gesture recognizer of a view around it.
    ///
    /// On iOS the recognizers of a text are deeper in the hierarchy than those of its ancestors, so they recognize first.
    /// Here the text handles taps and pointer drags in its touch methods; an ancestor's recognizer would otherwise cancel
    /// them, and a tap that ends editing would take the keyboard focus that the same tap has just given.
    ///
    /// | touch | recognizers that do not begin |
    /// |---|---|
    /// | finger or pen | taps |
    /// | pointer, primary button | taps, presses, pans and swipes |
    func textKeepsTouch(from recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view !== self, isSelectingAllowed, recognizer.attempt.touches.count == 1,
            let touch = recognizer.attempt.touches.first, touch.hitView === self
        else { return false }
        let isPointer = touch.type == .indirectPointer
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            return tap.numberOfTouchesRequired == 1 && (!isPointer || tap.buttonMaskRequired.contains(.primary))
        case is UIPanGestureRecognizer, is UISwipeGestureRecognizer, is UILongPressGestureRecognizer:
            // A withheld touch selects text as soon as it is delivered.
            return isPointer && (tracker.isActive || touch.stream.withholdsBegan)
        default:
            return false
        }
    }
}
