import UIKit

/// A page about printing and PDF documents.
final class PrintingPage: CardPage {
    private static let report = """
        Printing

        This text flows over pages of any size, between a header and a footer. In the document it stays text that can \
        be searched and copied, in any script: Привет, 안녕하세요, مرحبا.

        """
    private let text = UITextView()
    private let figure = PrintedFigure()
    private let log = Log(lines: 5, hint: "Print something, or write a document")

    init() {
        func button(_ title: String, _ symbol: String) -> UIButton {
            let button = UIButton(configuration: .gray())
            button.configuration?.title = title
            button.configuration?.image = UIImage(systemName: symbol)
            button.configuration?.imagePadding = 6
            return button
        }
        let printText = button("Print Text…", "doc.text")
        let printFigure = button("Print Drawing…", "photo")
        let write = button("Write PDF", "square.and.arrow.down")
        text.accessibilityLabel = "Text to print"
        text.text = Self.report + (1...60).map { "\($0). A line of the report." }.joined(separator: "\n")
        text.font = .systemFont(ofSize: 13)
        text.isEditable = false
        text.backgroundColor = .clear
        super.init(
            title: "Printing",
            summary: "UIPrintInteractionController, page renderers and formatters, and UIGraphicsPDFRenderer.",
            [
                [
                    Card("Text over pages", content: FixedHeightView(text, height: 150)),
                    Card("A drawing", content: FixedHeightView(figure, height: 150)),
                ],
                [
                    Card(
                        "Output",
                        content: FormRows([
                            ("Text view", printText), ("View", printFigure), ("Both in a file", write),
                        ])), Card("Events", content: log),
                ],
            ])
        for item in [printText, printFigure] {
            item.isEnabled = UIPrintInteractionController.isPrintingAvailable
        }
        if !UIPrintInteractionController.isPrintingAvailable { log.add("There is neither a print portal nor lp") }
        printText.addAction(
            UIAction { [unowned self] _ in print(text.viewPrintFormatter(), as: "Report") },
            for: .primaryActionTriggered)
        printFigure.addAction(
            UIAction { [unowned self] _ in print(figure.viewPrintFormatter(), as: "Drawing") },
            for: .primaryActionTriggered)
        write.addAction(UIAction { [unowned self] _ in writeDocument() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    private func print(_ formatter: UIPrintFormatter, as name: String) {
        let renderer = NumberedPageRenderer(title: name)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        let controller = UIPrintInteractionController.shared
        let info = UIPrintInfo.printInfo()
        info.jobName = name
        controller.printInfo = info
        controller.printPageRenderer = renderer
        let isPresented = controller.present(animated: true) { [weak self] _, isPrinted, error in
            self?.log.add(error?.localizedDescription ?? (isPrinted ? "\(name) was printed" : "\(name) was cancelled"))
        }
        log.add(isPresented ? "Printing \(name.lowercased())…" : "\(name) cannot be printed now")
    }

    /// Draws both samples into a document in the temporary folder.
    private func writeDocument() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Gallery.pdf")
        let renderer = NumberedPageRenderer(title: "Gallery")
        let sheet = CGRect(x: 0, y: 0, width: 420, height: 595)
        do {
            try UIGraphicsPDFRenderer(bounds: sheet).writePDF(to: file) { context in
                context.beginPage()
                renderer.drawHeaderForPage(at: 0, in: CGRect(x: 40, y: 30, width: 340, height: 24))
                text.attributedText.draw(in: CGRect(x: 40, y: 64, width: 340, height: 480))
                context.beginPage()
                figure.drawHierarchy(in: CGRect(x: 40, y: 64, width: 340, height: 260), afterScreenUpdates: true)
            }
            log.add("Wrote \(file.path)")
        } catch {
            log.add(error.localizedDescription)
        }
    }
}
