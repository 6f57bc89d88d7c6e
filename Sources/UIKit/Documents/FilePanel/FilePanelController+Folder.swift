import DisplayServer

// The contents of folders, and the way between them.
extension FilePanelController {
    /// Shows a folder.
    func show(_ path: String, recordsHistory: Bool = true) {
        if recordsHistory, path != folder {
            history.back.append(folder)
            history.forward = []
        }
        folder = path
        pathLabel.text = path
        contents = []
        list.entries = []
        list.reloadData()
        message.isHidden = true
        preview.show(nil, in: path)
        sidebar.show(places, current: path)
        reload()
        updateButtons()
    }

    /// Reads the folder again.
    func reload() {
        reading?.cancel()
        let new = FolderReading()
        reading = new
        let path = folder
        let rules = rules
        BackgroundWork.perform { () -> Result<(all: [FileEntry], shown: [FileEntry])?, FilePanelError> in
            do {
                guard let all = try FolderListing.read(path, isObsolete: { new.isCancelled }) else {
                    return .success(nil)
                }
                return .success((all, rules.apply(to: all)))
            } catch {
                return .failure(error as? FilePanelError ?? FilePanelError(EIO))
            }
        } then: { [weak self] result in
            guard let self, reading === new else { return }
            reading = nil
            switch result {
            case .success(let entries?):
                contents = entries.all
                display(entries.shown)
            case .success(nil):
                break
            case .failure(let error):
                contents = []
                display([])
                message.text = "The folder cannot be shown. \(error.localizedDescription)"
            }
        }
    }

    /// The entries to show, and their order.
    private var rules: FileListRules {
        FileListRules(
            showsHidden: showsHidden, onlyFolders: choosesFolders,
            filter: choice.filters.indices.contains(filterIndex) ? choice.filters[filterIndex] : nil,
            order: list.order)
    }

    /// Filters and sorts the contents again.
    func arrange() {
        reading?.cancel()
        let new = FolderReading()
        reading = new
        if nameToSelect == nil { nameToSelect = selectedEntries.first?.name }
        let (all, rules) = (contents, rules)
        BackgroundWork.perform { rules.apply(to: all) } then: { [weak self] entries in
            guard let self, reading === new else { return }
            reading = nil
            display(entries)
        }
    }

    private func display(_ entries: [FileEntry]) {
        list.entries = entries
        list.reloadData()
        message.text = "No files"
        message.isHidden = !entries.isEmpty
        if let name = nameToSelect, let row = entries.firstIndex(where: { $0.name == name }) {
            list.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .middle)
        }
        nameToSelect = nil
        selectionDidChange()
    }

    // MARK: Ways

    func goUp() {
        guard folder != "/" else { return }
        nameToSelect = FilePath.name(folder)
        show(FilePath.parent(folder))
    }

    func goBack() {
        guard let path = history.back.popLast() else { return }
        history.forward.append(folder)
        show(path, recordsHistory: false)
    }

    func goForward() {
        guard let path = history.forward.popLast() else { return }
        history.back.append(folder)
        show(path, recordsHistory: false)
    }

    func goHome() { show(FilePlace.home(environment)) }

    func toggleHidden() {
        showsHidden.toggle()
        updateButtons()
        arrange()
    }

    // MARK: New folders

    /// Asks for the name of a new folder.
    func makeFolder() {
        let alert = UIAlertController(title: "New Folder", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Create", style: .default) { [weak self, weak alert] _ in
                self?.makeFolder(named: alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }

    private func makeFolder(named name: String) {
        guard !name.isEmpty else { return }
        let path = PathCompletion.expanded(name, home: FilePlace.home(environment), folder: folder)
        BackgroundWork.perform { mkdir(path, 0o777) == 0 ? 0 : errno } then: { [weak self] code in
            guard let self else { return }
            guard code == 0 else {
                return show("The folder could not be created.", FilePanelError(code).localizedDescription)
            }
            nameToSelect = FilePath.name(path)
            reload()
        }
    }

    /// Shows a message that the user confirms.
    func show(_ title: String, _ text: String) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
