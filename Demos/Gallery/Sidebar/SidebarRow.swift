import UIKit

/// A row with a symbol and the title of a page.
final class SidebarRow: UIView {
    enum State {
        case normal
        /// The current page.
        case chosen
        /// The current page while the list is first responder.
        case active
    }

    var state = State.normal { didSet { showState() } }

    private let imageView: UIImageView
    private let label: UILabel

    init(_ title: String, symbol: String) {
        imageView = UIImageView(
            image: UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)))
        label = UILabel(title, font: Style.smallText)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.contentMode = .center
        layer.cornerRadius = 6
        addSubview(imageView)
        addSubview(label)
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = directional(CGRect(x: 8, y: 0, width: 20, height: bounds.height))
        label.frame = directional(CGRect(x: 36, y: 0, width: max(0, bounds.width - 44), height: bounds.height))
    }

    private func showState() {
        switch state {
        case .normal:
            backgroundColor = nil
            label.textColor = .label
            imageView.tintColor = .secondaryLabel
        case .chosen:
            backgroundColor = .secondarySystemFill
            label.textColor = .label
            imageView.tintColor = .systemBlue
        case .active:
            backgroundColor = .systemBlue
            label.textColor = .onFilled
            imageView.tintColor = .onFilled
        }
    }
}
