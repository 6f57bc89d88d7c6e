/// Presents the preview of a document.
@MainActor final class PreviewActivity: UIActivity {
    private let controller: UIDocumentInteractionController

    /// Creates an activity of a controller.
    init(_ controller: UIDocumentInteractionController) { self.controller = controller }

    override var activityTitle: String? { "Preview" }

    override var activityImage: UIImage? { UIImage(systemName: "eye") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func perform() { activityDidFinish(controller.presentPreview(animated: true)) }
}
