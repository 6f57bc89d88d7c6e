import CoreGraphics
import UIKit

/// Compares what two views or windows look like, exactly. No picture is stored: it is for two ways to reach one result.
///
/// Pictures are made as ``assertSnapshot(of:named:maxFailedPixels:threshold:scale:filePath:line:)`` makes them.
///
/// - Parameter scale: pixels a point.
/// - Throws: ``SnapshotError``, which says how many pixels differ and where; the first is "expected".
@preconcurrency @MainActor public func assertSameRendering(
    _ first: UIView, _ second: UIView, scale: CGFloat = 1, filePath: String = #filePath, line: UInt = #line
) throws {
    try located(filePath, line) {
        try compare(ViewPicture.of(first, scale: scale), ViewPicture.of(second, scale: scale))
    }
}

/// Compares two images, exactly.
///
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

/// Compares what two ways of drawing leave, exactly. Each draws on a transparent ground, in points from the top left;
/// the context is also UIKit's current one.
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
///   - size: the size of the pictures in points.
///   - scale: pixels a point.
/// - Throws: ``SnapshotError``, and what the closures throw.
@preconcurrency @MainActor public func assertSameRendering(
    size: CGSize, scale: CGFloat = 1, filePath: String = #filePath, line: UInt = #line,
    _ first: (CGContext) throws -> Void, _ second: (CGContext) throws -> Void
) throws {
    try located(filePath, line) {
        try compare(
            ViewPicture.drawing(size, scale: scale, first), ViewPicture.drawing(size, scale: scale, second))
    }
}

private func compare(_ first: CGImage, _ second: CGImage) throws {
    if let difference = PictureComparison(expected: first, actual: second, threshold: 0).difference() {
        throw SnapshotError(.different(difference), "the renderings are not the same: \(difference)")
    }
}
