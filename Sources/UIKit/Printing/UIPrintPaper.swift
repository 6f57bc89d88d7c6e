import DisplayServer

/// A sheet of paper of a printer.
open class UIPrintPaper: NSObject {
    /// The size of the sheet, in points of 1/72 inch.
    public let paperSize: CGSize
    /// The part of the sheet that the printer can print on, from the top-left corner.
    public let printableRect: CGRect

    init(paperSize: CGSize, printableRect: CGRect) {
        self.paperSize = paperSize
        self.printableRect = printableRect
        super.init()
    }

    /// The margin of a sheet of a printer about which nothing is known: a quarter of an inch.
    private static let margin: CGFloat = 18

    /// Creates a sheet of a size in millimeters.
    convenience init(width: CGFloat, height: CGFloat) {
        let size = CGSize(width: width / 25.4 * 72, height: height / 25.4 * 72)
        self.init(
            paperSize: size,
            printableRect: CGRect(origin: .zero, size: size).insetBy(dx: UIPrintPaper.margin, dy: UIPrintPaper.margin))
    }

    convenience init(_ page: PrintPage) { self.init(paperSize: page.size, printableRect: page.printableRect) }

    /// The regions in which sheets have American sizes.
    private static let americanRegions: Set<String> = [
        "US", "CA", "MX", "PH", "CL", "CO", "VE", "CR", "GT", "NI", "PA", "SV", "DO", "PR", "BO",
    ]

    /// The usual sheet of the user's region: letter or A4.
    static var usual: UIPrintPaper {
        let region = Locale.current.region?.identifier ?? ""
        return americanRegions.contains(region)
            ? UIPrintPaper(width: 215.9, height: 279.4) : UIPrintPaper(width: 210, height: 297)
    }

    /// The common sheets, with the usual one first: A4, letter, legal, A3, A5, A6, and 4 × 6 inches.
    static var common: [UIPrintPaper] {
        let sizes: [(CGFloat, CGFloat)] = [
            (210, 297), (215.9, 279.4), (215.9, 355.6), (297, 420), (148, 210), (105, 148), (101.6, 152.4),
        ]
        let usual = usual
        return [usual]
            + sizes.map { UIPrintPaper(width: $0.0, height: $0.1) }.filter { $0.paperSize != usual.paperSize }
    }

    /// The sheet in an orientation.
    func page(_ orientation: UIPrintInfo.Orientation) -> PrintPage {
        let isLandscape = paperSize.width > paperSize.height
        guard isLandscape != (orientation == .landscape), paperSize.width != paperSize.height else {
            return PrintPage(size: paperSize, printableRect: printableRect)
        }
        return PrintPage(
            size: CGSize(width: paperSize.height, height: paperSize.width),
            printableRect: CGRect(
                x: printableRect.minY, y: printableRect.minX, width: printableRect.height, height: printableRect.width))
    }

    /// Returns the smallest sheet on whose printable part a page fits, in either orientation; the largest sheet if it
    /// fits on none, and the usual sheet if there are none.
    open class func bestPaper(
        forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        let (short, long) = (min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height))
        let fitting = paperList.filter { paper in
            let room = paper.printableRect.size
            return min(room.width, room.height) >= short && max(room.width, room.height) >= long
        }
        return fitting.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? usual
    }
}
