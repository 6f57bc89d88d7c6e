/// The numbers of the items in an exported menu. An item keeps its number when the menu is built again (MB-14).
struct MenuItemNumbers {
    /// The maximum number of items that are remembered. Apps with more get new numbers for items that disappeared.
    static let limit = 20_000

    private var numbers: [String: Int32] = [:]
    private var last: Int32 = 0

    /// Returns the number of an item.
    ///
    /// - Parameter key: A text that identifies the item by its position and what it does.
    mutating func number(_ key: String) -> Int32 {
        if let known = numbers[key] { return known }
        last = last == .max ? 1 : last + 1
        numbers[key] = last
        return last
    }

    /// Forgets items that are no longer in the menu, if there are too many.
    mutating func prune(to used: Set<String>) {
        if numbers.count > Self.limit { numbers = numbers.filter { used.contains($0.key) } }
    }
}
