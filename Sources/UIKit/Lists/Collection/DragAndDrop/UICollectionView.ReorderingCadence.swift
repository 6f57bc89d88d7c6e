import Foundation

extension UICollectionView {
    /// The speeds with which a collection view shows where dragged items will go (DI-10).
    public enum ReorderingCadence: Int, Sendable {
        /// The place is shown immediately.
        case immediate = 0
        /// The place is shown when the items have rested there for a moment, 0.2 seconds.
        case fast = 1
        /// The place is shown when the items have rested there longer, for 0.6 seconds.
        case slow = 2

        /// The time for which the items rest, in seconds.
        var delay: TimeInterval {
            switch self {
            case .immediate: 0
            case .fast: 0.2
            case .slow: 0.6
            }
        }
    }
}
