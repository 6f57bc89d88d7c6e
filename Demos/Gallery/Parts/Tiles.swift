import UIKit

/// A grid of tiles of the same size, with as many columns as fit.
final class Tiles: UIView {
    private let tiles: [UIView]
    private let minimumWidth: CGFloat
    private let height: CGFloat

    init(minimumWidth: CGFloat = 120, height: CGFloat = 104, _ tiles: [UIView]) {
        self.tiles = tiles
        self.minimumWidth = minimumWidth
        self.height = height
        super.init(frame: .zero)
        for item in tiles { addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    private func columns(in width: CGFloat) -> Int {
        let most = max(1, Int((width + Style.gap) / (minimumWidth + Style.gap)))
        // Distribute the tiles evenly over the rows.
        let rows = (tiles.count + most - 1) / most
        return max(1, (tiles.count + rows - 1) / max(1, rows))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let columns = columns(in: size.width)
        let rows = CGFloat((tiles.count + columns - 1) / columns)
        return CGSize(width: size.width, height: rows * height + max(0, rows - 1) * Style.gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let columns = columns(in: bounds.width)
        let width = (bounds.width - Style.gap * CGFloat(columns - 1)) / CGFloat(columns)
        for (index, tile) in tiles.enumerated() {
            let x = CGFloat(index % columns) * (width + Style.gap)
            let left = x.rounded()
            tile.frame = directional(
                CGRect(
                    x: left, y: CGFloat(index / columns) * (height + Style.gap), width: (x + width).rounded() - left,
                    height: height))
        }
    }
}
