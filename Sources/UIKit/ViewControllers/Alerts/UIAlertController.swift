/// A view controller that shows a message with buttons, as an alert in the middle of the window or as an action sheet.
///
/// ```swift
/// let alert = UIAlertController(
///     title: "Save the changes?", message: "Changes that you do not save are lost.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in self.save() })
/// present(alert, animated: true)
/// ```
///
/// An action sheet is a popover: set `sourceView` or `sourceItem` of its `popoverPresentationController` before
/// presenting it. Without a source it is shown like an alert.
///
/// | key | effect |
/// |---|---|
/// | Escape | triggers the cancel action, or the only action |
/// | Return | triggers the button with keyboard focus, or else the preferred action or the only regular one |
/// | Tab, arrow keys | move keyboard focus through text fields and buttons, or through the buttons |
/// | Alt with an underlined letter | triggers the button |
///
/// While an alert is shown, the rest of its window receives no input, and its responder chain continues with the
/// window. Do not subclass this class.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The styles of alert controllers (AT-01).
    public enum Style: Int, Sendable {
        /// A list of actions for the view from which the user requested it.
        case actionSheet = 0
        /// A message in the middle of the window.
        case alert = 1
    }

    /// The style of the alert.
    public private(set) var preferredStyle = Style.actionSheet

    /// The text below the title. It can change while the alert is shown (AT-13).
    open var message: String? { didSet { if message != oldValue { contentDidChange() } } }

    /// The text at the top. It can change while the alert is shown (AT-13).
    open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }

    /// The actions, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []

    /// The action that Return triggers, which is emphasized (AT-04). It must be one of ``actions`` of an alert. The
    /// default is `nil`.
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction == nil || preferredStyle == .alert,
                "preferredAction applies to alerts only, not to action sheets")
            precondition(
                preferredAction.map { action in actions.contains { $0 === action } } ?? true,
                "preferredAction must be one of the alert's actions: add it with addAction(_:) first")
            if preferredAction !== oldValue { contentDidChange() }
        }
    }

    /// The text fields, in the order in which they were added, or `nil` if there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private(set) var fields: [UITextField] = []

    private var handlesAction = false

    /// Creates an alert controller.
    ///
    /// - Parameters:
    ///   - title: The text at the top.
    ///   - message: The text below the title.
    ///   - preferredStyle: The style.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        // The styles that the presentations have. The controller makes its own presentation controller.
        modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
        modalTransitionStyle = .crossDissolve
    }

    /// Creates an action sheet without texts.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns `nil`: archived view controllers are not supported.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil,
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        actions.append(action)
        action.alert = self
        contentDidChange()
    }

    /// Adds a text field below the message (AT-07). The first text field is first responder when the alert appears.
    ///
    /// - Parameter configurationHandler: A closure that configures the text field. It is called before the method
    ///   returns.
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        precondition(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        // An action without a target that ends editing: the alert moves on to the next field itself.
        field.addTarget(self, action: UIAlertController.returnPressed, for: .primaryActionTriggered)
        fields.append(field)
        contentDidChange()
    }

    // MARK: Content

    var alertView: AlertView? { viewIfLoaded as? AlertView }

    /// Creates the view. Do not call it directly.
    open override func loadView() { view = AlertView(self) }

    /// A Boolean value that indicates whether the actions are rows of a popover.
    var isPopover: Bool { presentation is ActionSheetPresentationController }

    /// The actions in the order in which they are shown (AT-02): of two, the cancel action comes first; of more, it
    /// comes last. Popovers have no cancel action (AT-11).
    var shownActions: [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        guard let cancel = cancelAction, !isPopover else { return others }
        return actions.count == 2 ? [cancel] + others : others + [cancel]
    }

    private func contentDidChange() {
        alertView?.reload()
        guard presentation != nil else { return }
        updatePreferredSize()
        presentation?.containerView?.setNeedsLayout()
    }

    func actionDidChange() { alertView?.updateButtons() }

    /// Sets the size of a popover to that of its content.
    func updatePreferredSize() {
        guard isPopover, let alertView else { return }
        alertView.reload()
        preferredContentSize = alertView.fittingSize(width: AlertStyle.popoverWidth, maximumHeight: .infinity)
    }

    // MARK: Presentation

    override func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        preferredStyle == .alert
            ? AlertPresentationController(presentedViewController: self, presenting: presenting)
            : ActionSheetPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// The window while the alert is presented: key commands and actions of the content behind it are not available.
    open override var next: UIResponder? {
        presentation == nil || isPopover ? super.next : viewIfLoaded?.window ?? super.next
    }

    /// Makes the first text field first responder. Overrides must call `super`.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if isBeingPresented { fields.first?.becomeFirstResponder() }
    }

    /// Hides the underlines of the buttons. Overrides must call `super`.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        alertView?.showsMnemonics = false
    }

    // MARK: Choosing

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The action that Return triggers while no button has keyboard focus (AT-10).
    var returnAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        let regular = actions.filter { $0.style == .default }
        if regular.count == 1 { return regular[0] }
        return actions.count == 1 && actions[0].style == .cancel ? actions[0] : nil
    }

    /// Dismisses the alert, then runs the handler of an action (AT-05).
    ///
    /// - Returns: `false` if the action is disabled, or while a transition is in progress.
    @discardableResult
    func choose(_ action: UIAlertAction) -> Bool {
        guard action.isEnabled, transition == nil, !handlesAction, presentedStorage == nil else { return false }
        guard let presenter = presentingStorage else { return false }
        handlesAction = true
        presenter.dismiss(animated: true) {
            self.handlesAction = false
            action.perform()
        }
        // The dismissal may have been refused.
        if presentingStorage != nil, transition == nil { handlesAction = false }
        return true
    }

    /// Handles Escape, and a click outside an action sheet: triggers the cancel action, or the only action (AT-09).
    /// An alert without actions is dismissed (AT-15).
    func cancel() {
        if let action = cancelAction ?? (actions.count == 1 ? actions[0] : nil) {
            choose(action)
        } else if actions.isEmpty, transition == nil {
            presentingStorage?.dismiss(animated: true)
        }
    }

    /// Handles Return in a text field (AT-08).
    private func returnPressed(_ sender: Any?) {
        guard let field = sender as? UITextField, let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
            return
        }
        let others = actions.filter { $0.style != .cancel }
        let action = preferredAction ?? (others.count == 1 ? others[0] : nil)
        if let action, action.style != .destructive || action === preferredAction { choose(action) }
    }

    // MARK: Keys

    /// Handles the keys of an alert. Overrides must call `super` with the presses that they do not handle.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in press.key.map { !keyWentDown($0) } ?? true }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// Hides the underlines of the buttons when the user releases Alt. Overrides must call `super`.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode.isAlt == true }) { alertView?.showsMnemonics = false }
        super.pressesEnded(presses, with: event)
    }

    /// Hides the underlines of the buttons. Overrides must call `super`.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        alertView?.showsMnemonics = false
        super.pressesCancelled(presses, with: event)
    }

    /// Returns a Boolean value that indicates whether the alert handles a key.
    private func keyWentDown(_ key: UIKey) -> Bool {
        guard presentation != nil, let alertView else { return false }
        if key.keyCode.isAlt {
            alertView.showsMnemonics = true
            return true
        }
        if let letter = key.mnemonic { return alertView.action(forMnemonic: letter).map { choose($0) } ?? false }
        guard key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else { return false }
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter:
            return returnAction.map { choose($0) } ?? false
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow:
            let code = key.keyCode.inReadingDirection(isRightToLeft: alertView.isRightToLeft)
            return alertView.moveFocus(backwards: code == .keyboardLeftArrow || code == .keyboardUpArrow)
        case .keyboardPageUp: return alertView.scrollText(backwards: true)
        case .keyboardPageDown: return alertView.scrollText(backwards: false)
        default: return false
        }
    }
}

extension UIKeyboardHIDUsage {
    /// The Alt keys. AltGr has the usage of the right one, but reports another modifier.
    var isAlt: Bool { self == .keyboardLeftAlt || self == .keyboardRightAlt }
}
