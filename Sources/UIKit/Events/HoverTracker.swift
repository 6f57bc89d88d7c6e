/// Which view the pointer is over, so that the views it enters and leaves can be told.
@MainActor final class HoverTracker {
    /// The deepest view under the pointer.
    private(set) weak var view: UIView?
    private(set) var location = CGPoint.zero

    /// The regions of pointer interactions, and the picture of the pointer.
    let pointers = PointerRegions()

    /// The recognizers over whose views the pointer is, the deepest first, and memory to find out anew.
    private var recognizers: [UIHoverGestureRecognizer] = []
    private var others: [UIHoverGestureRecognizer] = []
    /// The view they were found for; something else than ``view`` when they have to be found again.
    private weak var knownView: UIView?

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

    func clear() {
        move(to: nil, location: location)
        findRecognizers(nil)
    }

    func viewWillLeave(_ leaving: UIView) {
        pointers.viewWillLeave(leaving)
        for recognizer in recognizers where recognizer.view?.isDescendant(of: leaving) ?? true {
            recognizer.pointerDidLeave(nil)
        }
        recognizers.removeAll { $0.view?.isDescendant(of: leaving) ?? true }
        if let view, view.isDescendant(of: leaving) {
            move(to: nil, location: location)
            knownView = nil
        }
    }

    // MARK: Recognizers

    /// Recognizers were added to views or removed from them.
    func recognizersDidChange() { knownView = nil }

    /// Tells the recognizers of hovering about a move of the pointer: first those it left, then those it is in, from the
    /// deepest view outward.
    func tellRecognizers(_ event: UIHoverEvent) {
        pointers.pointerDidMove(over: view, location: event.sceneLocation, modifiers: event.modifiers)
        if view == nil || view !== knownView { findRecognizers(event) }
        guard !recognizers.isEmpty else { return }
        let told = recognizers
        guard let arbiter = view?.windowStorage?.gestureArbiter else { return }
        arbiter.delivery { for recognizer in told { recognizer.pointerDidMove(event) } }
    }

    /// Looks for the recognizers of the view and those around it, and tells those that are not among them any more.
    private func findRecognizers(_ event: UIHoverEvent?) {
        swap(&recognizers, &others)
        var next: UIView? = view
        while let current = next {
            for case let recognizer as UIHoverGestureRecognizer in current.gestureStorage {
                recognizers.append(recognizer)
            }
            next = current.superview
        }
        knownView = view
        let left = others
        others.removeAll(keepingCapacity: true)
        for recognizer in left where !recognizers.contains(where: { $0 === recognizer }) {
            recognizer.pointerDidLeave(event)
        }
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
