/// The appearance of a tab bar: background, items and the indicator of the selection.
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.stackedLayoutAppearance.selected.iconColor = .systemTeal
/// tabBarController?.tabBar.standardAppearance = appearance
/// ```
///
/// Items on this platform show the icon beside the title. Values of ``inlineLayoutAppearance`` take precedence over
/// those of ``stackedLayoutAppearance``, which are used too, because most apps set only these (TB-06).
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Creates an appearance with the default background.
    public required init() { super.init() }

    /// Returns `nil`: archived appearances are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// The appearance of items with the icon above the title.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stackedStorage }
        set { stackedStorage = observing(newValue.duplicate()) }
    }
    private lazy var stackedStorage = observing(UITabBarItemAppearance(style: .stacked)) { didSet { didChange() } }

    /// The appearance of items with the icon beside the title.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inlineStorage }
        set { inlineStorage = observing(newValue.duplicate()) }
    }
    private lazy var inlineStorage = observing(UITabBarItemAppearance(style: .inline)) { didSet { didChange() } }

    /// The appearance of items in a bar of reduced height.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInlineStorage }
        set { compactInlineStorage = observing(newValue.duplicate()) }
    }
    private lazy var compactInlineStorage = observing(UITabBarItemAppearance(style: .compactInline)) {
        didSet { didChange() }
    }

    /// The color of ``selectionIndicatorImage``, or of the standard indicator behind the selected item. With `nil`, the
    /// standard color.
    open var selectionIndicatorTintColor: UIColor? { didSet { didChange() } }

    /// The image behind the selected item. With `nil`, the standard indicator.
    open var selectionIndicatorImage: UIImage? { didSet { didChange() } }

    /// The distribution of the items. The default is `automatic`.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { didChange() } }

    /// The width of the items if they are centered, in points. With 0, the default, that of their content. Negative and
    /// non-finite values count as 0.
    open var stackedItemWidth: CGFloat = 0 { didSet { didChange() } }

    /// The space between the items if they are centered, in points. With 0, the default, the standard space. Negative
    /// and non-finite values count as 0.
    open var stackedItemSpacing: CGFloat = 0 { didSet { didChange() } }

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}
