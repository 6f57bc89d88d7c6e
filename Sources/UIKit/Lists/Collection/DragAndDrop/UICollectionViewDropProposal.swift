/// What a drop on a collection view would do, and where.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// The places of a drop.
    public enum Intent: Int, Sendable {
        /// The collection view shows no place.
        case unspecified = 0
        /// The items are inserted. A line shows where.
        case insertAtDestinationIndexPath = 1
        /// The items go into the item, such as a folder. The item is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// The place.
    public let intent: Intent

    /// Creates a proposal with a place.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without a place.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
