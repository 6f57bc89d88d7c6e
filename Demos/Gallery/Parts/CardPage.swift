import UIKit

/// A page that consists of rows of cards. The cards of a row have the same height and share its width. If they would be
/// too narrow, they are one below the other.
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
        for row in rows.flatMap({ isTooNarrow($0, in: area) ? $0.map { [$0] } : [$0] }) {
            let widths = widths(of: row, in: area)
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

    /// Returns the widths of cards beside each other.
    private func widths(of row: [(card: Card, weight: CGFloat)], in area: CGRect) -> [CGFloat] {
        let room = min(area.width, Style.widestContent) - Style.gap * CGFloat(row.count - 1)
        let weights = row.reduce(0) { $0 + $1.weight }
        return row.map { (room * $0.weight / weights).rounded(.down) }
    }

    private func isTooNarrow(_ row: [(card: Card, weight: CGFloat)], in area: CGRect) -> Bool {
        row.count > 1 && widths(of: row, in: area).contains { $0 < Style.narrowestCard }
    }

    private var bottom: CGFloat = 0

    override var contentBottom: CGFloat? { bottom }
}
