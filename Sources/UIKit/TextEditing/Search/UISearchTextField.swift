import QuartzCore

/// A field for what is searched for: with a magnifying glass at its beginning, and a button that deletes its text.
///
/// It looks quieter than fields for entering while nobody edits it.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private let glass = UIImageView(image: UISearchTextField.glassImage)

    /// A field with a frame in its superview's coordinates.
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

    /// There are no archives of views on this platform: always nil.
    public required init?(coder: NSCoder) { return nil }

    private static let glassImage = UIImage(
        systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))

    /// Where ``UITextField/leftView`` is in `bounds`: as far from the edge as the text is from the view.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 2, dy: 0)
    }

    package override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        glass.alpha = isEnabled ? 1 : ControlStyle.disabledStrength
    }

    override var restingGround: UIColor? { .tertiarySystemFill }
}
