extension UITabGroup {
    /// The ways in which a sidebar shows a group.
    public enum SidebarAppearance: Int, Sendable {
        /// The standard: ``rootSection`` for groups that are not in another group, ``inline`` for others.
        case automatic = 0
        /// A row with its children below, which the user can collapse.
        case inline = 1
        /// A section with a heading. The section also has a row for the group if the group has a view controller.
        case rootSection = 2
    }
}
