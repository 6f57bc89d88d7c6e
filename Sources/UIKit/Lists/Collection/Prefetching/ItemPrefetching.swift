/// The items that a collection view has announced before they became visible.
struct ItemPrefetching {
    /// The offset of the last layout; `nil` before the first one.
    var offset: CGPoint?
    /// A Boolean value that indicates whether the content moved towards its end; `nil` before it moved.
    var isForward: Bool?
    /// The items that were announced since the direction changed.
    var announced: Set<IndexPath> = []
    /// The announced items that have not become visible.
    var pending: Set<IndexPath> = []
    /// The rectangle whose items were announced.
    var rect: CGRect?

    /// Forgets the items, because their index paths or positions change.
    mutating func reset() {
        announced = []
        pending = []
        rect = nil
    }
}
