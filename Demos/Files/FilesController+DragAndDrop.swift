import UIKit

// Files that the user drags and drops.
extension FilesController {
    func dragItems(forRow row: Int) -> [UIDragItem] {
        guard row < model.arrangement.count else { return [] }
        let path = model.path.appending(model.arrangement[row].name)
        guard let provider = NSItemProvider(contentsOf: path.url) else { return [] }
        let item = UIDragItem(itemProvider: provider)
        item.localObject = path
        return [item]
    }

    func isFolder(row: Int) -> Bool { row < model.arrangement.count && model.arrangement[row].kind.isFolder }

    /// Returns the folder that a drop over a row goes to: that of the row, or the one that is shown.
    private func folder(forRow row: Int?) -> FilePath {
        guard let row, isFolder(row: row) else { return model.path }
        return model.path.appending(model.arrangement[row].name)
    }

    func dropOperation(_ session: any UIDropSession, row: Int?) -> (operation: UIDropOperation, isIntoRow: Bool) {
        let operation = dropOperation(session, folder: folder(forRow: row))
        return (operation, row.map { isFolder(row: $0) } ?? false)
    }

    /// Returns what a drop into a folder would do: files of this app are moved, others are copied.
    func dropOperation(_ session: any UIDropSession, folder: FilePath) -> UIDropOperation {
        guard session.hasFiles else { return .cancel }
        let own = session.items.compactMap { $0.localObject as? FilePath }
        // A folder cannot be moved into itself, and files are in their folder already.
        if own.contains(where: { folder.isInside($0) }) { return .forbidden }
        let moves = !own.isEmpty && session.allowsMoveOperation
        if moves, own.allSatisfy({ $0.parent == folder }) { return .cancel }
        return moves ? .move : .copy
    }

    func receive(_ session: any UIDropSession, row: Int?, operation: UIDropOperation) {
        receive(session, folder: folder(forRow: row), operation: operation)
    }

    /// Moves or copies dropped files.
    func receive(_ session: any UIDropSession, folder: FilePath, operation: UIDropOperation) {
        let trash = Trash(environment: environment)
        session.loadObjects(ofClass: URL.self) { [weak self] urls in
            let paths = urls.filter(\.isFileURL).map { FilePath($0.path) }
            guard let self, !paths.isEmpty else { return }
            perform(FileAction.transfer(paths, into: folder, isMove: operation == .move, trash))
        }
    }
}
