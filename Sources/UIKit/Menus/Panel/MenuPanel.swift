import QuartzCore

/// The rows of one menu, in a popup. It shows what it is told; what a person does is the ``MenuSession``'s business.
@MainActor final class MenuPanel: UIView {
    var menu: UIMenu
    private let forFingers: Bool
    private let scale: CGFloat
    /// Whether the rows are side by side.
    let isBar: Bool
    private(set) var rows: [MenuRow] = []
    private var rowViews: [MenuRowView] = []
    /// The upper edge of each row, and the lower one of the last.
    private var edges: [CGFloat] = [0]
    private let list = UIView()
    private let upArrow = MenuScrollArrow(MenuSymbols.up)
    private let downArrow = MenuScrollArrow(MenuSymbols.down)
    private(set) var offset: CGFloat = 0

    init(menu: UIMenu, forFingers: Bool, isBar: Bool, scale: CGFloat) {
        self.menu = menu
        self.scale = scale
        self.isBar = isBar
        self.forFingers = forFingers
        super.init(frame: .zero)
        backgroundColor = MenuStyle.background
        layer.cornerRadius = MenuStyle.cornerRadius
        layer.borderWidth = 1
        list.clipsToBounds = true
        addSubview(list)
        addSubview(upArrow)
        addSubview(downArrow)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityLabel = menu.title.isEmpty ? nil : menu.title
    }

    required init?(coder: NSCoder) { nil }

    /// Shows other rows.
    func show(_ rows: [MenuRow]) {
        let chosen = highlighted.flatMap { self.rows[$0].element }
        for view in rowViews { view.removeFromSuperview() }
        self.rows = rows
        let columns = MenuColumns(rows)
        rowViews = rows.map { MenuRowView($0, columns, isInBar: isBar) }
        edges = rows.reduce(into: [0]) { $0.append($0[$0.count - 1] + length(of: $1)) }
        for view in rowViews { list.addSubview(view) }
        // The same element, wherever it is now.
        highlightedIndex = nil
        highlighted = chosen.flatMap { element in rows.firstIndex { $0.element === element } }
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        layer.borderColor = MenuStyle.edge.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = MenuStyle.edge.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Size

    /// The size in which all rows can be seen.
    var fittingSize: CGSize {
        guard !isBar else {
            return CGSize(width: contentLength + 2 * MenuStyle.padding, height: MenuStyle.barHeight)
        }
        let columns = MenuColumns(rows)
        let widest = rows.reduce(0) { max($0, columns.width(of: $1, scale: scale)) }
        let width = max(MenuStyle.minimumWidth, min(MenuStyle.maximumWidth, widest + 2 * MenuStyle.padding))
        return CGSize(width: width.rounded(.up), height: contentLength + 2 * MenuStyle.padding)
    }

    /// The length of all rows, downwards, or of a bar's to the right.
    private var contentLength: CGFloat { edges[edges.count - 1] }

    private func length(of row: MenuRow) -> CGFloat {
        isBar ? MenuColumns.barWidth(of: row, scale: scale) : row.height(forFingers: forFingers)
    }

    /// What can be seen of the rows, without the arrows.
    private var room: CGFloat { list.bounds.height }

    private var greatestOffset: CGFloat { isBar ? 0 : max(0, contentLength - room) }

    /// Whether there are more rows than can be seen.
    var scrolls: Bool { !isBar && contentLength > room + 0.5 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(
            dx: min(MenuStyle.padding, bounds.width / 2), dy: min(MenuStyle.padding, bounds.height / 2))
        let isTooTall = !isBar && contentLength > inner.height + 0.5
        list.frame = isTooTall
            ? inner.insetBy(dx: 0, dy: min(MenuStyle.arrowHeight - MenuStyle.padding, inner.height / 2)) : inner
        for arrow in [upArrow, downArrow] { arrow.isHidden = !isTooTall }
        upArrow.frame = CGRect(x: 1, y: 1, width: bounds.width - 2, height: MenuStyle.arrowHeight - 1)
        downArrow.frame = CGRect(
            x: 1, y: bounds.height - MenuStyle.arrowHeight, width: bounds.width - 2, height: MenuStyle.arrowHeight - 1)
        for (index, view) in rowViews.enumerated() {
            let length = edges[index + 1] - edges[index]
            view.frame =
                isBar
                ? CGRect(x: edges[index], y: 0, width: length, height: inner.height)
                : CGRect(x: 0, y: edges[index], width: inner.width, height: length)
        }
        scroll(to: offset)
    }

    // MARK: Scrolling

    func scroll(to new: CGFloat) {
        offset = max(0, min(greatestOffset, new))
        list.bounds.origin = CGPoint(x: 0, y: offset)
        upArrow.isActive = offset > 0
        downArrow.isActive = offset < greatestOffset
    }

    /// Scrolls so far that a row can be seen.
    func reveal(_ index: Int) {
        layoutIfNeeded()
        guard scrolls else { return }
        if edges[index] < offset { scroll(to: edges[index]) }
        if edges[index + 1] > offset + room { scroll(to: edges[index + 1] - room) }
    }

    /// Which way the panel scrolls while the pointer is at a point: over one of the arrows.
    func scrollDirection(at point: CGPoint) -> CGFloat {
        guard scrolls, bounds.contains(point) else { return 0 }
        if upArrow.frame.contains(point), upArrow.isActive { return -1 }
        if downArrow.frame.contains(point), downArrow.isActive { return 1 }
        return 0
    }

    // MARK: Rows

    /// The row at a point, whether or not it can be chosen.
    func row(at point: CGPoint) -> Int? {
        guard bounds.contains(point), isBar || (point.y >= list.frame.minY && point.y < list.frame.maxY) else {
            return nil
        }
        if isBar {
            let x = point.x - list.frame.minX
            return rows.indices.first { x >= edges[$0] && x < edges[$0 + 1] }
        }
        let y = point.y - list.frame.minY + offset
        return rows.indices.first { y >= edges[$0] && y < edges[$0 + 1] }
    }

    /// Where a row is in the panel.
    func frame(ofRow index: Int) -> CGRect {
        guard !isBar else {
            return CGRect(
                x: edges[index] + list.frame.minX, y: 0, width: edges[index + 1] - edges[index], height: bounds.height)
        }
        return CGRect(
            x: 0, y: edges[index] - offset + list.frame.minY, width: bounds.width,
            height: edges[index + 1] - edges[index])
    }

    private var highlightedIndex: Int?

    /// The row that would be chosen.
    var highlighted: Int? {
        get { highlightedIndex }
        set {
            guard newValue != highlightedIndex else { return }
            if let old = highlightedIndex, rowViews.indices.contains(old) { rowViews[old].isHighlighted = false }
            highlightedIndex = newValue
            if let newValue { rowViews[newValue].isHighlighted = true }
        }
    }

    /// The next row that can be chosen after the highlighted one, or before it; from the end on, from the beginning.
    func neighbour(backwards: Bool) -> Int? {
        let indices = rows.indices.filter { rows[$0].isChoosable }
        guard !indices.isEmpty else { return nil }
        guard let highlighted else { return backwards ? indices.last : indices.first }
        return backwards
            ? indices.last { $0 < highlighted } ?? indices.last : indices.first { $0 > highlighted } ?? indices.first
    }
}

/// One end of a menu that is too tall, with an arrow.
@MainActor private final class MenuScrollArrow: UIView {
    private let image: UIImageView

    /// Whether there is more on that side.
    var isActive = true {
        didSet { image.alpha = isActive ? 1 : 0.3 }
    }

    init(_ symbol: UIImage?) {
        image = UIImageView(image: symbol)
        super.init(frame: .zero)
        backgroundColor = MenuStyle.background
        layer.cornerRadius = MenuStyle.cornerRadius - 1
        image.tintColor = .secondaryLabel
        image.contentMode = .center
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
    }
}
