import UIKit

/// A row with a symbol and the title of a page.
final class SidebarRow: UIView {
    enum Look {
        case normal
        /// The current page.
        case chosen
        /// The current page while the list is first responder.
        case active
    }

    var look = Look.normal { didSet { showLook() } }

    private let picture: UIImageView
    private let label: UILabel

    init(_ title: String, symbol: String) {
        picture = UIImageView(
            image: UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)))
        label = UILabel(title, font: Style.smallText)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        picture.contentMode = .center
        layer.cornerRadius = 6
        addSubview(picture)
        addSubview(label)
        showLook()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 8, y: 0, width: 20, height: bounds.height)
        label.frame = CGRect(x: 36, y: 0, width: max(0, bounds.width - 44), height: bounds.height)
    }

    private func showLook() {
        switch look {
        case .normal:
            backgroundColor = nil
            label.textColor = .label
            picture.tintColor = .secondaryLabel
        case .chosen:
            backgroundColor = .secondarySystemFill
            label.textColor = .label
            picture.tintColor = .systemBlue
        case .active:
            backgroundColor = .systemBlue
            label.textColor = .onFilled
            picture.tintColor = .onFilled
        }
    }
}
