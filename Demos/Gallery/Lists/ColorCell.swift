import UIKit

/// A cell with a color and a number, and a frame while it is selected.
final class ColorCell: UICollectionViewCell {
    private let label = UILabel("", font: Style.strongText, color: .onFilled)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        contentView.layer.cornerRadius = Style.innerRadius
        contentView.addSubview(label)
        layer.cornerRadius = Style.innerRadius + 4
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: UIColor, number: Int) {
        contentView.backgroundColor = color
        label.text = "\(number)"
        accessibilityLabel = "Color \(number)"
    }

    override var isSelected: Bool { didSet { showState() } }

    override var isHighlighted: Bool { didSet { showState() } }

    private func showState() {
        contentView.alpha = isHighlighted ? 0.7 : 1
        backgroundColor = isSelected ? .label : .clear
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = isSelected ? bounds.insetBy(dx: 3, dy: 3) : bounds
        label.frame = contentView.bounds
    }
}
