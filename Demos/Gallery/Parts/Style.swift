import UIKit

/// The measures everything keeps to: multiples of four points, and few sizes of type.
enum Style {
    /// Around a page.
    static let margin: CGFloat = 24
    /// Between cards.
    static let gap: CGFloat = 16
    /// Within a card.
    static let padding: CGFloat = 16
    /// The corners of cards.
    static let radius: CGFloat = 12

    static let pageTitle = UIFont.systemFont(ofSize: 24, weight: .semibold)
    static let pageSummary = UIFont.systemFont(ofSize: 14)
    static let cardTitle = UIFont.systemFont(ofSize: 13, weight: .semibold)
    static let text = UIFont.systemFont(ofSize: 15)
    static let strongText = UIFont.systemFont(ofSize: 15, weight: .medium)
    static let smallText = UIFont.systemFont(ofSize: 13)

    /// A colour for the thing with a number, so that neighbours differ.
    static func color(_ number: Int) -> UIColor {
        let colors: [UIColor] = [
            .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemPink, .systemTeal, .systemIndigo,
            .systemRed, .systemBrown, .systemMint,
        ]
        return colors[number % colors.count]
    }
}

extension UILabel {
    /// A label with a text and its looks.
    convenience init(_ text: String, font: UIFont = Style.text, color: UIColor = .label, lines: Int = 1) {
        self.init(frame: .zero)
        self.text = text
        self.font = font
        textColor = color
        numberOfLines = lines
    }
}

extension UIButton {
    /// A button on a ground of its own, for what matters most.
    static func filled(_ title: String, color: UIColor = .systemBlue) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        // On the lighter colours of the dark palette, dark letters read better.
        button.setTitleColor(.onFilled, for: .normal)
        button.backgroundColor = color
        button.layer.cornerRadius = 8
        return button
    }

    /// A quiet button.
    static func plain(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }
}

extension UIColor {
    /// Text on a ground of one of the palette's colours.
    static let onFilled = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.08, alpha: 1) : .white }
}
