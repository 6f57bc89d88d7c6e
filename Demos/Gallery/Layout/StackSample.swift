import UIKit

/// A colored view with a number and an intrinsic size.
final class StackSample: UIView {
    private let size: CGSize

    init(_ title: String, color: UIColor, size: CGSize) {
        self.size = size
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = Style.innerRadius
        clipsToBounds = true
        let label = UILabel(title, font: Style.strongText, color: .onFilled)
        addCentered(label)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
