import CoreGraphics
import UIKit

/// Verifies that two views or windows render identically. No snapshot is stored; use it if there are two ways to the
/// same result.
///
/// Both are rendered as in ``assertSnapshot(of:named:maxFailedPixels:threshold:scale:filePath:line:)``.
///
/// - Parameters:
///   - first: A view or window, the "expected" one in error messages.
///   - second: Another view or window.
///   - scale: The number of pixels per point.
///   - filePath: The path of the test's source file. Errors contain it.
///   - line: The number of the line in that file. Errors contain it.
/// - Throws: ``SnapshotError`` with the number of different pixels and their bounding box.
@preconcurrency @MainActor public func assertSameRendering(
    _ first: UIView, _ second: UIView, scale: CGFloat = 1, filePath: String = #filePath, line: UInt = #line
) throws {
    try located(filePath, line) {
        try compare(ViewRenderer.of(first, scale: scale), ViewRenderer.of(second, scale: scale))
    }
}

/// Verifies that two images are identical.
///
/// - Parameters:
///   - first: An image, the "expected" one in error messages.
///   - second: Another image.
///   - filePath: The path of the test's source file. Errors contain it.
///   - line: The number of the line in that file. Errors contain it.
/// - Throws: ``SnapshotError``.
public func assertSameRendering(
    _ first: UIImage, _ second: UIImage, filePath: String = #filePath, line: UInt = #line
) throws {
    try located(filePath, line) {
        guard let first = first.cgImage, let second = second.cgImage else {
            throw SnapshotError(.notRendered, "an image has no pixels")
        }
        try compare(first, second)
    }
}

/// Verifies that two closures draw the same pixels. Each draws on a transparent background, in points from the top-left
/// corner; the context is also UIKit's current context.
///
/// ```swift
/// try assertSameRendering(size: CGSize(width: 20, height: 20)) { context in
///     context.fillEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
/// } _: { context in
///     context.addEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
///     context.fillPath()
/// }
/// ```
///
/// - Parameters:
///   - size: The size of the images in points.
///   - scale: The number of pixels per point.
///   - filePath: The path of the test's source file. Errors contain it.
///   - line: The number of the line in that file. Errors contain it.
///   - first: A closure that draws the "expected" image.
///   - second: A closure that draws the other image.
/// - Throws: ``SnapshotError``, and the errors of the closures.
@preconcurrency @MainActor public func assertSameRendering(
    size: CGSize, scale: CGFloat = 1, filePath: String = #filePath, line: UInt = #line,
    _ first: (CGContext) throws -> Void, _ second: (CGContext) throws -> Void
) throws {
    try located(filePath, line) {
        try compare(
            ViewRenderer.drawing(size, scale: scale, first), ViewRenderer.drawing(size, scale: scale, second))
    }
}

private func compare(_ first: CGImage, _ second: CGImage) throws {
    if let difference = ImageComparison(expected: first, actual: second, threshold: 0).difference() {
        throw SnapshotError(.different(difference), "the renderings differ: \(difference)")
    }
}
