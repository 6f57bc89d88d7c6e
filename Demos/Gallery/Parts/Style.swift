import UIKit

/// The dimensions and fonts of the app. Dimensions are multiples of four points.
enum Style {
    /// The margin around a page.
    static let margin: CGFloat = 24
    /// The distance between cards.
    static let gap: CGFloat = 16
    /// The padding inside a card.
    static let padding: CGFloat = 16
    /// The corner radius of cards.
    static let radius: CGFloat = 12
    /// The corner radius of views inside cards.
    static let innerRadius: CGFloat = 8
    /// The maximum total width of the cards in a row.
    static let widestContent: CGFloat = 1040
    /// The minimum width of cards beside each other.
    static let narrowestCard: CGFloat = 200

    static let pageTitle = UIFont.systemFont(ofSize: 24, weight: .semibold)
    static let pageSummary = UIFont.systemFont(ofSize: 14)
    static let cardTitle = UIFont.systemFont(ofSize: 13, weight: .semibold)
    static let text = UIFont.systemFont(ofSize: 15)
    static let strongText = UIFont.systemFont(ofSize: 15, weight: .medium)
    static let smallText = UIFont.systemFont(ofSize: 13)
    static let caption = UIFont.systemFont(ofSize: 12)
    static let captionTitle = UIFont.systemFont(ofSize: 12, weight: .semibold)
    static let digits = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)

    /// Returns a color for an index, so that neighbors have different colors.
    static func color(_ number: Int) -> UIColor {
        let colors: [UIColor] = [
            .systemBlue, .systemBrown, .systemGreen, .systemPurple, .systemPink, .systemTeal, .systemIndigo,
            .systemRed, .systemCyan, .systemMint,
        ]
        return colors[number % colors.count]
    }
}

extension UILabel {
    /// Creates a label with a text and its appearance.
    convenience init(_ text: String, font: UIFont = Style.text, color: UIColor = .label, lines: Int = 1) {
        self.init(frame: .zero)
        self.text = text
        self.font = font
        textColor = color
        numberOfLines = lines
    }
}

extension UIColor {
    /// The color for text on a background in one of the palette's colors.
    static let onFilled = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.08, alpha: 1) : .white }
}
