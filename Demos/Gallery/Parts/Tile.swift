import UIKit

/// A sample view with its name below.
final class Tile: UIView {
    private let content: UIView
    private let caption: UILabel
    private static let captionHeight: CGFloat = 20

    /// Creates a tile.
    ///
    /// - Parameters:
    ///   - name: The name below the sample.
    ///   - background: True to show the sample's bounds with a subtle background color.
    ///   - content: The sample.
    init(_ name: String, background: Bool = false, _ content: UIView) {
        self.content = content
        caption = UILabel(name, font: Style.caption, color: .secondaryLabel)
        super.init(frame: .zero)
        caption.textAlignment = .center
        if background {
            content.backgroundColor = .tertiarySystemFill
            content.layer.cornerRadius = Style.innerRadius
        }
        addSubview(content)
        addSubview(caption)
    }

    /// Creates a tile with a sample that a closure draws.
    convenience init(_ name: String, background: Bool = false, _ body: @escaping (CGContext, CGRect) -> Void) {
        self.init(name, background: background, Drawing(body))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - Tile.captionHeight - 4))
        caption.frame = CGRect(
            x: 0, y: bounds.height - Tile.captionHeight, width: bounds.width, height: Tile.captionHeight)
    }
}
