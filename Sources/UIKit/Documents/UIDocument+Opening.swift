import DocumentStorage

extension UIDocument {
    /// The findings of reading a document, besides its contents.
    private struct Opened: Sendable {
        let file: DocumentFile
        let type: String
        let date: Date?
        let left: [RecoveryFile]
    }

    var isClosed: Bool { documentState.contains(.closed) }

    func beginOpening(_ completion: ((Bool) -> Void)?) {
        guard isClosed, !isOpening else {
            completion?(false)
            return
        }
        isOpening = true
        let url = fileURL
        let stateFolder = DocumentFolders.state
        let completion = UncheckedBox(completion)
        performAsynchronousFileAccess { [self] in
            let result = Result<Opened, any Error> {
                let file = DocumentFile(path: url.path, stateFolder: stateFolder)
                try file.read { try read(from: url) }
                return Opened(
                    file: file, type: UniformTypes.type(of: url), date: FileReader.modificationDate(of: url.path), left: file.session.leftBehind())
            }
            shared.report { self.didRead(result.mapError(UIDocument.publicError), completion.value) }
        }
    }

    private func didRead(_ result: Result<Opened, any Error>, _ completion: ((Bool) -> Void)?) {
        isOpening = false
        do {
            let opened = try result.get()
            shared.fileType = opened.type
            try loadPendingContents()
            changes.add(.cleared)
            existingUndoManager?.removeAllActions()
            begin(opened.file, opened.date, opened.left)
            completion?(true)
        } catch {
            shared.pendingContents = nil
            shared.fileType = nil
            handle(error)
            completion?(false)
        }
    }

    /// Loads the contents that the background queue has read, if the document has not overridden reading.
    private func loadPendingContents() throws {
        guard let contents = shared.pendingContents else { return }
        shared.pendingContents = nil
        try load(fromContents: contents.object, ofType: fileType)
    }

    func beginOpeningNew(_ untitled: Bool, _ completion: ((Bool) -> Void)?) {
        guard isClosed, !isOpening else {
            completion?(false)
            return
        }
        isOpening = true
        let path = untitled ? nil : fileURL.path
        let stateFolder = DocumentFolders.state
        let completion = UncheckedBox(completion)
        performAsynchronousFileAccess { [self] in
            let file = DocumentFile(path: path, stateFolder: stateFolder)
            let exists = path.map { access($0, F_OK) == 0 } ?? false
            let left = exists ? [] : file.session.leftBehind()
            shared.report {
                self.isOpening = false
                guard !exists else {
                    self.handle(FileError(path ?? "", code: EEXIST).cocoaError(isReading: false))
                    completion.value?(false)
                    return
                }
                self.isUntitled = untitled
                self.begin(file, nil, left)
                completion.value?(true)
            }
        }
    }

    /// Makes the document open with a file.
    private func begin(_ file: DocumentFile, _ date: Date?, _ left: [RecoveryFile]) {
        self.file = file
        shared.modificationDate = date
        hasVanished = false
        recoveredVersions = left.map { NSFileVersion($0, VersionStore(path: file.path ?? "", stateFolder: "")) }
        OpenDocuments.shared.add(self)
        watch()
        documentState.remove([.closed, .savingError, .inConflict])
        if let userActivity { updateUserActivityState(userActivity) }
        // The user can have edited the document before it was open.
        if hasUnsavedChanges { scheduleAutosave() }
    }

    // MARK: Closing

    func beginClosing(_ completion: ((Bool) -> Void)?) {
        guard !isClosed else {
            completion?(true)
            return
        }
        guard hasUnsavedChanges else { return endClosing(completion) }
        autosave { [self] isSaved in
            if isSaved { endClosing(completion) } else { completion?(false) }
        }
    }

    private func endClosing(_ completion: ((Bool) -> Void)?) {
        autosaveTimer?.cancel()
        watcher = nil
        let completion = UncheckedBox(completion)
        let keepsRecovery = hasUnsavedChanges
        performAsynchronousFileAccess { [self] in
            shared.file?.session.end(keepsRecovery: keepsRecovery)
            shared.report {
                self.file = nil
                OpenDocuments.shared.remove(self)
                self.documentState.insert(.closed)
                completion.value?(true)
            }
        }
    }

    // MARK: Reverting

    func beginReverting(to url: URL, _ completion: ((Bool) -> Void)?) {
        let isAutomatic = revertsAutomatically
        revertsAutomatically = false
        guard !isClosed, let file else {
            completion?(false)
            return
        }
        let replaced = documentState.contains(.inConflict) ? currentContents() : nil
        documentState.insert(.editingDisabled)
        disableEditing()
        let isOwnFile = url.path == file.path
        let completion = UncheckedBox(completion)
        performAsynchronousFileAccess { [self] in
            let result = Result<Date?, any Error> {
                if let replaced, let versions = file.versions {
                    let details = RecoveryFile.Details(
                        base: file.known?.hash, type: fileType, isPackage: replaced.isPackage, isConflict: true,
                        isResolved: true)
                    try versions.add(replaced.bytes, details)
                }
                if isOwnFile { try file.read { try read(from: url) } } else { try read(from: url) }
                return FileReader.modificationDate(of: url.path)
            }
            shared.report { self.didRevert(result, file, isOwnFile, isAutomatic, completion.value) }
        }
    }

    private func didRevert(
        _ result: Result<Date?, any Error>, _ file: DocumentFile, _ isOwnFile: Bool, _ isAutomatic: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        defer {
            documentState.remove(.editingDisabled)
            enableEditing()
        }
        guard self.file === file else {
            shared.pendingContents = nil
            completion?(false)
            return
        }
        // The user edited the document while it read another version on its own.
        guard !isAutomatic || !hasUnsavedChanges else {
            shared.pendingContents = nil
            enterConflict()
            completion?(false)
            return
        }
        do {
            let date = try result.get()
            try loadPendingContents()
            existingUndoManager?.removeAllActions()
            updateChangeCount(.cleared)
            if isOwnFile {
                hasVanished = false
                shared.modificationDate = date
                documentState.remove(.inConflict)
                discardRecovery(of: file, completion)
                watch()
            } else {
                updateChangeCount(.done)
                completion?(true)
            }
        } catch {
            shared.pendingContents = nil
            handle(UIDocument.publicError(error))
            completion?(false)
        }
    }

    /// Removes the recovery file after a revert, then calls the completion handler. An automatic save of the replaced
    /// contents can wait on the queue, and must come before.
    private func discardRecovery(of file: DocumentFile, _ completion: ((Bool) -> Void)?) {
        let completion = UncheckedBox(completion)
        performAsynchronousFileAccess { [self] in
            file.session.discard()
            shared.report { completion.value?(true) }
        }
    }

    // MARK: Recovered versions

    /// Loads contents that an ended process of the app has stored. They are unsaved changes of this document then, and
    /// the version is removed once they are stored again (UD-08).
    ///
    /// This is not part of Apple's API.
    ///
    /// - Parameters:
    ///   - version: One of ``recoveredVersions``.
    ///   - completionHandler: A closure that is called with false if the contents could not be read or stored.
    public func restore(_ version: NSFileVersion, completionHandler: ((Bool) -> Void)? = nil) {
        do {
            try load(fromContents: version.contents().object, ofType: fileType)
        } catch {
            handle(UIDocument.publicError(error))
            completionHandler?(false)
            return
        }
        updateChangeCount(.done)
        keep { [self] isStored in
            if isStored {
                version.discardFile()
                recoveredVersions.removeAll { $0 === version }
            }
            completionHandler?(isStored)
        }
    }

    // MARK: Errors

    /// Returns the error that the app receives for an error of a background operation.
    nonisolated static func publicError(_ error: any Error) -> any Error {
        (error as? FileError)?.cocoaError(isReading: true) ?? error
    }

    /// Passes an error to the app.
    func handle(_ error: any Error) {
        let isTerminating = OpenDocuments.isTerminating
        handleError(error, userInteractionPermitted: !isTerminating)
        if isTerminating { userInteractionNoLongerPermitted(forError: error) }
    }
}
