/// The properties of a list: a section of a compositional layout whose items are rows of the full width.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// configuration.trailingSwipeActionsConfigurationProvider = { path in
///     UISwipeActionsConfiguration(actions: [
///         UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
///     ])
/// }
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// Rows are as high as their cells, usually ``UICollectionViewListCell``s, and are measured when they become visible
/// (CL-28).
public struct UICollectionLayoutListConfiguration {
    /// A closure that returns the actions for swiping an item; `nil` or no actions if it cannot be swiped.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// A closure that returns the separators of an item, from those of its section.
    public typealias ItemSeparatorHandler =
        @MainActor (_ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    /// Creates the default configuration of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The appearance.
    public let appearance: Appearance

    /// The color behind the rows. The default is `nil`: the standard color of the appearance.
    public var backgroundColor: UIColor?

    // MARK: Separators

    /// A Boolean value that indicates whether rows have separators. The default is `true` (CL-27).
    public var showsSeparators = true

    /// The separators of the rows, unless ``itemSeparatorHandler`` changes them.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// A closure that changes the separators of a row. It is called whenever the row is laid out. The default is `nil`
    /// (CL-28).
    public var itemSeparatorHandler: ItemSeparatorHandler?

    // MARK: Headers and footers

    /// The header of a section. The default is none (CL-27).
    public var headerMode = HeaderMode.none

    /// The footer of a section. The default is none (CL-27).
    public var footerMode = FooterMode.none

    /// The distance above the header of a section, in points. The default is `nil`: 22 in plain lists with headers, and
    /// else 0. A number that is negative or not finite counts as 0.
    public var headerTopPadding: CGFloat?

    /// The elements that are only as wide as their content needs. The default is none (CL-28).
    public var contentHuggingElements: ContentHuggingElements = []

    // MARK: Swiping

    /// A closure that returns the actions at the leading side of an item. The default is `nil` (SW-03).
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A closure that returns the actions at the trailing side of an item. The default is `nil` (SW-03).
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}
