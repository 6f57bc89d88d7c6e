/// A view that shows an item of a collection view.
///
/// ```swift
/// final class PhotoCell: UICollectionViewCell {
///     let imageView = UIImageView()
///     override init(frame: CGRect) {
///         super.init(frame: frame)
///         imageView.frame = contentView.bounds
///         imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///         contentView.addSubview(imageView)
///     }
///     required init?(coder: NSCoder) { return nil }
/// }
/// ```
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        addSubview(content)
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    private let content = UIView(frame: .zero)
    final var configurations = CellConfigurations<UICellConfigurationState>()

    /// The view for the content of the cell. It fills the cell.
    open var contentView: UIView { content }

    /// A Boolean value that indicates whether the cell looks selected. The collection view sets it; setting it changes
    /// the appearance only (CE-13). The default is `false`.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

    /// A Boolean value that indicates whether the cell looks highlighted. The collection view sets it while the cell is
    /// pressed. The default is `false`.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// A Boolean value that indicates whether the user moves the cell.
    final var isMoving = false { didSet { if isMoving != oldValue { configurationStateDidChange() } } }

    /// A Boolean value that indicates whether the collection view is edited.
    final var isEditingItem = false {
        didSet { if isEditingItem != oldValue { editingDidChange() } }
    }

    func editingDidChange() { configurationStateDidChange() }

    // MARK: Configurations

    /// The content as a configuration, which is displayed in the content view. The default is `nil` (CE-03).
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }

    /// A Boolean value that indicates whether the cell displays its content configuration updated for its state. The
    /// default is `true` (CE-05).
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set {
            configurations.updatesContent = newValue
            requestConfigurationUpdate()
        }
    }

    /// The background as a configuration. Setting it removes ``backgroundView`` and `backgroundColor`. The default is
    /// `nil` (CE-08).
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }

    /// Returns the standard background, which is clear.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

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

    // MARK: Background

    /// The color behind the content. A color removes ``backgroundConfiguration`` (CE-08).
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            if newValue != nil { removeBackgroundConfiguration() }
            super.backgroundColor = newValue
        }
    }

    /// The view behind the content. It fills the cell. Setting it removes ``backgroundConfiguration``. The default is
    /// `nil`.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { removeBackgroundConfiguration() }
            if backgroundView !== oldValue { backgroundDidChange(from: oldValue) }
        }
    }

    /// The view behind the content, in front of ``backgroundView``, while the cell is selected or highlighted (CE-09).
    /// The default is `nil`.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    /// The frame of the content view.
    var contentArea: CGRect { bounds }

    func stateDidChange() {
        updateBackgrounds()
        configurationStateDidChange()
    }

    /// Removes the backgrounds of other kinds than a configuration (CE-08).
    final func clearBackgrounds() {
        backgroundView = nil
        super.backgroundColor = nil
    }

    private func backgroundDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        updateBackgrounds()
    }

    private func updateBackgrounds() {
        if let backgroundView, backgroundView.superview !== self {
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
        guard let selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            guard selectedBackgroundView.superview !== self else { return }
            selectedBackgroundView.frame = bounds
            insertSubview(selectedBackgroundView, belowSubview: content)
        } else if selectedBackgroundView.superview === self {
            selectedBackgroundView.removeFromSuperview()
        }
    }

    // MARK: Drags

    final var dragState = DragState.none

    /// Tells the cell that its item is dragged, or no longer. The default implementation makes the cell translucent
    /// while it is dragged. Overrides must call `super` to keep that.
    open func dragStateDidChange(_ dragState: DragState) { alpha = dragState == .dragging ? 0.4 : 1 }

    /// Resets the state of the cell. Overrides must call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        setDragState(.none)
        isSelected = false
        isHighlighted = false
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        for view in [backgroundView, selectedBackgroundView] as [UIView?] {
            guard let view, view.superview === self, view.translatesAutoresizingMaskIntoConstraints else { continue }
            if view.frame != bounds { view.frame = bounds }
        }
        placeContent()
        layOutConfigurations()
    }

    private func placeContent() {
        let area = contentArea
        if content.frame != area, content.translatesAutoresizingMaskIntoConstraints { content.frame = area }
    }

    /// Places the content at once: until then, its constraints would conflict with its previous size.
    package override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        placeContent()
    }

    /// Returns the size of the content configuration's view at the width of `size`, or else the size of a plain view.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configurations.contentView?.contentSize(forWidth: size.width) ?? super.sizeThatFits(size)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurationStateDidChange()
    }

    override var viewForSizing: UIView { content }
}
