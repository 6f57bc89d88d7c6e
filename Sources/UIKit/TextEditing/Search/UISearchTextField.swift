import QuartzCore

/// A text field for search text, with a magnifying glass and a clear button.
///
/// While it is not being edited, it has a less prominent background than other text fields.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private let glass = UIImageView(image: UISearchTextField.glassImage)

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

    /// Returns the rectangle of ``UITextField/leftView``, 2 points farther from the edge than in other text fields. The
    /// view is at the leading edge (RT-10).
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -2 : 2, dy: 0)
    }

    override var mirrorsSideViews: Bool { isRightToLeft }

    package override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        glass.alpha = isEnabled ? 1 : ControlStyle.disabledOpacity
    }

    override var inactiveBackgroundColor: UIColor? { .tertiarySystemFill }
}
