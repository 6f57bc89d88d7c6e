import UIKit

/// A folder that opens while a drag is held over it, and segments that it selects.
final class SpringFolder: UIView {
    private let image = UIImageView()
    private let label = UILabel("Closed", font: Style.smallText, color: .secondaryLabel)
    private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    private var isOpen = false { didSet { update() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layer.cornerRadius = Style.innerRadius
        image.contentMode = .scaleAspectFit
        label.textAlignment = .center
        addSubview(image)
        addSubview(label)
        segments.selectedSegmentIndex = 0
        segments.accessibilityLabel = "Period"
        segments.isSpringLoaded = true
        addSubview(segments)
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
        image.frame = CGRect(x: bounds.midX - 28, y: 14, width: 56, height: 56)
        label.frame = CGRect(x: 8, y: 80, width: bounds.width - 16, height: 20)
        let height = segments.sizeThatFits(bounds.size).height
        segments.frame = CGRect(x: 12, y: bounds.height - height - 12, width: bounds.width - 24, height: height)
    }
}
