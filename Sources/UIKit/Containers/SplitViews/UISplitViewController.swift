/// A container with two or three columns side by side, such as a sidebar, a list and its details.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(UITableViewController(style: .plain), for: .primary)
/// split.setViewController(UIViewController(), for: .secondary)
/// window.rootViewController = split
/// ```
///
/// Each column but the compact one is in a navigation controller, which the split view creates if necessary (SP-03).
/// The user resizes columns with the dividers between them (SP-17), and shows and hides them with the display mode
/// button, the View menu, or a swipe from the edge.
///
/// In a narrow window, the split view collapses into one stack, or shows the compact column (SP-08). When the window
/// becomes wide again, the columns are as they were (SP-09). First responder, selection and scroll positions stay.
///
/// The classic style, `UISplitViewController()`, has two controllers in ``viewControllers`` and no wrappers.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The value of widths and fractions that the split view chooses (SP-06).
    nonisolated public static let automaticDimension: CGFloat = SplitColumnWidth.automatic

    /// The style that the split view was created with.
    public let style: Style

    // MARK: State, by topic of the extension that uses it

    // Columns
    final var columns: [Column: SplitColumn] = [:]
    final var hosts: [Column: SplitColumnHost] = [:]
    final var dividers: [Column: SplitDivider] = [:]
    final var primaryWidths = SplitColumnWidth()
    final var supplementaryWidths = SplitColumnWidth()
    final var inspectorWidths = SplitColumnWidth()
    final var secondaryWidths = SplitColumnWidth()
    /// The width that the user had chosen for a column before the drag of its divider.
    final var widthBeforeDrag: CGFloat?
    /// The trait overrides that the app has set for children.
    final var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]

    // Modes
    final var state = SplitArrangement.State()
    final var requests = SplitRequests()
    /// A Boolean value that indicates whether the columns have been arranged for the first time.
    final var isArranged = false
    final var isUpdateScheduled = false
    final var laidOutSize = CGSize.zero
    final var columnTransition: ColumnTransition?
    final lazy var shade = SplitShade { [weak self] in _ = self?.hideOverlays() }
    final lazy var gestures = SplitGestures(self)
    final lazy var buttonItems = SplitButtonItems(self)

    // Collapsing
    final var collapsed: CollapsedColumns?

    // MARK: Creating

    /// Creates a split view with columns (SP-02).
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view of the classic style. Nib files are not supported, so both parameters are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns `nil`: archived view controllers are not supported.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Controllers

    /// The delegate. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The primary and the secondary controller of a split view of the classic style; only the primary one while it is
    /// collapsed (SP-10).
    ///
    /// In other styles these are the navigation controllers of the columns, and the property cannot be set.
    open var viewControllers: [UIViewController] {
        get { listedControllers }
        set { setClassic(newValue) }
    }

    /// Sets the controller of a column (SP-03).
    ///
    /// A controller that is no navigation controller is put into one, except in the compact column. If the secondary
    /// column has such a controller already, the new one is pushed; set `nil` first to replace it.
    ///
    /// - Parameters:
    ///   - vc: The controller, or `nil` to remove the column.
    ///   - column: The column. A split view with two columns has no supplementary one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        precondition(
            style != .unspecified,
            "setViewController(_:for:) requires a split view with columns: create it with init(style:)")
        precondition(
            column != .supplementary || style == .tripleColumn,
            "a split view with the style .doubleColumn has no supplementary column")
        changeColumns { set(vc, for: column) }
    }

    /// Returns the controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column]?.assigned }

    // MARK: Arrangement

    /// The arrangement that the app prefers (SP-04). The default is automatic: all columns that fit.
    ///
    /// It takes effect at the next layout; within an animation block, the columns move.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            requests = SplitRequests()
            arrangementNeedsUpdate()
        }
    }

    /// The arrangement of the columns. It is `.secondaryOnly` while the split view is collapsed.
    open var displayMode: DisplayMode {
        collapsed == nil ? DisplayMode(level: state.level, state.behavior) : .secondaryOnly
    }

    /// The behavior that the app prefers (SP-05). The default is automatic: columns are side by side if they fit.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { arrangementNeedsUpdate() } }

    /// The behavior of the columns.
    open var splitBehavior: SplitBehavior { state.behavior }

    /// Shows a column (SP-07). While the split view is collapsed, its controller is pushed, or the controllers over it
    /// are popped.
    open func show(_ column: Column) { showByCode(column) }

    /// Hides a column (SP-07). While the split view is collapsed, its controllers are popped.
    open func hide(_ column: Column) { hideByCode(column) }

    /// Returns whether a column is visible.
    open func isShowing(_ column: Column) -> Bool { shows(column) }

    /// The edge at which the primary column is (SP-14). The default is leading.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { edgeDidChange() } }
    }

    /// The background of the primary column (SP-14). The default is none.
    open var primaryBackgroundStyle = BackgroundStyle.none { didSet { updateBackground() } }

    // MARK: Showing and hiding by the user

    /// An item that shows and hides columns (SP-11).
    open var displayModeButtonItem: UIBarButtonItem { buttonItems.displayMode }

    /// The visibility of ``displayModeButtonItem`` in the navigation bar of the secondary column. The default is
    /// automatic.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { buttonItems.update() } }

    /// A Boolean value that indicates whether a swipe from the edge with a finger shows hidden columns, and one back
    /// hides overlays. The default is `true`.
    open var presentsWithGesture = true {
        didSet {
            gestures.update()
            buttonItems.update()
        }
    }

    /// A Boolean value that indicates whether a button in the secondary column's bar hides all other columns. The
    /// default is `false`.
    open var showsSecondaryOnlyButton = false { didSet { buttonItems.update() } }

    // MARK: Widths (SP-06)

    /// The preferred width of the primary column, in points. The default is automatic: 0.3 of the split view.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidths.preferred }
        set { setWidth(\.primaryWidths, \.preferred, newValue) }
    }

    /// The preferred width of the primary column, as a part of the split view from 0 to 1.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidths.fraction }
        set { setWidth(\.primaryWidths, \.fraction, newValue) }
    }

    /// The least width of the primary column, in points. The default is automatic: 0, and 160 for the user's drags.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidths.minimum }
        set { setWidth(\.primaryWidths, \.minimum, newValue) }
    }

    /// The greatest width of the primary column, in points. The default is automatic: 320.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidths.maximum }
        set { setWidth(\.primaryWidths, \.maximum, newValue) }
    }

    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { currentWidth(of: .primary) }

    /// The preferred width of the supplementary column, in points. The default is automatic: 0.3 of the split view.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.preferred }
        set { setWidth(\.supplementaryWidths, \.preferred, newValue) }
    }

    /// The preferred width of the supplementary column, as a part of the split view from 0 to 1.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidths.fraction }
        set { setWidth(\.supplementaryWidths, \.fraction, newValue) }
    }

    /// The least width of the supplementary column, in points. The default is automatic, as that of the primary one.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.minimum }
        set { setWidth(\.supplementaryWidths, \.minimum, newValue) }
    }

    /// The greatest width of the supplementary column, in points. The default is automatic: 320.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidths.maximum }
        set { setWidth(\.supplementaryWidths, \.maximum, newValue) }
    }

    /// The width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat { currentWidth(of: .supplementary) }

    /// The preferred width of the inspector, in points. The default is automatic: 0.3 of the split view.
    open var preferredInspectorColumnWidth: CGFloat {
        get { inspectorWidths.preferred }
        set { setWidth(\.inspectorWidths, \.preferred, newValue) }
    }

    /// The preferred width of the inspector, as a part of the split view from 0 to 1.
    open var preferredInspectorColumnWidthFraction: CGFloat {
        get { inspectorWidths.fraction }
        set { setWidth(\.inspectorWidths, \.fraction, newValue) }
    }

    /// The least width of the inspector, in points. The default is automatic, as that of the primary column.
    open var minimumInspectorColumnWidth: CGFloat {
        get { inspectorWidths.minimum }
        set { setWidth(\.inspectorWidths, \.minimum, newValue) }
    }

    /// The greatest width of the inspector, in points. The default is automatic: 320.
    open var maximumInspectorColumnWidth: CGFloat {
        get { inspectorWidths.maximum }
        set { setWidth(\.inspectorWidths, \.maximum, newValue) }
    }

    /// The least width of the secondary column beside others, in points. The default is automatic: 320. Where it does
    /// not fit, columns become narrower, lie over the secondary one, or the split view collapses (SP-18).
    open var minimumSecondaryColumnWidth: CGFloat {
        get { secondaryWidths.minimum }
        set { setWidth(\.secondaryWidths, \.minimum, newValue) }
    }

    // MARK: Collapsing

    /// A Boolean value that indicates whether only one controller is displayed, because the width is compact (SP-08,
    /// SP-18).
    open var isCollapsed: Bool { collapsed != nil }

    // MARK: Showing controllers

    /// Shows a controller in the primary column: pushes it if that is a navigation controller (NC-20).
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) != true { showAsPrimary(vc) }
    }

    /// Shows a controller in the secondary column, in place of the one that is displayed there. While the split view is
    /// collapsed, the controller is pushed (SP-12).
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true { showAsDetail(vc) }
    }

    // MARK: Commands (SP-15)

    /// Shows or hides the primary column.
    open override func toggleSidebar(_ sender: Any?) { togglePrimary() }

    /// Shows or hides the inspector.
    open override func toggleInspector(_ sender: Any?) {
        if shows(.inspector) { hide(.inspector) } else { show(.inspector) }
    }

    /// Returns whether the columns of the commands for sidebar and inspector can be shown and hidden. Overrides must
    /// call `super`.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canToggle(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Sets the titles of the commands for sidebar and inspector. Overrides must call `super`.
    open override func validate(_ command: UICommand) {
        super.validate(command)
        nameToggle(command)
    }

    // MARK: Overrides

    /// Creates the view. Overrides must not call `super`.
    open override func loadView() {
        let view = SplitView(frame: CGRect(origin: .zero, size: UIWindowScene.standardSize))
        view.controller = self
        view.backgroundColor = .systemBackground
        self.view = view
        gestures.attach(to: view)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Only controllers in visible columns appear.
        if !isArranged { updateArrangement(animated: false) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        columnTransition?.endImmediately()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        columnTransition ?? super.transitionCoordinator
    }

    /// Overrides the traits of a child, in addition to those of its column (SP-16).
    open override func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        precondition(childViewController.parent === self, "traits can be overridden for children only")
        childOverrides[ObjectIdentifier(childViewController)] = collection
        updateTraits()
    }

    open override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childOverrides[ObjectIdentifier(childViewController)]
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        columnSize(of: container, in: parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    /// Hides overlays when the user presses Escape (SP-13). Overrides must call `super` with the presses that they do
    /// not handle.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { $0.key?.keyCode != .keyboardEscape || !hideOverlays() }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// The column that the user works with.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        (childForKeys.map { [$0] } ?? []) + super.preferredFocusEnvironments
    }

    override var childForKeys: UIViewController? { controllerForKeys }
}

/// The controller of a column.
struct SplitColumn {
    /// The controller that the app has set.
    var assigned: UIViewController
    /// The child of the split view: the same controller, or the navigation controller around it.
    let controller: UIViewController
    var isWrapped: Bool { assigned !== controller }

    var navigation: UINavigationController? { controller as? UINavigationController }
}
