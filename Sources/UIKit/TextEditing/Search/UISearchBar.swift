import QuartzCore

/// A bar with a field for what is searched for, on wish with a button that cancels searching and a choice of where to
/// search.
///
/// The bar tells its ``delegate`` what a person does; what is found, and what cancelling means, is the app's. Return is
/// the search button. Escape is the cancel button, if that is shown; otherwise it deletes the text.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
    /// How much the bar stands out from what is around it.
    public enum Style: UInt, Sendable {
        /// A ground of its own and a line below: the same as ``prominent``.
        case `default` = 0
        /// A ground of its own and a line below.
        case prominent = 1
        /// The field only.
        case minimal = 2
    }

    /// The field. Its delegate is the bar's own; the bar's ``delegate`` hears of everything.
    public let searchTextField = UISearchTextField()

    /// Hears of what a person does. Not retained.
    open weak var delegate: (any UISearchBarDelegate)?

    private lazy var fieldDelegate = SearchBarFieldDelegate(bar: self)
    private let ground = UIView()
    private let line = UIView()
    private var cancelButton: UIButton?
    private var scopeControl: UISegmentedControl?

    /// Room around the field, in points.
    private static let margin: CGFloat = 8
    private static let fieldHeight: CGFloat = 32
    private static let scopeHeight: CGFloat = 30

    // MARK: Making

    /// A bar with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        ground.isUserInteractionEnabled = false
        line.isUserInteractionEnabled = false
        line.backgroundColor = .separator
        addSubview(ground)
        addSubview(line)
        searchTextField.font = .systemFont(ofSize: 14)
        searchTextField.enablesReturnKeyAutomatically = true
        searchTextField.delegate = fieldDelegate
        searchTextField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        addSubview(searchTextField)
        groundDidChange()
    }

    /// A bar without a size.
    public convenience init() { self.init(frame: .zero) }

    /// There are no archives of views on this platform: always nil.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Text

    /// What is searched for; empty if nothing, never nil. Setting it tells nobody.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// What the field shows while it is empty. Nil unless set.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// Whether a person can use the bar. True unless set.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            cancelButton?.isEnabled = newValue
            scopeControl?.isEnabled = newValue
        }
    }

    private func textDidChange() { delegate?.searchBar(self, textDidChange: text ?? "") }

    // MARK: Looks

    /// How much the bar stands out. ``Style/default`` unless set.
    open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { groundDidChange() } } }

    /// The colour of the bar's ground; nil, which it is unless set, for the usual one. Without effect on a
    /// ``Style/minimal`` bar.
    open var barTintColor: UIColor? { didSet { groundDidChange() } }

    private func groundDidChange() {
        ground.isHidden = searchBarStyle == .minimal
        line.isHidden = ground.isHidden
        ground.backgroundColor = barTintColor ?? .secondarySystemBackground
    }

    // MARK: Cancelling

    /// Whether there is a button that cancels searching. False unless set.
    open var showsCancelButton: Bool {
        get { cancelButton != nil }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the button that cancels searching.
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

    // MARK: Scopes

    /// The names of the parts that can be searched, a segment each. Nil, which it is unless set, for no choice. They
    /// are seen where ``showsScopeBar`` says so.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
    }

    /// Which of ``scopeButtonTitles`` is chosen: the first unless set. Numbers that there is no title for are those of
    /// the nearest. Setting it tells nobody.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopeControl?.selectedSegmentIndex ?? wantedScope) }
        set {
            wantedScope = newValue
            guard let scopeControl else { return }
            scopeControl.selectedSegmentIndex = max(0, min(scopeControl.numberOfSegments - 1, newValue))
        }
    }
    private var wantedScope = 0

    /// Whether the choice of where to search is shown below the field. False unless set.
    open var showsScopeBar: Bool {
        get { isScopeShown }
        set { setShowsScope(newValue, animated: false) }
    }
    private var isScopeShown = false

    /// Shows or hides the choice of where to search. The bar is higher with it: whoever places the bar asks it how
    /// high it likes to be.
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

    /// As high as the field, and the choice of where to search if that is shown, ask for; as wide as there is room.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }

    /// The width that there is, and the height of ``intrinsicContentSize``.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    private func cancelFrame(_ button: UIButton?, isShown: Bool) -> CGRect {
        guard let button else { return .zero }
        let width = button.sizeThatFits(CGSize(width: bounds.width, height: UISearchBar.fieldHeight)).width.rounded(.up)
        return CGRect(
            x: bounds.width - (isShown ? width + UISearchBar.margin / 2 : 0), y: UISearchBar.margin, width: width,
            height: UISearchBar.fieldHeight)
    }

    /// Places the field, the button that cancels and the choice of where to search.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = UISearchBar.margin
        ground.frame = bounds
        let pixel = 1 / max(1, layer.contentsScale)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
        var right = bounds.width - margin
        if let cancelButton {
            cancelButton.frame = cancelFrame(cancelButton, isShown: true)
            right = cancelButton.frame.minX - margin / 2
        }
        searchTextField.frame = CGRect(
            x: margin, y: margin, width: max(0, right - margin), height: UISearchBar.fieldHeight)
        guard showsScopeControl else { return }
        scopeControl?.frame = CGRect(
            x: margin, y: 2 * margin + UISearchBar.fieldHeight, width: max(0, bounds.width - 2 * margin),
            height: UISearchBar.scopeHeight)
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

    /// Whether the field has the keys.
    open override var isFirstResponder: Bool { super.isFirstResponder || searchTextField.isFirstResponder }

    /// The field gets the keys.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// The field gives the keys up.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Escape cancels if there is a button for that, and otherwise deletes the text; all other keys are anybody's.
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

    // MARK: Traits of input, which are the field's

    /// Which letters begin with a capital: none unless set.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether words are corrected; nothing is here.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Whether spelling is checked; it is not here.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// Which keys are wanted.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// How a keyboard should look.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// What Return is called: search unless set.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether Return does nothing while there is no text. True unless set.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// What the text means, as for filling in. Nil unless set.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }

    /// A view above what the field's text is entered with. Nil unless set.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
}
