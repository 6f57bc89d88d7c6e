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
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
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

    /// The search controller that owns the bar. It is notified in addition to the delegate (SR-02).
    final weak var controller: UISearchController?
    /// The bar that contains this one, which determines the layout.
    final var host = SearchBarHost.none {
        didSet {
            guard host != oldValue else { return }
            if host == .none { addSubview(scopeArea) }
            backgroundDidChange()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    private lazy var fieldDelegate = SearchBarFieldDelegate(bar: self)
    private let background = UIView()
    private let line = UIView()
    private var backgroundView: UIImageView?
    private var promptLabel: UILabel?
    private(set) final var cancelButton: UIButton?
    private var scopeControl: UISegmentedControl? { scopeArea.control }
    /// The view with the scopes. In a navigation bar, it is a subview of that bar.
    let scopeArea = SearchScopeArea()
    /// The images that the app has set, and the buttons in the field.
    final lazy var icons = SearchBarIcons(self)

    /// The space around the field, in points.
    private static let margin: CGFloat = 8
    private static let fieldHeight: CGFloat = 32

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
        addSubview(scopeArea)
        scopeArea.isHidden = true
        searchTextField.bar = self
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

    private func textDidChange() {
        icons.update()
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller?.textDidChange()
    }

    /// A line above the field. Nil, the default, results in no line.
    open var prompt: String? {
        didSet {
            guard prompt != oldValue else { return }
            promptLabel?.removeFromSuperview()
            promptLabel = nil
            if let prompt {
                let label = UILabel()
                label.text = prompt
                label.font = BarDesign.promptFont
                label.textColor = .secondaryLabel
                label.textAlignment = .center
                addSubview(label)
                promptLabel = label
            }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: Appearance

    /// The appearance of the bar. ``Style/default`` by default.
    open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { backgroundDidChange() } } }

    /// The color of the background. Nil, the default, results in the standard color. Has no effect on a bar with the
    /// style ``Style/minimal``.
    open var barTintColor: UIColor? { didSet { backgroundDidChange() } }

    /// The style. ``UIBarStyle/default`` by default: with ``UIBarStyle/black``, the bar is dark in light mode too.
    open var barStyle = UIBarStyle.default {
        didSet {
            guard barStyle != oldValue else { return }
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            backgroundDidChange()
        }
    }

    /// A Boolean value that indicates whether content is visible through the background of the bar. True by default.
    /// Stored only: the background is as opaque as its color.
    open var isTranslucent = true

    /// The image in place of the background color. Nil by default. An empty image removes background and separator.
    open var backgroundImage: UIImage? { didSet { backgroundDidChange() } }

    /// Sets the image in place of the background color. The position and the metrics make no difference.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }

    /// Returns the image in place of the background color.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

    /// The position, which is that of a bar anywhere in its container.
    open var barPosition: UIBarPosition { .any }

    private func backgroundDidChange() {
        let isEmpty = backgroundImage.map { $0.size.width <= 0 || $0.size.height <= 0 } ?? false
        background.isHidden = searchBarStyle == .minimal || host != .none || backgroundImage != nil
        line.isHidden = searchBarStyle == .minimal || host != .none || isEmpty
        background.backgroundColor = barTintColor ?? .secondarySystemBackground
        showBackgroundImage(isEmpty || host != .none ? nil : backgroundImage)
    }

    private func showBackgroundImage(_ image: UIImage?) {
        guard image != nil || backgroundView != nil else { return }
        let view = backgroundView ?? UIImageView()
        if backgroundView == nil {
            backgroundView = view
            insertSubview(view, aboveSubview: background)
            setNeedsLayout()
        }
        view.image = image
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

    private func cancelClicked() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.cancelClicked()
    }

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
        updateScopes()
        scopeArea.alpha = show && animated ? 0 : 1
        change(animated: animated) {
            self.scopeArea.alpha = 1
        } completion: {
        }
    }

    private func scopesDidChange() {
        let chosen = selectedScopeButtonIndex
        scopeArea.control = nil
        if let titles = scopeButtonTitles, !titles.isEmpty {
            let control = UISegmentedControl(items: titles)
            control.selectedSegmentIndex = max(0, min(titles.count - 1, chosen))
            control.isEnabled = isEnabled
            control.accessibilityLabel = "Scope"
            for (state, attributes) in scopeAttributes { control.setTitleTextAttributes(attributes, for: state) }
            control.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
            scopeArea.control = control
        }
        updateScopes()
    }

    private func updateScopes() {
        scopeArea.isHidden = !showsScopeControl
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barSizeDidChange()
    }

    private var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the titles of the scopes for a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopeAttributes[state] = attributes
        scopeControl?.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the attributes of the titles of the scopes that were set for a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeAttributes[state]
    }

    private func scopeChosen() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.scopeDidChange()
    }

    // MARK: Buttons and images in the field

    /// A Boolean value that indicates whether the field has a button for bookmarks while it is empty. False by default.
    open var showsBookmarkButton: Bool {
        get { icons.showsBookmark }
        set { icons.showsBookmark = newValue }
    }

    /// A Boolean value that indicates whether the field has a button for a list of recent results. It takes the place
    /// of the bookmark button. False by default.
    open var showsSearchResultsButton: Bool {
        get { icons.showsResults }
        set { icons.showsResults = newValue }
    }

    /// A Boolean value that indicates whether the button for results is selected. False by default.
    open var isSearchResultsButtonSelected: Bool {
        get { icons.isResultsSelected }
        set { icons.isResultsSelected = newValue }
    }

    /// Sets the image of an icon for a state of the bar. Without an image, the icon is the standard one.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons.setImage(iconImage, for: icon, state)
    }

    /// Returns the image that was set for an icon in a state of the bar.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons.image(for: icon, state) }

    /// Sets the distance of an icon from its standard position, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        icons.setOffset(adjustment, for: icon)
    }

    /// Returns the distance of an icon from its standard position, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { icons.offset(of: icon) }

    /// The distance of the text from its standard position, in points. Zero by default.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textOffset }
        set { searchTextField.textOffset = newValue }
    }

    // MARK: Layout

    /// A Boolean value that indicates whether scopes are shown.
    final var showsScopeControl: Bool { isScopeShown && scopeControl != nil }

    private var promptHeight: CGFloat { prompt == nil ? 0 : BarDesign.promptHeight }

    private var barHeight: CGFloat {
        guard host == .none else { return BarDesign.searchRowHeight + promptHeight }
        return UISearchBar.fieldHeight + 2 * UISearchBar.margin + promptHeight
            + (showsScopeControl ? SearchScopeArea.height : 0)
    }

    /// The space between the field and the sides of the bar, in points.
    private var sideMargin: CGFloat {
        switch host {
        case .none: UISearchBar.margin
        case .row: BarDesign.largeTitleMargin
        case .title: 0
        }
    }

    /// The height of the visible controls. There is no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }

    /// Returns the proposed width and the height of ``intrinsicContentSize``.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    /// The upper edge of the field, in points.
    private var fieldTop: CGFloat {
        switch host {
        case .none: promptHeight + UISearchBar.margin
        // The space below the field is that of the large title.
        case .row: promptHeight + 4
        case .title: ((bounds.height - UISearchBar.fieldHeight) / 2).rounded()
        }
    }

    /// The width of the cancel button with the space before it, in points.
    final var cancelExtent: CGFloat {
        guard let cancelButton else { return 0 }
        return cancelFrame(cancelButton, isShown: true).width + UISearchBar.margin / 2
    }

    private func cancelFrame(_ button: UIButton?, isShown: Bool) -> CGRect {
        guard let button else { return .zero }
        let width = button.sizeThatFits(CGSize(width: bounds.width, height: UISearchBar.fieldHeight)).width.rounded(.up)
        let end = host == .title ? 0 : sideMargin - UISearchBar.margin / 2
        return mirrored(
            CGRect(
                x: bounds.width - (isShown ? width + end : 0), y: fieldTop, width: width,
                height: UISearchBar.fieldHeight))
    }

    /// Lays out the field, the cancel button and the scope bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = UISearchBar.margin
        background.frame = bounds
        backgroundView?.frame = bounds
        let pixel = 1 / max(1, layer.contentsScale)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
        promptLabel?.frame = CGRect(
            x: margin, y: 4, width: max(0, bounds.width - 2 * margin), height: BarDesign.promptHeight - 4)
        var right = bounds.width - sideMargin
        if let cancelButton {
            // The button is at the trailing edge (RT-10).
            let frame = cancelFrame(cancelButton, isShown: true)
            cancelButton.frame = frame
            right = mirrored(frame).minX - margin / 2
        }
        searchTextField.frame = mirrored(
            CGRect(x: sideMargin, y: fieldTop, width: max(0, right - sideMargin), height: UISearchBar.fieldHeight))
        guard scopeArea.superview === self else { return }
        scopeArea.frame = CGRect(
            x: 0, y: fieldTop + UISearchBar.fieldHeight + margin, width: bounds.width, height: SearchScopeArea.height)
    }

    package override func layoutDirectionDidChange() {
        for view in [searchTextField, cancelButton, scopeArea] as [UIView?] {
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

    /// Handles Escape, which cancels if the cancel button is shown and otherwise clears the text. In the bar of a
    /// ``UISearchController``, it clears the text and then ends the search (SR-06).
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !escapePressed($0) && controller?.handleInField($0.key) != true }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    private func escapePressed(_ press: UIPress) -> Bool {
        guard let key = press.key, key.keyCode == .keyboardEscape, searchTextField.isEditing,
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
        else { return false }
        if let controller {
            return controller.escape()
        } else if cancelButton != nil {
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
