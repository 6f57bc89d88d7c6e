/// The view of a sidebar: a button that hides it, the rows of the tabs, and the app's header, footer and bottom bar.
@MainActor final class TabSidebarView: UIView {
    private weak var owner: UITabBarController?
    private let scrollView = UIScrollView()
    let toggle: BarButton
    private var rows: [(view: UIView, height: CGFloat)] = []
    private var header: (any UIView & UIContentView)?
    private var footer: (any UIView & UIContentView)?
    private var bottomBar: UIView?

    init(_ owner: UITabBarController) {
        self.owner = owner
        toggle = owner.makeToggle("Hide Sidebar")
        super.init(frame: .zero)
        focusGroupIdentifier = UIView.makeFocusGroup("sidebar")
        backgroundColor = BarDesign.background
        clipsToBounds = true
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
        addSubview(toggle)
        updateParts()
    }

    required init?(coder: NSCoder) { return nil }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .tabBar }
    package override var defaultAccessibilityLabel: String? { "Sidebar" }

    // MARK: Content

    /// Makes the rows again.
    func reload() {
        guard let owner else { return }
        for row in rows { row.view.removeFromSuperview() }
        rows = TabSidebarEntry.entries(of: owner.roots).map { entry in
            switch entry {
            case .heading(let group): (makeHeading(group), TabDesign.headingHeight)
            case .tab(let tab, let depth): makeRow(TabSidebarRow(tab, depth: depth, owner))
            case .action(let action, let depth): makeRow(TabSidebarRow(action, depth: depth))
            }
        }
        for row in rows { scrollView.addSubview(row.view) }
        setNeedsLayout()
    }

    private func makeRow(_ row: TabSidebarRow) -> (UIView, CGFloat) { (row, row.preferredHeight) }

    private func makeHeading(_ group: UITabGroup) -> UIView {
        let label = UILabel()
        label.font = TabDesign.headingFont
        label.textColor = .secondaryLabel
        label.text = group.title
        label.accessibilityTraits = .header
        return label
    }

    /// Shows changed titles, images, badges and the selection.
    func updateRows() {
        guard let owner else { return }
        let entries = TabSidebarEntry.entries(of: owner.roots)
        guard entries.count == rows.count else { return reload() }
        for (index, entry) in entries.enumerated() {
            if let row = rows[index].view as? TabSidebarRow {
                row.update()
                rows[index].height = row.preferredHeight
            } else if case .heading(let group) = entry {
                (rows[index].view as? UILabel)?.text = group.title
            }
        }
        setNeedsLayout()
    }

    /// Moves the focus to the row of a tab, after the rows were made again.
    func focusRow(of tab: UITab) {
        guard let owner else { return }
        layoutIfNeeded()
        for (entry, row) in zip(TabSidebarEntry.entries(of: owner.roots), rows) {
            if case .tab(let one, _) = entry, one === tab { _ = window?.moveFocus(to: row.view, heading: []) }
        }
    }

    /// Shows the app's header, footer and bottom bar.
    func updateParts() {
        let sidebar = owner?.sidebarStorage
        header = update(header, sidebar?.headerContentConfiguration)
        footer = update(footer, sidebar?.footerContentConfiguration)
        if bottomBar !== sidebar?.bottomBarView {
            if bottomBar?.superview === self { bottomBar?.removeFromSuperview() }
            bottomBar = sidebar?.bottomBarView
            if let bottomBar { addSubview(bottomBar) }
        }
        setNeedsLayout()
    }

    private func update(
        _ view: (any UIView & UIContentView)?, _ configuration: (any UIContentConfiguration)?
    ) -> (any UIView & UIContentView)? {
        if let view, let configuration, view.supports(configuration) {
            view.configuration = configuration
            return view
        }
        view?.removeFromSuperview()
        let new = configuration?.makeContentView()
        if let new { scrollView.addSubview(new) }
        return new
    }

    // MARK: Layout

    private func height(of view: UIView, _ width: CGFloat) -> CGFloat {
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets
        let size = bounds.size
        let top = insets.top + TabDesign.sidebarBarHeight
        toggle.frame = mirrored(
            CGRect(
                x: TabDesign.margin,
                y: insets.top + ((TabDesign.sidebarBarHeight - BarDesign.itemHeight) / 2).rounded(),
                width: toggle.preferredWidth, height: BarDesign.itemHeight))
        var bottom = size.height - insets.bottom
        if let bottomBar {
            let height = bottomBar.barSize.height
            bottomBar.frame = CGRect(x: 0, y: bottom - height, width: size.width, height: height)
            bottom -= height
        }
        scrollView.frame = CGRect(x: 0, y: top, width: size.width, height: max(0, bottom - top))
        var y: CGFloat = 0
        let margin = TabDesign.rowMargin
        let width = max(0, size.width - 2 * margin)
        func place(_ part: UIView?) {
            guard let part else { return }
            let height = height(of: part, size.width)
            part.frame = CGRect(x: 0, y: y, width: size.width, height: height)
            y += height
        }
        place(header)
        for row in rows {
            let isHeading = row.view is UILabel
            if isHeading, y > 0 { y += 8 }
            row.view.frame = CGRect(
                x: margin + (isHeading ? 8 : 0), y: y, width: width - (isHeading ? 16 : 0), height: row.height)
            y += row.height + (isHeading ? 0 : 2)
        }
        place(footer)
        scrollView.contentSize = CGSize(width: size.width, height: y + margin)
    }
}
