/// Determines the order in which Tab moves through the focusable items of a window: reading order within the view
/// hierarchy.
///
/// Views with a common superview stay together: all items of a sidebar precede those of the content next to it. Within
/// a superview, the parts are in ``ReadingOrder``.
@MainActor enum FocusOrder {
    /// The focusable items of a view, and their bounding box in window coordinates.
    struct Part {
        var box: CGRect
        var stops: [any UIFocusItem]
    }

    /// Returns all focusable items of a window in order.
    static func stops(in window: UIWindow) -> [any UIFocusItem] { part(of: window, in: window)?.stops ?? [] }

    /// Returns the focusable items in a view; nil if there are none.
    ///
    /// A view that can become focused is an item. If it contains other items, it is only a container for them, except
    /// for text views and controls that request otherwise.
    private static func part(of view: UIView, in window: UIWindow) -> Part? {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return nil }
        var parts = view.reachableSubviews.compactMap { part(of: $0, in: window) }
        parts += items(of: view).map { Part(box: $0.focusFrame(in: window), stops: [$0]) }
        if view !== window, !view.bounds.isEmpty, view.canBecomeFocused {
            let own = Part(box: view.convert(view.bounds, to: window), stops: [view])
            if parts.isEmpty { return own }
            if view.isTabStopWithNestedControls {
                return Part(box: own.box, stops: own.stops + ordered(parts, in: view).flatMap(\.stops))
            }
        }
        guard let first = parts.first else { return nil }
        let box = parts.dropFirst().reduce(first.box) { $0.union($1.box) }
        return Part(box: box, stops: parts.count == 1 ? first.stops : ordered(parts, in: view).flatMap(\.stops))
    }

    /// Returns the focusable items in a view that are not views themselves. They come from the view's container and
    /// that of its view controller.
    private static func items(of view: UIView) -> [any UIFocusItem] {
        var found: [any UIFocusItem] = []
        func add(_ container: (any UIFocusItemContainer)?) {
            guard let container else { return }
            for item in container.focusItems(in: container.coordinateSpace.bounds)
            where !(item is UIView) && item.canBecomeFocused && !item.frame.isEmpty {
                if !found.contains(where: { $0 === item }) { found.append(item) }
            }
        }
        let own = view.focusItemContainer
        add(own)
        if let controller = view.viewController, controller.viewIfLoaded === view {
            let container = controller.focusItemContainer
            if container !== own { add(container) }
        }
        return found
    }

    private static func ordered(_ parts: [Part], in view: UIView) -> [Part] {
        ReadingOrder.ordered(parts, isRightToLeft: view.isRightToLeft) { $0.box }
    }
}
