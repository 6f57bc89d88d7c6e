/// A view to enter something with, or a view above one: a background that fits where it is shown.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// What an input view looks like.
    public enum Style: Int, Sendable {
        /// No background of its own.
        case `default` = 0
        /// The background of a keyboard.
        case keyboard = 1
    }

    /// What it looks like.
    public let inputViewStyle: Style

    /// Whether the view's `sizeThatFits(_:)` says how high it is shown. False unless set: its frame says so.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { window?.firstResponder?.reloadInputViews() } }
    }

    /// An input view; the height of its frame is the height in which it is shown.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
    }

    /// An input view without a background of its own.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// There are no archives of views on this platform: always nil.
    public required init?(coder: NSCoder) { return nil }
}
