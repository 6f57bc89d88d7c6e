import CoreGraphics

/// A sheet of paper in the orientation in which it is printed, in points.
package struct PrintPage: Equatable, Sendable {
    /// The size of the sheet.
    package var size: CGSize
    /// The part of the sheet that the printer can print on, from the top-left corner.
    package var printableRect: CGRect

    /// Creates a sheet.
    package init(size: CGSize, printableRect: CGRect) {
        self.size = size
        self.printableRect = printableRect
    }
}
