/// Prints an image or a PDF document.
@MainActor final class PrintActivity: UIActivity {
    private var file: URL?

    override var activityType: ActivityType? { .print }

    override var activityTitle: String? { "Print…" }

    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func prepare(withActivityItems activityItems: [Any]) { file = activityItems.first as? URL }

    override func perform() {
        let controller = UIPrintInteractionController.shared
        let info = UIPrintInfo.printInfo()
        info.jobName = file?.lastPathComponent ?? info.jobName
        controller.printInfo = info
        (controller.printPageRenderer, controller.printFormatter, controller.printingItem) = (nil, nil, file)
        let isStarted = controller.present(animated: true) { _, isPrinted, _ in self.activityDidFinish(isPrinted) }
        if !isStarted { activityDidFinish(false) }
    }
}
