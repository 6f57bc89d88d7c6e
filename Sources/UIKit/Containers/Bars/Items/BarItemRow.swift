/// A row of items in a bar: their views, and those that do not fit (BI-14).
@MainActor final class BarItemRow {
    private(set) var views: [BarItemView] = []
    /// The number of items that are in the overflow menu, counted from the last one.
    private(set) var overflowCount = 0

    /// Creates the row.
    ///
    /// - Parameters:
    ///   - items: The items, in order.
    ///   - container: The view to which the views of the items are added.
    ///   - host: The object that is notified of changes of the items.
    ///   - appearance: Returns the appearance of an item.
    init(
        _ items: [UIBarButtonItem], in container: UIView, host: any BarItemHost,
        appearance: (UIBarButtonItem) -> UIBarButtonItemAppearance?
    ) {
        for item in items {
            item.host = host
            guard !item.isHidden else { continue }
            let view = BarItemView(item, appearance(item))
            if let view = view.view { container.addSubview(view) }
            views.append(view)
        }
    }

    /// The items that fit.
    var shown: ArraySlice<BarItemView> { views.dropLast(overflowCount) }

    /// The items that do not fit.
    var overflowing: ArraySlice<BarItemView> { views.suffix(overflowCount) }

    /// The width of the shown items with the space between them, in points. Flexible spaces have none.
    var width: CGFloat { BarItemRow.width(of: shown) }

    static func width(of views: ArraySlice<BarItemView>) -> CGFloat {
        var width: CGFloat = 0
        var previous: BarItemView?
        for view in views {
            if previous?.view != nil, view.view != nil { width += BarDesign.itemSpacing }
            width += view.size.width
            previous = view
        }
        return width
    }

    /// Moves items to the overflow menu until the others fit, the last first.
    ///
    /// - Parameter room: The room for the items, in points.
    func fit(in room: CGFloat) {
        overflowCount = 0
        while overflowCount < views.count, width > room { moveLast() }
        while overflowCount > 0, shown.last?.item.isSpace == true { overflowCount += 1 }
    }

    /// Moves the last item that is shown to the overflow menu.
    func moveLast() { overflowCount += 1 }

    /// A Boolean value that indicates whether items are left that can move.
    var canMoveLast: Bool { overflowCount < views.count }

    /// Hides the views of items that do not fit, and shows the others.
    func updateVisibility() {
        for view in shown { view.view?.isHidden = false }
        for view in overflowing { view.view?.isHidden = true }
    }

    /// Returns the positions of the shown items from a start, with flexible spaces that share the room that is left.
    ///
    /// - Parameters:
    ///   - start: The position of the first item, in points.
    ///   - room: The room for all items; with nil, flexible spaces have no width.
    ///   - height: The height of the bar's content.
    func frames(from start: CGFloat, room: CGFloat? = nil, height: CGFloat) -> [(view: UIView, frame: CGRect)] {
        let flexible = shown.reduce(0) { $0 + ($1.isFlexible ? 1 : 0) }
        let rest = room.map { max(0, $0 - width) } ?? 0
        let share = flexible > 0 ? rest / CGFloat(flexible) : 0
        var result: [(UIView, CGRect)] = []
        var x = start
        var previous: BarItemView?
        for item in shown {
            if previous?.view != nil, item.view != nil { x += BarDesign.itemSpacing }
            previous = item
            guard let view = item.view else {
                x += item.isFlexible ? share : item.size.width
                continue
            }
            let itemHeight = min(item.size.height, height)
            let frame = CGRect(
                x: x.rounded(), y: ((height - itemHeight) / 2).rounded(), width: item.size.width, height: itemHeight)
            result.append((view, frame))
            x += item.size.width
        }
        return result
    }

    /// Updates an item whose appearance, but not its size, has changed.
    func update(_ item: UIBarItem) {
        for index in views.indices where views[index].item === item { views[index].update() }
    }

    /// The elements of the overflow menu.
    var overflowElements: [UIMenuElement] { overflowing.compactMap { $0.item.overflowElement } }
}
