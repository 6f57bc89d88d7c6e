/// Tracks the view under the pointer, and notifies the views that the pointer enters and leaves.
@MainActor final class HoverTracker {
    /// The deepest view under the pointer.
    private(set) weak var view: UIView?
    private(set) var location = CGPoint.zero

    /// The regions of pointer interactions, and the pointer's shape.
    let pointers = PointerRegions()

    /// The hover recognizers of the views under the pointer, the deepest first, and a second array that is swapped with
    /// it to avoid allocations.
    private var recognizers: [UIHoverGestureRecognizer] = []
    private var others: [UIHoverGestureRecognizer] = []
    /// The view for which ``recognizers`` was computed. If it differs from ``view``, the recognizers must be searched
    /// again.
    private weak var knownView: UIView?

    /// A Boolean value that indicates whether the pointer is over a view, or was over one that was removed.
    private var isInside = false

    func move(to new: UIView?, location: CGPoint) {
        self.location = location
        isInside = new != nil
        if new !== view {
            let old = view
            view = new
            HoverTracker.notify(left: old, entered: new)
        }
        notifyMove()
    }

    /// Notifies the views of pointer movement, for controls that consist of several parts.
    private func notifyMove() {
        var next: UIView? = view
        while let current = next {
            current.pointerDidMove(inScene: location)
            next = current.superview
        }
    }

    func clear() {
        move(to: nil, location: location)
        pointers.clear()
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
            isInside = true
            knownView = nil
        }
    }

    /// Finds the view under the pointer again, because content has moved without the pointer.
    func contentDidMove(in scene: UIWindowScene) {
        guard isInside else { return }
        let hit = scene.hitTest(location, with: nil)?.view
        if hit !== view { move(to: hit, location: location) }
    }

    // MARK: Recognizers

    /// Invalidates the recognizers after some were added to or removed from views.
    func recognizersDidChange() { knownView = nil }

    /// Notifies the hover recognizers of a pointer movement: first those whose views the pointer left, then those whose
    /// views contain it, from the deepest view outward.
    func tellRecognizers(_ event: UIHoverEvent) {
        pointers.pointerDidMove(over: view, location: event.sceneLocation, modifiers: event.modifiers)
        if view == nil || view !== knownView { findRecognizers(event) }
        guard !recognizers.isEmpty else { return }
        let told = recognizers
        guard let arbiter = view?.windowStorage?.gestureArbiter else { return }
        arbiter.delivery { for recognizer in told { recognizer.pointerDidMove(event) } }
    }

    /// Collects the recognizers of the view and its superviews, and notifies those that no longer apply.
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

    /// Notifies the views that the pointer left or entered. The pointer is over a view if it is over any of its
    /// subviews.
    private static func notify(left old: UIView?, entered new: UIView?) {
        var view = old
        while let current = view, !(new?.isDescendant(of: current) ?? false) {
            current.pointerDidLeave()
            view = current.superview
        }
        view = new
        while let current = view, !(old?.isDescendant(of: current) ?? false) {
            current.pointerDidEnter()
            view = current.superview
        }
    }
}
