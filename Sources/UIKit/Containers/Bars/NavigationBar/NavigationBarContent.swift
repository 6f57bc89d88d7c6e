/// The content of a navigation bar for one item: back button, items, titles and prompt.
///
/// A push or pop animates between two of them. Layout computes frames from left to right and mirrors them.
@MainActor final class NavigationBarContent: UIView, BarItemHost {
    let item: UINavigationItem
    private weak var bar: UINavigationBar?
    /// The item below, to which the back button leads.
    private let previous: UINavigationItem?

    private var left: BarItemRow?
    private var right: BarItemRow?
    private(set) var backButton: BarButton?
    private var overflow: BarButton?
    private let titleLabel = UILabel()
    private var titleView: UIView?
    private var promptLabel: UILabel?
    /// The part of the bar with a search bar below the title, or else the search bar beside it.
    private let searchArea = UIView()
    private let largeTitleArea = UIView()
    private let largeTitleLabel = UILabel()

    /// Creates the content.
    init(_ item: UINavigationItem, previous: UINavigationItem?, in bar: UINavigationBar) {
        self.item = item
        self.previous = previous
        self.bar = bar
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingTail
        titleLabel.isUserInteractionEnabled = false
        largeTitleLabel.lineBreakMode = .byTruncatingTail
        largeTitleArea.clipsToBounds = true
        largeTitleArea.isUserInteractionEnabled = false
        largeTitleArea.addSubview(largeTitleLabel)
        searchArea.clipsToBounds = true
        addSubview(largeTitleArea)
        addSubview(titleLabel)
        addSubview(searchArea)
        makeViews()
    }

    required init?(coder: NSCoder) { return nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    // MARK: Views

    /// A Boolean value that indicates whether there is a back button (BI-05).
    var showsBackButton: Bool { previous != nil && !item.hidesBackButton && !item.replacesBackButton }

    private func makeViews() {
        guard let bar else { return }
        let appearance = bar.effectiveAppearance
        func appearanceOf(_ item: UIBarButtonItem) -> UIBarButtonItemAppearance {
            item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        }
        left = BarItemRow(leftItems(in: bar), in: self, host: self, appearance: appearanceOf)
        right = BarItemRow(item.rightBarButtonItems ?? [], in: self, host: self, appearance: appearanceOf)
        previous?.backBarButtonItem?.host = self
        if showsBackButton { makeBackButton(appearance) }
        makeTitle(appearance)
        makeSearch()
        setNeedsLayout()
    }

    /// The items of the containers that the app does not show itself, and the left items.
    private func leftItems(in bar: UINavigationBar) -> [UIBarButtonItem] {
        let own = item.leftBarButtonItems ?? []
        let shown = own + (item.rightBarButtonItems ?? [])
        return bar.containerItems.filter { one in !shown.contains { $0 === one } } + own
    }

    private func makeBackButton(_ appearance: UINavigationBarAppearance) {
        let source = previous?.backBarButtonItem
        let arrow =
            source?.displayedImage ?? appearance.backIndicatorImage ?? bar?.backIndicatorImage
            ?? UIImage(systemName: "chevron.backward")
        let button = BarButton(
            image: arrow, title: previous?.backTitles.first ?? nil, appearance.backButtonAppearance,
            tint: source?.tintColor, menu: { [weak self] in self?.bar?.makeBackMenu() },
            action: { [weak self] _ in self?.bar?.goBack() })
        button.accessibilityLabel = previous?.nameInBackMenu
        button.accessibilityIdentifier = source?.accessibilityIdentifier ?? "BackButton"
        addSubview(button)
        backButton = button
    }

    private func makeSearch() {
        let search = item.searchController?.searchBar
        for view in searchArea.subviews where view !== search { view.removeFromSuperview() }
        guard let search else { return }
        if search.superview !== searchArea { searchArea.addSubview(search) }
        if search.scopeArea.superview !== self { addSubview(search.scopeArea) }
    }

    private func makeTitle(_ appearance: UINavigationBarAppearance) {
        titleView = item.titleView
        if let titleView { addSubview(titleView) }
        titleLabel.isHidden = titleView != nil
        set(item.title, BarDesign.titleFont, appearance.titleTextAttributes, of: titleLabel)
        set(item.title, BarDesign.largeTitleFont, appearance.largeTitleTextAttributes, of: largeTitleLabel)
        titleLabel.accessibilityTraits = .header
        guard let prompt = item.prompt else { return }
        let label = UILabel()
        label.textAlignment = .center
        set(prompt, BarDesign.promptFont, [:], of: label)
        label.textColor = .secondaryLabel
        addSubview(label)
        promptLabel = label
    }

    private func set(
        _ text: String?, _ font: UIFont, _ custom: [NSAttributedString.Key: Any], of label: UILabel
    ) {
        guard !custom.isEmpty, let text else {
            label.font = font
            label.textColor = .label
            label.text = text
            return
        }
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        attributes.merge(custom) { $1 }
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
    }

    /// Makes all views again, because the item or the appearance has changed.
    func rebuild() {
        // The focused button is replaced by the one at its position.
        let focused = window?.focus.shown as? UIView
        let index = focused.flatMap { view in subviews.firstIndex { $0 === view } }
        let scopes = item.searchController?.searchBar.scopeArea
        for view in subviews
        where view !== titleLabel && view !== largeTitleArea && view !== searchArea && view !== scopes {
            view.removeFromSuperview()
        }
        (backButton, overflow, titleView, promptLabel) = (nil, nil, nil, nil)
        makeViews()
        if let index, index < subviews.count, let window, subviews[index].canBecomeFocused {
            layoutIfNeeded()
            _ = window.moveFocus(to: subviews[index], heading: [])
        }
    }

    func barItemDidChange(_ item: UIBarItem, affectsLayout: Bool) {
        guard !affectsLayout, item !== previous?.backBarButtonItem else {
            bar?.itemDidChange(self.item)
            return
        }
        left?.update(item)
        right?.update(item)
    }

    // MARK: Layout

    /// The extent of the large title that is visible, from 0 to 1.
    var largeTitleFraction: CGFloat {
        min(1, max(0, (bar?.collapsibleExtent ?? 0) / BarDesign.largeTitleHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let bar else { return }
        let insets = bar.contentInsets
        let width = max(0, bounds.width - insets.left - insets.right)
        var y = insets.top
        let isHidden = bar.isTitleRowHidden(of: item)
        promptLabel?.isHidden = isHidden
        if let promptLabel, !isHidden {
            promptLabel.frame = CGRect(
                x: insets.left + BarDesign.largeTitleMargin, y: y + 4,
                width: max(0, width - 2 * BarDesign.largeTitleMargin), height: BarDesign.promptHeight - 4)
            y += BarDesign.promptHeight
        }
        // A hidden row is above the bar.
        let row = CGRect(
            x: insets.left, y: isHidden ? y - BarDesign.navigationBarHeight : y, width: width,
            height: BarDesign.navigationBarHeight)
        layoutRow(row)
        updateRow(isHidden: isHidden)
        let fixed = bar.fixedSearchHeight(of: item) + bar.scopeHeight(of: item)
        let extent = max(0, bounds.height - row.maxY - fixed)
        let large = min(extent, bar.largeTitleHeight(of: item))
        layoutLargeTitle(below: row.maxY, extent: large, x: insets.left, width: width)
        layoutSearch(below: row.maxY + large, extent: extent - large, row)
    }

    /// Hides the views of a row that is above the bar.
    private func updateRow(isHidden: Bool) {
        let scopes = item.searchController?.searchBar.scopeArea
        for view in subviews where view !== largeTitleArea && view !== searchArea && view !== scopes {
            view.isUserInteractionEnabled = !isHidden && view !== titleLabel
            if isHidden { view.alpha = 0 } else if view !== titleLabel { view.alpha = 1 }
        }
    }

    /// Places the search bar and its scopes.
    ///
    /// - Parameters:
    ///   - y: The lower edge of the title.
    ///   - extent: The visible height of a search bar that disappears when the content scrolls.
    ///   - row: The row with the title.
    private func layoutSearch(below y: CGFloat, extent: CGFloat, _ row: CGRect) {
        guard let bar, let search = item.searchController?.searchBar else { return }
        let scopeHeight = bar.scopeHeight(of: item)
        var bottom = y
        if let frame = searchFrame {
            searchArea.frame = frame
            search.frame = searchArea.bounds
        } else {
            let full = bar.searchHeight(of: item)
            let height = bar.fixedSearchHeight(of: item) > 0 ? full : min(extent, full)
            searchArea.frame = CGRect(x: row.minX, y: y, width: row.width, height: height)
            search.frame = CGRect(x: 0, y: height - full, width: row.width, height: full)
            search.alpha = full > 0 ? max(0, (height / full - 0.3) / 0.7) : 1
            bottom += height
        }
        if search.host == .title { search.alpha = 1 }
        // A search bar that is not visible cannot be reached with Tab.
        let isOut = searchArea.bounds.height < 1
        if searchArea.isHidden != isOut { searchArea.isHidden = isOut }
        search.scopeArea.frame = CGRect(x: row.minX, y: bottom, width: row.width, height: scopeHeight)
    }

    private func layoutLargeTitle(below y: CGFloat, extent: CGFloat, x: CGFloat, width: CGFloat) {
        let isLarge = bar?.displaysLargeTitle(of: item) ?? false
        largeTitleArea.frame = CGRect(x: 0, y: y, width: bounds.width, height: isLarge ? extent : 0)
        // The title disappears behind the bar's row from above, as the content does.
        let size = largeTitleLabel.intrinsicContentSize
        let margin = BarDesign.largeTitleMargin
        largeTitleLabel.frame = mirrored(
            CGRect(
                x: x + margin, y: (extent - size.height - 8).rounded(),
                width: min(size.width.rounded(.up), max(0, width - 2 * margin)), height: size.height.rounded(.up)))
        // The small title replaces the large one when that is nearly hidden.
        let fraction = largeTitleFraction
        titleLabel.alpha = isLarge ? max(0, 1 - fraction / 0.25) : 1
        largeTitleLabel.alpha = isLarge ? min(1, fraction / 0.5) : 0
    }

    /// The frame of the search bar beside the title; nil if it is below the title, or if there is none.
    private var searchFrame: CGRect?
    private var searchWidth: CGFloat = 0

    /// The width of the search bar beside the title.
    private func measureSearch(_ row: CGRect) {
        searchWidth = 0
        guard bar?.searchPlacement(of: item) == .inline, let search = item.searchController else { return }
        let bar = search.searchBar
        let field = search.isActiveStorage ? BarDesign.activeSearchFieldWidth : BarDesign.searchFieldWidth
        searchWidth = max(BarDesign.leastSearchFieldWidth, min(field, row.width * 0.35)) + bar.cancelExtent
    }

    private func layoutRow(_ row: CGRect) {
        guard let left, let right else { return }
        measureSearch(row)
        // The search bar is at the trailing end; the rest of the row is for the others.
        let searchEnd =
            searchWidth > 0
            ? searchWidth + BarDesign.largeTitleMargin - BarDesign.sideMargin + BarDesign.titleGap : 0
        searchFrame =
            searchWidth > 0
            ? mirrored(
                CGRect(
                    x: row.maxX - BarDesign.largeTitleMargin - searchWidth, y: row.minY, width: searchWidth,
                    height: row.height))
            : nil
        let full = row
        var row = row
        row.size.width = max(0, row.width - searchEnd)
        let margin = BarDesign.sideMargin
        let room = max(0, row.width - 2 * margin)
        let title = titleSize(limit: CGSize(width: room, height: row.height))
        left.fit(in: .greatestFiniteMagnitude)
        right.fit(in: .greatestFiniteMagnitude)

        func gap(_ width: CGFloat) -> CGFloat { width > 0 ? BarDesign.itemSpacing : 0 }
        var backWidth: CGFloat = 0
        var overflowWidth: CGFloat = 0
        func total(_ titleWidth: CGFloat) -> CGFloat {
            let sides =
                backWidth + gap(min(backWidth, left.width)) + left.width + right.width
                + overflowWidth + gap(min(overflowWidth, right.width))
            return sides + (titleWidth > 0 ? titleWidth + 2 * BarDesign.titleGap : 0)
        }
        // The title of the back button gives way first (BI-06), then items do (BI-14).
        for text in previous?.backTitles ?? [] {
            guard let backButton else { break }
            backButton.setTitle(text)
            backWidth = backButton.preferredWidth
            if total(min(title.width, room * 0.45)) <= room, backWidth <= room * 0.45 { break }
        }
        let least = min(title.width, BarDesign.leastTitleWidth)
        while total(least) > room, right.canMoveLast || left.canMoveLast {
            if right.canMoveLast { right.moveLast() } else { left.moveLast() }
            overflowWidth = BarOverflow.width
        }
        left.updateVisibility()
        right.updateVisibility()
        place(left, right, row, backWidth, overflowWidth)
        placeTitle(title, row, backWidth, overflowWidth, center: full.width / 2)
    }

    /// Places the buttons at both sides.
    private func place(
        _ left: BarItemRow, _ right: BarItemRow, _ row: CGRect, _ backWidth: CGFloat, _ overflowWidth: CGFloat
    ) {
        let margin = BarDesign.sideMargin
        func put(_ view: UIView, _ frame: CGRect) {
            view.frame = mirrored(frame.offsetBy(dx: row.minX, dy: row.minY))
        }
        let y = ((row.height - BarDesign.itemHeight) / 2).rounded()
        if let backButton {
            put(backButton, CGRect(x: margin, y: y, width: backWidth, height: BarDesign.itemHeight))
        }
        var start = margin
        if backWidth > 0 { start += backWidth + BarDesign.itemSpacing }
        for (view, frame) in left.frames(from: start, height: row.height) { put(view, frame) }
        var end = row.width - margin
        if overflowWidth > 0 {
            let button =
                overflow
                ?? BarOverflow.makeButton { [weak self] in
                    (self?.left?.overflowElements ?? []) + (self?.right?.overflowElements ?? [])
                }
            overflow = button
            if button.superview == nil { addSubview(button) }
            put(button, CGRect(x: end - overflowWidth, y: y, width: overflowWidth, height: BarDesign.itemHeight))
            end -= overflowWidth + BarDesign.itemSpacing
        } else {
            overflow?.removeFromSuperview()
            overflow = nil
        }
        // The first item is outermost (BI-04).
        for (view, frame) in right.frames(from: 0, height: row.height) {
            put(view, CGRect(x: end - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
        }
    }

    private func titleSize(limit: CGSize) -> CGSize {
        if let titleView {
            let size = titleView.barSize
            return CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
        }
        guard item.title?.isEmpty == false else { return .zero }
        let size = titleLabel.intrinsicContentSize
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// Places the title in the middle of the bar while that is free, else between the items (BI-08).
    private func placeTitle(
        _ size: CGSize, _ row: CGRect, _ backWidth: CGFloat, _ overflowWidth: CGFloat, center: CGFloat
    ) {
        guard let left, let right else { return }
        func side(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
            let spacing = first > 0 && second > 0 ? BarDesign.itemSpacing : 0
            let width = first + second + spacing
            return BarDesign.sideMargin + width + BarDesign.titleGap
        }
        let start = side(backWidth, left.width)
        let end = row.width - side(overflowWidth, right.width)
        let width = min(size.width, max(0, end - start))
        let centered = (center - width / 2).rounded()
        let x = min(max(centered, start), max(start, end - width))
        let frame = CGRect(
            x: row.minX + x, y: row.minY + ((row.height - size.height) / 2).rounded(), width: width,
            height: size.height)
        (titleView ?? titleLabel).frame = mirrored(frame)
    }
}
