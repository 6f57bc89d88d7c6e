import UIKit

/// A round badge with a number.
final class NumberBadge: UICollectionReusableView {
    private let label = UILabel("", font: Style.captionTitle, color: .white)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int) { label.text = "\(number)" }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}
