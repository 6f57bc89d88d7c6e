import UIKit

/// A page that consists of rows of cards. The cards of a row have the same height and share its width.
class CardPage: Page {
    /// The rows of cards, with the relative width of each card.
    private let rows: [[(card: Card, weight: CGFloat)]]

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - title: The title of the page.
    ///   - summary: A one-line description.
    ///   - rows: The rows of cards. Cards in a row have the same width.
    init(title: String, summary: String, _ rows: [[Card]]) {
        self.rows = rows.map { row in row.map { ($0, 1) } }
        super.init(title: title, summary: summary)
    }

    /// Creates a page with cards of different widths.
    ///
    /// - Parameters:
    ///   - title: The title of the page.
    ///   - summary: A one-line description.
    ///   - rows: The rows of cards, with the relative width of each card.
    init(title: String, summary: String, weighted rows: [[(Card, CGFloat)]]) {
        self.rows = rows
        super.init(title: title, summary: summary)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in rows { for item in row { view.addSubview(item.card) } }
    }

    override func layoutContent(in area: CGRect) {
        var y = area.minY
        for row in rows {
            let room = min(area.width, Style.widestContent) - Style.gap * CGFloat(row.count - 1)
            let weights = row.reduce(0) { $0 + $1.weight }
            let widths = row.map { (room * $0.weight / weights).rounded(.down) }
            let height = zip(row, widths).map { $0.card.sizeThatFits(CGSize(width: $1, height: 0)).height }.max() ?? 0
            var x = area.minX
            for (item, width) in zip(row, widths) {
                item.card.frame = view.directional(CGRect(x: x, y: y, width: width, height: height))
                x += width + Style.gap
            }
            y += height + Style.gap
        }
        bottom = y - Style.gap
    }

    private var bottom: CGFloat = 0

    override var contentBottom: CGFloat? { bottom }
}
