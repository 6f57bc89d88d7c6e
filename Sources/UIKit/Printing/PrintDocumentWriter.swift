import DisplayServer

/// Draws the documents of a print job into a temporary folder, one page in each turn of the event loop.
@MainActor final class PrintDocumentWriter {
    /// A part of a print job that becomes one document.
    enum Part {
        case pages(UIPrintPageRenderer)
        case pdf(Data)
        case pdfFile(String)
    }

    private let parts: [Part]
    private let choice: PrintChoice
    private let title: String
    private let scheduler: Scheduler
    private let folder: String
    private var files: [String] = []
    private var completion: (@MainActor ([String]?) -> Void)?

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - parts: The documents.
    ///   - choice: The choice of the user.
    ///   - title: The title of the documents.
    ///   - scheduler: The scheduler of the event loop.
    init(_ parts: [Part], _ choice: PrintChoice, title: String, scheduler: Scheduler) {
        self.parts = parts
        self.choice = choice
        self.title = title
        self.scheduler = scheduler
        folder = NSTemporaryDirectory() + "/print-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    }

    /// Starts. The writer is retained until it ends.
    ///
    /// - Parameter completion: Called once with the paths of the documents, or with nil if there is no page or no
    ///   space.
    func start(completion: @escaping @MainActor ([String]?) -> Void) {
        self.completion = completion
        // Other users must not read the documents.
        guard mkdir(folder, 0o700) == 0 else { return end(nil) }
        write(parts[...])
    }

    /// Removes the documents.
    func removeFiles() {
        try? FileManager.default.removeItem(atPath: folder)
        end(nil)
    }

    private func end(_ files: [String]?) {
        guard let completion else { return }
        self.completion = nil
        completion(files)
    }

    private func write(_ parts: ArraySlice<Part>) {
        guard let part = parts.first else { return end(files.isEmpty ? nil : files) }
        let path = "\(folder)/\(files.count + 1).pdf"
        func next(_ isWritten: Bool) {
            guard isWritten else { return end(nil) }
            self.write(parts.dropFirst())
        }
        switch part {
        case .pdfFile(let file):
            files.append(file)
            next(true)
        case .pdf(let data):
            files.append(path)
            next((try? data.write(to: URL(fileURLWithPath: path))) != nil)
        case .pages(let renderer):
            guard let output = try? PDFFileOutput(path: path),
                let drawing = PDFDrawing(
                    output, bounds: CGRect(origin: .zero, size: choice.page.size), info: [kCGPDFContextTitle: title])
            else { return next(false) }
            files.append(path)
            renderer.paperRect = CGRect(origin: .zero, size: choice.page.size)
            renderer.printableRect = choice.page.printableRect
            renderer.prepare(forDrawingPages: NSRange(location: 0, length: max(0, renderer.numberOfPages)))
            let count = renderer.numberOfPages
            let wanted = choice.pages.map { ranges in
                ranges.filter { $0.lowerBound < count }.flatMap { $0.lowerBound...min($0.upperBound, count - 1) }
            }
            let pages = wanted ?? Array(0..<max(0, count))
            guard !pages.isEmpty else { return next(false) }
            draw(pages[...], renderer, drawing, next)
        }
    }

    private func draw(
        _ pages: ArraySlice<Int>, _ renderer: UIPrintPageRenderer, _ drawing: PDFDrawing,
        _ next: @escaping @MainActor (Bool) -> Void
    ) {
        guard completion != nil else { return }
        guard let page = pages.first else { return next(drawing.context.closePDF()) }
        drawing.beginPage()
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            GraphicsStack.current.run(in: drawing.context) {
                renderer.drawPage(at: page, in: renderer.printableRect)
            }
        }
        drawing.context.endPage()
        scheduler.schedule(after: 0) { self.draw(pages.dropFirst(), renderer, drawing, next) }
    }
}
