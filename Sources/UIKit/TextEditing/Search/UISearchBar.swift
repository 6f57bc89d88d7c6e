import QuartzCore

/// A bar with a search field, an optional cancel button and an optional control for choosing a search scope.
///
/// ```swift
/// let bar = UISearchBar()
/// bar.placeholder = "Search"
/// bar.showsCancelButton = true
/// bar.scopeButtonTitles = ["All", "Unread"]
/// bar.showsScopeBar = true
/// bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(view.bounds.size))
/// view.addSubview(bar)
/// ```
///
/// The bar notifies its ``delegate`` of user actions; the app performs the search and decides what canceling means.
/// Return corresponds to the search button. Escape corresponds to the cancel button if it is shown, and otherwise
/// clears the text. By default, the cancel button and the scopes are hidden. An index of a scope that is out of range
/// selects the nearest scope. Programmatic changes do not notify the delegate.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
    /// The appearance of a search bar.
    public enum Style: UInt, Sendable {
        /// A background and a separator below, the same as ``prominent``.
        case `default` = 0
        /// A background and a separator below.
        case prominent = 1
        /// Only the search field.
        case minimal = 2
    }

    /// The search field. The search bar is its delegate; set the ``delegate`` of the bar instead.
    public let searchTextField = UISearchTextField()

    /// The delegate. Not retained.
    open weak var delegate: (any UISearchBarDelegate)?

    private lazy var fieldDelegate = SearchBarFieldDelegate(bar: self)
    private let background = UIView()
    private let line = UIView()
    private var cancelButton: UIButton?
    private var scopeControl: UISegmentedControl?

    /// The space around the field, in points.
    private static let margin: CGFloat = 8
    private static let fieldHeight: CGFloat = 32
    private static let scopeHeight: CGFloat = 30

    // MARK: Creating

    /// Creates a search bar with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        background.isUserInteractionEnabled = false
        line.isUserInteractionEnabled = false
        line.backgroundColor = .separator
        addSubview(background)
        addSubview(line)
        searchTextField.font = .systemFont(ofSize: 14)
        searchTextField.enablesReturnKeyAutomatically = true
        searchTextField.delegate = fieldDelegate
        searchTextField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        addSubview(searchTextField)
        backgroundDidChange()
    }

    /// Creates a search bar with an empty frame.
    public convenience init() { self.init(frame: .zero) }

    /// Returns nil. Views cannot be created from archives on this platform.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Text

    /// The search text; an empty string if there is none, never nil. Setting it does not notify the delegate.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The text that is shown while the field is empty. Nil by default.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// A Boolean value that indicates whether the user can interact with the bar. True by default.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            cancelButton?.isEnabled = newValue
            scopeControl?.isEnabled = newValue
        }
    }

    private func textDidChange() { delegate?.searchBar(self, textDidChange: text ?? "") }

    // MARK: Appearance

    /// The appearance of the bar. ``Style/default`` by default.
    open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { backgroundDidChange() } } }

    /// The color of the background. Nil, the default, results in the standard color. Has no effect on a bar with the
    /// style ``Style/minimal``.
    open var barTintColor: UIColor? { didSet { backgroundDidChange() } }

    private func backgroundDidChange() {
        background.isHidden = searchBarStyle == .minimal
        line.isHidden = background.isHidden
        background.backgroundColor = barTintColor ?? .secondarySystemBackground
    }

    // MARK: Cancel button

    /// A Boolean value that indicates whether the cancel button is shown. False by default.
    open var showsCancelButton: Bool {
        get { cancelButton != nil }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != self.showsCancelButton else { return }
        let old = cancelButton
        let new = showsCancelButton ? makeCancelButton() : nil
        cancelButton = new
        if animated, window != nil {
            layoutIfNeeded()
            new?.frame = cancelFrame(new, isShown: false)
            new?.alpha = 0
        }
        if let new { addSubview(new) }
        setNeedsLayout()
        change(animated: animated) {
            new?.alpha = 1
            old?.alpha = 0
            old?.frame = self.cancelFrame(old, isShown: false)
        } completion: {
            old?.removeFromSuperview()
        }
    }

    private func makeCancelButton() -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Cancel"
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
        let button = UIButton(configuration: configuration)
        button.isEnabled = isEnabled
        button.addAction(UIAction { [weak self] _ in self?.cancelClicked() }, for: .primaryActionTriggered)
        return button
    }

    private func cancelClicked() { delegate?.searchBarCancelButtonClicked(self) }

    // MARK: Scope bar

    /// The titles of the search scopes, one for each segment. Nil, the default, means that there are no scopes. They
    /// are visible only while ``showsScopeBar`` is true.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
    }

    /// The index of the selected scope. 0 by default. An index out of range selects the nearest scope. Setting it does
    /// not notify the delegate.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopeControl?.selectedSegmentIndex ?? selectedScope) }
        set {
            selectedScope = newValue
            guard let scopeControl else { return }
            scopeControl.selectedSegmentIndex = max(0, min(scopeControl.numberOfSegments - 1, newValue))
        }
    }
    private var selectedScope = 0

    /// A Boolean value that indicates whether the scope bar is shown below the field. False by default.
    open var showsScopeBar: Bool {
        get { isScopeShown }
        set { setShowsScope(newValue, animated: false) }
    }
    private var isScopeShown = false

    /// Shows or hides the scope bar, which changes the intrinsic height of the search bar. A superview that sets the
    /// frame explicitly must adjust it.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != isScopeShown else { return }
        isScopeShown = show
        scopeControl?.isHidden = !show
        scopeControl?.alpha = show && animated ? 0 : 1
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        change(animated: animated) {
            self.scopeControl?.alpha = 1
        } completion: {
        }
    }

    private func scopesDidChange() {
        let chosen = selectedScopeButtonIndex
        scopeControl?.removeFromSuperview()
        scopeControl = nil
        if let titles = scopeButtonTitles, !titles.isEmpty {
            let control = UISegmentedControl(items: titles)
            control.selectedSegmentIndex = max(0, min(titles.count - 1, chosen))
            control.isEnabled = isEnabled
            control.isHidden = !isScopeShown
            control.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
            addSubview(control)
            scopeControl = control
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func scopeChosen() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    }

    // MARK: Layout

    private var showsScopeControl: Bool { isScopeShown && scopeControl != nil }

    private var barHeight: CGFloat {
        UISearchBar.fieldHeight + 2 * UISearchBar.margin
            + (showsScopeControl ? UISearchBar.scopeHeight + UISearchBar.margin : 0)
    }

    /// The height of the visible controls. There is no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }

    /// Returns the proposed width and the height of ``intrinsicContentSize``.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    private func cancelFrame(_ button: UIButton?, isShown: Bool) -> CGRect {
        guard let button else { return .zero }
        let width = button.sizeThatFits(CGSize(width: bounds.width, height: UISearchBar.fieldHeight)).width.rounded(.up)
        return mirrored(
            CGRect(
                x: bounds.width - (isShown ? width + UISearchBar.margin / 2 : 0), y: UISearchBar.margin, width: width,
                height: UISearchBar.fieldHeight))
    }

    /// Lays out the field, the cancel button and the scope bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = UISearchBar.margin
        background.frame = bounds
        let pixel = 1 / max(1, layer.contentsScale)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
        var right = bounds.width - margin
        if let cancelButton {
            // The button is at the trailing edge (RT-10).
            let frame = cancelFrame(cancelButton, isShown: true)
            cancelButton.frame = frame
            right = mirrored(frame).minX - margin / 2
        }
        searchTextField.frame = mirrored(
            CGRect(x: margin, y: margin, width: max(0, right - margin), height: UISearchBar.fieldHeight))
        guard showsScopeControl else { return }
        scopeControl?.frame = CGRect(
            x: margin, y: 2 * margin + UISearchBar.fieldHeight, width: max(0, bounds.width - 2 * margin),
            height: UISearchBar.scopeHeight)
    }

    package override func layoutDirectionDidChange() {
        for view in [searchTextField, cancelButton, scopeControl] as [UIView?] {
            view?.semanticContentAttribute = semanticContentAttribute
        }
        super.layoutDirectionDidChange()
    }

    private func change(animated: Bool, _ body: @escaping () -> Void, completion: @escaping () -> Void) {
        guard animated, window != nil else {
            body()
            return completion()
        }
        UIView.animate(withDuration: 0.25) {
            body()
            self.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }

    // MARK: Keys

    /// A Boolean value that indicates whether the bar or its field is first responder.
    open override var isFirstResponder: Bool { super.isFirstResponder || searchTextField.isFirstResponder }

    /// Makes the search field first responder.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Makes the search field resign first responder.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Handles Escape, which cancels if the cancel button is shown and otherwise clears the text.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !escapePressed($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    private func escapePressed(_ press: UIPress) -> Bool {
        guard let key = press.key, key.keyCode == .keyboardEscape, searchTextField.isEditing,
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
        else { return false }
        if cancelButton != nil {
            cancelClicked()
        } else if searchTextField.hasText {
            searchTextField.clear()
        } else {
            return false
        }
        return true
    }

    // MARK: Text input traits of the field

    /// The characters to capitalize automatically. `.none` by default.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// The autocorrection behavior. Stored only: no text is corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The spell-checking behavior. Stored only: no spelling is checked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// The kind of keyboard, a hint for custom on-screen keyboards.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The appearance of the keyboard, a hint for custom on-screen keyboards.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// The title of the Return key. `.search` by default.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// A Boolean value that indicates whether Return has no effect while there is no text. True by default.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// The semantic meaning of the text, for example for automatic completion. Nil by default.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }

    /// A view above the input view of the search field. Nil by default.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
}
