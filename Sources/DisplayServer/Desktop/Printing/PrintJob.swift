import CoreGraphics

/// The wishes of an app for a print job, which the user can change in the desktop's dialog.
package struct PrintJob: Equatable, Sendable {
    /// The printing on both sides.
    package enum Duplex: Sendable { case none, longEdge, shortEdge }

    /// The title of the dialog and of the job.
    package var title: String
    /// The sheet in its orientation.
    package var page: PrintPage
    /// The printing on both sides.
    package var duplex = Duplex.none
    /// A Boolean value that indicates whether the job is printed without colors.
    package var isGrayscale = false
    /// The name of the printer; nil for the user's default.
    package var printer: String?

    /// Creates a job.
    package init(title: String, page: PrintPage) {
        self.title = title
        self.page = page
    }
}
