import QuartzCore

/// A cell with the appearance and the parts of a row of a list: accessories, indentation, separators and a standard
/// background.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> { cell, _, folder in
///     var content = cell.defaultContentConfiguration()
///     content.text = folder.name
///     cell.contentConfiguration = content
///     cell.accessories = [.outlineDisclosure()]
/// }
/// ```
///
/// Its appearance follows the list that contains it. In other layouts, it is that of a plain list. Items of a section
/// snapshot are indented by their level, and an outline disclosure expands and collapses them (DS-11). A cell whose
/// layout estimates its height is as high as its content (CE-14).
///
/// This file declares the members that subclasses can override; extensions, grouped by topic, implement them.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    // State of the extensions
    final var listAccessories = ListCellAccessories()
    /// The collection view that displays the cell.
    final weak var owner: (any ListCellOwner)?
    final let topSeparatorLayer = CellSeparator.makeLayer()
    final let bottomSeparatorLayer = CellSeparator.makeLayer()
    /// The background while the pointer is over the cell.
    final var hoverView: UIView?
    final var isHovered = false
    final var ownSeparatorGuide: UILayoutGuide?

    /// The position in the list.
    final var placement = ListItemPlacement() {
        didSet { if placement != oldValue { placementDidChange(from: oldValue) } }
    }

    /// The position in the hierarchy of a section snapshot; `nil` in a plain list.
    final var outline: OutlineItem? {
        didSet { if outline != oldValue { outlineDidChange(from: oldValue) } }
    }

    /// A Boolean value that indicates whether the cell displays its swipe actions.
    final var isSwiped = false {
        didSet { if isSwiped != oldValue { configurationStateDidChange() } }
    }

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpListCell()
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Content

    /// Returns the standard content for the list that contains the cell, without a text. The configuration is new: it has
    /// none of the values of ``UICollectionViewCell/contentConfiguration`` (CE-07).
    open func defaultContentConfiguration() -> UIListContentConfiguration { makeDefaultContentConfiguration() }

    /// The content as a configuration, which is displayed in the content view. The default is `nil` (CE-03).
    open override var contentConfiguration: (any UIContentConfiguration)? {
        get { super.contentConfiguration }
        set {
            super.contentConfiguration = newValue
            owner?.listCellNeedsNewSize(self)
        }
    }

    /// Returns the standard background for the list that contains the cell. The cell displays it until the app sets a
    /// background.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        makeDefaultBackgroundConfiguration()
    }

    /// The accessories. The default is empty. Each system type can occur once (CE-12).
    open var accessories: [UICellAccessory] {
        get { listAccessories.all }
        set { setAccessories(newValue) }
    }

    // MARK: Indentation

    /// The number of steps by which the content is indented. The collection view sets it to the level of an item in a
    /// section snapshot before the cell is configured (CE-12). The default is 0. Negative values count as 0.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { contentAreaDidChange() } }
    }

    /// The indentation of one level, in points. The default is 16.
    open var indentationWidth: CGFloat = 16 {
        didSet {
            guard GeometryValidation.accepts(indentationWidth, "indentationWidth", of: self) else {
                indentationWidth = oldValue
                return
            }
            if indentationWidth != oldValue { contentAreaDidChange() }
        }
    }

    /// A Boolean value that indicates whether accessories at the leading side are indented. The default is `true`.
    /// Editing controls are never indented.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { contentAreaDidChange() } }
    }

    // MARK: Separators

    /// A guide for the ends of the separators. By default, it begins at the margin of the content and ends at the
    /// trailing edge. Constrain its `leadingAnchor` to align separators with the content.
    open var separatorLayoutGuide: UILayoutGuide { separatorGuide() }

    // MARK: Overrides

    override func editingDidChange() {
        updateAccessories()
        super.editingDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        listStateDidChange()
    }

    override var contentArea: CGRect { listContentArea }

    override var sizeBesideContent: CGSize {
        let sides = sides
        return CGSize(width: sides.leading + sides.trailing, height: separatorHeight)
    }

    /// Returns the size that the cell needs for its content at the width of `size` (CE-14).
    open override func sizeThatFits(_ size: CGSize) -> CGSize { listFittingSize(width: size.width) }

    /// The state from which configurations derive their appearance (CE-06).
    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isSwiped = isSwiped
        state.isExpanded = outline?.isExpanded ?? false
        return state
    }

    /// Resets the state of the cell. Content and accessories remain. Overrides must call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        setPointerInside(false)
        outline = nil
        indentationLevel = 0
    }

    /// Lays out the content view, the accessories and the backgrounds. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutListCell()
    }

    override func pointerDidEnter() { setPointerInside(true) }

    override func pointerDidLeave() { setPointerInside(false) }

    /// Updates the colors of the separators. Overrides must call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        separatorsDidChange()
    }

    /// Reports that the content of the cell needs another size, which it gets in the next layout (TV-26). Overrides must
    /// call `super`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        owner?.listCellNeedsNewSize(self)
    }

    // A cell with elements of the app is their container.
    package override var defaultIsAccessibilityElement: Bool { accessibilityElements == nil }
    package override var defaultAccessibilityLabel: String? {
        if let text = configurations.contentView?.accessibilityLabel { return text }
        let text = AccessibilityText.labels(in: contentView)
        return text.isEmpty ? nil : text
    }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }
    package override var defaultAccessibilityRespondsToUserInteraction: Bool { true }
    package override var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
        (owner as? any SwipeHost)?.swipeActions(of: self)
    }
}
