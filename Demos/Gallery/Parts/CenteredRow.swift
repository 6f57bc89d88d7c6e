import UIKit

/// A horizontal row of views at their preferred sizes, centered vertically.
final class CenteredRow: UIView {
    private let items: [UIView]
    private let spacing: CGFloat

    init(spacing: CGFloat = 12, _ items: [UIView]) {
        self.items = items
        self.spacing = spacing
        super.init(frame: .zero)
        for item in items { addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: items.map { $0.sizeThatFits(.zero).height }.max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for item in items {
            let wish = item.sizeThatFits(.zero)
            let width = wish.width.rounded(.up)
            item.frame = directional(
                CGRect(x: x, y: ((bounds.height - wish.height) / 2).rounded(), width: width, height: wish.height))
            x += width + spacing
        }
    }
}
