import UIKit

/// The background of a section with tiles.
final class TileBackground: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.radius
    }

    required init?(coder: NSCoder) { nil }
}
