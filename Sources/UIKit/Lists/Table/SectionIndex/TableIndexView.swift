import QuartzCore

/// The titles at the side of a table view that lead to its sections (TV-18).
@MainActor final class TableIndexView: UIControl {
    /// The width of the titles, with space for the scroll bar beside them.
    static let width: CGFloat = 30
    /// The width of the scroll bar under the pointer.
    private static let barWidth: CGFloat = 12
    private static let lineHeight: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    private static let bullet = "•"
    private static let search = UIImage(
        systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold))

    /// The colors of the index; `nil` means the standard ones.
    struct Colors: Equatable {
        var text: UIColor?
        var background: UIColor?
        var trackingBackground: UIColor?
    }

    private weak var table: UITableView?
    private var lines: [UIView] = []
    /// The title that is pressed.
    private var selected: Int?

    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            for line in lines { line.removeFromSuperview() }
            lines = []
            setNeedsLayout()
        }
    }

    var colors = Colors() { didSet { if colors != oldValue { updateColors() } } }

    init(_ table: UITableView) {
        self.table = table
        super.init(frame: .zero)
        accessibilityLabel = "Section index"
        updateColors()
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Content

    /// Returns the titles that are displayed in a number of lines: every title, or some with bullets between them, such
    /// as "A • D • G". Nil is a bullet.
    static func shown(_ count: Int, inLines lines: Int) -> [Int?] {
        guard count > lines else { return Array(0..<count) }
        guard lines >= 3 else { return lines > 0 && count > 0 ? [0] : [] }
        let places = (lines + 1) / 2
        var result: [Int?] = []
        for place in 0..<places {
            if place > 0 { result.append(nil) }
            result.append(place * (count - 1) / (places - 1))
        }
        return result
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = TableIndexView.shown(titles.count, inLines: Int(bounds.height / TableIndexView.lineHeight))
        if lines.count != shown.count {
            for line in lines { line.removeFromSuperview() }
            lines = shown.map { makeLine($0.map { titles[$0] } ?? TableIndexView.bullet) }
            for line in lines { addSubview(line) }
            updateColors()
        } else {
            for (line, index) in zip(lines, shown) {
                guard let label = line as? UILabel, let title = index.map({ titles[$0] }) else { continue }
                if label.text != title { label.text = title }
            }
        }
        let room = TableIndexView.width - TableIndexView.barWidth
        var y = extent.start
        for line in lines {
            line.frame = CGRect(
                x: table?.isRightToLeft == true ? TableIndexView.barWidth : 0, y: y, width: room,
                height: TableIndexView.lineHeight)
            y += TableIndexView.lineHeight
        }
    }

    private func makeLine(_ title: String) -> UIView {
        if title == UITableView.indexSearch {
            let view = UIImageView(image: TableIndexView.search)
            view.contentMode = .center
            return view
        }
        let label = UILabel(frame: .zero)
        label.font = TableIndexView.font
        label.textAlignment = .center
        label.text = title
        return label
    }

    private func updateColors() {
        let color = colors.text ?? .tintColor
        for line in lines {
            (line as? UILabel)?.textColor = color
            line.tintColor = color
        }
        let tracking = colors.trackingBackground ?? colors.background ?? .quaternarySystemFill
        backgroundColor = isTracking ? tracking : colors.background
    }

    /// The vertical extent of the lines, in the middle of the view.
    private var extent: (start: CGFloat, length: CGFloat) {
        let length = CGFloat(lines.count) * TableIndexView.lineHeight
        return (max(0, ((bounds.height - length) / 2).rounded(.down)), length)
    }

    // MARK: Presses

    // The keyboard finds rows by typing.
    override var canBecomeFirstResponder: Bool { false }
    override var canBecomeFocused: Bool { false }

    /// The index follows fingers in all directions. Wheels scroll the table view.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self || gestureRecognizer.numberOfTouches == 0
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        selected = nil
        updateColors()
        select(at: touch.location(in: self).y)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        select(at: touch.location(in: self).y)
        return true
    }

    package override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        updateColors()
    }

    /// Selects the title at a position. All titles are reached, also those that are not displayed.
    private func select(at y: CGFloat) {
        let (start, length) = extent
        guard length > 0, !titles.isEmpty else { return }
        let position = Int(((y - start) / length * CGFloat(titles.count)).rounded(.down))
        select(min(max(0, position), titles.count - 1))
    }

    private func select(_ index: Int) {
        guard index != selected else { return }
        selected = index
        accessibilityValue = titles[index]
        table?.selectIndexTitle(at: index)
    }

    // MARK: Accessibility

    package override var controlTraits: UIAccessibilityTraits { .adjustable }

    override func accessibilityIncrement() { select(min((selected ?? -1) + 1, titles.count - 1)) }

    override func accessibilityDecrement() { select(max((selected ?? 1) - 1, 0)) }
}
