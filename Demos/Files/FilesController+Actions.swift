import UIKit

// The actions of the user on files.
extension FilesController: FileItemsViewActions {
    private static let queue = DispatchQueue(label: "file operations", qos: .userInitiated)
    /// The greatest number of files that are opened together.
    private static let openLimit = 20

    /// The selected files.
    private var selection: [FileItem] {
        let list = model.arrangement
        return items.selectedRows.filter { $0 < list.count }.map { list[$0] }
    }

    func selectionDidChange() {
        if failureText != nil { failureText = nil } else { showStatus() }
    }

    func sort(_ order: FileOrder) {
        table.order = order
        model.settings.order = order
    }

    // MARK: Opening

    func open(row: Int) {
        guard row < model.arrangement.count else { return }
        let selected = selection
        let item = model.arrangement[row]
        if selected.count > 1, selected.contains(where: { $0.name == item.name }) {
            openSelection()
        } else {
            open(item)
        }
    }

    func openSelection() { open(selection) }

    private func open(_ files: [FileItem]) {
        if files.count == 1 { return open(files[0]) }
        let files = files.filter(\.kind.isRegular)
        guard files.count <= FilesController.openLimit else {
            failureText = "More than \(FilesController.openLimit) files cannot be opened together."
            return
        }
        for file in files { open(file) }
    }

    private func open(_ item: FileItem) {
        failureText = nil
        let path = model.path.appending(item.name)
        switch item.kind {
        case .folder, .linkToFolder: open(path)
        case .brokenLink: failureText = "“\(item.name.text)” is a link to a file that does not exist."
        case .special: failureText = "“\(item.name.text)” is a pipe, a socket or a device, which cannot be opened."
        case .file, .linkToFile:
            UIApplication.shared.open(path.url, options: [:]) { [weak self] isOpen in
                // The app shows images and texts itself if there is no program for them.
                guard !isOpen, self?.showPreview(of: path) == false else { return }
                self?.failureText = "No program opens “\(item.name.text)”."
            }
        }
    }

    /// Shows the selected image or text in front of the window.
    func quickView() {
        let files = selection.filter(\.kind.isRegular)
        guard files.count == 1 else { return }
        failureText = nil
        if !showPreview(of: model.path.appending(files[0].name)) {
            failureText = "“\(files[0].name.text)” is neither an image nor text."
        }
    }

    private func showPreview(of path: FilePath) -> Bool {
        UIDocumentInteractionController(url: path.url).presentPreview(animated: true)
    }

    /// Returns the menu elements that open a file or show it.
    private func openingElements(_ item: FileItem) -> [UIMenuElement] {
        let file = UIDocumentInteractionController(url: model.path.appending(item.name).url)
        let programs = file.makeOpenInMenu { [weak self] isOpened in
            if !isOpened { self?.failureText = "The program could not open “\(item.name.text)”." }
        }
        guard item.kind.isRegular else { return [programs] }
        let view = UIAction(title: "Quick View", image: UIImage(systemName: "eye")) { [weak self] _ in
            self?.quickView()
        }
        return [programs, view]
    }

    // MARK: Changes

    /// Performs a change on a background thread, and records how to undo it.
    ///
    /// - Parameters:
    ///   - action: The change.
    ///   - completion: A closure that is called with the names of the files to select, if the change succeeded.
    func perform(_ action: FileAction, then completion: (@MainActor @Sendable (Set<FileName>) -> Void)? = nil) {
        failureText = nil
        let folder = model.path
        FilesController.queue.async { [weak self] in
            let result = Result { try action.perform() }
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self else { return }
                    var isDone = true
                    if case .failure(let error) = result { isDone = error is FileAction.PartialFailure }
                    if isDone { self.registerUndo(action, isDone: true) }
                    self.adopt(result, in: folder)
                    if case .success(let names) = result { completion?(names) }
                }
            }
        }
    }

    private func registerUndo(_ action: FileAction, isDone: Bool) {
        undoManager?.registerUndo(withTarget: self) { controller in
            // The opposite is recorded before the change, because undoing ends before the background thread does.
            controller.registerUndo(action, isDone: !isDone)
            let folder = controller.model.path
            controller.failureText = nil
            FilesController.queue.async { [weak controller] in
                let result = Result { try isDone ? action.revert() : action.perform() }
                DispatchQueue.main.async { MainActor.assumeIsolated { controller?.adopt(result, in: folder) } }
            }
        }
        undoManager?.setActionName(action.name)
    }

    private func adopt(_ result: Result<Set<FileName>, any Error>, in folder: FilePath) {
        switch result {
        case .success(let names):
            if folder == model.path { model.reveal(names) }
        case .failure(let error as FileFailure): failureText = error.message
        case .failure(let error as FileAction.PartialFailure): failureText = error.failure.message
        case .failure(let error): failureText = "\(error)"
        }
        model.reload()
    }

    func makeFolder() {
        endRenaming()
        header.searchField.text = ""
        model.settings.filter = ""
        perform(FileAction.makeFolder(in: model.path)) { [weak self] names in
            guard let self else { return }
            nameToRename = names.first
            focusItems()
        }
    }

    func trashSelection() { trash(selection) }

    private func trash(_ files: [FileItem]) {
        let list = model.arrangement
        let rows = list.rows(of: Set(files.map(\.name)))
        guard let first = rows.first, let last = rows.last else { return }
        // The selection moves to the next file, or to the previous one at the end.
        let next = last + 1 < list.count ? last + 1 : first - 1
        perform(
            FileAction.trash(
                files.map { model.path.appending($0.name) }, next: next >= 0 ? list[next].name : nil,
                Trash(environment: environment)))
    }

    // MARK: Renaming

    func renameSelection() {
        let rows = items.selectedRows
        guard rows.count == 1, rows[0] < model.arrangement.count else { return }
        beginRenaming(rows[0])
    }

    func beginRenaming(_ row: Int) {
        endRenaming()
        let item = model.arrangement[row]
        let path = model.path.appending(item.name)
        let field = RenameField(
            item.name, onProblem: { [weak self] in self?.failureText = $0 },
            completion: { [weak self] text, hadFocus in
                guard let self else { return }
                renameField = nil
                failureText = nil
                if let tap = renameTap { view.removeGestureRecognizer(tap) }
                renameTap = nil
                if hadFocus { focusItems() }
                // A name that is not valid UTF-8 was shown with other characters.
                guard let text, text != item.name.editableText ?? item.name.text else { return }
                perform(FileAction.rename(path, to: FileName(text)))
            })
        renameField = field
        items.reveal(row)
        items.addSubview(field)
        // A click in a list leaves the focus in a text field.
        let tap = UITapGestureRecognizer(target: self, action: FilesController.commitRenaming)
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        renameTap = tap
        placeRenameField()
        field.begin(isFolder: item.kind.isFolder)
    }

    /// Renames the file if the user clicks beside the field.
    func commitRenaming(_ tap: UITapGestureRecognizer) {
        guard let renameField, !renameField.bounds.contains(tap.location(in: renameField)) else { return }
        renameField.commit()
    }

    /// Ends renaming without a change.
    func endRenaming() { renameField?.cancel() }

    /// Moves the field to the row of its file.
    func placeRenameField() {
        guard let renameField, let row = model.arrangement.row(of: renameField.name),
            let frame = items.nameFrame(ofRow: row)
        else { return }
        renameField.frame = frame
    }

    // MARK: Menus

    func menu(forRows rows: [Int]) -> UIMenu {
        guard !rows.isEmpty else { return folderMenu }
        if rows != items.selectedRows {
            items.select(rows)
            selectionDidChange()
        }
        // The rows can change while the menu is open.
        let files = rows.map { model.arrangement[$0] }
        let paths = files.map { model.path.appending($0.name).text }
        var opening: [UIMenuElement] = []
        if files.count == 1, files[0].kind.isRegular || files[0].kind.isFolder {
            opening += openingElements(files[0])
        }
        if let onOpenInTab, files.allSatisfy(\.kind.isFolder) {
            let folders = files.map { model.path.appending($0.name) }
            opening.append(
                UIAction(title: files.count == 1 ? "Open in New Tab" : "Open in New Tabs") { _ in
                    for folder in folders { onOpenInTab(folder) }
                })
        }
        var changes: [UIMenuElement] = []
        if files.count == 1 {
            changes.append(
                UIAction(title: "Rename…", image: UIImage(systemName: "pencil")) { [weak self] _ in
                    guard let self, let row = model.arrangement.row(of: files[0].name) else { return }
                    beginRenaming(row)
                })
        }
        changes.append(
            UIAction(title: "Move to Trash", image: UIImage(systemName: "trash"), attributes: .destructive) {
                [weak self] _ in self?.trash(files)
            })
        let open = UIAction(title: "Open", image: UIImage(systemName: "arrow.up.right")) { [weak self] _ in
            self?.open(files)
        }
        return UIMenu(
            children: [open] + opening + [
                UIAction(title: files.count == 1 ? "Copy Path" : "Copy Paths", image: UIImage(systemName: "doc.on.doc"))
                {
                    _ in UIPasteboard.general.string = paths.joined(separator: "\n")
                },
                UIMenu(options: .displayInline, children: changes),
            ])
    }

    /// The menu of the folder, for the space between its files.
    var folderMenu: UIMenu {
        let order = model.settings.order
        let sorting = FileOrder.Column.allCases.map { column in
            UIAction(title: column.rawValue, state: order.column == column ? .on : .off) { [weak self] _ in
                self?.sort(FileOrder(column: column, isAscending: order.isAscending))
            }
        }
        let directions = [true, false].map { isAscending in
            UIAction(
                title: isAscending ? "Ascending" : "Descending", state: order.isAscending == isAscending ? .on : .off
            ) { [weak self] _ in self?.sort(FileOrder(column: order.column, isAscending: isAscending)) }
        }
        return UIMenu(children: [
            UIAction(title: "New Folder", image: UIImage(systemName: "folder")) { [weak self] _ in
                self?.makeFolder()
            },
            UIMenu(
                title: "Sort By",
                children: [
                    UIMenu(options: .displayInline, children: sorting),
                    UIMenu(options: .displayInline, children: directions),
                ]),
            UIAction(
                title: "Show Hidden Files", state: model.settings.showsHidden ? .on : .off
            ) { [weak self] _ in self?.toggleHidden() },
            UIAction(title: "Reload", image: UIImage(systemName: "arrow.clockwise")) { [weak self] _ in
                self?.reload()
            },
        ])
    }
}

extension FilesController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard model.failure == nil else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.folderMenu })
    }
}
