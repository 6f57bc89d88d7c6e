// Registered classes, and views that are used again.
extension UITableView {
    func registerCell(_ type: AnyClass?, _ identifier: String) {
        precondition(!identifier.isEmpty, "a reuse identifier must not be empty")
        guard let type else {
            cellClasses[identifier] = nil
            return
        }
        guard let type = type as? UITableViewCell.Type else {
            preconditionFailure("\(type) is not UITableViewCell or a subclass of it: it cannot be registered for cells")
        }
        cellClasses[identifier] = type
    }

    func registerHeader(_ type: AnyClass?, _ identifier: String) {
        precondition(!identifier.isEmpty, "a reuse identifier must not be empty")
        guard let type else {
            headerClasses[identifier] = nil
            return
        }
        guard let type = type as? UITableViewHeaderFooterView.Type else {
            preconditionFailure(
                "\(type) is not UITableViewHeaderFooterView or a subclass of it: it cannot be registered for headers")
        }
        headerClasses[identifier] = type
    }

    /// Returns a cell from the pool, which prepares itself for reuse (TV-07), or a new one of the registered class.
    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = updates.reconfiguredCell, cell.reuseIdentifier == identifier {
            updates.reconfiguredCell = nil
            return cell
        }
        if let cell = cellPool.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        guard let type = cellClasses[identifier] else { return nil }
        return CellFactory.makeTableCell(type, reuseIdentifier: identifier)
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            preconditionFailure(
                """
                unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the \
                identifier or connect a prototype cell in a storyboard
                """)
        }
        if let number = rowNumber(indexPath) {
            let size = CGSize(width: cellWidth, height: RowExtent.points(geometry.height(of: number).units))
            if cell.bounds.size != size { cell.frame.size = size }
        }
        return cell
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerPool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        guard let type = headerClasses[identifier] else { return nil }
        return CellFactory.makeHeaderFooterView(type, reuseIdentifier: identifier)
    }
}
