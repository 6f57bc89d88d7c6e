/// The bar button items that show and hide columns (SP-11).
@MainActor final class SplitButtonItems {
    private unowned let controller: UISplitViewController
    let displayMode = UIBarButtonItem()
    private let secondaryOnly = UIBarButtonItem()
    private weak var bar: UINavigationBar?
    /// The number of columns before they were hidden.
    private var lastLevel = 1

    init(_ controller: UISplitViewController) {
        self.controller = controller
        displayMode.primaryAction = UIAction { [weak controller] _ in controller?.performDisplayModeAction() }
        displayMode.accessibilityIdentifier = "DisplayModeButton"
        secondaryOnly.primaryAction = UIAction { [weak self] _ in self?.toggleSecondaryOnly() }
        secondaryOnly.image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
        update()
    }

    private func toggleSecondaryOnly() {
        let level = controller.state.level
        if level > 0 { lastLevel = level }
        controller.request(level: level > 0 ? 0 : lastLevel)
    }

    /// Updates the images and titles, and puts the items into the bar of the secondary column.
    func update() {
        let isTrailing = controller.primaryEdge == .trailing
        let image = UIImage(systemName: isTrailing ? "sidebar.right" : "sidebar.left")?
            .imageFlippedForRightToLeftLayoutDirection()
        displayMode.image = image
        let shows = controller.targetMode.level ?? 0 > controller.state.level
        displayMode.title = shows ? "Show Sidebar" : "Hide Sidebar"
        displayMode.accessibilityLabel = displayMode.title
        displayMode.isEnabled = !controller.isCollapsed && !controller.sideColumns.isEmpty
        secondaryOnly.title = controller.state.level > 0 ? "Hide All Columns" : "Show Columns"
        secondaryOnly.accessibilityLabel = secondaryOnly.title
        let new = controller.columns[.secondary]?.navigation?.navigationBar
        if new !== bar { bar?.containerItems = [] }
        bar = new
        new?.containerItems = visibleItems
    }

    private var visibleItems: [UIBarButtonItem] {
        guard controller.style != .unspecified, controller.collapsed == nil, !controller.sideColumns.isEmpty else {
            return []
        }
        let isVisible =
            switch controller.displayModeButtonVisibility {
            case .automatic: controller.presentsWithGesture
            case .never: false
            case .always: true
            }
        return (isVisible ? [displayMode] : []) + (controller.showsSecondaryOnlyButton ? [secondaryOnly] : [])
    }
}
