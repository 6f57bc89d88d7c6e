import CoreGraphics
import Foundation
import UIKit

/// Whether pictures are stored instead of compared: the environment has `UPDATE_SNAPSHOTS=1`.
private let updatesSnapshots = ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"

/// Compares a view with its stored picture, `__Snapshots__/<test file>/<name>.png` beside the test.
///
/// ```swift
/// try assertSnapshot(of: window, named: "menu-open", scale: 2)
/// ```
///
/// A view that is in a window that is shown is compared as it is seen there, with what lies over and behind it; a window
/// with all that is shown in its place. Other views get a window of their own, with the system's background and the
/// light appearance unless the view says otherwise (`overrideUserInterfaceStyle`); views without a size get the one that
/// suits them.
///
/// When the pictures differ, the new one and one of the differences are written beside the stored one, as `.new.png`
/// and `.diff.png`; keep both out of version control. To store the picture, at first or after a change that is right,
/// run the test with `UPDATE_SNAPSHOTS=1` in the environment, and look at it. List the folder as `exclude` of the test
/// target in `Package.swift`.
///
/// It throws, so that it serves swift-testing and XCTest alike without linking either: write `try`, and the error is a
/// failure of the test with its description.
///
/// - Parameters:
///   - view: a view or a window.
///   - name: the name of the stored picture; one for each picture of a test file.
///   - maxFailedPixels: how many pixels may differ by more than the threshold.
///   - threshold: the difference of a channel (red, green, blue, alpha) of a pixel up to which it is equal, 0…1.
///   - scale: pixels a point. A window of a display in memory is compared as if its display had that scale; on other
///     displays it has to be theirs.
/// - Throws: ``SnapshotError``.
@preconcurrency @MainActor public func assertSnapshot(
    of view: UIView, named name: String, maxFailedPixels: Int = 0, threshold: Double = 0, scale: CGFloat = 1,
    filePath: String = #filePath, line: UInt = #line
) throws {
    try located(filePath, line) {
        let file = try SnapshotFile(filePath: filePath, name: name)
        let picture = try ViewPicture.of(view, scale: scale)
        try file.check(
            picture, maxFailedPixels: maxFailedPixels, threshold: threshold, records: updatesSnapshots)
    }
}

/// Compares a picture with the stored one, pixel by pixel, as ``assertSnapshot(of:named:maxFailedPixels:threshold:scale:filePath:line:)``
/// does for views.
///
/// - Throws: ``SnapshotError``.
public func assertSnapshot(
    of image: UIImage, named name: String, maxFailedPixels: Int = 0, threshold: Double = 0,
    filePath: String = #filePath, line: UInt = #line
) throws {
    try assertSnapshot(
        of: image, named: name, maxFailedPixels: maxFailedPixels, threshold: threshold, records: updatesSnapshots,
        filePath: filePath, line: line)
}

/// The same with the environment's say as a parameter.
package func assertSnapshot(
    of image: UIImage, named name: String, maxFailedPixels: Int = 0, threshold: Double = 0, records: Bool,
    filePath: String, line: UInt = #line
) throws {
    try located(filePath, line) {
        let file = try SnapshotFile(filePath: filePath, name: name)
        guard let picture = image.cgImage else {
            throw SnapshotError(.notRendered, "the image has no pixels")
        }
        try file.check(picture, maxFailedPixels: maxFailedPixels, threshold: threshold, records: records)
    }
}

/// Adds the place of the test to errors.
func located(_ filePath: String, _ line: UInt, _ body: () throws -> Void) throws {
    do {
        try body()
    } catch let error as SnapshotError {
        throw error.located(filePath, line)
    }
}
