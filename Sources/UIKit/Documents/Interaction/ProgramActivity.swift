import DisplayServer

/// Opens a document with one of the desktop's programs.
@MainActor final class ProgramActivity: UIActivity {
    private let program: DesktopProgram
    private let controller: UIDocumentInteractionController
    private var file: URL?

    /// Creates an activity of a controller, whose delegate is notified.
    init(_ program: DesktopProgram, _ controller: UIDocumentInteractionController) {
        self.program = program
        self.controller = controller
    }

    override class var activityCategory: Category { .share }

    override var activityTitle: String? { program.name }

    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.right") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func prepare(withActivityItems activityItems: [Any]) { file = activityItems.first as? URL }

    override func perform() {
        guard let file, let scene else { return activityDidFinish(false) }
        controller.open(file, with: program, in: scene.server) { self.activityDidFinish($0) }
    }
}
