import QuartzCore

/// A view that displays the rows of one menu in a popup. The ``MenuSession`` handles the user's input.
@MainActor final class MenuPanel: UIView {
    var menu: UIMenu
    private let forFingers: Bool
    private let scale: CGFloat
    /// A Boolean value that indicates whether the rows are arranged side by side.
    let isBar: Bool
    private(set) var rows: [MenuRow] = []
    private var rowViews: [MenuRowView] = []
    /// The upper edge of each row, followed by the lower edge of the last row. In a bar, the distances from the leading
    /// edge.
    private var edges: [CGFloat] = [0]
    /// The view of the rows. The ``MenuSession`` scrolls it.
    private let list = UIScrollView()
    private let upArrow = MenuScrollArrow(MenuSymbols.up)
    private let downArrow = MenuScrollArrow(MenuSymbols.down)
    var offset: CGFloat { list.contentOffset.y }

    init(menu: UIMenu, forFingers: Bool, isBar: Bool, scale: CGFloat) {
        self.menu = menu
        self.scale = scale
        self.isBar = isBar
        self.forFingers = forFingers
        super.init(frame: .zero)
        backgroundColor = MenuStyle.background
        layer.cornerRadius = MenuStyle.cornerRadius
        layer.borderWidth = 1
        list.showsVerticalScrollIndicator = false
        addSubview(list)
        addSubview(upArrow)
        addSubview(downArrow)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityLabel = menu.title.isEmpty ? nil : menu.title
    }

    required init?(coder: NSCoder) { nil }

    /// Replaces the rows, and keeps the highlight on the same element if it is still there.
    func show(_ rows: [MenuRow]) {
        let chosen = highlighted.flatMap { self.rows[$0].element }
        for view in rowViews { view.removeFromSuperview() }
        self.rows = rows
        let columns = MenuColumns(rows)
        rowViews = rows.map { MenuRowView($0, columns, isInBar: isBar) }
        edges = rows.reduce(into: [0]) { $0.append($0[$0.count - 1] + length(of: $1)) }
        for view in rowViews { list.addSubview(view) }
        // The element may have another index now.
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

    /// The least width, in points.
    var minimumWidth: CGFloat = 0

    /// The size at which all rows are visible.
    var fittingSize: CGSize {
        guard !isBar else {
            return CGSize(width: contentLength + 2 * MenuStyle.padding, height: MenuStyle.barHeight)
        }
        let columns = MenuColumns(rows)
        let widest = rows.reduce(0) { max($0, columns.width(of: $1, scale: scale)) }
        let wished = min(MenuStyle.maximumWidth, widest + 2 * MenuStyle.padding)
        let width = max(MenuStyle.minimumWidth, minimumWidth, wished)
        return CGSize(width: width.rounded(.up), height: contentLength + 2 * MenuStyle.padding)
    }

    /// The total length of the rows: their height, or in a bar their width.
    private var contentLength: CGFloat { edges[edges.count - 1] }

    private func length(of row: MenuRow) -> CGFloat {
        isBar ? MenuColumns.barWidth(of: row, scale: scale) : row.height(forFingers: forFingers)
    }

    /// The height of the visible part of the rows, without the scroll arrows.
    private var room: CGFloat { list.bounds.height }

    /// A Boolean value that indicates whether the rows are taller than the visible part.
    var scrolls: Bool { !isBar && contentLength > room + 0.5 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(
            dx: min(MenuStyle.padding, bounds.width / 2), dy: min(MenuStyle.padding, bounds.height / 2))
        let isTooTall = !isBar && contentLength > inner.height + 0.5
        list.frame =
            isTooTall
            ? inner.insetBy(dx: 0, dy: min(MenuStyle.arrowHeight - MenuStyle.padding, inner.height / 2)) : inner
        for arrow in [upArrow, downArrow] { arrow.isHidden = !isTooTall }
        upArrow.frame = CGRect(x: 1, y: 1, width: bounds.width - 2, height: MenuStyle.arrowHeight - 1)
        downArrow.frame = CGRect(
            x: 1, y: bounds.height - MenuStyle.arrowHeight, width: bounds.width - 2, height: MenuStyle.arrowHeight - 1)
        for (index, view) in rowViews.enumerated() {
            let length = edges[index + 1] - edges[index]
            view.frame =
                isBar
                ? barFrame(ofRow: index, height: inner.height)
                : CGRect(x: 0, y: edges[index], width: inner.width, height: length)
        }
        list.contentSize = isBar ? .zero : CGSize(width: inner.width, height: contentLength)
        scroll(to: offset)
    }

    // MARK: Scrolling

    func scroll(to new: CGFloat) {
        let range = list.ranges.y
        list.contentOffset = CGPoint(x: 0, y: range.clamped(new))
        upArrow.isActive = offset > range.lower
        downArrow.isActive = offset < range.upper
    }

    /// Scrolls until a row is visible.
    func reveal(_ index: Int) {
        layoutIfNeeded()
        guard scrolls else { return }
        list.scrollRectToVisible(rowViews[index].frame, animated: false)
        scroll(to: offset)
    }

    /// Returns the direction in which the panel scrolls while the pointer is at a point: -1 over the active upper
    /// arrow, 1 over the active lower arrow, and 0 elsewhere.
    func scrollDirection(at point: CGPoint) -> CGFloat {
        guard scrolls, bounds.contains(point) else { return 0 }
        if upArrow.frame.contains(point), upArrow.isActive { return -1 }
        if downArrow.frame.contains(point), downArrow.isActive { return 1 }
        return 0
    }

    // MARK: Rows

    /// Returns the index of the row at a point, even if the row cannot be chosen.
    func row(at point: CGPoint) -> Int? {
        guard bounds.contains(point), isBar || (point.y >= list.frame.minY && point.y < list.frame.maxY) else {
            return nil
        }
        if isBar {
            let place = point.x - list.frame.minX
            let x = isRightToLeft ? list.bounds.width - place : place
            return rows.indices.first { x >= edges[$0] && x < edges[$0 + 1] }
        }
        let y = point.y - list.frame.minY + offset
        return rows.indices.first { y >= edges[$0] && y < edges[$0 + 1] }
    }

    /// Returns the frame of a row in the panel's coordinates.
    func frame(ofRow index: Int) -> CGRect {
        guard !isBar else {
            return barFrame(ofRow: index, height: bounds.height).offsetBy(dx: list.frame.minX, dy: 0)
        }
        return CGRect(
            x: 0, y: edges[index] - offset + list.frame.minY, width: bounds.width,
            height: edges[index + 1] - edges[index])
    }

    /// Returns the frame of a row of a bar in the list. The first row is at the leading end.
    private func barFrame(ofRow index: Int, height: CGFloat) -> CGRect {
        let frame = CGRect(x: edges[index], y: 0, width: edges[index + 1] - edges[index], height: height)
        return isRightToLeft ? frame.mirrored(in: list.bounds) : frame
    }

    private var highlightedIndex: Int?

    /// The index of the highlighted row.
    var highlighted: Int? {
        get { highlightedIndex }
        set {
            guard newValue != highlightedIndex else { return }
            if let old = highlightedIndex, rowViews.indices.contains(old) { rowViews[old].isHighlighted = false }
            highlightedIndex = newValue
            if let newValue {
                rowViews[newValue].isHighlighted = true
                AccessibilityCenter.menuDidHighlight(rowViews[newValue])
            }
        }
    }

    /// Returns the index of the row that a view displays.
    func index(of view: MenuRowView) -> Int? { rowViews.firstIndex { $0 === view } }

    /// Returns the next row after the highlighted one, or before it, that can be chosen. Wraps around at the ends.
    func neighbour(backwards: Bool) -> Int? {
        let indices = rows.indices.filter { rows[$0].isSelectable }
        guard !indices.isEmpty else { return nil }
        guard let highlighted else { return backwards ? indices.last : indices.first }
        return backwards
            ? indices.last { $0 < highlighted } ?? indices.last : indices.first { $0 > highlighted } ?? indices.first
    }
}

/// An arrow at the upper or lower end of a menu that is too tall for the screen.
@MainActor private final class MenuScrollArrow: UIView {
    private let image: UIImageView

    /// A Boolean value that indicates whether the menu can scroll further in the direction of the arrow.
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
