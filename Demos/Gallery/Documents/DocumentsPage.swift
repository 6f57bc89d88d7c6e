import UIKit
import UniformTypeIdentifiers

/// A page about document pickers: opening, choosing folders and saving.
final class DocumentsPage: CardPage, UIDocumentPickerDelegate {
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
        several.accessibilityLabel = "Several files"
        copies.accessibilityLabel = "As copies"
        super.init(
            title: "Documents",
            summary: "UIDocumentPickerViewController: the desktop's dialogs, or the library's own without a portal.",
            [
                [
                    Card(
                        "Opening",
                        content: FormRows([
                            ("All files", open), ("Pictures and PDF", pictures), ("Folders", folders),
                            ("Several files", several), ("As copies", copies),
                        ])), Card("Saving", content: FormRows([("One file", save), ("Several files", saveAll)])),
                ], [Card("Events", content: log)],
            ])
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
                    let files = names.compactMap { name -> URL? in
                        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
                        return (try? Data("Hello".utf8).write(to: file)).map { file }
                    }
                    show(UIDocumentPickerViewController(forExporting: files, asCopy: true))
                }, for: .primaryActionTriggered)
        }
    }

    required init?(coder: NSCoder) { nil }

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
