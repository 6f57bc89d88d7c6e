/// A button, or another view, in a navigation bar or toolbar.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///     systemItem: .add, primaryAction: UIAction { _ in names.append("New") })
/// toolbarItems = [
///     UIBarButtonItem(image: UIImage(systemName: "trash"), style: .plain, target: self, action: EditorController.save),
///     .flexibleSpace(),
///     UIBarButtonItem(title: "More", menu: menu),
/// ]
/// ```
///
/// A click sends ``action`` to ``target``, or along the responder chain if there is no target; ``primaryAction`` takes
/// the place of both (BI-02). A ``menu`` without an action opens on the press; with an action, a secondary click or a
/// long press opens it. The target is not retained. Items that do not fit move to a menu at the trailing end of the
/// bar (BI-14).
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem,
    UISpringLoadedInteractionSupporting
{
    /// The standard item that the item was created as.
    let systemItem: SystemItem?
    /// The button that displays the item, or its custom view, while the item is in a bar.
    weak var displayedView: UIView?
    /// The group that contains the item, and the group whose place it takes if there is not enough room.
    final weak var group: UIBarButtonItemGroup?
    final weak var representedGroup: UIBarButtonItemGroup?

    // MARK: Creating

    /// Creates an item without title and image.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates an item with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The style.
    ///   - target: The receiver of the action, which is not retained. With `nil`, the responder chain is searched.
    ///   - action: The action.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        configure(style, target, action)
    }

    /// Creates an item with an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - style: The style.
    ///   - target: The receiver of the action, which is not retained. With `nil`, the responder chain is searched.
    ///   - action: The action.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        configure(style, target, action)
    }

    /// Creates an item with an image, and an image for bars of reduced height.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - landscapeImagePhone: The image for bars of reduced height.
    ///   - style: The style.
    ///   - target: The receiver of the action, which is not retained. With `nil`, the responder chain is searched.
    ///   - action: The action.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a standard item.
    ///
    /// - Parameters:
    ///   - systemItem: The standard item.
    ///   - target: The receiver of the action, which is not retained. With `nil`, the responder chain is searched.
    ///   - action: The action.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.systemItem = systemItem
        super.init()
        configure(systemItem.style, target, action)
    }

    /// Creates a standard item with an action or a menu, or both.
    ///
    /// - Parameters:
    ///   - systemItem: The standard item.
    ///   - primaryAction: The action.
    ///   - menu: The menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item that displays a view. The view has its own size: by Auto Layout if it has constraints, otherwise
    /// that of its frame, or the size that fits if the frame is empty.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item with the title and the image of an action.
    ///
    /// - Parameters:
    ///   - primaryAction: The action.
    ///   - menu: The menu.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        takeFromPrimaryAction()
    }

    /// Creates an item with a title and an image.
    ///
    /// - Parameters:
    ///   - title: The title. If it is `nil`, that of the action.
    ///   - image: The image. If it is `nil`, that of the action.
    ///   - primaryAction: The action.
    ///   - menu: The menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(primaryAction: primaryAction, menu: menu)
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Returns `nil`: archived items are not supported.
    public required init?(coder: NSCoder) { return nil }

    private func configure(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Returns a space that takes all room that is left in the bar. Several share it.
    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Returns a space of a width, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    // MARK: The action

    /// The receiver of ``action``, which is not retained. With `nil`, the responder chain is searched.
    open weak var target: AnyObject?

    /// The action. Its argument is the item.
    open var action: Selector? { didSet { didChange(affectsLayout: false) } }

    /// The action in place of ``target`` and ``action``. Setting it sets the title and the image to those of the
    /// action.
    open var primaryAction: UIAction? {
        didSet {
            guard primaryAction !== oldValue else { return }
            takeFromPrimaryAction()
            didChange()
        }
    }

    /// Takes title, image and state of the action. Initializers call it, because observers do not run in them.
    private func takeFromPrimaryAction() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
        isEnabled = !primaryAction.attributes.contains(.disabled)
    }

    /// The menu. The default is `nil`.
    open var menu: UIMenu? { didSet { if menu !== oldValue { didChange(affectsLayout: false) } } }

    /// The menu element that represents the item in the overflow menu. The default is made from the title, the image
    /// and the action.
    open var menuRepresentation: UIMenuElement?

    /// A Boolean value that indicates whether the user can perform the action by holding dragged items over the button
    /// of the item. The default is `false` (DT-05). It has no effect on a ``customView``.
    open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { didChange(affectsLayout: false) } } }

    /// A Boolean value that indicates whether the item stays selected between clicks. The default is `false`.
    open var changesSelectionAsPrimaryAction = false

    // MARK: Appearance

    /// The style. The default is plain.
    open var style = Style.plain { didSet { if style != oldValue { didChange() } } }

    /// The width in points. 0, the default, is the width of the content; for a fixed space, its width.
    open var width: CGFloat = 0 {
        didSet {
            if !GeometryValidation.accepts(width, "width", of: self) { width = oldValue }
            if width != oldValue { didChange() }
        }
    }

    /// Titles that the item can have. It is as wide as the widest of them.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { didChange() } } }

    /// The view that the item displays in place of a button.
    open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }

    /// The color of title and image. With `nil`, the default, it is the tint color of the bar.
    open var tintColor: UIColor? { didSet { if tintColor !== oldValue { didChange(affectsLayout: false) } } }

    /// A Boolean value that indicates whether the item is hidden and takes no room. The default is `false`.
    open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }

    /// A Boolean value that indicates whether the item is selected: its button has a background. The default is
    /// `false`.
    open var isSelected = false { didSet { if isSelected != oldValue { didChange(affectsLayout: false) } } }

    /// The mark at the item. The default is `nil` (BI-20).
    open var badge: Badge? { didSet { if badge !== oldValue { didChange(affectsLayout: false) } } }

    // MARK: Older appearance

    private var backgroundImages: [UIControl.State: UIImage] = [:]

    /// Sets the background image for a state of the item, for bars of the metrics ``UIBarMetrics/default``.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        backgroundImages[state] = image
        didChange(affectsLayout: false)
    }

    /// Returns the background image that was set for a state of the item.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImages[state] : nil
    }

    private var titleOffset = UIOffset.zero

    /// Sets the offset of the title from its standard position, in points, for ``UIBarMetrics/default``.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        titleOffset = adjustment
        didChange()
    }

    /// Returns the offset of the title from its standard position, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? titleOffset : .zero
    }

    // MARK: Accessibility

    override var accessibilityView: UIView? { displayedView }

    override var defaultAccessibilityLabel: String? {
        let title = super.defaultAccessibilityLabel ?? systemItem?.title ?? primaryAction?.title
        return title.flatMap { $0.isEmpty ? nil : $0 } ?? displayedImage?.accessibilityName
    }

    // MARK: Source of popovers

    /// Returns the frame of the item in the coordinates of `referenceView`, or `nil` if the two are not in the same
    /// window.
    open func frame(in referenceView: UIView) -> CGRect? { displayedView?.frame(in: referenceView) }
}
