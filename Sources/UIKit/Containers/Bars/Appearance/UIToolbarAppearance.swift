/// The appearance of a toolbar: background and items.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// Creates an appearance with the default background.
    public required init() { super.init() }

    /// Returns `nil`: archived appearances are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// The appearance of items.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            buttonAppearance = buttonAppearance.duplicate()
            observe()
        }
    }

    /// The appearance of items with the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet {
            doneButtonAppearance = doneButtonAppearance.duplicate()
            observe()
        }
    }

    /// The appearance of items with the style `prominent`: the same as ``doneButtonAppearance``.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    private func observe() {
        for part in [buttonAppearance, doneButtonAppearance] {
            part.changeHandler = { [weak self] in self?.didChange() }
        }
        didChange()
    }

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}
