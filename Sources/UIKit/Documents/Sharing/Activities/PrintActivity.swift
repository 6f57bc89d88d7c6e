import DisplayServer
import UniformTypeIdentifiers

/// Prints items: images, PDF documents and texts, or what a renderer or a formatter draws.
@MainActor final class PrintActivity: UIActivity {
    private let controller = UIPrintInteractionController()

    override class var activityCategory: Category { .action }

    override var activityType: ActivityType? { .print }

    override var activityTitle: String? { "Print" }

    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        guard scene?.server.canPrint == true else { return false }
        if activityItems.contains(where: { $0 is UIPrintPageRenderer || $0 is UIPrintFormatter }) { return true }
        let items = SharedItems(activityItems)
        // Texts are printed if there is nothing else.
        return items.printableFiles.isEmpty && items.images.isEmpty ? !items.texts.isEmpty : true
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        controller.printInfo = activityItems.lazy.compactMap { $0 as? UIPrintInfo }.first
        controller.printPageRenderer = activityItems.lazy.compactMap { $0 as? UIPrintPageRenderer }.first
        controller.printFormatter = activityItems.lazy.compactMap { $0 as? UIPrintFormatter }.first
        let items = SharedItems(activityItems)
        if controller.printInfo == nil, let name = items.printableFiles.first?.lastPathComponent {
            controller.printInfo = .printInfo()
            controller.printInfo?.jobName = name
        }
        let contents: [Any] = items.images + items.printableFiles
        if !contents.isEmpty {
            controller.printingItems = contents
        } else if controller.printFormatter == nil, !items.texts.isEmpty {
            controller.printFormatter = UISimpleTextPrintFormatter(text: items.texts.joined(separator: "\n"))
        }
    }

    override func perform() {
        let isStarted = controller.present(animated: true) { _, isPrinted, _ in self.activityDidFinish(isPrinted) }
        if !isStarted { activityDidFinish(false) }
    }
}
