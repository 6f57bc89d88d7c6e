import UIKit

/// A view that displays the name of a symbol, and the symbol in several weights and sizes.
final class SymbolDetail: UIView {
    private let name = UILabel("", font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular))
    private let note = UILabel("Light to black, then small to large", font: Style.caption, color: .secondaryLabel)
    private let configurations: [UIImage.SymbolConfiguration] = [
        .init(pointSize: 32, weight: .light), .init(pointSize: 32, weight: .regular),
        .init(pointSize: 32, weight: .semibold), .init(pointSize: 32, weight: .black), .init(pointSize: 12),
        .init(pointSize: 20), .init(pointSize: 32),
    ]
    private let pictures: [UIImageView]

    override init(frame: CGRect) {
        pictures = configurations.map { _ in UIImageView(image: nil) }
        super.init(frame: frame)
        for item in [name, note] { addSubview(item) }
        for item in pictures {
            item.contentMode = .center
            item.tintColor = .label
            addSubview(item)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = CGRect(x: 0, y: bounds.midY - 22, width: 240, height: 22)
        note.frame = CGRect(x: 0, y: bounds.midY + 2, width: 240, height: 18)
        let pitch = min(56, max(0, bounds.width - 248) / CGFloat(pictures.count))
        let left = bounds.width - pitch * CGFloat(pictures.count)
        for (index, picture) in pictures.enumerated() {
            picture.frame = CGRect(x: left + CGFloat(index) * pitch, y: 0, width: pitch, height: bounds.height)
        }
    }

    func show(_ symbol: String) {
        name.text = symbol
        for (picture, configuration) in zip(pictures, configurations) {
            picture.image = UIImage(systemName: symbol, withConfiguration: configuration)
        }
    }
}
