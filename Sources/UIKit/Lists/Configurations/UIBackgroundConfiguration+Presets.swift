// The backgrounds of list elements.
extension UIBackgroundConfiguration {
    /// Returns a configuration with a clear background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(kind: .clear) }

    /// Returns the background of a cell in a list.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(kind: .plainCell) }

    /// Returns the background of a header in a list.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(kind: .clear) }

    /// Returns the background of a footer in a list.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(kind: .clear) }

    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(kind: .plainCell) }

    /// Returns the background of a header or footer in a plain list, which stays at the edge while rows scroll behind
    /// it.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(kind: .plainHeader)
    }

    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(kind: .groupedCell) }

    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(kind: .clear)
    }

    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(kind: .clear).rounded()
    }

    /// Returns the background of a cell in a sidebar: a rounded rectangle inside the row.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(kind: .sidebarCell).rounded()
    }

    /// Returns the background of a cell in a sidebar that is displayed beside another list.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    /// Returns the background as a rounded rectangle inside the row of a sidebar.
    private func rounded() -> UIBackgroundConfiguration {
        var result = self
        result.cornerRadius = 6
        result.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8)
        return result
    }
}

extension UIColor {
    /// The background of selected cells: a light shade of the tint color.
    static let listSelection = UIColor { traits in
        UIColor.tintColor.resolvedColor(with: traits)
            .withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.26 : 0.14)
    }
}
