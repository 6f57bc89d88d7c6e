import DocumentStorage
import SystemSupport

/// A document of the app, which is stored in a file or in a package: the base class for document models.
///
/// A subclass overrides ``contents(forType:)`` and ``load(fromContents:ofType:)``. Contents are `Data` for a file, and
/// a ``FileWrapper`` for a package. The document reads and writes on a background queue, and calls these two methods on
/// the main thread.
///
/// ```swift
/// final class TextDocument: UIDocument {
///     var text = "" { didSet { updateChangeCount(.done) } }
///
///     override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
///
///     override func load(fromContents contents: Any, ofType typeName: String?) throws {
///         guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
///         text = String(decoding: data, as: UTF8.self)
///     }
/// }
/// ```
///
/// A save writes a draft beside the file and renames it over the file (UD-03). Changes are saved automatically, some
/// seconds after the first one and when the app becomes inactive (UD-06). Contents that cannot be in the file are stored
/// in the user's state folder, and survive the end of the process (UD-07). Changes of the file by other programs are
/// loaded, or lead to the state ``State/inConflict`` (UD-09).
@preconcurrency @MainActor open class UIDocument: NSObject {
    /// The state that other threads can read.
    nonisolated let shared: SharedDocumentState

    /// The changes since the document was saved.
    let changes = DocumentChanges()
    /// The file and its editing session; nil while the document is closed.
    var file: DocumentFile? { didSet { shared.file = file } }
    var watcher: FileWatcher?
    var autosaveTimer: AutosaveDelay?
    var isOpening = false
    /// A Boolean value that indicates whether the file was deleted while the document was open.
    var hasVanished = false
    /// A Boolean value that indicates whether the next revert is one that the document began itself.
    var revertsAutomatically = false
    private var undoObserver: DocumentUndoObserver?

    /// Creates a document for a file, which need not exist. The document is closed: open it with
    /// ``open(completionHandler:)``, or create the file with ``save(to:for:completionHandler:)``.
    ///
    /// - Parameter url: The URL of a file. Other URLs are a programming error.
    @preconcurrency @MainActor public init(fileURL url: URL) {
        precondition(url.isFileURL, "UIDocument requires the URL of a file")
        shared = SharedDocumentState(url)
        super.init()
    }

    // MARK: Properties

    /// The location of the document. A save to another location changes it (UD-03).
    nonisolated open var fileURL: URL { shared.url }

    /// The type of the file, such as `public.plain-text`, from the extension of its name; nil before the document was
    /// opened or saved.
    nonisolated open var fileType: String? { shared.fileType }

    /// The time when the file was last modified, as far as the document knows.
    nonisolated open var fileModificationDate: Date? {
        get { shared.modificationDate }
        set { shared.modificationDate = newValue }
    }

    /// The name of the document for display: the name of the file without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    /// The state of the document. Changes are reported with ``stateChangedNotification``.
    open internal(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
        }
    }

    /// A Boolean value that indicates whether the document is opened or saved without a file, as an untitled document.
    ///
    /// This is not part of Apple's API. See ``openNew(untitled:completionHandler:)``.
    open internal(set) var isUntitled = false

    /// The contents that ended processes of the app stored and never saved, newest first (UD-08). They are found when
    /// the document is opened.
    ///
    /// This is not part of Apple's API. Offer them to the user, and call ``restore(_:completionHandler:)`` or remove
    /// them.
    open internal(set) var recoveredVersions: [NSFileVersion] = []

    /// The other processes of the app that edit the document (UD-10), as texts for display, such as "Process 4711 on
    /// server". The list is current at the time of the call.
    ///
    /// This is not part of Apple's API. The call reads a folder.
    open var otherEditors: [String] {
        file?.session.otherEditors().map { "Process \($0.process)" + ($0.host.map { " on \($0)" } ?? "") } ?? []
    }

    // MARK: Opening and closing

    /// Opens the document: reads the file on a background queue, and calls ``load(fromContents:ofType:)``.
    ///
    /// - Parameter completionHandler: A closure that is called on the main thread, with a Boolean value that indicates
    ///   whether the document is open now. An error was passed to ``handleError(_:userInteractionPermitted:)`` before.
    open func open(completionHandler: ((Bool) -> Void)? = nil) { beginOpening(completionHandler) }

    /// Opens the document without reading a file, which does not exist yet. The next save creates it.
    ///
    /// This is not part of Apple's API.
    ///
    /// - Parameters:
    ///   - untitled: True if the user has not chosen a name yet. ``fileURL`` is only a suggestion then, and unsaved
    ///     contents of any untitled document of the app are recovered.
    ///   - completionHandler: A closure that is called with false if the document is open or if its file exists.
    open func openNew(untitled: Bool = false, completionHandler: ((Bool) -> Void)? = nil) {
        beginOpeningNew(untitled, completionHandler)
    }

    /// Saves unsaved changes as ``autosave(completionHandler:)`` does, and closes the document.
    ///
    /// - Parameter completionHandler: A closure that is called with false if the changes could not be saved. The
    ///   document is still open then.
    open func close(completionHandler: ((Bool) -> Void)? = nil) { beginClosing(completionHandler) }

    /// Replaces the contents of the document with those of a file, and discards unsaved changes.
    ///
    /// The document calls this method itself when another program has changed its file. Changes that are in conflict
    /// are kept as an ``NSFileVersion``.
    ///
    /// - Parameters:
    ///   - url: The file, usually ``fileURL``.
    ///   - completionHandler: A closure that is called with true after the contents were loaded.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        beginReverting(to: url, completionHandler)
    }

    /// Loads contents. Override this method to take the data of the document from them.
    ///
    /// - Parameters:
    ///   - contents: `Data`, or a ``FileWrapper`` for a package.
    ///   - typeName: The type of the file.
    /// - Throws: An error, with which opening or reverting the document fails. The default implementation does nothing.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Returns the contents to save: `Data`, or a ``FileWrapper`` for a package. Override this method.
    ///
    /// - Parameter typeName: The type of the file, from ``savingFileType``.
    /// - Throws: An error, with which saving the document fails. The default implementation throws
    ///   `CocoaError.featureUnsupported`.
    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }

    /// Reads a file on the background queue. The default implementation passes its contents to
    /// ``load(fromContents:ofType:)``, which is called on the main thread after this method returns.
    nonisolated open func read(from url: URL) throws {
        shared.pendingContents = try DocumentContents(url)
    }

    // MARK: Editing

    /// Tells the document that the user must not edit it, because its contents will be replaced. Override this method
    /// to disable the interface. The default implementation does nothing.
    open func disableEditing() {}

    /// Tells the document that the user may edit it again, after ``disableEditing()``. The default implementation does
    /// nothing.
    open func enableEditing() {}

    /// The undo manager of the document. Changes that are registered, undone or redone with it change
    /// ``hasUnsavedChanges`` (UD-05). It is created on first use.
    open var undoManager: UndoManager! {
        get {
            if undoObserver == nil { undoObserver = DocumentUndoObserver(UndoManager(), self) }
            return undoObserver?.manager
        }
        set { undoObserver = newValue.map { DocumentUndoObserver($0, self) } }
    }

    /// The undo manager if it was used.
    var existingUndoManager: UndoManager? { undoObserver?.manager }

    // MARK: Changes

    /// A Boolean value that indicates whether the document differs from its file.
    ///
    /// The value follows from ``updateChangeCount(_:)`` and from ``undoManager``. Override it if the document can
    /// compare its contents itself; still call ``updateChangeCount(_:)`` for each change.
    open var hasUnsavedChanges: Bool { hasVanished || changes.exist }

    /// Notes a change, which is saved automatically after some seconds (UD-06).
    open func updateChangeCount(_ change: ChangeKind) {
        changes.add(change)
        if change != .cleared { scheduleAutosave() }
    }

    /// Returns an object that represents the changes so far, for ``updateChangeCount(withToken:for:)``.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.token() }

    /// Notes that the changes up to a token were saved. Later ones stay unsaved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        if let token = changeCountToken as? DocumentChanges.Token { changes.save(token) }
    }

    // MARK: Saving

    /// Saves the document: calls ``contents(forType:)``, and writes on a background queue (UD-03).
    ///
    /// A save over a file that another program has changed since the document knows it fails, and leads to the state
    /// ``State/inConflict``. A save in that state replaces the file, whose contents become an ``NSFileVersion``
    /// (UD-09).
    ///
    /// - Parameters:
    ///   - url: The file. Another one than ``fileURL`` becomes the file of the document.
    ///   - saveOperation: Whether the file is created or overwritten. After creating it, the document is open.
    ///   - completionHandler: A closure that is called on the main thread, with true if the document was saved.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) { beginSaving(to: url, saveOperation, completionHandler) }

    /// Saves unsaved changes, in the file or in the state folder (UD-06, UD-07).
    ///
    /// The document calls this method some seconds after a change, when the app or one of its scenes becomes inactive,
    /// when the display is lost, and when the app terminates.
    ///
    /// - Parameter completionHandler: A closure that is called with true if the changes are stored, or if there are
    ///   none.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) { beginAutosaving(completionHandler) }

    /// A Boolean value that indicates whether automatic saves write to the file of the document. True by default, as
    /// on iOS. If false, they write to the user's state folder only, and the app saves on the command of the user.
    ///
    /// This is not part of Apple's API; the name is that of AppKit's `NSDocument`.
    open class var autosavesInPlace: Bool { true }

    /// The time in seconds from a change to an automatic save. Further changes do not extend it. The default is 15.
    ///
    /// This is not part of Apple's API; AppKit's `NSDocumentController` has the property.
    open class var autosavingDelay: TimeInterval { 15 }

    /// The type with which the document is saved. The default is ``fileType``, or else the type of the extension of
    /// ``fileURL``.
    open var savingFileType: String? { fileType ?? UniformTypes.type(of: fileURL) }

    /// Returns the usual extension of the names of files of a type; empty if there is none.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        if let typeName, typeName != fileType, let usual = UniformTypes.pathExtension(of: typeName) { return usual }
        return fileURL.pathExtension
    }

    /// Returns attributes for a file that is created, as `FileManager` has them. Files that exist keep theirs. The
    /// default implementation returns none.
    open func fileAttributesToWrite(
        to url: URL, for saveOperation: SaveOperation
    ) throws -> [AnyHashable: Any] { [:] }

    /// Writes contents so that the file is never partially written, on the background queue.
    ///
    /// The default implementation calls ``writeContents(_:to:for:originalContentsURL:)`` for a draft, which gets the
    /// metadata of the file and replaces it.
    nonisolated open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws { try writeSafely(contents, additionalFileAttributes, to: url, saveOperation) }

    /// Writes contents to a file or package that does not exist yet, on the background queue.
    ///
    /// - Parameters:
    ///   - contents: `Data` or a ``FileWrapper``. An override may accept other objects.
    ///   - url: The location to write to: a draft, which is renamed later.
    ///   - saveOperation: Whether the document is created or overwritten.
    ///   - originalContentsURL: The location of the current contents; nil if there are none.
    nonisolated open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        guard let contents = DocumentContents(contents) else { throw CocoaError(.featureUnsupported) }
        try contents.write(to: url)
    }

    /// Runs a closure on the serial queue on which the document reads and writes.
    @preconcurrency nonisolated open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
        shared.queue.async(execute: block)
    }

    // MARK: Errors

    /// Handles an error of reading or saving. Override this method to inform the user, and call
    /// ``finishedHandlingError(_:recovered:)`` when that is done. The default implementation only calls that method.
    ///
    /// - Parameters:
    ///   - error: The error; a `CocoaError` with the path and a reason for errors of the file system.
    ///   - userInteractionPermitted: False if the app is terminating.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }

    /// Tells the document that an error was handled.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - recovered: True if the cause is removed, so that the changes are saved again.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {
        if recovered, hasUnsavedChanges { scheduleAutosave() }
    }

    /// Tells the document that the app terminates while an error is handled. The default implementation does nothing.
    /// The document has stored its contents in the state folder, if that is possible.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: User activities

    /// The activity of the user that refers to the document, which the document keeps current. Use it as the activity
    /// of a scene or a responder, so that the next launch opens the document.
    open var userActivity: NSUserActivity? {
        didSet {
            guard let userActivity else { return }
            updateUserActivityState(userActivity)
        }
    }

    /// Stores the location of the document in an activity, with the key ``userActivityURLKey``.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL])
    }

    /// Restores the document from an activity. The default implementation does nothing.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
