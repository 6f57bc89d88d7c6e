import CoreGraphics
import Foundation
import UIKit

/// A Boolean value that indicates whether snapshots are stored instead of compared: the environment contains
/// `UPDATE_SNAPSHOTS=1`.
private let updatesSnapshots = ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"

/// Compares a view with its stored snapshot, `__Snapshots__/<test file>/<name>.png` beside the test.
///
/// ```swift
/// try assertSnapshot(of: window, named: "menu-open", scale: 2)
/// ```
///
/// A view in a visible window is compared as it appears there, including the content in front of it and behind it; a
/// window, with everything that is visible in its frame. Other views are placed in a new window, with the system
/// background and the light appearance unless the view overrides it (`overrideUserInterfaceStyle`); empty views get the
/// size that fits their content.
///
/// If the images differ, the new image and an image of the differences are written beside the stored one, as `.new.png`
/// and `.diff.png`; exclude both from version control. To store the snapshot, initially or after an intended change,
/// run the test with `UPDATE_SNAPSHOTS=1` in the environment, and review the image. List the folder in `exclude` of the
/// test target in `Package.swift`.
///
/// This function throws so that it works with Swift Testing and XCTest without linking either: call it with `try`, and
/// the error fails the test with its description.
///
/// - Parameters:
///   - view: A view or a window.
///   - name: The name of the snapshot, unique within the test file.
///   - maxFailedPixels: The largest number of pixels that may differ by more than the threshold.
///   - threshold: The largest difference of a channel (red, green, blue, alpha) of equal pixels, from 0 to 1.
///   - scale: The number of pixels per point. A window on the headless display is rendered as if its display had that
///     scale; on other displays, it must be the display's scale.
///   - filePath: The path of the test's source file. The snapshot is stored beside it; errors contain it.
///   - line: The number of the line in that file. Errors contain it.
/// - Throws: ``SnapshotError``.
@preconcurrency @MainActor public func assertSnapshot(
    of view: UIView, named name: String, maxFailedPixels: Int = 0, threshold: Double = 0, scale: CGFloat = 1,
    filePath: String = #filePath, line: UInt = #line
) throws {
    try located(filePath, line) {
        let file = try SnapshotFile(filePath: filePath, name: name)
        let picture = try ViewRenderer.of(view, scale: scale)
        try file.check(
            picture, maxFailedPixels: maxFailedPixels, threshold: threshold, records: updatesSnapshots)
    }
}

/// Compares an image with its stored snapshot, as
/// ``assertSnapshot(of:named:maxFailedPixels:threshold:scale:filePath:line:)`` does for views.
///
/// - Parameters:
///   - image: The image.
///   - name: The name of the snapshot, unique within the test file.
///   - maxFailedPixels: The largest number of pixels that may differ by more than the threshold.
///   - threshold: The largest difference of a channel (red, green, blue, alpha) of equal pixels, from 0 to 1.
///   - filePath: The path of the test's source file. The snapshot is stored beside it; errors contain it.
///   - line: The number of the line in that file. Errors contain it.
/// - Throws: ``SnapshotError``.
public func assertSnapshot(
    of image: UIImage, named name: String, maxFailedPixels: Int = 0, threshold: Double = 0,
    filePath: String = #filePath, line: UInt = #line
) throws {
    try assertSnapshot(
        of: image, named: name, maxFailedPixels: maxFailedPixels, threshold: threshold, records: updatesSnapshots,
        filePath: filePath, line: line)
}

/// Compares an image with its stored snapshot, or stores it if `records` is true, regardless of the environment.
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

/// Adds the source location of the test to errors.
func located(_ filePath: String, _ line: UInt, _ body: () throws -> Void) throws {
    do {
        try body()
    } catch let error as SnapshotError {
        throw error.located(filePath, line)
    }
}
