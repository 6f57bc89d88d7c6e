/// The content of a navigation bar for one item: back button, items, titles and prompt.
///
/// A push or pop animates between two of them. Layout computes frames from left to right and mirrors them.
@MainActor final class NavigationBarContent: UIView, BarItemHost {
    let item: UINavigationItem
    private(set) weak var bar: UINavigationBar?
    /// The item below, to which the back button leads.
    let previous: UINavigationItem?
    /// The frame of the search bar beside the title; nil if it is below the title, or if there is none.
    var searchFrame: CGRect?
    /// The buttons of a window without a frame.
    var windowButtons: WindowButtons?
    /// The button over a title with a menu or a title that can be renamed.
    var titleButton: NavigationTitleButton?
    /// The field in place of the title while the user renames it.
    var renameField: NavigationRenameField?

    var left: BarItemRow?
    /// The row of the groups in the center.
    var middle: BarItemRow?
    var right: BarItemRow?
    private(set) var backButton: BarButton?
    var overflow: BarButton?
    let titleLabel = UILabel()
    var titleView: UIView?
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
        left = BarItemRow(leadingEntries(in: bar), in: self, host: self, appearance: appearanceOf)
        middle = BarItemRow(item.centerEntries, in: self, host: self, appearance: appearanceOf)
        right = BarItemRow(item.trailingEntries, in: self, host: self, appearance: appearanceOf)
        previous?.backBarButtonItem?.host = self
        if showsBackButton { makeBackButton(appearance) }
        makeTitle(appearance)
        makeSearch()
        setNeedsLayout()
    }

    /// The items of the containers that the app does not show itself, and the leading entries.
    private func leadingEntries(in bar: UINavigationBar) -> [BarItemEntry] {
        let own = item.leadingEntries
        let shown = own + item.centerEntries + item.trailingEntries
        return bar.containerItems.filter { one in !shown.contains { $0.item === one } }.map { BarItemEntry($0) } + own
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
        makeTitleButton()
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
        for view in subviews where !stays(view, scopes) {
            view.removeFromSuperview()
        }
        (backButton, overflow, titleView, promptLabel) = (nil, nil, nil, nil)
        titleButton = nil
        windowButtons = nil
        makeViews()
        if let index, index < subviews.count, let window, subviews[index].canBecomeFocused {
            layoutIfNeeded()
            _ = window.moveFocus(to: subviews[index], heading: [])
        }
    }

    /// Returns whether a view is not made again.
    private func stays(_ view: UIView, _ scopes: UIView?) -> Bool {
        view === titleLabel || view === largeTitleArea || view === searchArea || view === scopes || view === renameField
    }

    func barItemDidChange(_ item: UIBarItem, affectsLayout: Bool) {
        guard !affectsLayout, item !== previous?.backBarButtonItem else {
            bar?.itemDidChange(self.item)
            return
        }
        for row in [left, middle, right] { row?.update(item) }
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
        titleButton?.alpha = titleLabel.alpha
        titleLabel.isHidden = titleView != nil || renameField != nil
        largeTitleLabel.alpha = isLarge ? min(1, fraction / 0.5) : 0
    }
}
