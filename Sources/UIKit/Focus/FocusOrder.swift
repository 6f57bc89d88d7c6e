/// Determines the order in which Tab moves through the focusable items of a window: reading order within the view
/// hierarchy.
///
/// Views with a common superview stay together: all items of a sidebar precede those of the content next to it. Within
/// a superview, the parts are divided into rows where there are gaps between them, rows into columns, and so on. The
/// columns of a right-to-left superview are in order from the right (RT-13).
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
        guard view.isRightToLeft else { return ordered(parts) }
        func mirrored(_ parts: [Part]) -> [Part] {
            parts.map { part in
                var part = part
                part.box.origin.x = -part.box.maxX
                return part
            }
        }
        return mirrored(ordered(mirrored(parts)))
    }

    /// Returns the parts in reading order from left to right.
    static func ordered(_ parts: [Part]) -> [Part] {
        guard parts.count > 1 else { return parts }
        let rows = cut(parts, along: \.y)
        if rows.count > 1 { return rows.flatMap { ordered($0) } }
        let columns = cut(parts, along: \.x)
        if columns.count > 1 { return columns.flatMap { ordered($0) } }
        // Parts that overlap on both axes cannot be divided.
        return parts.enumerated().sorted { a, b in
            let (left, right) = (a.element.box, b.element.box)
            return (left.minY, left.minX, CGFloat(a.offset)) < (right.minY, right.minX, CGFloat(b.offset))
        }.map(\.element)
    }

    /// Divides the parts into groups that are separated by lines that intersect none of the parts.
    private static func cut(_ parts: [Part], along axis: KeyPath<Span, ClosedRange<CGFloat>>) -> [[Part]] {
        let sorted = parts.enumerated().map { (part: $1, range: Span($1.box)[keyPath: axis], index: $0) }
            .sorted { ($0.range.lowerBound, $0.index) < ($1.range.lowerBound, $1.index) }
        var groups: [[Part]] = []
        var end = -CGFloat.infinity
        for item in sorted {
            if item.range.lowerBound >= end { groups.append([]) }
            groups[groups.count - 1].append(item.part)
            end = max(end, item.range.upperBound)
        }
        return groups
    }

    /// The extent of a rectangle without its margins, because the focus rings and shadows of neighbors may overlap
    /// slightly.
    private struct Span {
        let x: ClosedRange<CGFloat>
        let y: ClosedRange<CGFloat>

        init(_ box: CGRect) {
            // A focus item of the app can return any frame.
            let box = box.isFinite ? box : .zero
            let dx = min(4, box.width / 4)
            let dy = min(4, box.height / 4)
            x = ClosedRange(from: box.minX + dx, to: box.maxX - dx)
            y = ClosedRange(from: box.minY + dy, to: box.maxY - dy)
        }
    }
}
