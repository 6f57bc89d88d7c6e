import UIKit

/// The measures everything keeps to: multiples of four points, and few sizes of type.
enum Style {
    /// Around a page.
    static let margin: CGFloat = 24
    /// Between cards.
    static let gap: CGFloat = 16
    /// Within a card.
    static let padding: CGFloat = 16
    /// The corners of cards, and of what lies in them.
    static let radius: CGFloat = 12
    static let innerRadius: CGFloat = 8
    /// Cards are no wider than together this, however wide the window is.
    static let widestContent: CGFloat = 1040

    static let pageTitle = UIFont.systemFont(ofSize: 24, weight: .semibold)
    static let pageSummary = UIFont.systemFont(ofSize: 14)
    static let cardTitle = UIFont.systemFont(ofSize: 13, weight: .semibold)
    static let text = UIFont.systemFont(ofSize: 15)
    static let strongText = UIFont.systemFont(ofSize: 15, weight: .medium)
    static let smallText = UIFont.systemFont(ofSize: 13)
    static let caption = UIFont.systemFont(ofSize: 12)
    static let captionTitle = UIFont.systemFont(ofSize: 12, weight: .semibold)
    static let digits = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)

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

extension UIColor {
    /// Text on a ground of one of the palette's colours.
    static let onFilled = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.08, alpha: 1) : .white }
}
