import DocumentStorage

/// A version of a document that is not in its file, or the one that is.
///
/// Versions exist for two reasons: another program changed the file while the document had unsaved changes (UD-09), or
/// a process ended before it saved its changes (UD-08). They are stored in the user's state folder, and belong to the
/// app that stored them. The newest ten of a document that need no decision are kept.
///
/// Foundation provides this class on Apple platforms but not on Linux. There, versions also exist for each save, and
/// have a location of their own.
@preconcurrency @MainActor open class NSFileVersion: NSObject {
    /// Options for ``replaceItem(at:options:)``.
    public struct ReplacingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Removes the version after its contents are in the file.
        public static let byMoving = ReplacingOptions(rawValue: 1)
    }

    /// The stored contents; nil for the version in the file.
    private var stored: RecoveryFile?
    private let current: URL?
    private let store: VersionStore

    init(_ stored: RecoveryFile, _ store: VersionStore) {
        self.stored = stored
        self.store = store
        current = nil
    }

    private init(current url: URL) {
        current = url
        store = VersionStore(path: url.path, stateFolder: DocumentFolders.state)
    }

    // MARK: Finding versions

    /// Returns the version in a file; nil if there is no file.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
        access(url.path, F_OK) == 0 ? NSFileVersion(current: url) : nil
    }

    /// Returns the stored versions of a document, newest first.
    ///
    /// This method reads a folder synchronously.
    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
        let store = VersionStore(path: url.path, stateFolder: DocumentFolders.state)
        return store.versions().map { NSFileVersion($0, store) }
    }

    /// Returns the stored versions that are in conflict with the file, and about which the user has not decided.
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? {
        otherVersionsOfItem(at: url)?.filter { $0.isConflict && !$0.isResolved }
    }

    /// Removes the stored versions of a document. Changes that an open document has not saved are stored again with
    /// its next automatic save.
    open class func removeOtherVersionsOfItem(at url: URL) throws {
        for version in otherVersionsOfItem(at: url) ?? [] { try version.remove() }
    }

    // MARK: Properties

    /// The time when the version was stored, or when the file was last modified.
    open var modificationDate: Date? { stored?.date ?? current.flatMap { FileReader.modificationDate(of: $0.path) } }

    /// A Boolean value that indicates whether the version is in conflict with the file.
    open var isConflict: Bool { stored?.details.isConflict ?? false }

    /// A Boolean value that indicates whether the user has decided about the conflict. Set it to true after that. When
    /// all versions of a document are resolved, it leaves the state ``UIDocument/State/inConflict``.
    ///
    /// Setting it to false has no effect.
    open var isResolved: Bool {
        get { stored.map { !$0.details.isConflict || $0.details.isResolved } ?? true }
        set {
            guard newValue, !isResolved, let stored else { return }
            var details = stored.details
            details.isResolved = true
            guard (try? store.update(stored, details)) != nil else { return }
            self.stored = RecoveryFile(path: stored.path)
            resolveDocument()
        }
    }

    /// A Boolean value that indicates whether the file was changed or deleted after the changes of this version were
    /// made to it.
    ///
    /// This is not part of Apple's API. The property reads the file.
    open var isBasedOnOlderFile: Bool {
        guard let stored, let path = stored.document else { return false }
        return (try? FileFingerprint(of: path))?.hash != stored.details.base
    }

    /// The contents of the version.
    func contents() throws -> DocumentContents {
        if let current { return try DocumentContents(current) }
        guard let stored else { throw CocoaError(.fileReadNoSuchFile) }
        do {
            return try DocumentContents(stored.contents(), isPackage: stored.details.isPackage)
        } catch let error as FileError {
            throw error.cocoaError(isReading: true)
        }
    }

    /// Returns the contents of the version: `Data`, or a ``FileWrapper`` for a package.
    ///
    /// This is not part of Apple's API, where a version has a location to read. The method reads synchronously.
    open func loadContents() throws -> Any { try contents().object }

    // MARK: Changing versions

    /// Replaces a file with the version. The file is never partially written.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - options: Whether to remove the version.
    /// - Returns: The file.
    @discardableResult
    open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
        let contents = try contents()
        do {
            _ = try DocumentWriter.write(to: url.path) { draft in try contents.write(to: URL(fileURLWithPath: draft)) }
        } catch let error as FileError {
            throw error.cocoaError(isReading: false)
        }
        if options.contains(.byMoving) { try remove() }
        return url
    }

    /// Writes the version to a file beside the document, with a name that no other file has, such as "list
    /// (recovered).md".
    ///
    /// This is not part of Apple's API.
    ///
    /// - Parameter url: The location of the document.
    /// - Returns: The new file.
    open func writeCopy(beside url: URL) throws -> URL {
        let contents = try contents()
        do {
            return URL(
                fileURLWithPath: try RecoveredCopy.write(beside: DocumentPath.canonical(url.path)) { draft in
                    try contents.write(to: URL(fileURLWithPath: draft))
                })
        } catch let error as FileError {
            throw error.cocoaError(isReading: false)
        }
    }

    /// Removes the version. The version in the file cannot be removed.
    open func remove() throws {
        guard stored != nil else { throw CocoaError(.featureUnsupported) }
        discardFile()
        resolveDocument()
    }

    /// Removes the stored contents.
    func discardFile() { stored?.remove() }

    private func resolveDocument() {
        guard isConflict, let path = stored?.document, let document = OpenDocuments.shared.document(path),
            !store.versions().contains(where: { $0.details.isConflict && !$0.details.isResolved })
        else { return }
        document.conflictWasResolved()
    }
}
