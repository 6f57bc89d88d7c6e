import UIKit

/// A page about images: content modes, rendering modes, and resizable images.
final class ImagesPage: CardPage {
    init() {
        super.init(
            title: "Images", summary: "UIImageView and UIImage. The images are drawn with UIGraphicsImageRenderer.",
            [
                [Card("Content modes", content: Tiles(minimumWidth: 116, height: 92, ImagesPage.modes()))],
                [
                    Card(
                        "Rendering modes and sizes",
                        content: Tiles(minimumWidth: 72, height: 92, ImagesPage.renderings()))
                ],
                [Card("Resizable", content: Tiles(minimumWidth: 120, height: 80, ImagesPage.resizable()))],
            ])
    }

    required init?(coder: NSCoder) { nil }

    private static func modes() -> [Tile] {
        let modes: [(String, UIView.ContentMode)] = [
            ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
            ("center", .center), ("top", .top), ("left", .left), ("bottomRight", .bottomRight),
            ("topRight", .topRight),
        ]
        return modes.map { name, mode in
            let view = UIImageView(image: SampleImages.landscape)
            view.contentMode = mode
            view.clipsToBounds = true
            return Tile(name, background: true, view)
        }
    }

    private static func renderings() -> [Tile] {
        let original = SampleImages.badge
        let symbol = UIImage(systemName: "bell.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))
        func tile(_ name: String, _ image: UIImage?, tint: UIColor? = nil) -> Tile {
            let view = UIImageView(image: image)
            view.contentMode = .center
            view.tintColor = tint
            return Tile(name, background: true, view)
        }
        return [
            tile("Original", original.withRenderingMode(.alwaysOriginal)),
            tile("Template", original.withRenderingMode(.alwaysTemplate)),
            tile("Tinted", original.withTintColor(.systemGreen)),
            tile("Flipped", original.withHorizontallyFlippedOrientation()),
            tile("Symbol", symbol), tile("Symbol, red", symbol, tint: .systemRed),
        ]
    }

    private static func resizable() -> [Tile] {
        let caps = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        func tile(_ name: String, _ image: UIImage) -> Tile { Tile(name, UIImageView(image: image)) }
        let unscaled = UIImageView(image: SampleImages.frame)
        unscaled.contentMode = .center
        return [
            Tile("Original size", unscaled),
            tile("Stretched", SampleImages.frame.resizableImage(withCapInsets: caps, resizingMode: .stretch)),
            tile("Tiled", SampleImages.frame.resizableImage(withCapInsets: caps, resizingMode: .tile)),
        ]
    }
}
