import UIKit
import UniformTypeIdentifiers

/// A page about document pickers, document browsers, previews, and programs that open documents.
final class DocumentsPage: CardPage, UIDocumentPickerDelegate, UIDocumentBrowserViewControllerDelegate {
    private let log = Log(lines: 6, hint: "Choose a document")
    private let several = UISwitch()
    private let copies = UISwitch()

    init() {
        func button(_ title: String) -> UIButton {
            let button = UIButton(configuration: .gray())
            button.configuration?.title = title
            return button
        }
        let open = button("Open File…")
        let pictures = button("Open Picture…")
        let folders = button("Choose Folder…")
        let save = button("Save Text…")
        let saveAll = button("Save Two Files…")
        let preview = button("Preview")
        let programs = button("Open With…")
        let options = button("Options…")
        let browser = button("Show…")
        several.accessibilityLabel = "Several files"
        copies.accessibilityLabel = "As copies"
        super.init(
            title: "Documents",
            summary: "Pickers are the desktop's dialogs, or the library's own without a portal.",
            [
                [
                    Card(
                        "Opening",
                        content: FormRows([
                            ("All files", open), ("Pictures and PDF", pictures), ("Folders", folders),
                            ("Several files", several), ("As copies", copies),
                        ])), Card("Saving", content: FormRows([("One file", save), ("Several files", saveAll)])),
                ],
                [
                    Card(
                        "A text file",
                        content: FormRows([("Preview", preview), ("Programs", programs), ("Activities", options)])),
                    Card("Recent documents", content: FormRows([("Browser", browser)])),
                    Card("Events", content: log),
                ],
            ])
        setUp(preview) { interaction, _ in interaction.presentPreview(animated: true) }
        setUp(programs) { $0.presentOpenInMenu(from: $1.bounds, in: $1, animated: true) }
        setUp(options) { $0.presentOptionsMenu(from: $1.bounds, in: $1, animated: true) }
        browser.addAction(UIAction { [unowned self] _ in showBrowser() }, for: .primaryActionTriggered)
        let buttons: [(UIButton, [UTType])] = [(open, [.item]), (pictures, [.image, .pdf]), (folders, [.folder])]
        for (button, types) in buttons {
            button.addAction(
                UIAction { [unowned self] _ in
                    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: copies.isOn)
                    picker.allowsMultipleSelection = several.isOn
                    show(picker)
                }, for: .primaryActionTriggered)
        }
        for (button, names) in [(save, ["Greeting.txt"]), (saveAll, ["One.txt", "Two.txt"])] {
            button.addAction(
                UIAction { [unowned self] _ in
                    show(UIDocumentPickerViewController(forExporting: names.compactMap(makeFile), asCopy: true))
                }, for: .primaryActionTriggered)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Writes a text to a temporary file.
    private func makeFile(_ name: String) -> URL? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        return (try? Data("Hello\n".utf8).write(to: file)).map { file }
    }

    private func setUp(
        _ button: UIButton, _ present: @escaping (UIDocumentInteractionController, UIButton) -> Bool
    ) {
        button.addAction(
            UIAction { [unowned self, unowned button] _ in
                guard let file = makeFile("Greeting.txt") else { return }
                if !present(UIDocumentInteractionController(url: file), button) { log.add("Not available") }
            }, for: .primaryActionTriggered)
    }

    // MARK: The document browser

    private func showBrowser() {
        let browser = UIDocumentBrowserViewController(forOpening: [.text, .image])
        browser.delegate = self
        let navigation = UINavigationController(rootViewController: browser)
        browser.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        for url in documentURLs { log.add("Opened \(url.lastPathComponent)") }
        dismiss(animated: true)
    }

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (
            URL?, UIDocumentBrowserViewController.ImportMode
        ) -> Void
    ) { importHandler(makeFile("Untitled.txt"), .move) }

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) { log.add("Created \(destinationURL.lastPathComponent)") }

    // MARK: Document pickers

    private func show(_ picker: UIDocumentPickerViewController) {
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls {
            let type = UTType(filenameExtension: url.pathExtension)?.localizedDescription
            log.add("\(url.path)\(type.map { " (\($0))" } ?? "")")
        }
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.add("Cancelled") }
}
