import CoreGraphics

extension TextLayout {
    /// Divides the lines among pages.
    ///
    /// - Parameter heights: Returns the height of a page in points. A line that is higher than a page is cut.
    /// - Returns: The vertical range of each page, in points from the top of the layout.
    package func pages(heights: (Int) -> CGFloat) -> [Range<CGFloat>] {
        var pages: [Range<CGFloat>] = []
        var start = 0
        var end = 0
        for line in lines {
            let bottom = line.top + line.height
            if end > start, CGFloat(bottom - start) > heights(pages.count) * scale {
                pages.append(CGFloat(start) / scale..<CGFloat(end) / scale)
                start = line.top
            }
            end = bottom
        }
        if end > start { pages.append(CGFloat(start) / scale..<CGFloat(end) / scale) }
        return pages
    }
}
