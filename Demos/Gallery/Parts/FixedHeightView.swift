import UIKit

/// A container with a fixed preferred height.
final class FixedHeightView: UIView {
    private let content: UIView
    private let height: CGFloat

    init(_ content: UIView, height: CGFloat) {
        self.content = content
        self.height = height
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
