/// A header or footer of a section of a table view.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    let standardContent = HeaderFooterContentView(frame: .zero)
    private var background: UIView?

    /// Creates a view.
    ///
    /// - Parameter reuseIdentifier: The identifier with which the table view reuses the view; `nil` if it is not
    ///   reused.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: HeaderFooterContentView.minimumHeight))
        addSubview(standardContent)
    }

    /// Creates a view that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    /// The identifier with which the table view reuses the view; `nil` if it is not reused.
    open private(set) var reuseIdentifier: String?

    /// Prepares the view for another section. The default implementation does nothing.
    open func prepareForReuse() {}

    /// The view that contains the content. Add subviews to it instead of the view itself.
    open var contentView: UIView { standardContent }

    /// The label of the title.
    open var textLabel: UILabel? { standardContent.textLabel }

    /// The label of a text below the title, for views in tables that are not plain.
    open var detailTextLabel: UILabel? { standardContent.detailTextLabel }

    /// The view behind the content. The default is `nil`.
    open var backgroundView: UIView? {
        get { background }
        set {
            guard newValue !== background else { return }
            background?.removeFromSuperview()
            background = newValue
            guard let newValue else { return }
            newValue.frame = bounds
            insertSubview(newValue, at: 0)
        }
    }

    /// Returns the size that the view needs for its content at the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { standardContent.sizeThatFits(size) }

    /// Returns the size of the view according to the constraints of its content, or else ``sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard standardContent.isConstrained else {
            return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
        }
        return standardContent.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Returns the height that the view needs at a width, in whole device pixels.
    func preferredHeight(forWidth width: CGFloat) -> CGFloat {
        let size = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard size.height.isFinite, size.height > 0 else { return 0 }
        let scale = max(scaleForLayout, 1)
        return (size.height * scale - 1e-6).rounded(.up) / scale
    }

    /// Lays out the content view and the background. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background?.frame = bounds
        standardContent.frame = bounds
    }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .header }
}
