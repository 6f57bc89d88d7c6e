import UIKit

/// A cell of a feed: a picture with a name and a date beside it, a text that wraps, four buttons in a row, and lines
/// between them. Subclasses lay out the 14 views.
@MainActor class FeedCell: UIView {
    let picture = UIView()
    let name = UILabel()
    let date = UILabel()
    let badge = UIView()
    let text = UILabel()
    let image = UIView()
    let line = UIView()
    let buttons = (0..<4).map { _ in UILabel() }
    let footer = UILabel()
    let upperEdge = UIView()
    let lowerEdge = UIView()

    static let margin: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [name, date, footer] + buttons { label.font = .systemFont(ofSize: 13) }
        name.text = "Ada Lovelace"
        date.text = "2 hours ago"
        footer.text = "12 comments"
        text.font = .systemFont(ofSize: 14)
        text.numberOfLines = 0
        for (button, title) in zip(buttons, ["Like", "Reply", "Share", "Save"]) { button.text = title }
        update(0)
    }

    convenience init() { self.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }

    /// All views of the cell.
    var views: [UIView] {
        [picture, name, date, badge, text, image, line, footer, upperEdge, lowerEdge] + buttons
    }

    /// Shows another text, which takes one to four lines.
    func update(_ index: Int) {
        let sentence = "The engine weaves algebraic patterns just as the loom weaves flowers and leaves. "
        text.text = String(repeating: sentence, count: 1 + index % 3) + "\(index)"
    }
}
