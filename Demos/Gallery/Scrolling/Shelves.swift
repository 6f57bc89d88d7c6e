import UIKit

/// A scroll view with shelves below each other.
final class Shelves: UIScrollView {
    private let shelves: [Shelf]

    init() {
        let titles = ["New", "Popular", "Favorites", "Classics", "Recently added", "All"]
        shelves = titles.indices.map { Shelf(titles[$0], number: $0) }
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.innerRadius
        for shelf in shelves { addSubview(shelf) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let step = Shelf.height + 12
        for (index, shelf) in shelves.enumerated() {
            shelf.frame = CGRect(x: 0, y: 12 + CGFloat(index) * step, width: bounds.width, height: Shelf.height)
        }
        contentSize = CGSize(width: bounds.width, height: 12 + CGFloat(shelves.count) * step)
    }
}
