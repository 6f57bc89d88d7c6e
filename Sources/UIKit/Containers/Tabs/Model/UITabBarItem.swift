/// An item of a tab bar.
///
/// ```swift
/// controller.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
/// controller.tabBarItem.badgeValue = "3"
/// ```
///
/// Changes of an item in a visible bar show with the next frame (TB-06).
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    // MARK: Creating

    /// Creates an item without title and image.
    public override init() { super.init() }

    /// Returns `nil`: archived items are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// Creates an item with a title and an image.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image. Symbols and other template images are drawn in the color of the item.
    ///   - tag: A number that identifies the item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and two images.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - selectedImage: The image while the item is selected. With `nil`, `image`.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a standard item.
    ///
    /// - Parameters:
    ///   - systemItem: The standard item.
    ///   - tag: A number that identifies the item.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(
            title: systemItem.title, image: UIImage(systemName: systemItem.symbolNames.normal),
            selectedImage: UIImage(systemName: systemItem.symbolNames.selected))
        self.tag = tag
    }

    // MARK: Content

    /// The image while the item is selected. With `nil`, the default, `image`.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange() } } }

    /// The offset of the title from its standard position, in points. The default is zero.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    // MARK: Badge

    /// The text of the badge. With an empty string, the badge is a dot; with `nil`, the default, there is none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

    /// The background color of the badge. With `nil`, the default, it is red.
    open var badgeColor: UIColor? { didSet { didChange(affectsLayout: false) } }

    /// Sets the attributes of the badge's text for a state of the item.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
        didChange()
    }

    /// Returns the attributes of the badge's text that were set for a state of the item.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    // MARK: Appearance

    /// The appearance of the bar while the item is selected, in place of the bar's. The default is `nil`.
    open var standardAppearance: UITabBarAppearance? {
        get { standardStorage }
        set {
            standardStorage = newValue.map(adopt)
            didChange()
        }
    }
    private var standardStorage: UITabBarAppearance?

    /// The appearance of the bar while the item is selected and the content is at its edge, in place of the bar's. The
    /// default is `nil`.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { edgeStorage }
        set {
            edgeStorage = newValue.map(adopt)
            didChange()
        }
    }
    private var edgeStorage: UITabBarAppearance?

    private func adopt(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
        let copy = appearance.duplicate()
        copy.changeHandler = { [weak self] in self?.didChange() }
        return copy
    }

    /// The name of the item for assistive technologies and menus.
    var name: String { accessibilityLabel ?? "" }

    override var defaultAccessibilityLabel: String? {
        super.defaultAccessibilityLabel ?? image?.accessibilityName
    }
}
