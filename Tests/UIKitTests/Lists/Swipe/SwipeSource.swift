import UIKit

/// A data source and delegate of rows that can be swiped, which logs what the user does.
@MainActor final class SwipeSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 20
    var log: [String] = []
    var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var menu: (IndexPath) -> UIMenu? = { _ in nil }
    var deleteTitle: String?
    var isEditable: (IndexPath) -> Bool = { _ in true }
    var style = UITableViewCell.EditingStyle.delete
    /// A Boolean value that indicates whether deleted rows are removed.
    var removes = false

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable(indexPath) }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(indexPath.row)")
        guard removes else { return }
        count -= 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading(indexPath) }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing(indexPath) }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { deleteTitle }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("menu \(indexPath.row)")
        guard let menu = menu(indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("dismiss") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
}
