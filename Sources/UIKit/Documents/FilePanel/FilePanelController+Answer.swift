import DisplayServer

// The end of the choice.
extension FilePanelController {
    /// Opens the selected folder, or answers with the selection.
    func accept() {
        if !pathField.isHidden { return openTypedPath() }
        let selected = choice.allowsSeveral ? selectedEntries : Array(selectedEntries.prefix(1))
        switch choice.kind {
        case .files:
            if selected.count == 1, let first = selected.first, first.isFolder {
                return show(FilePath.join(folder, first.name))
            }
            let files = selected.filter { !$0.isFolder }
            if !files.isEmpty { answer(files.map { url($0.name) }) }
        case .folders:
            answer(selected.isEmpty ? [URL(fileURLWithPath: folder)] : selected.map { url($0.name) })
        case .saving:
            save(nameField.text ?? "")
        case .savingAll(let names):
            let target = selected.first.map { FilePath.join(folder, $0.name) } ?? folder
            saveAll(names, in: target)
        }
    }

    private func url(_ name: String) -> URL { URL(fileURLWithPath: FilePath.join(folder, name)) }

    private func save(_ name: String) {
        guard !name.isEmpty, !name.contains("\0") else { return }
        let path = PathCompletion.expanded(name, home: FilePlace.home(environment), folder: folder)
        FileState.find(path) { [weak self] state in
            guard let self else { return }
            switch state {
            case .folder: show(path)
            case .file:
                askToReplace("“\(FilePath.name(path))”") { [weak self] in
                    self?.answer([URL(fileURLWithPath: path)])
                }
            case .missing:
                FileState.find(FilePath.parent(path)) { [weak self] state in
                    guard state == .folder else {
                        self?.show("The file cannot be saved here.", "The folder does not exist.")
                        return
                    }
                    self?.answer([URL(fileURLWithPath: path)])
                }
            }
        }
    }

    private func saveAll(_ names: [String], in target: String) {
        let paths = names.map { FilePath.join(target, $0) }
        BackgroundWork.perform { paths.filter { access($0, F_OK) == 0 } } then: { [weak self] existing in
            guard let self else { return }
            let files = paths.map { URL(fileURLWithPath: $0) }
            guard let first = existing.first else { return answer(files) }
            let subject = existing.count == 1 ? "“\(FilePath.name(first))”" : "\(existing.count) files"
            askToReplace(subject) { [weak self] in self?.answer(files) }
        }
    }

    private func askToReplace(_ subject: String, _ action: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Replace \(subject)?", message: "The contents on the disk will be overwritten.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Replace", style: .destructive) { _ in action() })
        present(alert, animated: true)
    }

    // MARK: The path field

    /// Opens the path field with the current folder.
    func openPath() { openPathField(with: folder == "/" ? "/" : folder + "/") }

    func openPathField(with text: String) {
        pathField.isHidden = false
        pathLabel.isHidden = true
        pathField.text = text
        typedPath = text
        pathField.becomeFirstResponder()
        // A field may select its text when it becomes first responder.
        let end = pathField.endOfDocument
        pathField.selectedTextRange = pathField.textRange(from: end, to: end)
    }

    func closePathField() {
        pathField.isHidden = true
        pathLabel.isHidden = false
        list.becomeFirstResponder()
    }

    /// Completes the typed path with the contents of its folder.
    func pathDidChange() {
        let text = pathField.text ?? ""
        let hasGrown = text.count > typedPath.count && text.hasPrefix(typedPath)
        typedPath = text
        guard hasGrown, let slash = text.lastIndex(of: "/") else { return }
        let home = FilePlace.home(environment)
        let path = PathCompletion.expanded(String(text[...slash]), home: home, folder: folder)
        if let known = completionFolder, known.path == path { return complete(text, known.entries) }
        BackgroundWork.perform { (try? FolderListing.read(path)) ?? [] } then: { [weak self] entries in
            guard let self else { return }
            completionFolder = (path, entries)
            if pathField.text == text { complete(text, entries) }
        }
    }

    private func complete(_ text: String, _ entries: [FileEntry]) {
        guard let slash = text.lastIndex(of: "/"), !pathField.isHidden, pathField.markedTextRange == nil else { return }
        let rest = PathCompletion.rest(of: String(text[text.index(after: slash)...]), in: entries)
        guard !rest.isEmpty else { return }
        pathField.text = text + rest
        let end = pathField.endOfDocument
        if let start = pathField.position(from: end, offset: -(rest as NSString).length) {
            pathField.selectedTextRange = pathField.textRange(from: start, to: end)
        }
    }

    /// Shows the folder or chooses the file of the typed path.
    func openTypedPath() {
        let text = pathField.text ?? ""
        guard !text.isEmpty, !text.contains("\0") else { return closePathField() }
        let path = PathCompletion.expanded(text, home: FilePlace.home(environment), folder: folder)
        FileState.find(path) { [weak self] state in
            guard let self else { return }
            switch state {
            case .folder:
                closePathField()
                show(path)
            case .file where choice.kind == .files:
                answer([URL(fileURLWithPath: path)])
            case .file, .missing:
                guard isSaving else { return show("“\(text)” cannot be opened.", "There is no such folder.") }
                closePathField()
                nameField.text = FilePath.name(path)
                show(FilePath.parent(path))
            }
        }
    }
}
