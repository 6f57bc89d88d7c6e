/// Items of a navigation bar that belong together.
///
/// ```swift
/// navigationItem.trailingItemGroups = [
///     .fixedGroup(
///         representativeItem: UIBarButtonItem(title: "Align", image: UIImage(systemName: "text.alignleft")),
///         items: [UIBarButtonItem(systemItem: .undo), UIBarButtonItem(systemItem: .redo)])
/// ]
/// ```
///
/// If there is not enough room, a ``representativeItem`` takes the place of the items (BI-17). Without an action and a
/// menu of its own, it has a menu of the items. Optional and movable groups in the center of a bar are customizable by
/// the user (BI-19).
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The ways in which the user can customize a group.
    enum Kind { case fixed, movable, optional }

    let kind: Kind
    /// The identifier under which the user's customization is stored.
    let customizationIdentifier: String
    /// A Boolean value that indicates whether an optional group is displayed before the user customizes the bar.
    let isInDefaultCustomization: Bool
    /// The navigation item that displays the group.
    final weak var navigationItem: UINavigationItem?

    /// Creates a group that is not customizable.
    ///
    /// - Parameters:
    ///   - barButtonItems: The items.
    ///   - representativeItem: The item that takes their place if there is not enough room.
    public convenience init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.init(.fixed, "", true, representativeItem, barButtonItems)
    }

    private init(
        _ kind: Kind, _ identifier: String, _ isInDefault: Bool, _ representative: UIBarButtonItem?,
        _ items: [UIBarButtonItem]
    ) {
        self.kind = kind
        customizationIdentifier = identifier
        isInDefaultCustomization = isInDefault
        representativeItem = representative
        barButtonItems = items
        super.init()
        for item in items { item.group = self }
        representative?.representedGroup = self
    }

    /// Returns `nil`: archived groups are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// Returns a group that is not customizable.
    ///
    /// - Parameters:
    ///   - representativeItem: The item that takes the place of the items if there is not enough room.
    ///   - items: The items.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(.fixed, "", true, representativeItem, items) }

    /// Returns a group that the user can move.
    ///
    /// - Parameters:
    ///   - customizationIdentifier: The identifier under which the position is stored. Unique within the bar.
    ///   - representativeItem: The item that takes the place of the items if there is not enough room.
    ///   - items: The items.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(.movable, customizationIdentifier, true, representativeItem, items)
    }

    /// Returns a group that the user can move, remove and add.
    ///
    /// - Parameters:
    ///   - customizationIdentifier: The identifier under which position and state are stored. Unique within the bar.
    ///   - isInDefaultCustomization: Whether the group is displayed before the user customizes the bar.
    ///   - representativeItem: The item that takes the place of the items if there is not enough room.
    ///   - items: The items.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(.optional, customizationIdentifier, isInDefaultCustomization, representativeItem, items)
    }

    /// The items, in reading order.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.group === self { item.group = nil }
            for item in barButtonItems { item.group = self }
            didChange()
        }
    }

    /// The item that takes the place of the items if there is not enough room. The default is `nil`: items move to the
    /// overflow menu instead.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            if oldValue?.representedGroup === self { oldValue?.representedGroup = nil }
            representativeItem?.representedGroup = self
            didChange()
        }
    }

    /// A Boolean value that indicates whether the representative item is displayed in place of the items.
    open internal(set) var isDisplayingRepresentativeItem = false

    /// A Boolean value that indicates whether the group is hidden. The default is `false`.
    open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }

    /// A Boolean value that indicates whether the items of a removed optional group are in the overflow menu. The
    /// default is `false`.
    open var alwaysAvailable = false { didSet { if alwaysAvailable != oldValue { didChange() } } }

    /// The element that represents the group in the overflow menu. The default is made from the items.
    open var menuRepresentation: UIMenuElement?

    private func didChange() { navigationItem?.didChange() }
}

extension UIBarButtonItemGroup {
    /// The name of the group in menus.
    var name: String {
        let own = representativeItem?.name ?? ""
        return own.isEmpty ? barButtonItems.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ") : own
    }

    /// The elements of the items.
    var itemElements: [UIMenuElement] { barButtonItems.filter { !$0.isHidden }.compactMap(\.overflowElement) }

    /// The element of the whole group in the overflow menu.
    var overflowElement: UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        guard let representativeItem else { return UIMenu(options: .displayInline, children: itemElements) }
        return UIMenu(title: name, image: representativeItem.displayedImage, children: itemElements)
    }
}
