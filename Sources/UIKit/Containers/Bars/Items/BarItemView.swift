/// The view of an item in a bar, with the width that it needs.
@MainActor struct BarItemView {
    let item: UIBarButtonItem
    /// The button or the custom view; nil for spaces.
    let view: UIView?
    var size: CGSize
    let group: UIBarButtonItemGroup?
    /// A Boolean value that indicates whether the item takes the place of the items of its group.
    let isRepresentative: Bool
    /// A Boolean value that indicates whether the item does not move to the overflow menu.
    let isPinned: Bool
    var isFlexible: Bool { item.isFlexibleSpace }

    /// Creates the view of an item, or takes its custom view.
    init(_ entry: BarItemEntry, _ appearance: UIBarButtonItemAppearance?) {
        let item = entry.item
        self.item = item
        group = entry.group
        isRepresentative = entry.isRepresentative
        isPinned = entry.isPinned
        if item.isSpace {
            view = nil
            size = CGSize(width: item.isFlexibleSpace ? 0 : item.width, height: 0)
        } else if let custom = item.customView {
            view = custom
            size = custom.barSize
            if item.width > 0 { size.width = item.width }
        } else {
            let button = BarButton(item, appearance)
            view = button
            size = CGSize(width: button.preferredWidth, height: BarDesign.itemHeight)
        }
        item.displayedView = view
    }

    /// Measures the item again after it has changed.
    mutating func update() {
        if let button = view as? BarButton {
            button.itemDidChange()
            size.width = button.preferredWidth
        }
    }
}

extension UIView {
    /// The size of a custom view in a bar: that of its constraints, that of its frame, or the one that fits.
    var barSize: CGSize {
        if !translatesAutoresizingMaskIntoConstraints || !constraints.isEmpty {
            let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if size.width > 0, size.height > 0 { return size }
        }
        if !bounds.isEmpty { return bounds.size }
        let intrinsic = intrinsicContentSize
        let fitting = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: BarDesign.itemHeight))
        return CGSize(
            width: intrinsic.width > 0 ? intrinsic.width : fitting.width,
            height: intrinsic.height > 0 ? intrinsic.height : fitting.height)
    }
}
