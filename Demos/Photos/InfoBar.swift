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
        addSubview(name)
        addSubview(details)
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
        setNeedsLayout()
    }

    /// A Boolean value that indicates whether the bar is shown. Changes are animated.
    var isShown = true {
        didSet {
            guard isShown != oldValue else { return }
            UIView.animate(withDuration: 0.2) { self.alpha = self.isShown ? 1 : 0 }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(details.intrinsicContentSize.width.rounded(.up), max(0, bounds.width - 28))
        let right = bounds.width - 14 - width
        details.frame = directional(CGRect(x: right, y: 0, width: width, height: bounds.height))
        // In a narrow window the name gives way.
        name.frame = directional(CGRect(x: 14, y: 0, width: max(0, right - 28), height: bounds.height))
    }
}
