/// The appearance of a navigation bar: background, titles and items.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Creates an appearance with the default background.
    public required init() { super.init() }

    /// Returns `nil`: archived appearances are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// The attributes of the title. They take precedence over the standard ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    /// The offset of the title from its standard position, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }

    /// The attributes of the large title. They take precedence over the standard ones.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    /// The appearance of items.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttonStorage }
        set { buttonStorage = observing(newValue.duplicate()) }
    }
    private lazy var buttonStorage = observing(UIBarButtonItemAppearance(style: .plain)) { didSet { didChange() } }

    /// The appearance of items with the style `done`.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonStorage }
        set { doneButtonStorage = observing(newValue.duplicate()) }
    }
    private lazy var doneButtonStorage = observing(UIBarButtonItemAppearance(style: .done)) { didSet { didChange() } }

    /// The appearance of items with the style `prominent`: the same as ``doneButtonAppearance``.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    /// The appearance of the back button.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backButtonStorage }
        set { backButtonStorage = observing(newValue.duplicate()) }
    }
    private lazy var backButtonStorage = observing(UIBarButtonItemAppearance(style: .plain)) { didSet { didChange() } }

    /// The image of the back button. With `nil`, an arrow.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask of the back button's image during transitions. It is not drawn.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the image of the back button.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
        didChange()
    }

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }
}
