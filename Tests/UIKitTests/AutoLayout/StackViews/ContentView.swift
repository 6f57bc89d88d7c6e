import Testing
import UIKit

/// A view with an intrinsic size, which represents a label. On an axis without a number it has none. Its scale is 2, as
/// that of the devices on which frames were measured.
final class ContentView: UIView {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
        contentScaleFactor = 2
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
}

extension UIStackView {
    /// Creates a stack view at scale 2 for tests.
    static func make(
        _ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
        distribution: Distribution = .fill, alignment: Alignment = .fill
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.contentScaleFactor = 2
        stack.axis = axis
        stack.spacing = spacing
        stack.distribution = distribution
        stack.alignment = alignment
        return stack
    }

    /// Gives the stack view a frame at the origin, and lays it out.
    func layOut(_ width: CGFloat, _ height: CGFloat) {
        frame = CGRect(x: 0, y: 0, width: width, height: height)
        layoutIfNeeded()
    }

    var compressedSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}

/// Expects the positions and sizes of views along the horizontal axis, as pairs.
@MainActor func expectColumns(
    _ views: [UIView], _ expected: [(x: CGFloat, width: CGFloat)], within tolerance: CGFloat = 0.5,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectLengths(
        views.map { [$0.frame.minX, $0.frame.width] }, expected.map { [$0.x, $0.width] }, tolerance, sourceLocation)
}

/// Expects the positions and sizes of views along the vertical axis, as pairs.
@MainActor func expectRows(
    _ views: [UIView], _ expected: [(y: CGFloat, height: CGFloat)], within tolerance: CGFloat = 0.5,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectLengths(
        views.map { [$0.frame.minY, $0.frame.height] }, expected.map { [$0.y, $0.height] }, tolerance, sourceLocation)
}

/// Expects the frames of views.
@MainActor func expectFrames(
    _ views: [UIView], _ expected: [CGRect], within tolerance: CGFloat = 0.5,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectLengths(
        views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] },
        expected.map { [$0.minX, $0.minY, $0.width, $0.height] }, tolerance, sourceLocation)
}

private func expectLengths(
    _ lengths: [[CGFloat]], _ expected: [[CGFloat]], _ tolerance: CGFloat, _ sourceLocation: SourceLocation
) {
    let isNear =
        lengths.count == expected.count
        && zip(lengths.joined(), expected.joined()).allSatisfy { abs($0 - $1) <= tolerance + 1e-6 }
    #expect(isNear, "\(lengths) instead of \(expected)", sourceLocation: sourceLocation)
}
