/// The base class of the items of bars: ``UIBarButtonItem`` and the items of tab bars.
///
/// Changes of an item in a visible bar show with the next frame.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// Creates an item without title and image.
    public override init() { super.init() }

    /// Returns `nil`: archived items are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// The object that displays the item.
    weak var host: (any BarItemHost)?

    /// Tells the bar that the item has changed.
    ///
    /// - Parameter affectsLayout: Whether the size of the item may have changed.
    func didChange(affectsLayout: Bool = true) { host?.barItemDidChange(self, affectsLayout: affectsLayout) }

    /// The title. The default is `nil`.
    open var title: String? { didSet { if title != oldValue { didChange() } } }

    /// The image. The default is `nil`. Symbols and other template images are drawn in the tint color.
    open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

    /// An image for bars of reduced height. Bars of this platform have one height and use ``image``; without an image,
    /// this one.
    open var landscapeImagePhone: UIImage? { didSet { didChange() } }

    /// The distances by which the image is inset, in points. The default is zero.
    open var imageInsets = UIEdgeInsets.zero {
        didSet {
            if !GeometryValidation.accepts(imageInsets, "imageInsets", of: self) { imageInsets = oldValue }
            if imageInsets != oldValue { didChange() }
        }
    }

    /// A Boolean value that indicates whether the user can use the item. The default is `true`.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange(affectsLayout: false) } } }

    /// A number that identifies the item. The default is 0.
    open var tag = 0

    /// The name of the item for assistive technologies. The default is its title.
    open var accessibilityLabel: String? { didSet { didChange(affectsLayout: false) } }

    /// A description of the result of the item's action for assistive technologies.
    open var accessibilityHint: String? { didSet { didChange(affectsLayout: false) } }

    /// An identifier by which tests find the view of the item.
    open var accessibilityIdentifier: String? { didSet { didChange(affectsLayout: false) } }

    private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the title for a state of the item.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state] = attributes
        didChange()
    }

    /// Returns the attributes of the title that were set for a state of the item.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state]
    }
}
