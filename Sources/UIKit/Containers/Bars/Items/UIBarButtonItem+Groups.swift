extension UIBarButtonItem {
    /// The group that contains the item, or nil.
    public var buttonGroup: UIBarButtonItemGroup? { group }

    /// Returns a group with this item that is not customizable.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Returns a group with this item that the user can move.
    ///
    /// - Parameter customizationIdentifier: The identifier under which the position is stored. Unique within the bar.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns a group with this item that the user can move, remove and add.
    ///
    /// - Parameters:
    ///   - customizationIdentifier: The identifier under which position and state are stored. Unique within the bar.
    ///   - isInDefaultCustomization: Whether the group is displayed before the user customizes the bar.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    /// The menu of the item: its own or, for a representative item without an action, one of the group's items.
    var displayedMenu: UIMenu? {
        if let menu { return menu }
        guard let representedGroup, primaryAction == nil, action == nil else { return nil }
        return UIMenu(children: representedGroup.itemElements)
    }
}
