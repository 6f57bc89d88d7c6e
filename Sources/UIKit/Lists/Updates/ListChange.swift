/// A change that an app reports to a list: deletions and reloads name positions before the batch, insertions positions
/// after it, and moves one of each (TV-27).
enum ListChange: Equatable {
    case deleteItem(ListPosition)
    case insertItem(ListPosition)
    case reloadItem(ListPosition)
    case moveItem(from: ListPosition, to: ListPosition)
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(from: Int, to: Int)

    /// Returns the change as the list of updates in a message prints it (TV-31).
    func description(for kind: ListKind) -> String {
        switch self {
        case .deleteItem(let position): "Delete \(kind.item) (\(position))"
        case .insertItem(let position): "Insert \(kind.item) (\(position))"
        case .reloadItem(let position): "Reload \(kind.item) (\(position))"
        case .moveItem(let from, let to): "Move \(kind.item) (\(from)) to (\(to))"
        case .deleteSection(let section): "Delete section (\(section))"
        case .insertSection(let section): "Insert section (\(section))"
        case .reloadSection(let section): "Reload section (\(section))"
        case .moveSection(let from, let to): "Move section (\(from)) to (\(to))"
        }
    }
}
