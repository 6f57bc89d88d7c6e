/// A row of items in a bar: their views, and those that do not fit (BI-14).
@MainActor final class BarItemRow {
    /// The items, with those that take the place of groups only if they are displayed.
    private(set) var views: [BarItemView] = []
    private var all: [BarItemView] = []
    /// The groups in whose place a representative item is displayed (BI-17).
    private var collapsed: [UIBarButtonItemGroup] = []
    /// The number of items that are in the overflow menu, counted from the last one.
    private(set) var overflowCount = 0

    /// Creates the row.
    ///
    /// - Parameters:
    ///   - items: The items, in order.
    ///   - container: The view to which the views of the items are added.
    ///   - host: The object that is notified of changes of the items.
    ///   - appearance: Returns the appearance of an item.
    convenience init(
        _ items: [UIBarButtonItem], in container: UIView, host: any BarItemHost,
        appearance: (UIBarButtonItem) -> UIBarButtonItemAppearance?
    ) { self.init(items.map { BarItemEntry($0) }, in: container, host: host, appearance: appearance) }

    /// Creates the row with groups.
    init(
        _ entries: [BarItemEntry], in container: UIView, host: any BarItemHost,
        appearance: (UIBarButtonItem) -> UIBarButtonItemAppearance?
    ) {
        for entry in entries {
            entry.item.host = host
            guard !entry.item.isHidden else { continue }
            let view = BarItemView(entry, appearance(entry.item))
            if let view = view.view { container.addSubview(view) }
            all.append(view)
        }
        updateViews()
    }

    private func isCollapsed(_ group: UIBarButtonItemGroup?) -> Bool { collapsed.contains { $0 === group } }

    private func updateViews() {
        views = all.filter { $0.group == nil || $0.isRepresentative == isCollapsed($0.group) }
    }

    /// The last group that can give way to its representative item.
    private var collapsible: UIBarButtonItemGroup? {
        shown.last { view in
            guard let group = view.group, !view.isPinned, !isCollapsed(group) else { return false }
            return group.representativeItem?.isHidden == false
                && all.contains { $0.group === group && $0.isRepresentative }
        }?.group
    }

    /// Displays the representative item of the last group that has one.
    ///
    /// - Returns: `false` if there is none.
    func collapseLast() -> Bool {
        guard let group = collapsible else { return false }
        collapsed.append(group)
        updateViews()
        return true
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
        if !collapsed.isEmpty {
            collapsed = []
            updateViews()
        }
        while overflowCount < views.count, width > room { moveLast() }
        while overflowCount > 0, shown.last?.item.isSpace == true { overflowCount += 1 }
    }

    /// Moves the last item that is shown to the overflow menu.
    func moveLast() { overflowCount += 1 }

    /// A Boolean value that indicates whether items are left that can move.
    var canMoveLast: Bool { shown.last.map { !$0.isPinned } ?? false }

    /// Moves the items that are shown to the overflow menu.
    func moveAll() { overflowCount = views.count }

    /// The number of items that are shown.
    var shownCount: Int { views.count - overflowCount }

    /// Hides the views of items that do not fit, and shows the others.
    func updateVisibility() {
        let visible = shown.compactMap(\.view)
        for view in all {
            view.view?.isHidden = !visible.contains { $0 === view.view }
            if let group = view.group { group.isDisplayingRepresentativeItem = isCollapsed(group) }
        }
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
        for index in all.indices where all[index].item === item { all[index].update() }
        updateViews()
    }

    /// The elements of the overflow menu.
    var overflowElements: [UIMenuElement] {
        overflowing.compactMap { $0.isRepresentative ? $0.group?.overflowElement : $0.item.overflowElement }
    }
}
