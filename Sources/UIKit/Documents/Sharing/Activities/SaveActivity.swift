/// Saves items as files at a place that the user chooses.
@MainActor final class SaveActivity: UIActivity, UIDocumentPickerDelegate {
    private var items = SharedItems([])

    override class var activityCategory: Category { .share }

    override var activityType: ActivityType? { .saveAs }

    override var activityTitle: String? { "Save As…" }

    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let items = SharedItems(activityItems)
        return !(items.files.isEmpty && items.images.isEmpty && items.texts.isEmpty)
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = SharedItems(activityItems) }

    override func perform() {
        items.makeFiles(includesTexts: true) { [self] files in
            guard let files, !files.isEmpty, let presenter = scene?.keyWindow?.topPresentedController else {
                return activityDidFinish(false)
            }
            let picker = UIDocumentPickerViewController(forExporting: files, asCopy: true)
            picker.delegate = self
            presenter.present(picker, animated: true)
        }
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        activityDidFinish(true)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { activityDidFinish(false) }
}
