/// Hides and shows the bars of a navigation controller by drags and taps (NC-18).
@MainActor final class BarHidingGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    /// The distance in points that a drag must move to hide or show the bars.
    private static let distance: CGFloat = 24

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        pan.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        pan.allowedScrollTypesMask = .all
        pan.cancelsTouchesInView = false
        pan.delegate = self
        pan.addTarget(self, action: BarHidingGestures.panDidChange)
        tap.cancelsTouchesInView = false
        tap.delegate = self
        tap.addTarget(self, action: BarHidingGestures.didTap)
        controller.contentView.addGestureRecognizer(pan)
        controller.contentView.addGestureRecognizer(tap)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func panDidChange(_ recognizer: UIPanGestureRecognizer) {
        guard recognizer.state == .changed || recognizer.state == .ended else { return }
        let way = recognizer.translation(in: controller.view).y
        guard abs(way) >= BarHidingGestures.distance else { return }
        recognizer.setTranslation(.zero, in: controller.view)
        controller.hideBars(way < 0, animated: true)
    }

    private func didTap(_ recognizer: UITapGestureRecognizer) {
        // A tap on a control is for the control.
        let location = recognizer.location(in: controller.contentView)
        if controller.contentView.hitTest(location, with: nil) is UIControl { return }
        controller.hideBars(!controller.isBarHiddenStorage, animated: true)
    }
}

extension UINavigationController {
    var ownBarGestures: BarHidingGestures {
        if let barGestures { return barGestures }
        let new = BarHidingGestures(self)
        barGestures = new
        updateBarGestures()
        return new
    }

    func barHidingDidChange() {
        if hidesBarsOnSwipe || hidesBarsOnTap { _ = ownBarGestures }
        updateBarGestures()
        let center = NotificationCenter.default
        center.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)
        if hidesBarsWhenKeyboardAppears {
            center.addObserver(
                self, selector: Selector(UINavigationController.inputViewsWillAppear),
                name: UIResponder.keyboardWillShowNotification, object: nil)
        }
        verticalSizeDidChange()
    }

    private func updateBarGestures() {
        barGestures?.pan.isEnabled = hidesBarsOnSwipe
        barGestures?.tap.isEnabled = hidesBarsOnTap
    }

    private func inputViewsWillAppear() { hideBars(true, animated: true) }

    func verticalSizeDidChange() {
        guard hidesBarsWhenVerticallyCompact else { return }
        hideBars(traitCollection.verticalSizeClass == .compact, animated: false)
    }

    /// Hides the bars on behalf of the user, or shows those that were hidden so.
    func hideBars(_ hides: Bool, animated: Bool) {
        guard hides ? !isBarHiddenStorage : areBarsHiddenByUser else { return }
        // The bar with the search field in use stays.
        if hides, visibleSearch?.isActive == true { return }
        isBarHiddenStorage = hides
        if hides {
            wasToolbarShown = !isToolbarHiddenStorage
            isToolbarHiddenStorage = true
        } else if wasToolbarShown {
            isToolbarHiddenStorage = false
        }
        areBarsHiddenByUser = hides
        barsDidChange(animated: animated)
    }
}
