import UIKit

/// A cell that is laid out with frames.
final class FramedCell: FeedCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        views.forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(width: size.width) { _, _ in })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: bounds.width) { $0.frame = $1 }
    }

    /// Calls a closure with the frame of each view, and returns the height of the cell.
    private func arrange(width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
        let margin = FeedCell.margin
        let inner = width - 2 * margin
        place(upperEdge, CGRect(x: 0, y: 0, width: width, height: 1))
        place(picture, CGRect(x: margin, y: margin, width: 40, height: 40))
        let nameHeight = name.intrinsicContentSize.height
        let beside = margin + 40 + 8
        place(name, CGRect(x: beside, y: margin, width: width - beside - margin - 28, height: nameHeight))
        let dateHeight = date.intrinsicContentSize.height
        place(date, CGRect(x: beside, y: margin + nameHeight + 4, width: width - beside - margin, height: dateHeight))
        place(badge, CGRect(x: width - margin - 20, y: margin, width: 20, height: 20))
        var y = margin + 48
        let height = text.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
        place(text, CGRect(x: margin, y: y, width: inner, height: height))
        y += height + 8
        place(image, CGRect(x: margin, y: y, width: inner, height: 60))
        y += 68
        place(line, CGRect(x: margin, y: y, width: inner, height: 1))
        y += 9
        let column = (inner - 24) / 4
        let buttonHeight = buttons[0].intrinsicContentSize.height
        for (index, button) in buttons.enumerated() {
            place(
                button, CGRect(x: margin + CGFloat(index) * (column + 8), y: y, width: column, height: buttonHeight))
        }
        y += buttonHeight + 8
        let footerHeight = footer.intrinsicContentSize.height
        place(footer, CGRect(x: margin, y: y, width: inner, height: footerHeight))
        y += footerHeight + margin
        place(lowerEdge, CGRect(x: 0, y: y - 1, width: width, height: 1))
        return y
    }
}
