import UIKit

/// A quiet bar over the lower edge of the picture, with its name, its size and the zoom.
final class InfoBar: UIView {
    static let height: CGFloat = 32

    private let name = UILabel()
    private let details = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = UIColor(white: 0.05, alpha: 0.75)
        name.font = .systemFont(ofSize: 13, weight: .medium)
        name.textColor = .label
        name.lineBreakMode = .byTruncatingMiddle
        details.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        details.textColor = .secondaryLabel
        details.textAlignment = .right
        for label in [name, details] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
        }
        activateConstraints()
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the bar.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - size: The size of the picture in pixels; nil while it is unknown.
    ///   - zoomScale: The zoom, where 1 shows each pixel of the picture as one pixel of the screen.
    func show(name: String, size: CGSize?, zoomScale: CGFloat) {
        self.name.text = name
        details.text = size.map { size in
            let percent = Int((zoomScale * 100).rounded())
            return "\(Int(size.width)) × \(Int(size.height))   \(percent) %"
        }
    }

    /// A Boolean value that indicates whether the bar is shown. Changes are animated.
    var isShown = true {
        didSet {
            guard isShown != oldValue else { return }
            UIView.animate(withDuration: 0.2) { self.alpha = self.isShown ? 1 : 0 }
        }
    }

    private func activateConstraints() {
        details.setContentHuggingPriority(.required, for: .horizontal)
        name.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        // In a narrow window the name gives way, and then the details.
        name.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        let beforeDetails = name.trailingAnchor.constraint(equalTo: details.leadingAnchor, constant: -14)
        beforeDetails.priority = UILayoutPriority(998)
        let inside = details.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 14)
        inside.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            beforeDetails, inside, name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            name.topAnchor.constraint(equalTo: topAnchor), name.bottomAnchor.constraint(equalTo: bottomAnchor),
            details.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            details.topAnchor.constraint(equalTo: topAnchor), details.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
