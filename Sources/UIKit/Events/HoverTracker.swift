/// Which view the pointer is over, so that the views it enters and leaves can be told.
@MainActor final class HoverTracker {
    /// The deepest view under the pointer.
    private(set) weak var view: UIView?
    private(set) var location = CGPoint.zero

    func move(to new: UIView?, location: CGPoint) {
        self.location = location
        if new !== view {
            let old = view
            view = new
            HoverTracker.tell(left: old, entered: new)
        }
        tellMove()
    }

    /// Controls with parts of their own want to know which one the pointer is over.
    private func tellMove() {
        var next: UIView? = view
        while let current = next {
            if let control = current as? UIControl, let window = control.window {
                control.pointerDidMove(to: control.convert(window.convertFromScene(location), from: window))
            }
            next = current.superview
        }
    }

    func clear() { move(to: nil, location: location) }

    func viewWillLeave(_ leaving: UIView) {
        if let view, view.isDescendant(of: leaving) { clear() }
    }

    /// The pointer is over a control if it is over anything in it.
    private static func tell(left old: UIView?, entered new: UIView?) {
        var view = old
        while let current = view {
            if let control = current as? UIControl, !(new?.isDescendant(of: control) ?? false) {
                control.pointerDidLeave()
            }
            view = current.superview
        }
        view = new
        while let current = view {
            if let control = current as? UIControl, !(old?.isDescendant(of: control) ?? false) {
                control.pointerDidEnter()
            }
            view = current.superview
        }
    }
}
