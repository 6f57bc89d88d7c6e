/// A header or footer of a section of a table view.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    let standardContent = HeaderFooterContentView(frame: .zero)
    private var background: UIView?
    var configurations = CellConfigurations<UIViewConfigurationState>()
    /// A Boolean value that indicates whether the view stays at an edge of the table view. The table view sets it.
    var isPinned = false {
        didSet { if isPinned != oldValue { configurationStateDidChange() } }
    }
    /// The appearance of the table view, which sets it.
    var appearance = TableCellPlacement.Appearance.plain

    /// Creates a view.
    ///
    /// - Parameter reuseIdentifier: The identifier with which the table view reuses the view; `nil` if it is not
    ///   reused.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: HeaderFooterContentView.minimumHeight))
        standardContent.frame = bounds
        addSubview(standardContent)
    }

    /// Creates a view that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    /// The identifier with which the table view reuses the view; `nil` if it is not reused.
    open private(set) var reuseIdentifier: String?

    /// Prepares the view for another section. The default implementation does nothing.
    open func prepareForReuse() {}

    /// The view that contains the content. Add subviews to it instead of the view itself.
    open var contentView: UIView { standardContent }

    /// The label of the title.
    open var textLabel: UILabel? { standardContent.textLabel }

    /// The label of a text below the title, for views in tables that are not plain.
    open var detailTextLabel: UILabel? { standardContent.detailTextLabel }

    /// The view behind the content. The default is `nil`.
    open var backgroundView: UIView? {
        get { background }
        set {
            if newValue != nil { removeBackgroundConfiguration() }
            setBackgroundView(newValue)
        }
    }

    func setBackgroundView(_ view: UIView?) {
        guard view !== background else { return }
        background?.removeFromSuperview()
        background = view
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    /// The color of the view. The default, `nil`, is transparent.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            if newValue != nil { removeBackgroundConfiguration() }
            super.backgroundColor = newValue
        }
    }

    /// Removes the color, because a configuration displays the background.
    func clearBackgroundColor() { super.backgroundColor = nil }

    // MARK: Configurations

    /// The content as a configuration. It replaces the labels. The default is `nil` (CE-03).
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }

    /// Returns the standard content of a header for the table view, without a text. The configuration is new: it has
    /// none of the values of ``contentConfiguration`` (CE-07).
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        appearance == .plain ? .plainHeader() : .groupedHeader()
    }

    /// A Boolean value that indicates whether the view displays its content configuration updated for its state. The
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

    /// Returns the standard background for the table view.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        appearance == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// A Boolean value that indicates whether the view displays its background configuration updated for its state. The
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
    open var configurationState: UIViewConfigurationState { currentConfigurationState }

    /// Requests a call of ``updateConfiguration(using:)`` in the next layout. Several requests lead to one call
    /// (CE-04).
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Updates the configurations for a state. Called before the first display and after changes of the state. The
    /// default implementation does nothing; overrides call `super` first (CE-04).
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    // Without `@preconcurrency`, the compiler (6.3) gives the accessors other symbol names in other files.
    /// A closure that updates the configurations for a state, after ``updateConfiguration(using:)``. Setting it requests
    /// an update (CE-04, CE-05).
    @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { requestConfigurationUpdate() }
    }

    /// Updates the configurations for the new traits. Overrides must call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurationStateDidChange()
    }

    // MARK: Layout

    /// Returns the size that the view needs for its content at the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { standardContent.sizeThatFits(size) }

    /// Returns the size of the view according to the constraints of its content, or else ``sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard standardContent.isConstrained else {
            return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
        }
        return standardContent.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Returns the height that the view needs at a width, in whole device pixels.
    func preferredHeight(forWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let size = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard size.height.isFinite, size.height > 0 else { return 0 }
        let scale = max(scaleForLayout, 1)
        return (size.height * scale - 1e-6).rounded(.up) / scale
    }

    /// The width at which no line of the content wraps.
    var preferredWidth: CGFloat {
        updateConfigurationIfNeeded()
        return standardContent.preferredWidth.rounded(.up)
    }

    /// Lays out the content view and the background. Overrides must call `super`.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        configurations.backgroundView?.frame = bounds
        background?.frame = bounds
        standardContent.frame = bounds
    }

    /// Places the content at once: until then, its constraints would conflict with its previous size.
    package override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        standardContent.frame = bounds
    }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .header }
}
