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

    private static let textWidth: CGFloat = 240
    private static let rowHeight: CGFloat = 64

    /// Returns whether the symbols are below the texts, because both do not fit side by side.
    private func isStacked(_ width: CGFloat) -> Bool {
        width < SymbolDetail.textWidth + 8 + CGFloat(pictures.count) * 40
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SymbolDetail.rowHeight * (isStacked(size.width) ? 2 : 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isStacked = isStacked(bounds.width)
        let rowHeight = isStacked ? bounds.height / 2 : bounds.height
        let textWidth = isStacked ? bounds.width : SymbolDetail.textWidth
        name.frame = CGRect(x: 0, y: rowHeight / 2 - 22, width: textWidth, height: 22)
        note.frame = CGRect(x: 0, y: rowHeight / 2 + 2, width: textWidth, height: 18)
        let space = isStacked ? bounds.width : bounds.width - textWidth - 8
        let pitch = min(56, space / CGFloat(pictures.count))
        let left = isStacked ? 0 : bounds.width - pitch * CGFloat(pictures.count)
        for (index, picture) in pictures.enumerated() {
            picture.frame = CGRect(
                x: left + CGFloat(index) * pitch, y: bounds.height - rowHeight, width: pitch, height: rowHeight)
        }
    }

    func show(_ symbol: String) {
        name.text = symbol
        for (picture, configuration) in zip(pictures, configurations) {
            picture.image = UIImage(systemName: symbol, withConfiguration: configuration)
        }
    }
}
