import UIKit

/// A folder that opens while a drag is held over it.
final class SpringFolder: UIView {
    private let image = UIImageView()
    private let label = UILabel("Closed", font: Style.smallText, color: .secondaryLabel)
    private var isOpen = false { didSet { update() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.innerRadius
        image.contentMode = .scaleAspectFit
        label.textAlignment = .center
        addSubview(image)
        addSubview(label)
        addInteraction(UISpringLoadedInteraction { [weak self] _, _ in self?.isOpen.toggle() })
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        image.image = UIImage(systemName: isOpen ? "tray" : "folder")
        label.text = isOpen ? "Open: hold again to close" : "Closed"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = CGRect(x: bounds.midX - 28, y: bounds.midY - 44, width: 56, height: 56)
        label.frame = CGRect(x: 8, y: bounds.midY + 24, width: bounds.width - 16, height: 20)
    }
}
