import QuartzCore

/// A row of a table view.
///
/// ```swift
/// let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "city")
/// cell.textLabel?.text = "Lisbon"
/// cell.detailTextLabel?.text = "Portugal"
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// A cell has a ``contentView`` for what the app displays, beside its accessories and editing controls. Content is
/// arranged in one of three ways: with the labels and the image of a ``CellStyle``, with subviews of the content view,
/// or with a configuration. A row whose table view does not know its height is as high as its content (CE-14).
///
/// This file declares the members that subclasses can override; extensions, grouped by topic, implement them.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// The arrangement of the labels.
    let style: CellStyle

    // State of the extensions.
    let standardContent: CellContentView
    var accessories = CellAccessories()
    var backgrounds = CellBackgrounds()
    var configurations = CellConfigurations<UICellConfigurationState>()
    let separatorLayer = CellSeparator.makeLayer()
    /// The table view that displays the cell.
    weak var owner: (any TableCellOwner)?

    /// The line below the cell. The table view sets it when it places the cell.
    var separator = TableSeparator() {
        didSet { if separator != oldValue { separatorDidChange() } }
    }

    /// The position of the cell in its section. The table view sets it when it places the cell.
    var placement = TableCellPlacement() {
        didSet { if placement != oldValue { placementDidChange(from: oldValue) } }
    }

    // MARK: Creation

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - style: The arrangement of the labels and the image.
    ///   - reuseIdentifier: The identifier with which the table view reuses the cell; `nil` for a cell that is not
    ///     reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        standardContent = CellContentView(style: style)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellMetrics.minimumHeight))
        setUpCell()
        placeContent()
    }

    /// Creates a cell of the default style that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Reuse

    /// The identifier with which the table view reuses the cell; `nil` if the cell is not reused.
    open private(set) var reuseIdentifier: String?

    /// Prepares the cell for another row. The default implementation resets its state: it is neither selected nor
    /// highlighted nor edited. It keeps its content. Overrides must call `super` (CE-11).
    open func prepareForReuse() { resetState() }

    // MARK: Drags

    final var dragState = DragState.none

    /// Tells the cell that its row is dragged, or no longer. The default implementation makes the cell translucent
    /// while it is dragged. Overrides must call `super` to keep that.
    open func dragStateDidChange(_ dragState: DragState) { alpha = dragState == .dragging ? 0.4 : 1 }

    // MARK: Content

    /// The view that contains the content. Add subviews to it instead of the cell, so that accessories and editing
    /// controls do not cover them (CE-02).
    open var contentView: UIView { standardContent }

    /// The label of the text.
    open var textLabel: UILabel? { standardContent.textLabel }

    /// The label of the detail text. `nil` in cells of the default style.
    open var detailTextLabel: UILabel? { standardContent.detailTextLabel }

    /// The view of the image. It takes no space while it has no image.
    open var imageView: UIImageView? { standardContent.imageView }

    // MARK: Configurations

    /// The content as a configuration. It replaces the labels and the image. The default is `nil` (CE-03).
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }

    /// Returns the standard content for the style of the cell, without a text. The configuration is new: it has none of
    /// the values of ``contentConfiguration`` (CE-07).
    open func defaultContentConfiguration() -> UIListContentConfiguration { makeDefaultContentConfiguration() }

    /// A Boolean value that indicates whether the cell displays its content configuration updated for its state. The
    /// default is `true` (CE-05).
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set {
            configurations.updatesContent = newValue
            requestConfigurationUpdate()
        }
    }

    /// The background as a configuration. Setting it removes ``backgroundView`` and ``backgroundColor``. The default is
    /// `nil` (CE-08).
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }

    /// Returns the standard background for the table view of the cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { makeDefaultBackgroundConfiguration() }

    /// A Boolean value that indicates whether the cell displays its background configuration updated for its state. The
    /// default is `true` (CE-05).
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set {
            configurations.updatesBackground = newValue
            requestConfigurationUpdate()
        }
    }

    /// The state from which configurations derive their appearance. Override it to add values of your own to that of
    /// `super`, and call ``setNeedsUpdateConfiguration()`` when they change (CE-06).
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Requests a call of ``updateConfiguration(using:)`` in the next layout. Several requests lead to one call
    /// (CE-04).
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Updates the configurations for a state. Called before the first display and after changes of the state. The
    /// default implementation does nothing; overrides call `super` first (CE-04).
    open func updateConfiguration(using state: UICellConfigurationState) {}

    // Without `@preconcurrency`, the compiler (6.3) gives the accessors other symbol names in other files.
    /// A closure that updates the configurations for a state, after ``updateConfiguration(using:)``. Setting it requests
    /// an update (CE-04, CE-05).
    @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { requestConfigurationUpdate() }
    }

    // MARK: Accessories

    /// The standard accessory. The default is `none`. ``accessoryView`` replaces it.
    open var accessoryType: AccessoryType {
        get { accessories.type }
        set { changeAccessories { $0.type = newValue } }
    }

    /// A view at the trailing side, instead of ``accessoryType``. It keeps its size.
    open var accessoryView: UIView? {
        get { accessories.view }
        set { changeAccessories { $0.view = newValue } }
    }

    /// The standard accessory while the cell is edited. The default is `none`. ``editingAccessoryView`` replaces it.
    open var editingAccessoryType: AccessoryType {
        get { accessories.editingType }
        set { changeAccessories { $0.editingType = newValue } }
    }

    /// A view at the trailing side while the cell is edited, instead of ``editingAccessoryType``. It keeps its size.
    open var editingAccessoryView: UIView? {
        get { accessories.editingView }
        set { changeAccessories { $0.editingView = newValue } }
    }

    // MARK: Background

    /// The view behind the content. The default is `nil`.
    open var backgroundView: UIView? {
        get { backgrounds.view }
        set {
            if newValue != nil { removeBackgroundConfiguration() }
            setBackgroundView(newValue)
        }
    }

    /// The view behind the content while the cell is selected or highlighted, in front of ``backgroundView``. With
    /// `nil`, the default, the cell displays the background of its ``selectionStyle`` (CE-09).
    open var selectedBackgroundView: UIView? {
        get { backgrounds.selectedView }
        set { setSelectedBackgroundView(newValue) }
    }

    /// The view behind the content while the cell is selected and the table view permits several selected rows. With
    /// `nil`, the default, ``selectedBackgroundView`` is used.
    open var multipleSelectionBackgroundView: UIView? {
        get { backgrounds.multipleSelectionView }
        set { setMultipleSelectionBackgroundView(newValue) }
    }

    /// The color of the cell. With `nil`, the background of the table view is visible. A cell whose color the app did
    /// not set has the color that suits the style of the table view.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            backgrounds.hasOwnColor = true
            if newValue != nil { removeBackgroundConfiguration() }
            super.backgroundColor = newValue
        }
    }

    // MARK: Selection

    /// The appearance of the selected cell. The default is `default`.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { updateBackground(animated: false) } }
    }

    /// A Boolean value that indicates whether the cell is displayed as selected. Setting it does not select the row of
    /// the table view (CE-13).
    open var isSelected: Bool {
        get { backgrounds.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// A Boolean value that indicates whether the cell is displayed as pressed.
    open var isHighlighted: Bool {
        get { backgrounds.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Displays the cell as selected or not. The table view calls it when the selection changes (TV-43).
    ///
    /// - Parameters:
    ///   - selected: `true` to display the cell as selected.
    ///   - animated: `true` to animate the change of the background.
    open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected, animated) }

    /// Displays the cell as pressed or not. The table view calls it when the row is pressed and released.
    ///
    /// - Parameters:
    ///   - highlighted: `true` to display the cell as pressed.
    ///   - animated: `true` to animate the change of the background.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeHighlighted(highlighted, animated) }

    // MARK: Editing

    /// A Boolean value that indicates whether the cell displays its editing controls.
    open var isEditing: Bool {
        get { accessories.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Displays or hides the editing controls. The table view calls it when it is edited (SW-01).
    ///
    /// - Parameters:
    ///   - editing: `true` to display the controls.
    ///   - animated: `true` to animate them.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

    /// Called when the editing controls are about to appear or disappear. The default implementation does nothing.
    open func willTransition(to state: StateMask) {}

    /// Called when the editing controls have appeared or disappeared. The default implementation does nothing.
    open func didTransition(to state: StateMask) {}

    /// The control that the cell displays while it is edited. The table view sets it from its delegate.
    open internal(set) var editingStyle: EditingStyle {
        get { accessories.editingStyle }
        set { changeAccessories { $0.editingStyle = newValue } }
    }

    /// A Boolean value that indicates whether the cell displays a mark of the selection while it is edited: the table
    /// view permits several selected rows during editing.
    var marksSelection: Bool {
        get { accessories.marksSelection }
        set { if newValue != accessories.marksSelection { changeAccessories { $0.marksSelection = newValue } } }
    }

    /// A Boolean value that indicates whether the cell displays its swipe actions, such as Delete.
    open var showingDeleteConfirmation: Bool { backgrounds.isSwiped }

    /// A Boolean value that indicates whether the cell displays the control that moves the row while it is edited. The
    /// default is `false`. A table view displays it only if its data source can move the row (SW-08).
    open var showsReorderControl: Bool {
        get { accessories.wantsReorderControl }
        set {
            if newValue != accessories.wantsReorderControl { changeAccessories { $0.wantsReorderControl = newValue } }
        }
    }

    // MARK: Geometry

    /// The distances of the ends of the separator from the sides of the cell, in points. Top and bottom are ignored.
    /// The default is that of the table view.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? separator.insets }
        set {
            guard GeometryValidation.accepts(newValue, "separatorInset", of: self) else { return }
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?

    /// The number of steps by which the content is indented. The default is 0. Negative values count as 0.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { indentationDidChange() } }
    }

    /// The indentation of one level, in points. The default is 10.
    open var indentationWidth: CGFloat = 10 {
        didSet {
            guard GeometryValidation.accepts(indentationWidth, "indentationWidth", of: self) else {
                indentationWidth = oldValue
                return
            }
            if indentationWidth != oldValue { indentationDidChange() }
        }
    }

    /// A Boolean value that indicates whether the content moves aside for the editing control. The default is `true`.
    /// Table views whose style is not plain set it from their delegate (SW-01).
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Returns the size that the cell needs for its content at the width of `size` (CE-14).
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// Returns the size of the cell according to the constraints of its content, or else ``sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// Lays out the content view, the accessories and the backgrounds. Overrides must call `super`.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutCell()
    }

    /// Places the content at once: until then, its constraints would conflict with its previous size.
    package override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        placeContent()
    }

    // MARK: Pointer and appearance

    override func pointerDidEnter() { setPointerInside(true) }

    override func pointerDidLeave() { setPointerInside(false) }

    /// Updates the colors of the separator and of the accessories. Overrides must call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        appearanceDidChange()
        configurationStateDidChange()
    }

    /// Updates the color of the selection. Overrides must call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        appearanceDidChange()
    }

    /// Reports that the content of the cell needs another height, which its row gets in the next layout (TV-26).
    /// Overrides must call `super`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        owner?.cellNeedsNewHeight(self)
    }

    // A cell with elements of the app is their container.
    package override var defaultIsAccessibilityElement: Bool { accessibilityElements == nil }
    package override var defaultAccessibilityLabel: String? {
        if let text = standardContent.accessibilityText { return text }
        let text = AccessibilityText.labels(in: contentView)
        return text.isEmpty ? nil : text
    }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }
    package override var defaultAccessibilityRespondsToUserInteraction: Bool { true }
    package override var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
        (owner as? any SwipeHost)?.swipeActions(of: self)
    }
}
