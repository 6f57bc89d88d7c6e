/// The title, the items and the back button that a navigation bar shows for one view controller.
///
/// ```swift
/// navigationItem.title = "Inbox"
/// navigationItem.largeTitleDisplayMode = .always
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///     barButtonSystemItem: .compose, target: self, action: EditorController.save)
/// ```
///
/// A view controller creates its item on first use. Changes show with the next frame.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The ways in which the title is displayed.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As for the previous item of the bar; large for the first one.
        case automatic = 0
        /// Large.
        case always = 1
        /// Not large.
        case never = 2
        /// In the middle of the bar, not large: the same as ``never``.
        case inline = 3
    }

    /// The ways in which the back button that leads to this item is displayed (BI-06).
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or "Back" or nothing if there is no room.
        case `default` = 0
        /// "Back", or nothing if there is no room.
        case generic = 1
        /// Only an arrow.
        case minimal = 2
    }

    /// The bar that displays the item.
    weak var bar: UINavigationBar?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public override init() { super.init() }

    /// Returns `nil`: archived items are not supported.
    public required init?(coder: NSCoder) { return nil }

    func didChange() { bar?.itemDidChange(self) }

    // MARK: Title

    /// The title. The default is that of the view controller.
    open var title: String? { didSet { if title != oldValue { didChange() } } }

    /// The view in place of the title (BI-08).
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

    /// A line above the title (BI-08). The default is `nil`.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }

    /// The way in which the title is displayed in a bar with ``UINavigationBar/prefersLargeTitles`` (NC-21). The
    /// default is automatic.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    // MARK: Back button

    /// The item that determines the title, the image and the color of the back button that leads to this item. Its
    /// target and its action are not used (BI-07).
    open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem !== oldValue { didChange() } } }

    /// The title of the back button that leads to this item. With `nil`, the default, ``title``.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }

    /// The way in which the back button that leads to this item is displayed. The default is the title.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }

    /// The action of the back button while this item is the top one, in place of going back (BI-07).
    open var backAction: UIAction? { didSet { if backAction !== oldValue { didChange() } } }

    /// A Boolean value that indicates whether the back button is hidden while this item is the top one. The default is
    /// `false`.
    open var hidesBackButton: Bool {
        get { hidesBackStorage }
        set { setHidesBackButton(newValue, animated: false) }
    }
    private var hidesBackStorage = false

    /// Hides or shows the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != hidesBackStorage else { return }
        hidesBackStorage = hidesBackButton
        bar?.itemDidChange(self, animated: animated)
    }

    /// A Boolean value that indicates whether left items are beside the back button and not in its place (BI-05). The
    /// default is `false`.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    // MARK: Items

    /// The items from the leading edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftStorage }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    private var leftStorage: [UIBarButtonItem]?

    /// The items from the trailing edge inward: the first one is outermost (BI-04).
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightStorage }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    private var rightStorage: [UIBarButtonItem]?

    /// The first of the left items. Setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftStorage?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of the right items. Setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightStorage?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the left items.
    ///
    /// - Parameters:
    ///   - items: The items, from the leading edge inward.
    ///   - animated: Whether the old items fade into the new ones.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftStorage = items
        if items != nil { leadingItemGroups = [] }
        bar?.itemDidChange(self, animated: animated)
    }

    /// Sets the right items.
    ///
    /// - Parameters:
    ///   - items: The items, from the trailing edge inward.
    ///   - animated: Whether the old items fade into the new ones.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightStorage = items
        if items != nil { trailingItemGroups = [] }
        bar?.itemDidChange(self, animated: animated)
    }

    /// Sets the only left item.
    open func setLeft(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets the only right item.
    open func setRight(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Groups

    /// The arrangement of title and items (BI-18). The default is ``ItemStyle/navigator``.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange() } } }

    /// The groups from the leading edge inward. Setting them removes the left items. The default is empty.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            if !leadingItemGroups.isEmpty { leftStorage = nil }
            groupsDidChange(from: oldValue, to: leadingItemGroups)
        }
    }

    /// The groups in the center of the bar. With the style ``ItemStyle/navigator``, they are in the overflow menu. The
    /// default is empty.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange(from: oldValue, to: centerItemGroups) }
    }

    /// The groups at the trailing edge, in reading order: the last one is outermost. Setting them removes the right
    /// items. The default is empty.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            if !trailingItemGroups.isEmpty { rightStorage = nil }
            groupsDidChange(from: oldValue, to: trailingItemGroups)
        }
    }

    /// The group at the trailing edge, beside all others, whose items never move to the overflow menu. The default is
    /// `nil`.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet {
            guard pinnedTrailingGroup !== oldValue else { return }
            groupsDidChange(from: oldValue.map { [$0] } ?? [], to: pinnedTrailingGroup.map { [$0] } ?? [])
        }
    }

    private func groupsDidChange(from old: [UIBarButtonItemGroup], to new: [UIBarButtonItemGroup]) {
        for group in old where group.navigationItem === self { group.navigationItem = nil }
        for group in new { group.navigationItem = self }
        didChange()
    }

    /// The identifier under which the user's customization of the center is stored (BI-19). With `nil`, the default,
    /// the user cannot customize it.
    open var customizationIdentifier: String? { didSet { if customizationIdentifier != oldValue { didChange() } } }

    /// Elements at the end of the overflow menu, which is then always displayed (BI-14). The default is `nil`.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { if additionalOverflowItems !== oldValue { didChange() } }
    }

    /// The button of the overflow menu, as the source of a popover; `nil` while it is not displayed.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        bar?.topItem === self ? bar?.content?.overflowButton : nil
    }

    // MARK: Title menu

    /// Returns the menu of the title (BI-21). Its argument are suggested elements: renaming, and the standard commands
    /// for documents that a responder performs. With `nil`, the default, the title has no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }

    /// The delegate of renaming (BI-22). Not retained. With `nil`, the default, the title cannot be renamed.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { didChange() } }

    // MARK: Search

    /// The search controller whose search bar the navigation bar displays (SR-05).
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.item === self { oldValue?.item = nil }
            searchController?.item?.searchController = nil
            searchController?.item = self
            didChange()
        }
    }

    /// The preferred place of the search bar. The default is automatic.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { didChange() } }
    }

    /// The place of the search bar: inline or stacked, or automatic while no bar displays it.
    open var searchBarPlacement: SearchBarPlacement { bar?.searchPlacement(of: self) ?? .automatic }

    /// A Boolean value that indicates whether a search bar below the title disappears when the content scrolls, as
    /// large titles do. The default is `true`.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    // MARK: Appearance

    /// The appearance of the bar while this item is the top one. With `nil`, that of the bar (BI-09).
    open var standardAppearance: UINavigationBarAppearance? {
        didSet {
            standardAppearance = standardAppearance?.duplicate()
            bar?.appearanceDidChange()
        }
    }

    /// The appearance of a bar of reduced height. With `nil`, that of the bar.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.duplicate()
            bar?.appearanceDidChange()
        }
    }

    /// The appearance of the bar while the content is at its upper edge. With `nil`, that of the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.duplicate()
            bar?.appearanceDidChange()
        }
    }

    /// The appearance of a bar of reduced height while the content is at its upper edge. With `nil`, that of the bar.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            compactScrollEdgeAppearance = compactScrollEdgeAppearance?.duplicate()
            bar?.appearanceDidChange()
        }
    }
}

extension UINavigationItem {
    /// A Boolean value that indicates whether left items take the place of the back button (BI-05).
    var replacesBackButton: Bool {
        !leftItemsSupplementBackButton && !(leftBarButtonItems ?? []).allSatisfy(\.isHidden)
    }

    /// The entries at the leading edge, from the edge inward.
    var leadingEntries: [BarItemEntry] {
        (leftBarButtonItems ?? []).map { BarItemEntry($0) } + leadingItemGroups.flatMap { BarItemEntry.entries(of: $0) }
    }

    /// The entries at the trailing edge, from the edge inward.
    var trailingEntries: [BarItemEntry] {
        let pinned = pinnedTrailingGroup.map { BarItemEntry.entries(of: $0, isPinned: true) } ?? []
        return pinned.reversed() + (rightBarButtonItems ?? []).map { BarItemEntry($0) }
            + trailingItemGroups.flatMap { BarItemEntry.entries(of: $0) }.reversed()
    }

    /// The entries in the center, as the user has customized them.
    var centerEntries: [BarItemEntry] {
        BarCustomization(self).displayedGroups.flatMap { BarItemEntry.entries(of: $0) }
    }

    /// The titles of the back button that leads to this item, from the longest to the shortest; the last one is the
    /// arrow alone (BI-06).
    var backTitles: [String?] {
        switch backButtonDisplayMode {
        case .minimal: return [nil]
        case .generic: return ["Back", nil]
        case .default:
            if let item = backBarButtonItem, item.displayedImage != nil { return [nil] }
            let own = backBarButtonItem?.title ?? backButtonTitle ?? title
            // An app that sets an empty title wants the arrow alone.
            if let own, own.isEmpty { return [nil] }
            guard let own, own != "Back" else { return ["Back", nil] }
            return [own, "Back", nil]
        }
    }

    /// The name of the item in the menu of the back button.
    var nameInBackMenu: String {
        let name = backBarButtonItem?.title ?? backButtonTitle ?? title ?? ""
        return name.isEmpty ? "Back" : name
    }
}
