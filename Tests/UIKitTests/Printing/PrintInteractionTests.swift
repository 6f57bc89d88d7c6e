import DisplayServer
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) final class PrintInteractionTests {
    private final class Delegate: UIPrintInteractionControllerDelegate {
        var log: [String] = []

        func printInteractionController(
            _ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
        ) -> UIPrintPaper {
            log.append("paper")
            return UIPrintPaper.bestPaper(forPageSize: CGSize(width: 250, height: 350), withPapersFrom: paperList)
        }
        func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            log.append("will present")
        }
        func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            log.append("did present")
        }
        func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            log.append("will dismiss")
        }
        func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            log.append("did dismiss")
        }
        func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) { log.append("start") }
        func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) { log.append("finish") }
    }

    /// A renderer that logs its calls.
    private final class LoggingRenderer: UIPrintPageRenderer {
        var log: [String] = []
        override var numberOfPages: Int {
            log.append("count")
            return 4
        }
        override func prepare(forDrawingPages range: NSRange) { log.append("prepare \(range.length)") }
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            log.append("header \(pageIndex) \(headerRect.height)")
        }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            log.append("content \(pageIndex) \(UITraitCollection.current.userInterfaceStyle == .light)")
        }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { log.append("footer \(pageIndex)") }
    }

    private let server: HeadlessServer
    private let controller = UIPrintInteractionController()
    private var ends: [String] = []

    init() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        self.stage = stage
        server = try #require(stage.window.windowScene?.server as? HeadlessServer)
        server.printer.isAvailable = true
    }
    private let stage: Stage

    private func present() -> Bool {
        controller.present(animated: true) { _, completed, error in
            self.ends.append("\(completed) \(error?.localizedDescription ?? "")")
        }
    }

    private var lastJob: HeadlessPrinter.Job? { server.printer.jobs.last }

    @Test("SH-06: without a printing system nothing is presented")
    func unavailable() {
        server.printer.isAvailable = false
        controller.printFormatter = UISimpleTextPrintFormatter(text: "x")
        #expect(!UIPrintInteractionController.isPrintingAvailable && !present())
        server.printer.isAvailable = true
        #expect(UIPrintInteractionController.isPrintingAvailable)
        controller.printFormatter = nil
        #expect(!present(), "there is nothing to print")
        controller.printingItem = "text"
        #expect(!present(), "a string is not an item")
        server.serve(for: 1)
        #expect(ends.isEmpty && server.printer.jobs.isEmpty)
    }

    @Test("SH-06, SH-07: the order of calls, with a sheet and pages that the user chooses")
    func order() throws {
        let delegate = Delegate()
        controller.delegate = delegate
        let renderer = LoggingRenderer()
        renderer.headerHeight = 30
        renderer.footerHeight = 10
        controller.printPageRenderer = renderer
        let info = UIPrintInfo.printInfo()
        info.jobName = "Report"
        info.orientation = .landscape
        info.duplex = .shortEdge
        info.outputType = .grayscale
        controller.printInfo = info
        #expect(present() && !present(), "one job at a time")
        #expect(delegate.log == ["paper", "will present", "did present"] && renderer.log.isEmpty)
        let job = try #require(lastJob?.job)
        #expect(job.title == "Report" && job.duplex == .shortEdge && job.isGrayscale)
        #expect(job.page.size.width > job.page.size.height && abs(job.page.size.height - 288) < 0.01, "4 × 6 inches")
        lastJob?.choose(
            PrintChoice(
                page: PrintPage(
                    size: CGSize(width: 200, height: 300), printableRect: CGRect(x: 10, y: 10, width: 180, height: 280)),
                pages: [1...1, 3...9]))
        server.serve(for: 1)
        #expect(
            renderer.log == [
                "count", "prepare 4", "count", "header 1 30.0", "content 1 true", "footer 1", "header 3 30.0",
                "content 3 true", "footer 3",
            ])
        #expect(renderer.paperRect.size == CGSize(width: 200, height: 300) && renderer.printableRect.minX == 10)
        #expect(controller.printPaper?.paperSize == CGSize(width: 200, height: 300))
        #expect(delegate.log.dropFirst(3) == ["will dismiss", "did dismiss", "start", "finish"])
        #expect(ends == ["true "])
        let document = try #require(lastJob?.documents.first)
        #expect(document.starts(with: "%PDF-".utf8))
        if PDFFile.hasTools {
            #expect(PDFFile(document).info["Pages"] == "2" && PDFFile(document).info["Title"] == "Report")
        }
    }

    @Test("SH-06: cancelled by the user, dismissed by the app, and refused by the printing system")
    func ends_() {
        controller.printFormatter = UISimpleTextPrintFormatter(text: "x")
        #expect(present())
        lastJob?.cancel()
        server.serve(for: 1)
        #expect(present())
        controller.dismiss(animated: true)
        server.serve(for: 1)
        #expect(present())
        lastJob?.choose(outcome: .failed("No paper"))
        server.serve(for: 1)
        #expect(ends == ["false ", "false ", "false No paper"])
        controller.printFormatter = UISimpleTextPrintFormatter(text: "")
        #expect(present())
        lastJob?.choose()
        server.serve(for: 1)
        #expect(ends.count == 4 && ends[3] != "false ", "a job without pages fails")
    }

    @Test("SH-06: items are images and PDF documents, as objects, data and files")
    func items() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let png = try #require(image.pngData())
        let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9)).pdfData { $0.beginPage() }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "item-\(UInt32.random(in: 0 ... .max)).pdf")
        try pdf.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(UIPrintInteractionController.canPrint(png) && UIPrintInteractionController.canPrint(pdf))
        #expect(UIPrintInteractionController.canPrint(file) && !UIPrintInteractionController.canPrint(Data("x".utf8)))
        #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/dev/zero")))
        #expect(!UIPrintInteractionController.canPrint(FileManager.default.temporaryDirectory))
        controller.printingItems = [image, png, file, pdf]
        #expect(present())
        #expect(lastJob?.job.page.size.width ?? 0 > lastJob?.job.page.size.height ?? 0, "a wide image")
        lastJob?.choose()
        server.serve(for: 1)
        let documents = try #require(lastJob?.documents)
        #expect(documents.count == 3 && documents[1] == pdf && documents[2] == pdf && ends == ["true "])
        #expect(FileManager.default.fileExists(atPath: file.path), "the app's file stays")
        if PDFFile.hasTools { #expect(PDFFile(documents[0]).info["Pages"] == "2") }
        controller.printingItems = [image, Data("x".utf8)]
        #expect(!present())
    }

    @Test("SH-06: the best sheet for a page, and copies of wishes")
    func values() {
        let papers = UIPrintPaper.common
        #expect(papers[0].paperSize == UIPrintPaper.usual.paperSize)
        let small = UIPrintPaper.bestPaper(forPageSize: CGSize(width: 300, height: 200), withPapersFrom: papers)
        #expect(small.paperSize.width < 300)
        let huge = UIPrintPaper.bestPaper(forPageSize: CGSize(width: 9000, height: 9000), withPapersFrom: papers)
        #expect(huge.paperSize.width > 800)
        let info = UIPrintInfo(dictionary: nil)
        info.jobName = "J"
        info.printerID = "P"
        info.orientation = .landscape
        info.outputType = .photo
        let copy = info.copy() as? UIPrintInfo
        #expect(copy?.jobName == "J" && copy?.printerID == "P" && copy?.orientation == .landscape)
        #expect(copy?.outputType == .photo && copy?.duplex == UIPrintInfo.Duplex.none)
        #expect(UIPrintInfo(dictionary: ["orientation": 7, "jobName": 3]).orientation == .portrait)
    }
}
