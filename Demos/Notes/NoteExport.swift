import UIKit

/// Lets the user choose a file for a text, and writes the text to it.
///
/// The dialog exports a temporary file, which has the text and the proposed name. It asks before it replaces a file.
final class NoteExport: NSObject, UIDocumentPickerDelegate {
    private let draft: URL
    private let completion: (URL?) -> Void

    /// Writes the temporary file.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - name: The proposed name.
    ///   - completion: Called once with the file, or with nil if the user cancelled.
    /// - Throws: The error of writing the temporary file.
    init(_ text: String, name: String, completion: @escaping (URL?) -> Void) throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("Notes-\(UUID().uuidString)")
        // The text is private until the user has chosen its place.
        try manager.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        draft = folder.appendingPathComponent(name)
        self.completion = completion
        super.init()
        do {
            try Data(text.utf8).write(to: draft)
        } catch {
            removeDraft()
            throw error
        }
    }

    /// Presents the dialog.
    ///
    /// - Parameters:
    ///   - controller: The presenting view controller.
    ///   - folder: The folder to show first.
    func present(from controller: UIViewController, in folder: URL) {
        let picker = UIDocumentPickerViewController(forExporting: [draft], asCopy: true)
        picker.title = "Save As"
        picker.directoryURL = folder
        picker.delegate = self
        controller.present(picker, animated: true)
    }

    private func removeDraft() { try? FileManager.default.removeItem(at: draft.deletingLastPathComponent()) }

    // MARK: Delegate of the dialog

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        removeDraft()
        completion(urls.first)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        removeDraft()
        completion(nil)
    }
}
