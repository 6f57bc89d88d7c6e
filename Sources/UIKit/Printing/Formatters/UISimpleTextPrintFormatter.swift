/// A print formatter that lays out text over pages.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text; `nil` if there is attributed text.
    open var text: String? {
        get { usesAttributes ? nil : content.string }
        set { setContent(NSAttributedString(string: newValue ?? ""), usesAttributes: false) }
    }
    /// The attributed text; `nil` if there is plain text.
    open var attributedText: NSAttributedString? {
        get { usesAttributes ? content : nil }
        set { setContent(newValue ?? NSAttributedString(), usesAttributes: true) }
    }
    /// The font of plain text. The default is the system font with 12 points.
    open var font: UIFont? { didSet { layoutDidChange() } }
    /// The color of plain text. The default is black.
    open var color: UIColor? { didSet { layoutDidChange() } }
    /// The alignment of plain text. The default is `.natural`.
    open var textAlignment = NSTextAlignment.natural { didSet { layoutDidChange() } }

    private var content = NSAttributedString()
    private var usesAttributes = false
    private var laidOut: (area: [CGRect], text: PrintedText)?

    /// Creates a formatter for plain text.
    @preconcurrency @MainActor public init(text: String) {
        super.init()
        self.text = text
    }

    /// Creates a formatter for attributed text.
    @preconcurrency @MainActor public init(attributedText: NSAttributedString) {
        super.init()
        self.attributedText = attributedText
    }

    private func setContent(_ new: NSAttributedString, usesAttributes: Bool) {
        content = NSAttributedString(attributedString: new)
        self.usesAttributes = usesAttributes
        layoutDidChange()
    }

    /// The number of pages that the text needs; 0 before the user has chosen a sheet.
    open override var pageCount: Int { layout?.pages.count ?? 0 }

    /// Draws the text of a page.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        layout?.draw(pageIndex - startPage, in: rect)
    }

    override func layoutDidChange() { laidOut = nil }

    private var layout: PrintedText? {
        let area = [rectForPage(at: startPage), rectForPage(at: startPage + 1)]
        guard area.allSatisfy({ !$0.isEmpty }) else { return nil }
        if let laidOut, laidOut.area == area { return laidOut.text }
        var text = content
        if !usesAttributes {
            text = NSAttributedString(
                string: content.string,
                attributes: [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black])
        }
        let result = PrintedText(text, alignment: usesAttributes ? .natural : textAlignment, width: area[0].width) {
            $0 == 0 ? area[0].height : area[1].height
        }
        laidOut = (area, result)
        return result
    }
}
