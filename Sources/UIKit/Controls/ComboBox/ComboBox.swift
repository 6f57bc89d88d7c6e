import TextEngine

/// A text field with a list of choices: the user types a text, or chooses one of the list.
///
/// ```swift
/// let size = ComboBox()
/// size.items = ["8", "9", "10", "11", "12", "14", "18", "24"]
/// size.text = "12"
/// size.borderStyle = .roundedRect
/// size.addAction(UIAction { [unowned size] _ in print(size.text ?? "") }, for: [.editingChanged, .valueChanged])
/// view.addSubview(size)
/// ```
///
/// Down, Alt-Down, F4 or a press on the arrow open the list. Typing completes the text with the first item that begins
/// with it; Return accepts the completion, and Escape removes it. The box sends `.editingChanged` while the user types,
/// and `.valueChanged` and then `.primaryActionTriggered` when the user chooses an item (PK-13).
///
/// This class is not part of Apple's API. It corresponds to `NSComboBox` of AppKit, an editable `QComboBox` of Qt and
/// `GtkComboBoxText` with an entry. For a choice that permits no other text, use a pop-up button: a `UIButton` with a
/// menu, ``UIControl/showsMenuAsPrimaryAction`` and ``UIButton/changesSelectionAsPrimaryAction``.
@preconcurrency @MainActor open class ComboBox: UITextField {
    private let button = ComboBoxButton()
    private weak var session: MenuSession?
    private var chosenIndex: Int?
    /// The length of the typed text before a completion that is not accepted yet, in UTF-16 code units.
    private var completionStart: Int?

    // MARK: Creating

    /// Creates a combo box without items, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        button.owner = self
        rightView = button
        rightViewMode = .always
    }

    /// Returns nil. Views cannot be created from archives on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    // MARK: Items

    /// The choices, in the order of the list. The default is none. The text does not change.
    open var items: [String] = [] {
        didSet {
            chosenIndex = nil
            button.isEnabled = isEnabled && !items.isEmpty
        }
    }

    /// The index of the item that equals the text, or -1 if there is none.
    open var indexOfSelectedItem: Int {
        if let chosenIndex, items.indices.contains(chosenIndex), items[chosenIndex] == text { return chosenIndex }
        return items.firstIndex(of: text ?? "") ?? -1
    }

    /// Shows an item as the text, without sending events. An index that does not exist is ignored.
    open func selectItem(at index: Int) {
        guard items.indices.contains(index) else { return }
        text = items[index]
        chosenIndex = index
    }

    /// A Boolean value that indicates whether typing completes the text from the list. The default is `true`.
    open var completes = true

    // MARK: The list

    /// Opens the list.
    ///
    /// - Returns: `false` if there are no items, or the box is disabled or in no window.
    @discardableResult
    func openList(_ opener: MenuRequest.Opener) -> Bool {
        guard isEnabled, !items.isEmpty, window != nil else { return false }
        acceptCompletion()
        let selected = indexOfSelectedItem
        let actions = items.enumerated().map { index, item in
            UIAction(title: item, state: index == selected ? .on : .off) { [weak self] _ in self?.userChose(index) }
        }
        var request = MenuRequest(menu: UIMenu(children: actions), source: self, anchor: .below(bounds), opener: opener)
        request.minimumWidth = bounds.width
        request.didEnd = { [weak self] in self?.button.isOpen = false }
        guard let session = MenuSession.begin(request) else { return false }
        self.session = session
        button.isOpen = true
        if selected >= 0, opener != .pointer, opener != .finger { session.highlight(selected, in: 0) }
        return true
    }

    private func userChose(_ index: Int) {
        guard items.indices.contains(index) else { return }
        let isNew = index != indexOfSelectedItem
        selectItem(at: index)
        if isEditing { editor.select(0..<editor.document.length) }
        if isNew { sendValueChanged(with: nil) }
    }

    // MARK: Completion

    /// Replaces the selection with typed text, and completes it.
    open override func insertText(_ text: String) {
        let accepts = text == "\n" || text == "\r"
        if accepts { acceptCompletion() }
        completionStart = nil
        super.insertText(text)
        if !accepts { complete() }
    }

    /// Appends the rest of the first item that begins with the text, selected.
    private func complete() {
        guard completes, isEditing, editor.selection.isCaret, markedTextRange == nil,
            editor.selection.head.offset == editor.document.length, let typed = text, !typed.isEmpty,
            let item = items.first(where: { TypeSelect.begins($0, with: typed) }), item.count > typed.count
        else { return }
        let start = editor.document.length
        // The typed part keeps its capitals: the rest begins after as many characters.
        let rest = String(item.dropFirst(typed.count))
        editor.replace(start..<start, with: TextFragment(rest).onOneLine)
        editor.select(start..<editor.document.length)
        completionStart = start
        sendActions(for: .editingChanged)
    }

    /// A Boolean value that indicates whether the end of the text is a completion that the user has not accepted.
    private var hasCompletion: Bool {
        guard let completionStart else { return false }
        return editor.selection.range == completionStart..<editor.document.length
    }

    /// Makes a completion ordinary text, in the spelling of the item.
    private func acceptCompletion() {
        guard hasCompletion else {
            completionStart = nil
            return
        }
        completionStart = nil
        if let item = items.first(where: { TypeSelect.begins($0, with: text ?? "") && $0.count == text?.count }) {
            text = item
        }
        editor.select(editor.document.length..<editor.document.length)
    }

    /// Ends editing, and accepts a completion.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        acceptCompletion()
        return super.resignFirstResponder()
    }

    // MARK: Keys

    /// Handles the keys of the list, and passes the others to the text. Overrides call `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in press.key.map { !handle($0) } ?? true }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    private func handle(_ key: UIKey) -> Bool {
        guard isFirstResponder, isEnabled else { return false }
        let flags = key.modifierFlags.intersection([.control, .alternate, .command, .shift])
        switch key.keyCode {
        case .keyboardDownArrow where flags.isEmpty || flags == .alternate: return openList(.key)
        case .keyboardF4 where flags.isEmpty: return openList(.key)
        case .keyboardEscape where hasCompletion:
            completionStart = nil
            editor.delete(.characterBefore)
            return true
        default: return false
        }
    }

    // MARK: Layout

    override var mirrorsSideViews: Bool { isRightToLeft }

    package override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        button.isEnabled = isEnabled && !items.isEmpty
    }
}
