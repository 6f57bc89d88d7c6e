import UIKit

/// A file of notes: UTF-8 text. The text is in the editor, which the document asks for it.
///
/// Automatic saves do not change the file: it is saved on the command of the user.
final class NoteDocument: UIDocument {
    /// Returns the text in the editor.
    var editedText: () -> String = { "" }
    /// Called with text that was read. The second argument is true for unsaved text of an ended process.
    var onLoad: (String, Bool) -> Void = { _, _ in }
    /// Called with an error that the user must know. The second argument is true for an error of an automatic save.
    var onError: (any Error, Bool) -> Void = { _, _ in }
    /// The text in the file.
    private(set) var savedText = ""
    /// The last error of an automatic save; nil if the last one succeeded.
    private(set) var autosaveError: (any Error)?

    private var isAutosaving = false
    private var isRestoring = false

    override class var autosavesInPlace: Bool { false }
    override class var autosavingDelay: TimeInterval { 1 }

    /// Comparing texts notices that undoing has restored the saved text.
    override var hasUnsavedChanges: Bool { editedText() != savedText }

    override func contents(forType typeName: String) throws -> Any { Data(editedText().utf8) }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data, let text = String(validating: data, as: UTF8.self) else {
            // Saving it as UTF-8 would lose the invalid bytes.
            throw CocoaError(
                .fileReadInapplicableStringEncoding,
                userInfo: [
                    NSLocalizedDescriptionKey: "“\(name)” is not UTF-8 text",
                    NSLocalizedFailureReasonErrorKey:
                        "The file was not opened or changed. Convert it to UTF-8 to edit it.",
                ])
        }
        if !isRestoring { savedText = text }
        onLoad(text, isRestoring)
    }

    override func changeCountToken(for saveOperation: SaveOperation) -> Any { editedText() }

    override func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        if let text = changeCountToken as? String { savedText = text }
    }

    override func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        isAutosaving = true
        super.autosave { [self] isStored in
            isAutosaving = false
            if isStored { autosaveError = nil }
            completionHandler?(isStored)
        }
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        if isAutosaving { autosaveError = error }
        if userInteractionPermitted { onError(error, isAutosaving) }
        super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }

    /// Loads text that an ended process has stored.
    func restoreText(_ version: NSFileVersion, then: @escaping () -> Void) {
        isRestoring = true
        restore(version) { _ in then() }
        isRestoring = false
    }

    /// Forgets unsaved changes, because the user does not want them.
    func discardChanges() { savedText = editedText() }

    // MARK: Names

    /// The name of the file.
    var name: String { isUntitled ? "Untitled" : fileURL.lastPathComponent }

    /// The path for display, with `~` for the home folder.
    static func shortened(_ path: String) -> String {
        let home = NSHomeDirectory()
        return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }

    /// Returns the location for a path, which may begin with `~`.
    static func location(_ path: String) -> URL {
        URL(fileURLWithPath: NSString(string: path).expandingTildeInPath).standardizedFileURL
    }
}
