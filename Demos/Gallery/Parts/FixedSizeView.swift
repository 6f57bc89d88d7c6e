import UIKit

/// A container with a fixed preferred size.
final class FixedSizeView: UIView {
    private let content: UIView
    private let size: CGSize

    init(_ content: UIView, width: CGFloat, height: CGFloat) {
        self.content = content
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
