import QuartzCore

/// A text field for search text, with a magnifying glass and a clear button.
///
/// While it is not being edited, it has a less prominent background than other text fields.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private let glass = UIImageView(image: UISearchTextField.glassImage)
    /// The search bar that contains the field.
    final weak var bar: UISearchBar?

    /// Creates a search field with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        glass.tintColor = .secondaryLabel
        glass.isAccessibilityElement = false
        glass.sizeToFit()
        borderStyle = .roundedRect
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        autocapitalizationType = .none
        accessibilityTraits.insert(.searchField)
    }

    /// Returns nil. Views cannot be created from archives on this platform.
    public required init?(coder: NSCoder) { return nil }

    private static let glassImage = UIImage(
        systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))

    /// The text; an empty string if there is none, never nil. Setting it does not notify the delegate.
    open override var text: String? {
        get { super.text }
        set {
            let isChange = newValue ?? "" != super.text
            super.text = newValue
            guard isChange, let bar else { return }
            bar.icons.update()
            bar.controller?.textDidChange()
        }
    }

    /// The image of the magnifying glass; nil for the standard one.
    final func setGlassImage(_ image: UIImage?) {
        glass.image = image ?? UISearchTextField.glassImage
        glass.sizeToFit()
        setNeedsLayout()
    }

    /// The distances of the parts from their standard positions, in points.
    final var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    final var glassOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    final var clearOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    final var rightOffset = UIOffset.zero { didSet { setNeedsLayout() } }

    /// Returns the rectangle of the text while the field is not being edited.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    /// Returns the rectangle of the text while it is being edited.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    /// Returns the rectangle of the clear button.
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(dx: clearOffset.horizontal, dy: clearOffset.vertical)
    }

    /// Returns the rectangle of ``UITextField/rightView``.
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: rightOffset.horizontal, dy: rightOffset.vertical)
    }

    // Return chooses a suggestion.
    override var acceptsReturnWithoutText: Bool { bar?.controller?.hasHighlightedSuggestion == true }

    // Up and Down go to the suggestions and results of a search controller.
    override var leavesVerticalArrows: Bool { bar?.controller?.isActive == true }

    /// Returns the rectangle of ``UITextField/leftView``, 2 points farther from the edge than in other text fields. The
    /// view is at the leading edge (RT-10).
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(
            dx: (isRightToLeft ? -2 : 2) + glassOffset.horizontal, dy: glassOffset.vertical)
    }

    override var mirrorsSideViews: Bool { isRightToLeft }

    package override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        glass.alpha = isEnabled ? 1 : ControlStyle.disabledOpacity
    }

    override var inactiveBackgroundColor: UIColor? { .tertiarySystemFill }
}
