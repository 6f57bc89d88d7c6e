/// An item of the sidebar.
enum SidebarItem: Hashable {
    /// The heading of a group, which expands and collapses it.
    case group(Int)
    /// A page, by its index among all pages.
    case page(Int)
}
