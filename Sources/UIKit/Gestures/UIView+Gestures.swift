// The gesture recognizers of a view.
extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        // A recognizer is attached to one view at a time (GR-08).
        recognizer.view?.removeGestureRecognizer(recognizer)
        // Cancel a gesture that app code began while the recognizer had no view.
        recognizer.arbiter.withdraw(recognizer)
        gestureStorage.append(recognizer)
        recognizer.view = self
        hoverMayHaveChanged(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.arbiter.withdraw(recognizer)
        hoverMayHaveChanged(recognizer)
        gestureStorage.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func setRecognizers(_ new: [UIGestureRecognizer]) {
        let old = gestureStorage
        for recognizer in old where !new.contains(where: { $0 === recognizer }) { removeGestureRecognizer(recognizer) }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }

    private func hoverMayHaveChanged(_ recognizer: UIGestureRecognizer) {
        guard recognizer.tracksHover else { return }
        windowStorage?.windowScene?.translator.recognizersDidChange()
    }
}
