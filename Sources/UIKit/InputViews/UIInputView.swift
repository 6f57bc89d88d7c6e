/// A view for entering data, or an accessory view above one, with a background that matches the keyboard area.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The appearance of an input view.
    public enum Style: Int, Sendable {
        /// An appearance without a background.
        case `default` = 0
        /// An appearance with the background of a keyboard.
        case keyboard = 1
    }

    /// The appearance of the view.
    public let inputViewStyle: Style

    /// A Boolean value that indicates whether `sizeThatFits(_:)` determines the height of the view. False by default:
    /// the height of its frame is used.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { window?.firstResponder?.reloadInputViews() } }
    }

    /// Creates an input view with a style. The height of its frame is the height at which it is shown.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
    }

    /// Creates an input view without a background.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Returns nil. Views cannot be created from archives on this platform.
    public required init?(coder: NSCoder) { return nil }
}
