/// A bar with items, usually at the lower edge of a window.
///
/// ```swift
/// let toolbar = UIToolbar()
/// toolbar.items = [
///     UIBarButtonItem(title: "Select", style: .plain, target: self, action: EditorController.save),
///     .flexibleSpace(),
///     UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: EditorController.save),
/// ]
/// ```
///
/// The items run from the leading edge; spaces take room (BI-03). Items that do not fit are in a menu at the trailing
/// end (BI-14). Tab reaches the bar once, arrow keys move through its items (BI-15). A navigation controller has a
/// toolbar of its own: set the `toolbarItems` of the view controllers instead.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
    private let background = BarBackground()
    private let content = UIView()
    private var row: BarItemRow?
    private var overflow: BarButton?
    private var needsItems = true

    /// A Boolean value that indicates whether content of the enclosing controller touches the bar: the bar then has its
    /// standard appearance, otherwise that of the edge.
    package final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateBackground() } } }

    /// Creates a toolbar with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        focusGroupIdentifier = UIToolbar.makeFocusGroup("toolbar")
        addSubview(background)
        addSubview(content)
        updateBackground()
    }

    /// Creates a toolbar with an empty frame.
    public convenience init() { self.init(frame: .zero) }

    /// Returns `nil`: archived views are not supported.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Items

    /// The items, from the leading edge. The default is `nil`.
    open var items: [UIBarButtonItem]? {
        didSet { itemsDidChange() }
    }

    /// Sets the items.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - animated: Whether the old items fade into the new ones.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            self.items = items
            return
        }
        UIView.transition(
            with: content, duration: BarDesign.hideDuration, options: .transitionCrossDissolve,
            animations: {
                self.items = items
                self.layoutIfNeeded()
            }, completion: nil)
    }

    /// Shows other items, invisible at first, in preparation of an animation of ``contentAlpha``.
    final func prepare(_ items: [UIBarButtonItem]?) {
        UIView.performWithoutAnimation {
            self.items = items
            layoutIfNeeded()
            contentAlpha = 0
        }
    }

    /// The opacity of the items.
    final var contentAlpha: CGFloat {
        get { content.alpha }
        set { content.alpha = newValue }
    }

    private func itemsDidChange() {
        needsItems = true
        setNeedsLayout()
    }

    func barItemDidChange(_ item: UIBarItem, affectsLayout: Bool) {
        guard !affectsLayout else { return itemsDidChange() }
        row?.update(item)
    }

    // MARK: Delegate

    /// The delegate, which determines the position. Not retained.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { updateBackground() } }

    /// The position of the bar. The default is ``UIBarPosition/bottom``.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    // MARK: Appearance

    /// The appearance of a bar that content touches.
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let standardStorage { return standardStorage }
            let appearance = UIToolbarAppearance()
            appearance.changeHandler = { [weak self] in
                self?.isStandardExplicit = true
                self?.appearanceDidChange()
            }
            standardStorage = appearance
            return appearance
        }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "standard") { $0.standardAppearance = newValue } }
            isStandardExplicit = true
            standardStorage = adopt(newValue)
            appearanceDidChange()
        }
    }
    private var standardStorage: UIToolbarAppearance?
    private var isStandardExplicit = false

    /// The appearance of a bar of reduced height. With `nil`, ``standardAppearance``.
    open var compactAppearance: UIToolbarAppearance? {
        get { compactStorage }
        set {
            compactStorage = newValue.map(adopt)
            appearanceDidChange()
        }
    }
    private var compactStorage: UIToolbarAppearance?

    /// The appearance while the content ends above the bar. With `nil`, ``standardAppearance`` without background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { edgeStorage }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "edge") { $0.scrollEdgeAppearance = newValue } }
            edgeStorage = newValue.map(adopt)
            appearanceDidChange()
        }
    }
    private var edgeStorage: UIToolbarAppearance?

    private func adopt(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
        let copy = appearance.duplicate()
        copy.changeHandler = { [weak self] in self?.appearanceDidChange() }
        return copy
    }

    private func appearanceDidChange() {
        updateBackground()
        itemsDidChange()
    }

    /// The older values, which yield to an explicit ``standardAppearance`` (BI-11).
    private var legacy = LegacyBarAppearance() { didSet { updateBackground() } }

    /// The older color of the background. The default is `nil`.
    open var barTintColor: UIColor? {
        get { legacy.tint }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "barTintColor") { $0.barTintColor = newValue } }
            legacy.tint = newValue
        }
    }

    /// The older style. The default is ``UIBarStyle/default``.
    open var barStyle: UIBarStyle {
        get { legacy.style }
        set { legacy.style = newValue }
    }

    /// A Boolean value that indicates whether content extends below the bar. The default is `true`.
    open var isTranslucent = true {
        didSet {
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "isTranslucent") { [isTranslucent] in $0.isTranslucent = isTranslucent }
            }
            updateBackground()
            enclosingNavigationController?.setBarsNeedLayout()
        }
    }

    /// Sets the older background image. An empty image makes the background transparent. The position and the metrics
    /// make no difference.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) { legacy.setImage(backgroundImage, for: barMetrics) }

    /// Returns the older background image.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.image(for: barMetrics)
    }

    /// Sets the older image of the separator. An empty image removes the separator.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        legacy.shadow = shadowImage
    }

    /// Returns the older image of the separator.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { legacy.shadow }

    private func updateBackground() {
        background.hasLineAtTop = barPosition == .bottom
        guard isStandardExplicit || edgeStorage != nil || !legacy.isSet else {
            let appearance = UIToolbarAppearance()
            legacy.apply(to: appearance)
            return background.show(appearance, isTransparent: false)
        }
        if isAtScrollEdge, let edgeStorage { return background.show(edgeStorage, isTransparent: false) }
        background.show(standardAppearance, isTransparent: isAtScrollEdge)
    }

    // MARK: Layout

    /// Returns the standard height with the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarDesign.toolbarHeight)
    }

    /// The standard height, and no width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarDesign.toolbarHeight)
    }

    /// Lays out background and items. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let insets = safeAreaInsets
        let height = min(BarDesign.toolbarHeight, bounds.height)
        content.frame = CGRect(
            x: insets.left, y: 0, width: max(0, bounds.width - insets.left - insets.right), height: height)
        if needsItems { makeItems() }
        layoutItems()
    }

    private func makeItems() {
        needsItems = false
        for view in content.subviews { view.removeFromSuperview() }
        overflow = nil
        let appearance = standardStorage
        row = BarItemRow(items ?? [], in: content, host: self) {
            $0.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
        }
    }

    private func layoutItems() {
        guard let row else { return }
        let margin = BarDesign.sideMargin
        var room = max(0, content.bounds.width - 2 * margin)
        row.fit(in: room)
        if row.overflowCount > 0 {
            room = max(0, room - BarOverflow.width - BarDesign.itemSpacing)
            row.fit(in: room)
        }
        row.updateVisibility()
        for (view, frame) in row.frames(from: margin, room: room, height: content.bounds.height) {
            view.frame = content.mirrored(frame)
        }
        placeOverflow(row)
    }

    private func placeOverflow(_ row: BarItemRow) {
        guard row.overflowCount > 0 else {
            overflow?.removeFromSuperview()
            overflow = nil
            return
        }
        let button = overflow ?? BarOverflow.makeButton { [weak self] in self?.row?.overflowElements ?? [] }
        overflow = button
        if button.superview == nil { content.addSubview(button) }
        button.frame = content.mirrored(
            CGRect(
                x: content.bounds.width - BarDesign.sideMargin - BarOverflow.width,
                y: ((content.bounds.height - BarDesign.itemHeight) / 2).rounded(), width: BarOverflow.width,
                height: BarDesign.itemHeight))
    }

    /// Lays out the bar again. Overrides must call `super`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
