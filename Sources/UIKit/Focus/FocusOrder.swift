/// The order in which Tab goes through the focus items of a window: reading order, part by part.
///
/// Views that are together in a superview stay together: a sidebar is gone through before what is beside it. Within a
/// superview the parts are cut into rows where there is room between them, rows into columns, and so on.
@MainActor enum FocusOrder {
    /// Where Tab stops in a view, and the box around it in the window's coordinates.
    struct Part {
        var box: CGRect
        var stops: [any UIFocusItem]
    }

    /// All places in a window where Tab stops, in order.
    static func stops(in window: UIWindow) -> [any UIFocusItem] { part(of: window, in: window)?.stops ?? [] }

    /// The stops in a view; nil if there is none.
    ///
    /// A view that can become focused is a stop. One that has others in it is a group around them and is none
    /// itself, unless it says so.
    private static func part(of view: UIView, in window: UIWindow) -> Part? {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return nil }
        var parts = view.reachableSubviews.compactMap { part(of: $0, in: window) }
        parts += items(of: view).map { Part(box: $0.focusBox(in: window), stops: [$0]) }
        if view !== window, !view.bounds.isEmpty, view.canBecomeFocused {
            let own = Part(box: view.convert(view.bounds, to: window), stops: [view])
            if parts.isEmpty { return own }
            if (view as? UIControl)?.isFocusStopBesideOthers == true || view is UITextView { parts.insert(own, at: 0) }
        }
        guard let first = parts.first else { return nil }
        let box = parts.dropFirst().reduce(first.box) { $0.union($1.box) }
        return Part(box: box, stops: parts.count == 1 ? first.stops : ordered(parts).flatMap(\.stops))
    }

    /// The items in a view that are no views themselves, and can be focused: those of its container, and of its
    /// controller's.
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

    /// Parts in reading order.
    static func ordered(_ parts: [Part]) -> [Part] {
        guard parts.count > 1 else { return parts }
        let rows = cut(parts, along: \.y)
        if rows.count > 1 { return rows.flatMap { ordered($0) } }
        let columns = cut(parts, along: \.x)
        if columns.count > 1 { return columns.flatMap { ordered($0) } }
        // What overlaps on both axes cannot be cut.
        return parts.enumerated().sorted { a, b in
            let (left, right) = (a.element.box, b.element.box)
            return (left.minY, left.minX, CGFloat(a.offset)) < (right.minY, right.minX, CGFloat(b.offset))
        }.map(\.element)
    }

    /// Groups of parts with a line between each two that touches none of them.
    private static func cut(_ parts: [Part], along axis: KeyPath<Span, ClosedRange<CGFloat>>) -> [[Part]] {
        let sorted = parts.enumerated().map { (part: $1, range: Span($1.box)[keyPath: axis], place: $0) }
            .sorted { ($0.range.lowerBound, $0.place) < ($1.range.lowerBound, $1.place) }
        var groups: [[Part]] = []
        var end = -CGFloat.infinity
        for item in sorted {
            if item.range.lowerBound >= end { groups.append([]) }
            groups[groups.count - 1].append(item.part)
            end = max(end, item.range.upperBound)
        }
        return groups
    }

    /// A box without its outermost points: rings and shadows of neighbours may overlap a little.
    private struct Span {
        let x: ClosedRange<CGFloat>
        let y: ClosedRange<CGFloat>

        init(_ box: CGRect) {
            // An item of the app's own can have any frame.
            let box = box.isFinite ? box : .zero
            let dx = min(4, box.width / 4)
            let dy = min(4, box.height / 4)
            x = ClosedRange(from: box.minX + dx, to: box.maxX - dx)
            y = ClosedRange(from: box.minY + dy, to: box.maxY - dy)
        }
    }
}
