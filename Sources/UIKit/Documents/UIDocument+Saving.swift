import DocumentStorage

extension UIDocument {
    /// The reason for which a document is not saved: another program has changed its file.
    private struct Conflict: Error {}

    /// A save on the background queue.
    private struct Save: @unchecked Sendable {
        let contents: Any
        let attributes: [AnyHashable: Any]
        let url: URL
        let operation: SaveOperation
        /// The file that the document was read from or saved to before; nil to save to another one.
        let file: DocumentFile?
        let stateFolder: String
        let type: String
        /// A Boolean value that indicates whether the contents of another program are replaced.
        let replacesOthers: Bool
    }

    /// The result of a save.
    private struct Saved: Sendable {
        let file: DocumentFile
        let type: String
        /// The time of the last change of the file.
        let date: Date?
    }

    /// Returns the current contents, or nil if the document fails to return them.
    func currentContents() -> DocumentContents? {
        (try? contents(forType: savingFileType ?? "")).flatMap { DocumentContents($0) }
    }

    func beginSaving(to url: URL, _ operation: SaveOperation, _ completion: ((Bool) -> Void)?) {
        autosaveTimer?.cancel()
        let save: Save
        do {
            let type = savingFileType ?? ""
            save = Save(
                contents: try contents(forType: type),
                attributes: try fileAttributesToWrite(to: url, for: operation), url: url, operation: operation,
                file: file.flatMap { $0.path == url.path ? $0 : nil }, stateFolder: DocumentFolders.state, type: type,
                replacesOthers: documentState.contains(.inConflict) || hasVanished)
        } catch {
            documentState.insert(.savingError)
            handle(error)
            completion?(false)
            return
        }
        let token = UncheckedBox((changeCountToken(for: operation), completion))
        performAsynchronousFileAccess { [self] in
            let result = Result { try perform(save) }
            if case .failure(let error) = result { keepUnsaved(save, isConflict: error is Conflict) }
            shared.report { self.didSave(save, result, token.value.0, token.value.1) }
        }
    }

    /// Writes the contents.
    nonisolated private func perform(_ save: Save) throws -> Saved {
        let file = save.file ?? DocumentFile(path: save.url.path, stateFolder: save.stateFolder)
        do {
            return try file.whileLocked {
                if save.file != nil, try file.change() == .modified {
                    guard save.replacesOthers else { throw Conflict() }
                    try keepReplaced(file, save.type)
                }
                try writeContents(
                    save.contents, andAttributes: save.attributes, safelyTo: save.url, for: save.operation)
                file.known = try shared.takeWritten(save.url) ?? FileFingerprint(of: save.url.path)
                file.session.discard()
                return Saved(
                    file: file, type: UniformTypes.type(of: save.url),
                    date: FileReader.modificationDate(of: save.url.path))
            }
        } catch let error as FileError {
            throw error.cocoaError(isReading: false)
        }
    }

    /// Stores the contents of the file that another program wrote, before they are replaced (UD-09).
    nonisolated private func keepReplaced(_ file: DocumentFile, _ type: String) throws {
        guard let path = file.path, let versions = file.versions else { return }
        let contents = try DocumentContents(URL(fileURLWithPath: path))
        let details = RecoveryFile.Details(
            base: file.known?.hash, type: type, isPackage: contents.isPackage, isConflict: true, isResolved: true)
        try versions.add(
            contents.bytes, details, date: FileReader.modificationDate(of: path) ?? Date(timeIntervalSince1970: 0))
    }

    /// Stores contents in the state folder that could not be saved. If that fails as well, the error of the save is
    /// reported, and the contents stay in memory.
    nonisolated private func keepUnsaved(_ save: Save, isConflict: Bool) {
        guard let file = shared.file, let contents = DocumentContents(save.contents) else { return }
        let details = RecoveryFile.Details(
            base: file.known?.hash, type: save.type, isPackage: contents.isPackage, isConflict: isConflict)
        _ = try? file.session.keep(contents.bytes, details)
    }

    private func didSave(
        _ save: Save, _ result: Result<Saved, any Error>, _ token: Any, _ completion: ((Bool) -> Void)?
    ) {
        switch result {
        case .success(let saved):
            updateChangeCount(withToken: token, for: save.operation)
            adopt(save.url, saved)
            completion?(true)
        case .failure(is Conflict):
            documentState.insert(.inConflict)
            completion?(false)
        case .failure(let error):
            documentState.insert(.savingError)
            handle(error)
            // Saving later may succeed, for example once the disk has space again.
            if hasUnsavedChanges { scheduleAutosave() }
            completion?(false)
        }
    }

    private func adopt(_ url: URL, _ saved: Saved) {
        // A document that is saved before it was opened is open then.
        let wasClosed = isClosed
        if file !== saved.file {
            let old = file
            performAsynchronousFileAccess { old?.session.end(keepsRecovery: false) }
            file = saved.file
        }
        let isMoved = fileURL != url || isUntitled
        shared.url = url
        shared.fileType = saved.type
        shared.modificationDate = saved.date
        isUntitled = false
        hasVanished = false
        if wasClosed { OpenDocuments.shared.add(self) }
        if isMoved || wasClosed || watcher == nil { watch() }
        documentState.remove([.closed, .savingError, .inConflict])
        if isMoved, let userActivity {
            updateUserActivityState(userActivity)
            userActivity.needsSave = true
        }
        if hasUnsavedChanges { scheduleAutosave() }
    }

    /// Writes a draft, and replaces the file with it (UD-03).
    nonisolated func writeSafely(
        _ contents: Any, _ attributes: [AnyHashable: Any]?, to url: URL, _ operation: SaveOperation
    ) throws {
        let original = access(url.path, F_OK) == 0 ? url : nil
        let keepBeforeOverwriting = { [self] in
            guard let file = shared.file, let contents = DocumentContents(contents) else { return }
            let details = RecoveryFile.Details(
                base: file.known?.hash, type: fileType, isPackage: contents.isPackage)
            _ = try? file.session.keep(contents.bytes, details)
        }
        do {
            let outcome = try DocumentWriter.write(to: url.path, beforeOverwriting: keepBeforeOverwriting) { draft in
                try writeContents(
                    contents, to: URL(fileURLWithPath: draft), for: operation, originalContentsURL: original)
                let attributes = (attributes ?? [:]).reduce(into: [FileAttributeKey: Any]()) { result, entry in
                    let key = entry.key.base
                    if let key = key as? FileAttributeKey ?? (key as? String).map({ FileAttributeKey($0) }) {
                        result[key] = entry.value
                    }
                }
                if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: draft) }
            }
            shared.noteWritten(outcome.fingerprint, to: url)
        } catch let error as FileError {
            throw error.cocoaError(isReading: false)
        }
    }
}
