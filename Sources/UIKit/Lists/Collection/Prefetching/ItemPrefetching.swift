/// The items that a collection view has announced before they became visible.
struct ItemPrefetching {
    /// The cells that were prepared before they become visible (PF-02).
    var prepared: [IndexPath: UICollectionViewCell] = [:]
    /// A Boolean value that indicates whether a cell will be prepared when the current frame has been presented.
    var isPreparationScheduled = false
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

    /// Forgets the announced items, because their index paths or positions change.
    mutating func reset() {
        announced = []
        pending = []
        rect = nil
    }
}
