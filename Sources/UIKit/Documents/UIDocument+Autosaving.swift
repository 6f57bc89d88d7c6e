import DocumentStorage

extension UIDocument {
    /// Starts the timer for the next automatic save, unless it runs (UD-06).
    func scheduleAutosave() {
        guard !isClosed, autosaveTimer?.isPending != true else { return }
        OpenDocuments.shared.documentDidChange()
        autosaveTimer = AutosaveDelay(after: type(of: self).autosavingDelay) { [weak self] in self?.autosave() }
    }

    func beginAutosaving(_ completion: ((Bool) -> Void)?) {
        autosaveTimer?.cancel()
        guard !isClosed, let file else {
            completion?(false)
            return
        }
        guard hasUnsavedChanges else {
            // Undoing can have removed the changes that are stored.
            let completion = UncheckedBox(completion)
            performAsynchronousFileAccess { [self] in
                file.session.discard()
                shared.report { completion.value?(true) }
            }
            return
        }
        let isInFile =
            type(of: self).autosavesInPlace && !isUntitled && !hasVanished && !documentState.contains(.inConflict)
        if isInFile {
            save(to: fileURL, for: .forOverwriting, completionHandler: completion)
        } else {
            keep(completion)
        }
    }

    /// Stores the contents in the state folder (UD-07).
    func keep(_ completion: ((Bool) -> Void)? = nil) {
        guard let file else {
            completion?(false)
            return
        }
        let contents: DocumentContents
        let type = savingFileType ?? ""
        do {
            guard let found = DocumentContents(try self.contents(forType: type)) else {
                throw CocoaError(.featureUnsupported)
            }
            contents = found
        } catch {
            documentState.insert(.savingError)
            handle(error)
            completion?(false)
            return
        }
        let isConflict = documentState.contains(.inConflict)
        let completion = UncheckedBox(completion)
        performAsynchronousFileAccess { [self] in
            let details = RecoveryFile.Details(
                base: file.known?.hash, type: type, isPackage: contents.isPackage, isConflict: isConflict)
            let result = Result { try file.session.keep(contents.bytes, details) }
            shared.report { self.didKeep(result, completion.value) }
        }
    }

    private func didKeep(_ result: Result<String, any Error>, _ completion: ((Bool) -> Void)?) {
        switch result {
        case .success:
            // The file itself may still be impossible to write; only contents that are stored nowhere are an error.
            if !type(of: self).autosavesInPlace || isUntitled { documentState.remove(.savingError) }
            completion?(true)
        case .failure(let error):
            documentState.insert(.savingError)
            handle((error as? FileError)?.cocoaError(isReading: false) ?? error)
            completion?(false)
        }
    }

    // MARK: Changes by other programs

    /// Watches the file, which can be another one or have other folders than before.
    func watch() {
        watcher = nil
        guard let file, let path = file.path else { return }
        performAsynchronousFileAccess { [self] in
            let watcher = FileWatcher(path) { [weak self] in self?.checkFile() }
            // The file can have changed before it was watched.
            let change = try? file.change()
            shared.report {
                guard self.file === file else { return }
                self.watcher = watcher
                if let change { self.react(to: change, of: file) }
            }
        }
    }

    /// Compares the file with what the document knows, on the queue of the document.
    nonisolated private func checkFile() {
        shared.queue.async { [weak self] in
            guard let self, let file = shared.file, let change = try? file.change() else { return }
            shared.report { [weak self] in self?.react(to: change, of: file) }
        }
    }

    private func react(to change: DocumentFile.Change, of file: DocumentFile) {
        guard self.file === file, !isClosed else { return }
        switch change {
        case .none: hasVanished = false
        case .vanished:
            guard !hasVanished else { return }
            hasVanished = true
            keep()
        case .modified where hasUnsavedChanges && !hasVanished: enterConflict()
        case .modified:
            hasVanished = false
            guard !documentState.contains(.editingDisabled) else { return }
            revertsAutomatically = true
            revert(toContentsOf: fileURL)
            revertsAutomatically = false
        }
    }

    /// Enters the state of a conflict, and stores the contents of the document (UD-09).
    func enterConflict() {
        documentState.insert(.inConflict)
        keep()
    }

    /// Leaves the state of a conflict if all its versions are resolved. The next save replaces the file.
    func conflictWasResolved() {
        guard documentState.contains(.inConflict), let file else { return }
        performAsynchronousFileAccess { [self] in
            guard let path = file.path, let current = try? FileFingerprint(of: path) else { return }
            file.known = current
            shared.report {
                guard self.file === file else { return }
                self.documentState.remove(.inConflict)
                self.scheduleAutosave()
            }
        }
    }
}
