/// The appearance of a toolbar: background and items.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// Creates an appearance with the default background.
    public required init() { super.init() }

    /// Returns `nil`: archived appearances are not supported.
    public required init?(coder: NSCoder) { return nil }

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

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}
