/// The columns of a menu. All rows of a menu have the same columns, so that their titles are aligned.
struct MenuColumns: Equatable {
    var hasStates = false
    var hasImages = false
    var hasChevrons = false

    @MainActor init(_ rows: [MenuRow]) {
        for row in rows {
            if row.state != .off { hasStates = true }
            if case .leaf(_, .some) = row.content { hasStates = true }
            if row.image != nil { hasImages = true }
            if row.submenu != nil { hasChevrons = true }
        }
    }

    /// The x-coordinate at which titles begin.
    @MainActor var titleStart: CGFloat {
        MenuStyle.inset + (hasStates ? MenuStyle.stateWidth : 0) + (hasImages ? MenuStyle.imageWidth : 0)
    }

    /// The width of the space after titles and shortcuts.
    @MainActor var end: CGFloat { MenuStyle.inset + (hasChevrons ? MenuStyle.chevronWidth : 0) }

    /// Returns the natural width of an element in a bar: that of its title, or of its image if the title is empty.
    @MainActor static func barWidth(of row: MenuRow, scale: CGFloat) -> CGFloat {
        if row.isSeparator { return 1 }
        let title = ControlCanvas.layout(row.title, font: MenuStyle.font, scale: scale).size.width
        let content = row.title.isEmpty ? MenuStyle.imageSize : title
        // The 2 extra points allow for text that is slightly wider at other scales.
        return (content + 2 + (row.submenu == nil ? 0 : MenuStyle.chevronWidth) + 2 * MenuStyle.barInset).rounded(.up)
    }

    /// Returns the natural width of a row.
    @MainActor func width(of row: MenuRow, scale: CGFloat) -> CGFloat {
        func measure(_ text: String, _ font: UIFont) -> CGFloat {
            text.isEmpty ? 0 : ControlCanvas.layout(text, font: font, scale: scale).size.width.rounded(.up)
        }
        switch row.content {
        case .separator: return 0
        case .header: return MenuStyle.inset * 2 + measure(row.title, MenuStyle.headerFont)
        case .progress: return titleStart + MenuStyle.spinnerSize + 8 + measure(row.title, MenuStyle.font) + end
        case .leaf, .submenu:
            let text = max(measure(row.title, MenuStyle.font), measure(row.subtitle ?? "", MenuStyle.subtitleFont))
            let shortcut = row.shortcut.map { MenuStyle.shortcutGap + measure($0, MenuStyle.font) } ?? 0
            return titleStart + text + shortcut + end
        }
    }
}
