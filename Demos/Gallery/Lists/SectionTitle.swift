import UIKit

/// The title of a section, on an opaque background that covers the cells below it.
final class SectionTitle: UICollectionReusableView {
    private let label = UILabel("", font: Style.cardTitle, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String) { label.text = title }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Style.padding, dy: 0)
    }
}
