// The contents of list elements.
extension UIListContentConfiguration {
    /// Returns the content of a cell: a text, and a secondary text below it.
    public static func cell() -> UIListContentConfiguration {
        make(.preferredFont(forTextStyle: .subheadline), .preferredFont(forTextStyle: .footnote))
    }

    /// Returns the content of a cell with a secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// Returns the content of a cell with a secondary text beside the text, at the trailing side.
    public static func valueCell() -> UIListContentConfiguration {
        var result = cell()
        result.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }

    /// Returns the content of a header in a list.
    public static func header() -> UIListContentConfiguration { plainHeader() }

    /// Returns the content of a footer in a list.
    public static func footer() -> UIListContentConfiguration { plainFooter() }

    /// Returns the content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { makeHeader(.footnote, .semibold, .secondaryLabel) }

    /// Returns the content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { makeHeader(.footnote, .regular, .secondaryLabel) }

    /// Returns the content of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        makeHeader(.footnote, .semibold, .secondaryLabel)
    }

    /// Returns the content of a prominent header in a list with inset groups.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        makeHeader(.headline, .semibold, .label)
    }

    /// Returns the content of a very prominent header in a list with inset groups.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        makeHeader(.title2, .bold, .label)
    }

    /// Returns the content of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        makeHeader(.footnote, .regular, .secondaryLabel)
    }

    /// Returns the content of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration {
        var result = cell()
        result.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
        result.axesPreservingSuperviewLayoutMargins = .horizontal
        return result
    }

    /// Returns the content of a cell in a sidebar, with a secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }

    /// Returns the content of a cell in a sidebar that is displayed beside another list.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

    /// Returns the content of a cell in a sidebar that is displayed beside another list, with a secondary text below
    /// the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// Returns the content of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        makeHeader(.footnote, .semibold, .secondaryLabel)
    }

    private static func make(_ font: UIFont, _ secondaryFont: UIFont) -> UIListContentConfiguration {
        var result = UIListContentConfiguration()
        result.textProperties = TextProperties(font: font, color: .label)
        result.secondaryTextProperties = TextProperties(font: secondaryFont, color: .secondaryLabel)
        result.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font)
        result.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
        return result
    }

    private static func makeHeader(
        _ style: UIFont.TextStyle, _ weight: UIFont.Weight, _ color: UIColor
    ) -> UIListContentConfiguration {
        let size = UIFont.preferredFont(forTextStyle: style).pointSize
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        var result = make(font, .preferredFont(forTextStyle: .footnote))
        result.textProperties = TextProperties(font: font, color: color)
        return result
    }
}
