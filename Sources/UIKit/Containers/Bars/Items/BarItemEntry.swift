/// An item of a row, with its group.
@MainActor struct BarItemEntry {
    let item: UIBarButtonItem
    var group: UIBarButtonItemGroup?
    var isRepresentative = false
    var isPinned = false

    init(_ item: UIBarButtonItem) { self.item = item }

    private init(_ item: UIBarButtonItem, _ group: UIBarButtonItemGroup, isRepresentative: Bool, isPinned: Bool) {
        self.item = item
        self.group = group
        self.isRepresentative = isRepresentative
        self.isPinned = isPinned
    }

    /// Returns the entries of a group: its items and the item that takes their place.
    static func entries(of group: UIBarButtonItemGroup, isPinned: Bool = false) -> [BarItemEntry] {
        guard !group.isHidden else { return [] }
        let items = group.barButtonItems.map {
            BarItemEntry($0, group, isRepresentative: false, isPinned: isPinned)
        }
        guard !isPinned, let item = group.representativeItem else { return items }
        return items + [BarItemEntry(item, group, isRepresentative: true, isPinned: false)]
    }
}
