/// A control above the content of a scroll view with which the user refreshes the content by pulling it down.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.addAction(
///     UIAction { action in
///         // Load the content. Then:
///         (action.sender as? UIRefreshControl)?.endRefreshing()
///     }, for: .valueChanged)
/// let scrollView = UIScrollView(frame: view.bounds)
/// scrollView.refreshControl = refresh
/// ```
///
/// When the content was pulled past the height of the control, ``isRefreshing`` becomes `true`, the control sends
/// `valueChanged`, and it stays visible until ``endRefreshing()`` (SC-62). On a desktop, F5 and Control-R refresh where
/// the focus is inside the scroll view (SC-63).
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The height of the control in points.
    static let height: CGFloat = 60

    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    /// Creates a refresh control. Assign it to ``UIScrollView/refreshControl``.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height))
        indicator.hidesWhenStopped = false
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(indicator)
        addSubview(label)
        isUserInteractionEnabled = false
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    /// A Boolean value that indicates whether the content is being refreshed.
    open private(set) var isRefreshing = false

    /// The text below the indicator. The default is `nil`.
    open var attributedTitle: NSAttributedString? {
        get { label.attributedText }
        set {
            label.attributedText = newValue
            setNeedsLayout()
        }
    }

    private weak var scrollView: UIScrollView?

    // The icon has no name.
    package override var defaultAccessibilityLabel: String? {
        label.text.flatMap { $0.isEmpty ? nil : $0 } ?? "Refresh"
    }

    /// Shows the control without sending `valueChanged` and without scrolling (SC-63).
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        indicator.startAnimating()
        scrollView?.refreshInset = UIRefreshControl.height
    }

    /// Hides the control, after the content was refreshed.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        indicator.stopAnimating()
        scrollView?.refreshInset = 0
        scrollView?.movement.settle()
    }

    // MARK: Scroll view

    func attach(to scrollView: UIScrollView?) {
        self.scrollView?.refreshInset = 0
        self.scrollView = scrollView
        removeFromSuperview()
        guard let scrollView else { return }
        scrollView.insertSubview(self, at: 0)
        if isRefreshing { scrollView.refreshInset = UIRefreshControl.height }
        follow()
    }

    /// Moves the control above the content, and refreshes if the content was pulled far enough.
    func follow() {
        guard let scrollView else { return }
        let top = -scrollView.adjustedContentInset.top + (isRefreshing ? UIRefreshControl.height : 0)
        let pulled = max(0, top - scrollView.contentOffset.y)
        frame = CGRect(
            x: 0, y: top - UIRefreshControl.height, width: scrollView.bounds.width, height: UIRefreshControl.height)
        alpha = isRefreshing ? 1 : min(1, pulled / UIRefreshControl.height)
        guard !isRefreshing, isEnabled, pulled >= UIRefreshControl.height, scrollView.isPulled else { return }
        refresh()
    }

    /// Refreshes because the user asked for it.
    func refresh() {
        guard !isRefreshing, isEnabled else { return }
        beginRefreshing()
        alpha = 1
        sendActions(for: .valueChanged)
    }

    /// Lays out the indicator and the text. Overrides call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = indicator.intrinsicContentSize
        let textHeight = label.attributedText == nil ? 0 : label.sizeThatFits(bounds.size).height.rounded(.up) + 4
        let top = (bounds.height - size.height - textHeight) / 2
        indicator.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: top.rounded(), width: size.width, height: size.height)
        label.frame = CGRect(x: 0, y: indicator.frame.maxY, width: bounds.width, height: textHeight)
    }

    /// Colors the indicator, which is gray unless the control has a tint color of its own. Overrides call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        indicator.color = tintColorStorage == nil ? nil : tintColor
    }
}

extension UIScrollView {
    /// A Boolean value that indicates whether fingers or a touchpad drag the content.
    var isPulled: Bool { movement.dragSource == .touch || movement.dragSource == .touchpad }

    func refreshControlDidChange(from old: UIRefreshControl?) {
        old?.attach(to: nil)
        refreshControl?.attach(to: self)
    }
}
