/// A group of items of a compositional layout, which are arranged in a row or a column. A group is an item of other
/// groups.
///
/// ```swift
/// // Rows of four square items.
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
///     subitems: [item])
/// group.interItemSpacing = .fixed(8)
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The arrangement of the items.
    enum Content {
        /// The subitems, again and again until the group is full (CL-14).
        case filling(ScrollAxes, [NSCollectionLayoutItem])
        /// A subitem a number of times, which share the length of the group (CL-15).
        case dividing(ScrollAxes, NSCollectionLayoutItem, Int)
        /// A subitem a number of times, with its own length (CL-15).
        case repeating(ScrollAxes, NSCollectionLayoutItem, Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    final let content: Content

    init(_ layoutSize: NSCollectionLayoutSize, _ content: Content) {
        self.content = content
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    private static func count(_ count: Int) -> Int {
        if count < 1 { ResponderDiagnostics.report("A group of \(count) items was changed to one of 1 item.") }
        return max(1, count)
    }

    /// Returns a row of items, which are repeated until the row is full (CL-14).
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group, relative to its container.
    ///   - subitems: The items or groups.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .filling(.horizontal, subitems)) }

    /// Returns a row of a number of equal items, which share its width (CL-15).
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group, relative to its container.
    ///   - subitem: The item or group. Its width is not used.
    ///   - count: The number of items, at least 1.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .dividing(.horizontal, subitem, self.count(count)))
    }

    /// Returns a row of a number of equal items, which keep their width (CL-15).
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group, relative to its container.
    ///   - repeatingSubitem: The item or group.
    ///   - count: The number of items, at least 1.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, repeatingSubitem, self.count(count)))
    }

    /// Returns a column of items, which are repeated until the column is full (CL-14).
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group, relative to its container.
    ///   - subitems: The items or groups.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .filling(.vertical, subitems)) }

    /// Returns a column of a number of equal items, which share its height (CL-15).
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group, relative to its container.
    ///   - subitem: The item or group. Its height is not used.
    ///   - count: The number of items, at least 1.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .dividing(.vertical, subitem, self.count(count)))
    }

    /// Returns a column of a number of equal items, which keep their height (CL-15).
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group, relative to its container.
    ///   - repeatingSubitem: The item or group.
    ///   - count: The number of items, at least 1.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeating(.vertical, repeatingSubitem, self.count(count)))
    }

    /// Returns a group whose items have the frames that a closure returns (CL-19).
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group, relative to its container.
    ///   - itemProvider: A closure that returns the frames. Its environment has the size of the group.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }

    /// The supplementary items of the group itself (CL-25).
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attachedItems }
        set { attachedItems = newValue }
    }

    /// The distance between the items; `nil`, the default, for none (CL-16).
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The items or groups. Empty for a custom group.
    open var subitems: [NSCollectionLayoutItem] {
        switch content {
        case .filling(_, let items): items
        case .dividing(_, let item, _), .repeating(_, let item, _): [item]
        case .custom: []
        }
    }

    /// Returns a text that shows the sizes of the group and its items, one below the other.
    open func visualDescription() -> String { lines().joined(separator: "\n") }

    private func lines() -> [String] {
        let kind: String
        var suffix = ""
        switch content {
        case .filling(let axis, _): kind = axis == .horizontal ? "Row" : "Column"
        case .dividing(let axis, _, let count), .repeating(let axis, _, let count):
            kind = axis == .horizontal ? "Row" : "Column"
            suffix = ", \(count) times"
        case .custom: kind = "Custom group"
        }
        if let interItemSpacing { suffix += ", spacing \(interItemSpacing)" }
        var lines = ["\(kind) \(layoutSize)\(suffix)"]
        for item in subitems {
            let inner = (item as? NSCollectionLayoutGroup)?.lines() ?? ["Item \(item.layoutSize)"]
            lines += inner.map { "    " + $0 }
        }
        return lines
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, content)
        copy.takeMetrics(of: self)
        copy.attachedItems = attachedItems
        copy.interItemSpacing = interItemSpacing
        return copy
    }
}
