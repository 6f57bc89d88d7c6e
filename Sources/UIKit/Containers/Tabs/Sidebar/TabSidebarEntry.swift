/// A row of a sidebar.
@MainActor enum TabSidebarEntry {
    /// The title of a group that is a section.
    case heading(UITabGroup)
    /// A tab, indented by the number of groups around it.
    case tab(UITab, depth: Int)
    /// An action of a group.
    case action(UIAction, depth: Int)

    /// Returns the rows of tabs.
    static func entries(of tabs: [UITab], depth: Int = 0) -> [TabSidebarEntry] {
        tabs.filter { !$0.isHidden }.flatMap { tab -> [TabSidebarEntry] in
            guard let group = tab as? UITabGroup else { return [.tab(tab, depth: depth)] }
            return entries(of: group, depth: depth)
        }
    }

    private static func entries(of group: UITabGroup, depth: Int) -> [TabSidebarEntry] {
        let isSection =
            group.sidebarAppearance == .rootSection
            || group.sidebarAppearance == .automatic
                && group.parentStorage == nil
        var result: [TabSidebarEntry] = []
        if isSection {
            result.append(.heading(group))
            if group.hasContent { result.append(.tab(group, depth: depth)) }
        } else {
            result.append(.tab(group, depth: depth))
            guard !group.isCollapsed else { return result }
        }
        let inner = isSection ? depth : depth + 1
        result += entries(of: group.children, depth: inner)
        result += group.sidebarActions.map { .action($0, depth: inner) }
        return result
    }

    /// A Boolean value that indicates whether the row can collapse its children.
    static func isCollapsible(_ tab: UITab) -> Bool {
        guard let group = tab as? UITabGroup, !group.children.isEmpty else { return false }
        return group.sidebarAppearance == .inline
            || group.sidebarAppearance == .automatic && group.parentStorage != nil
    }
}
