import Foundation

/// The user's customization of the groups in the center of a navigation bar: their order, and which optional ones are
/// displayed (BI-19). It is stored in the app's settings under the identifier of the item.
@MainActor struct BarCustomization {
    private let item: UINavigationItem

    init(_ item: UINavigationItem) { self.item = item }

    private var groups: [UIBarButtonItemGroup] { item.centerItemGroups }

    private var isCustomizable: Bool {
        item.customizationIdentifier != nil && groups.contains { $0.kind != .fixed }
    }

    // MARK: Stored values

    private func key(_ name: String) -> String { "UINavigationItem.\(item.customizationIdentifier ?? "").\(name)" }

    private func strings(_ name: String) -> [String] {
        guard item.customizationIdentifier != nil else { return [] }
        return UserDefaults.standard.array(forKey: key(name))?.compactMap { $0 as? String } ?? []
    }

    private func store(_ strings: [String], _ name: String) {
        UserDefaults.standard.set(strings, forKey: key(name))
        item.didChange()
    }

    // MARK: Groups

    /// The groups in the order of the user. Fixed groups keep their positions.
    private var orderedGroups: [UIBarButtonItemGroup] {
        let order = strings("order")
        guard !order.isEmpty else { return groups }
        let position = { (group: UIBarButtonItemGroup) in
            order.firstIndex(of: group.customizationIdentifier) ?? order.count
        }
        let movable = groups.filter { $0.kind != .fixed }.enumerated()
            .sorted { (position($0.element), $0.offset) < (position($1.element), $1.offset) }.map(\.element)
        var next = movable.makeIterator()
        return groups.map { $0.kind == .fixed ? $0 : next.next() ?? $0 }
    }

    private func isRemoved(_ group: UIBarButtonItemGroup) -> Bool {
        guard group.kind == .optional else { return false }
        if strings("removed").contains(group.customizationIdentifier) { return true }
        return !group.isInDefaultCustomization && !strings("added").contains(group.customizationIdentifier)
    }

    /// The groups that are displayed.
    var displayedGroups: [UIBarButtonItemGroup] { orderedGroups.filter { !isRemoved($0) } }

    /// The elements of removed groups that are always available.
    var removedElements: [UIMenuElement] {
        orderedGroups.filter { isRemoved($0) && $0.alwaysAvailable && !$0.isHidden }.map(\.overflowElement)
    }

    // MARK: Customizing

    /// The menu with which the user customizes the bar; nil if that is not possible.
    var menu: UIMenu? {
        guard isCustomizable else { return nil }
        let movable = orderedGroups.filter { $0.kind != .fixed && !$0.isHidden }
        let names = movable.filter { $0.kind == .optional }.map { group in
            UIAction(title: group.name, state: isRemoved(group) ? .off : .on) { _ in toggle(group) }
        }
        let displayed = movable.filter { !isRemoved($0) }
        let moves = displayed.enumerated().map { index, group in
            UIMenu(
                title: "Move \(group.name)",
                children: [
                    UIAction(title: "Left", attributes: index == 0 ? .disabled : []) { _ in move(group, by: -1) },
                    UIAction(title: "Right", attributes: index == displayed.count - 1 ? .disabled : []) { _ in
                        move(group, by: 1)
                    },
                ])
        }
        let order = displayed.count > 1 ? [UIMenu(options: .displayInline, children: moves)] : []
        let standard = UIAction(title: "Use Default") { _ in reset() }
        return UIMenu(
            title: "Customize", children: names + order + [UIMenu(options: .displayInline, children: [standard])])
    }

    private func toggle(_ group: UIBarButtonItemGroup) {
        let (name, removes) = (group.customizationIdentifier, !isRemoved(group))
        let list = group.isInDefaultCustomization ? "removed" : "added"
        let adds = group.isInDefaultCustomization == removes
        store(strings(list).filter { $0 != name } + (adds ? [name] : []), list)
    }

    private func move(_ group: UIBarButtonItemGroup, by step: Int) {
        var order = orderedGroups.filter { $0.kind != .fixed }.map(\.customizationIdentifier)
        let displayed = displayedGroups.filter { $0.kind != .fixed }
        guard let index = displayed.firstIndex(where: { $0 === group }), displayed.indices.contains(index + step),
            let from = order.firstIndex(of: group.customizationIdentifier),
            let to = order.firstIndex(of: displayed[index + step].customizationIdentifier)
        else { return }
        order.remove(at: from)
        order.insert(group.customizationIdentifier, at: to)
        store(order, "order")
    }

    private func reset() {
        for name in ["order", "removed", "added"] { UserDefaults.standard.removeObject(forKey: key(name)) }
        item.didChange()
    }
}
