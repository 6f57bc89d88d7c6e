import QuartzCore

/// The list of suggestions below a search field.
///
/// The search field keeps keyboard focus: it moves the highlight with the arrow keys.
@MainActor final class SearchSuggestionList: UIView {
    private let scrollView = UIScrollView()
    private var rows: [SearchSuggestionRow] = []
    private var highlightedIndex: Int?

    var choose: ((any UISearchSuggestion) -> Void)?

    private static let inset: CGFloat = 5
    private static let greatestHeight: CGFloat = 300

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 8
        layer.borderWidth = 1
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(scrollView)
        updateBorder()
    }

    required init?(coder: NSCoder) { return nil }

    private func updateBorder() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    var suggestions: [any UISearchSuggestion] = [] {
        didSet {
            highlightedIndex = nil
            for row in rows { row.removeFromSuperview() }
            rows = suggestions.map { suggestion in
                let row = SearchSuggestionRow(suggestion)
                row.addAction(
                    UIAction { [weak self, weak row] _ in if let row { self?.choose?(row.suggestion) } },
                    for: .touchUpInside)
                scrollView.addSubview(row)
                return row
            }
            scrollView.contentOffset = .zero
            setNeedsLayout()
        }
    }

    var highlighted: (any UISearchSuggestion)? { highlightedIndex.map { rows[$0].suggestion } }

    /// Moves the highlight, over the ends back to none.
    ///
    /// - Returns: `false` if the highlight would move up while there is none, or if there are no suggestions.
    func moveHighlight(by step: Int) -> Bool {
        guard !rows.isEmpty, highlightedIndex != nil || step > 0 else { return false }
        let next = (highlightedIndex ?? -1) + step
        if let highlightedIndex { rows[highlightedIndex].isChosen = false }
        guard rows.indices.contains(next) else {
            highlightedIndex = nil
            return true
        }
        highlightedIndex = next
        rows[next].isChosen = true
        scrollView.scrollRectToVisible(rows[next].frame, animated: false)
        return true
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = rows.map(\.preferredWidth).max() ?? 0
        let height = CGFloat(rows.count) * SearchSuggestionRow.height + 2 * SearchSuggestionList.inset
        return CGSize(
            width: max(200, width + 2 * SearchSuggestionList.inset),
            height: min(height, SearchSuggestionList.greatestHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = SearchSuggestionList.inset
        // The list has no size before it is displayed.
        scrollView.frame = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: min(inset, bounds.height / 2))
        let width = scrollView.bounds.width
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * SearchSuggestionRow.height, width: width, height: SearchSuggestionRow.height)
        }
        scrollView.contentSize = CGSize(width: width, height: CGFloat(rows.count) * SearchSuggestionRow.height)
    }

    // Touches in the margin must not reach the view below.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
