import UIKit

/// A file in the grid: a thumbnail or a symbol above the name.
final class FileGridCell: UICollectionViewCell {
    /// The key of the thumbnail that the cell shows, or waits for.
    var thumbnailKey: Thumbnails.Key?

    private let imageView = UIImageView()
    private let label = UILabel()

    static let size = CGSize(width: 116, height: 124)
    /// The greatest width and height of a thumbnail in points.
    static let thumbnailSide: CGFloat = 64
    private static let imageFrame = CGRect(x: 10, y: 8, width: 96, height: 68)
    static let nameFrame = CGRect(x: 4, y: 80, width: 108, height: 40)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 13)
        label.textAlignment = .center
        label.numberOfLines = 2
        label.lineBreakMode = .byTruncatingMiddle
        contentView.addSubview(imageView)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a file.
    func show(_ item: FileItem, thumbnail: UIImage?) {
        label.text = item.name.text
        label.textColor = item.name.isHidden ? .secondaryLabel : .label
        if let thumbnail {
            show(thumbnail)
        } else {
            imageView.contentMode = .center
            imageView.image = FileSymbol.image(item.type, size: 46)
            imageView.tintColor = FileSymbol.color(item.kind)
        }
        accessibilityLabel = "\(item.name.text), \(item.type.title)"
    }

    /// Shows a thumbnail in place of the symbol.
    func show(_ thumbnail: UIImage) {
        imageView.contentMode = .scaleAspectFit
        imageView.image = thumbnail
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 8
        if state.isSelected {
            background.backgroundColor = .tintColor.withAlphaComponent(0.18)
        } else if state.isHighlighted {
            background.backgroundColor = .tertiarySystemFill
        }
        backgroundConfiguration = background
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = FileGridCell.imageFrame
        let height = label.sizeThatFits(FileGridCell.nameFrame.size).height
        label.frame = FileGridCell.nameFrame
        label.frame.size.height = min(height, FileGridCell.nameFrame.height)
    }
}
