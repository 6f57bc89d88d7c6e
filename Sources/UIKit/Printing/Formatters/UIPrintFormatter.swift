/// An object that lays out content over the pages of a print job. Subclasses draw the content.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// The renderer of the pages; `nil` if the formatter was not added to one.
    open var printPageRenderer: UIPrintPageRenderer? { owner }
    weak var owner: UIPrintPageRenderer?

    /// The greatest height of the content on a page, in points; 0 for the height of the page.
    open var maximumContentHeight: CGFloat = 0 { didSet { layoutDidChange() } }
    /// The greatest width of the content, in points; 0 for the width of the page.
    open var maximumContentWidth: CGFloat = 0 { didSet { layoutDidChange() } }
    /// The distances of the content from the edges of the printable rectangle, in points. On the first page all of them
    /// apply, on the others only those at the left and right.
    open var contentInsets = UIEdgeInsets.zero { didSet { layoutDidChange() } }
    /// The distances of the content from the edges of the printable rectangle on every page, in points, which are added
    /// to ``contentInsets``.
    open var perPageContentInsets = UIEdgeInsets.zero { didSet { layoutDidChange() } }
    /// The index of the page on which the content begins. The default is 0.
    open var startPage = 0
    /// The number of pages that the content needs; 0 before the user has chosen a sheet.
    open var pageCount: Int { 0 }

    /// Creates a formatter without content.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        owner?.remove(self)
        owner = nil
    }

    /// Returns the rectangle of the content on a page, in points of the sheet.
    ///
    /// - Parameter pageIndex: The index of a page of the renderer.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard let renderer = owner else { return .zero }
        var rect = renderer.printableRect
        let isFirst = pageIndex <= startPage
        let top = max(0, renderer.headerHeight) + perPageContentInsets.top + (isFirst ? contentInsets.top : 0)
        let bottom = max(0, renderer.footerHeight) + perPageContentInsets.bottom
        rect.origin.x += perPageContentInsets.left + contentInsets.left
        rect.size.width -=
            perPageContentInsets.left + contentInsets.left + perPageContentInsets.right + contentInsets.right
        rect.origin.y += top
        rect.size.height -= top + bottom
        if maximumContentWidth > 0 { rect.size.width = min(rect.size.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.size.height, maximumContentHeight) }
        // The width and the height of a rectangle are never negative, but those of its size may be.
        guard rect.isFinite, rect.size.width > 0, rect.size.height > 0 else { return .zero }
        return rect
    }

    /// Draws the content of a page. The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - rect: The rectangle that ``rectForPage(at:)`` returns.
    ///   - pageIndex: The index of a page of the renderer.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Called when the content may need other pages.
    func layoutDidChange() {}
}
