/// The separators above and below a row of a list.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
/// configuration.itemSeparatorHandler = { path, separators in
///     var separators = separators
///     if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
///     return separators
/// }
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
public struct UIListSeparatorConfiguration {
    /// Insets that align a separator with the content of its row. Each edge can be combined with others.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The visibility of a separator.
    public enum Visibility: Int, Sendable {
        /// The list decides, by its appearance and the position of the row.
        case automatic = 0
        /// The separator is visible.
        case visible = 1
        /// The separator is hidden.
        case hidden = 2
    }

    /// Creates the standard separators of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// The visibility of the separator above. The default is automatic: it is hidden.
    public var topSeparatorVisibility = Visibility.automatic

    /// The visibility of the separator below. The default is automatic: it is visible, but not in sidebars without
    /// separators and not below the last row of a group.
    public var bottomSeparatorVisibility = Visibility.automatic

    /// The distances of the separator above from the sides of the row. The default is ``automaticInsets``. Only leading
    /// and trailing have an effect.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    /// The distances of the separator below from the sides of the row. The default is ``automaticInsets``. Only leading
    /// and trailing have an effect.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    /// The color. The default is `UIColor.separator`.
    public var color = UIColor.separator

    /// The color while the row is selected, where several rows can be selected. The default is `UIColor.clear`: selected
    /// rows have no separators.
    public var multipleSelectionColor = UIColor.clear
}

extension UIListSeparatorConfiguration: Hashable {}

extension UIListSeparatorConfiguration {
    /// Returns a separator for a row.
    func separator(_ visibility: Visibility, _ insets: NSDirectionalEdgeInsets, isAutomatic: Bool) -> ListSeparator {
        let isVisible = visibility == .automatic ? isAutomatic : visibility == .visible
        guard isVisible else { return ListSeparator() }
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let isLeadingOwn = insets.leading != automatic.leading && insets.leading.isFinite
        let isTrailingOwn = insets.trailing != automatic.trailing && insets.trailing.isFinite
        return ListSeparator(
            isVisible: true, color: color, multipleSelectionColor: multipleSelectionColor,
            leading: isLeadingOwn ? insets.leading : nil,
            trailing: isTrailingOwn ? insets.trailing : 0)
    }
}
