import DisplayServer

/// The object that prints (SH-06): with the desktop's dialog, or without one on the default printer.
///
/// ```swift
/// let controller = UIPrintInteractionController.shared
/// let info = UIPrintInfo.printInfo()
/// info.jobName = "Notes"
/// controller.printInfo = info
/// controller.printFormatter = UISimpleTextPrintFormatter(text: "Milk, bread, apples")
/// controller.present(animated: true) { _, completed, error in
///     print(completed, error?.localizedDescription ?? "")
/// }
/// ```
///
/// Set one of ``printPageRenderer``, ``printFormatter``, ``printingItem`` and ``printingItems``; of several, the first
/// of them in this order is printed. The desktop's print portal shows the dialog. Without a portal, `lp` prints
/// on the default printer without a dialog.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// The closure that is called at the end of a job: with the controller, whether the job was printed, and the error
    /// if it failed. A job that the user cancels is not printed and has no error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The controller of the app.
    open class var shared: UIPrintInteractionController { sharedController }
    private static let sharedController = UIPrintInteractionController()

    /// A Boolean value that indicates whether a print portal or `lp` is installed. Whether there is a printer is only
    /// known when a job ends.
    open class var isPrintingAvailable: Bool { UIApplication.shared.displays.current.server.canPrint }

    /// The type identifiers of printing items.
    open class var printableUTIs: Set<String> { PrintItem.types }

    /// Returns whether a file URL is that of an image or a PDF document.
    open class func canPrint(_ url: URL) -> Bool { PrintItem(url) != nil }

    /// Returns whether data is an image or a PDF document.
    open class func canPrint(_ data: Data) -> Bool { PrintItem(data) != nil }

    /// The wishes for the job; `nil` for the defaults.
    open var printInfo: UIPrintInfo?
    /// The delegate.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// The renderer of the pages.
    open var printPageRenderer: UIPrintPageRenderer?
    /// The formatter of the pages, for content that needs no renderer.
    open var printFormatter: UIPrintFormatter?
    /// The image or PDF document to print: an object of `UIImage`, `Data` or `URL`.
    open var printingItem: Any?
    /// The images and PDF documents to print: objects of `UIImage`, `Data` or `URL`. Consecutive images become one
    /// document. The dialog appears for each document.
    open var printingItems: [Any]?
    /// The sheet that the user has chosen; `nil` until then.
    open private(set) var printPaper: UIPrintPaper?

    private var task: (any PrintTask)?
    private var writer: PrintDocumentWriter?
    private var showsOptions = false
    private var isRunning = false

    override init() { super.init() }

    /// Starts a job.
    ///
    /// - Parameters:
    ///   - animated: Not used: the dialog is the desktop's.
    ///   - completion: Called once when the job has ended, if the method returns `true`.
    /// - Returns: `false` if printing is not available, if there is nothing to print, or if a job has not ended.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        let server = UIApplication.shared.displays.current.server
        guard !isRunning, server.canPrint, let parts = makeParts() else { return false }
        isRunning = true
        printPaper = nil
        let info = printInfo ?? suggestedInfo(for: parts)
        let papers = UIPrintPaper.common
        let paper = delegate?.printInteractionController(self, choosePaper: papers) ?? papers[0]
        var job = PrintJob(title: info.jobName, page: paper.page(info.orientation))
        job.isGrayscale = info.outputType == .grayscale || info.outputType == .photoGrayscale
        job.printer = info.printerID
        job.duplex =
            switch info.duplex {
            case .none: .none
            case .longEdge: .longEdge
            case .shortEdge: .shortEdge
            }
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        showsOptions = true
        task = server.print(
            job, parent: UIApplication.shared.keyWindow?.windowScene?.surface,
            PrintHandlers { choice, submit in
                self.hideOptions()
                self.printPaper = UIPrintPaper(choice.page)
                self.delegate?.printInteractionControllerWillStartJob(self)
                let writer = PrintDocumentWriter(parts, choice, title: job.title, scheduler: server.scheduler)
                self.writer = writer
                writer.start(completion: submit)
            } completion: { outcome in
                self.end(outcome, completion)
            })
        delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        return true
    }

    /// Starts a job, as ``present(animated:completionHandler:)``. The place of the dialog is the desktop's.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    /// Starts a job, as ``present(animated:completionHandler:)``. The place of the dialog is the desktop's.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    /// Withdraws the job, if the printing system has not received it. It ends as if the user had cancelled it.
    open func dismiss(animated: Bool) { task?.cancel() }

    private func hideOptions() {
        guard showsOptions else { return }
        showsOptions = false
        delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    }

    private func end(_ outcome: PrintOutcome, _ completion: CompletionHandler?) {
        hideOptions()
        task = nil
        isRunning = false
        if let writer {
            writer.removeFiles()
            delegate?.printInteractionControllerDidFinishJob(self)
        }
        writer = nil
        switch outcome {
        case .printed: completion?(self, true, nil)
        case .cancelled: completion?(self, false, nil)
        case .failed(let reason): completion?(self, false, UIPrintError(.jobFailed, reason))
        }
    }

    // MARK: Content

    /// Returns the documents to print; `nil` if there is nothing to print, or an item is not printable.
    private func makeParts() -> [PrintDocumentWriter.Part]? {
        if let printPageRenderer { return [.pages(printPageRenderer)] }
        if let printFormatter {
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(printFormatter, startingAtPageAt: 0)
            return [.pages(renderer)]
        }
        let objects = printingItem.map { [$0] } ?? printingItems ?? []
        let items = objects.compactMap { PrintItem($0) }
        guard !items.isEmpty, items.count == objects.count else { return nil }
        let fillsSheet = printInfo?.outputType == .photo || printInfo?.outputType == .photoGrayscale
        var parts: [PrintDocumentWriter.Part] = []
        var images: [UIImage] = []
        func endImages() {
            if !images.isEmpty { parts.append(.pages(ImagePageRenderer(images, fillsSheet: fillsSheet))) }
            images = []
        }
        for item in items {
            switch item {
            case .image(let image):
                images.append(image)
                continue
            case .pdf(let data):
                endImages()
                parts.append(.pdf(data))
            case .pdfFile(let path):
                endImages()
                parts.append(.pdfFile(path))
            }
        }
        endImages()
        return parts
    }

    /// Returns wishes for a job without any: a wide image is printed on a wide sheet.
    private func suggestedInfo(for parts: [PrintDocumentWriter.Part]) -> UIPrintInfo {
        let info = UIPrintInfo()
        if printPageRenderer == nil, printFormatter == nil, let item = (printingItem ?? printingItems?.first),
            case .image(let image)? = PrintItem(item), image.size.width > image.size.height
        {
            info.orientation = .landscape
        }
        return info
    }
}
