import UIKit

/// Two lists of cities that can be moved within a list and between both. Text of other programs is inserted, too.
final class CityLists: UIView, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    private let tables = [UITableView(frame: .zero), UITableView(frame: .zero)]
    private var cities = [["Athens", "Bergen", "Cádiz", "Dublin"], ["Porto", "Riga", "Split"]]

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (table, name) in zip(tables, ["First list", "Second list"]) {
            table.accessibilityLabel = name
            table.rowHeight = 32
            table.layer.cornerRadius = Style.innerRadius
            table.backgroundColor = .tertiarySystemFill
            table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
            table.dataSource = self
            table.dragDelegate = self
            table.dropDelegate = self
            addSubview(table)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = ((bounds.width - 12) / 2).rounded(.down)
        for (index, table) in tables.enumerated() {
            table.frame = directional(
                CGRect(x: CGFloat(index) * (width + 12), y: 0, width: width, height: bounds.height))
        }
    }

    private func number(_ table: UITableView) -> Int { table === tables[0] ? 0 : 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cities[number(tableView)].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        cell.textLabel?.text = cities[number(tableView)][indexPath.row]
        cell.textLabel?.font = Style.smallText
        cell.textLabel?.textColor = .label
        cell.backgroundColor = .clear
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        session.localContext = tableView
        return [UIDragItem(itemProvider: NSItemProvider(object: cities[number(tableView)][indexPath.row]))]
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        let isOwn = session.localDragSession?.localContext is UITableView
        return UITableViewDropProposal(
            operation: isOwn && session.allowsMoveOperation ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let list = number(tableView)
        if coordinator.proposal.operation == .move, let item = coordinator.items.first,
            let source = coordinator.session.localDragSession?.localContext as? UITableView
        {
            return move(item, from: source, to: tableView, coordinator)
        }
        let target = coordinator.destinationIndexPath ?? IndexPath(row: cities[list].count, section: 0)
        // Each placeholder is inserted in front of the previous one.
        for item in coordinator.items.reversed() {
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: target, reuseIdentifier: "city", rowHeight: tableView.rowHeight)
            placeholder.cellUpdateHandler = { cell in
                cell.textLabel?.text = "Loading…"
                cell.textLabel?.font = Style.smallText
                cell.textLabel?.textColor = .secondaryLabel
                cell.backgroundColor = .clear
            }
            let context = coordinator.drop(item.dragItem, to: placeholder)
            item.dragItem.itemProvider.loadObject(ofClass: String.self) { [weak self] name, _ in
                MainActor.assumeIsolated {
                    guard let self, let name else {
                        _ = context.deletePlaceholder()
                        return
                    }
                    context.commitInsertion { self.cities[list].insert(name, at: $0.row) }
                }
            }
        }
    }

    private func move(
        _ item: any UITableViewDropItem, from source: UITableView, to target: UITableView,
        _ coordinator: any UITableViewDropCoordinator
    ) {
        let provider = item.dragItem.itemProvider
        if let old = item.sourceIndexPath {
            let end = IndexPath(row: cities[number(target)].count - 1, section: 0)
            let new = coordinator.destinationIndexPath ?? end
            guard new != old else { return }
            let city = cities[number(target)].remove(at: old.row)
            cities[number(target)].insert(city, at: new.row)
            target.moveRow(at: old, to: new)
            coordinator.drop(item.dragItem, toRowAt: new)
            return
        }
        let row = coordinator.destinationIndexPath?.row ?? cities[number(target)].count
        provider.loadObject(ofClass: String.self) { [weak self] name, _ in
            MainActor.assumeIsolated {
                guard let self, let name, let old = self.cities[self.number(source)].firstIndex(of: name) else {
                    return
                }
                self.cities[self.number(source)].remove(at: old)
                source.deleteRows(at: [IndexPath(row: old, section: 0)], with: .fade)
                self.cities[self.number(target)].insert(name, at: min(row, self.cities[self.number(target)].count))
                target.insertRows(at: [IndexPath(row: row, section: 0)], with: .fade)
            }
        }
    }
}
