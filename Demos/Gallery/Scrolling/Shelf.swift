import UIKit

/// A title above a row of tiles that scrolls horizontally.
final class Shelf: UIView {
    static let height: CGFloat = 136

    private let title: UILabel
    private let row = UIScrollView()
    private let tiles: [UILabel]
    private static let tile = CGSize(width: 132, height: 96)
    private static let gap: CGFloat = 12

    init(_ title: String, number: Int) {
        self.title = UILabel(title, font: Style.strongText)
        tiles = (0..<12).map { index in
            let tile = UILabel("\(index + 1)", font: .systemFont(ofSize: 20, weight: .semibold), color: .onFilled)
            tile.textAlignment = .center
            tile.backgroundColor = Style.color(number + index)
            tile.layer.cornerRadius = Style.innerRadius
            tile.clipsToBounds = true
            return tile
        }
        super.init(frame: .zero)
        row.accessibilityLabel = title
        row.showsVerticalScrollIndicator = false
        addSubview(self.title)
        addSubview(row)
        for tile in tiles { row.addSubview(tile) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: 28)
        row.frame = CGRect(x: 0, y: 32, width: bounds.width, height: Shelf.tile.height)
        let step = Shelf.tile.width + Shelf.gap
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(
                x: 16 + CGFloat(index) * step, y: 0, width: Shelf.tile.width, height: Shelf.tile.height)
        }
        row.contentSize = CGSize(width: 32 + CGFloat(tiles.count) * step - Shelf.gap, height: Shelf.tile.height)
    }
}
