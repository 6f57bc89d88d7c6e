import CoreGraphics

/// The choices of the user in the print dialog of the desktop that the app must observe.
package struct PrintChoice: Equatable, Sendable {
    /// The sheet in its orientation.
    package var page: PrintPage
    /// The pages to print, counted from 0; nil for all.
    package var pages: [ClosedRange<Int>]?

    /// Creates a choice.
    package init(page: PrintPage, pages: [ClosedRange<Int>]? = nil) {
        self.page = page
        self.pages = pages
    }
}
