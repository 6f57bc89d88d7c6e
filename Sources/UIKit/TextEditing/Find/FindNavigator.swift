import QuartzCore

/// The find navigator of a find interaction: a bar with a search field that shows the number of results, buttons for
/// the next and previous results, an options menu, and an optional second row for replacing.
@MainActor final class FindNavigator: UIView, UITextFieldDelegate, UIPointerInteractionDelegate {
    private static let rowHeight: CGFloat = 30
    private static let margin: CGFloat = 8
    private static let gap: CGFloat = 4

    private unowned let interaction: UIFindInteraction
    private let queryField = UISearchTextField()
    private let replacementField = UITextField()
    private let count = UILabel()
    private let line = UIView()
    private let previousButton: UIButton
    private let nextButton: UIButton
    private let optionsButton: UIButton
    private let closeButton: UIButton
    private let replaceButton: UIButton
    private let replaceAllButton: UIButton

    override var scrollsWithSuperview: Bool { false }

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        previousButton = FindNavigator.button("chevron.up", "Previous") { [weak interaction] in
            interaction?.findPrevious()
        }
        nextButton = FindNavigator.button("chevron.down", "Next") { [weak interaction] in interaction?.findNext() }
        optionsButton = FindNavigator.button("ellipsis", "Options")
        closeButton = FindNavigator.button("xmark", "Close") { [weak interaction] in
            interaction?.dismissFindNavigator()
        }
        replaceButton = FindNavigator.textButton("Replace") { [weak interaction] in interaction?.replace() }
        replaceAllButton = FindNavigator.textButton("All") { [weak interaction] in interaction?.replaceAll() }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        count.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        count.textColor = .secondaryLabel
        for field in [queryField, replacementField] {
            field.font = .systemFont(ofSize: 14)
            field.borderStyle = .roundedRect
            field.delegate = self
            field.autocapitalizationType = .none
        }
        queryField.placeholder = "Find"
        queryField.accessibilityLabel = "Find"
        queryField.rightView = count
        queryField.rightViewMode = .always
        queryField.addAction(UIAction { [weak self] _ in self?.queryChanged() }, for: .editingChanged)
        replacementField.placeholder = "Replace with"
        replacementField.accessibilityLabel = "Replace with"
        replacementField.addAction(UIAction { [weak self] _ in self?.replacementChanged() }, for: .editingChanged)
        optionsButton.showsMenuAsPrimaryAction = true
        for view in [line, queryField, previousButton, nextButton, optionsButton, closeButton] { addSubview(view) }
        addInteraction(UIPointerInteraction(delegate: self))
        accessibilityLabel = "Find"
    }

    required init?(coder: NSCoder) { nil }

    private static func button(
        _ symbol: String, _ name: String, _ action: (@MainActor () -> Void)? = nil
    ) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: symbol)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 13)
        configuration.baseForegroundColor = .label
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let button = UIButton(configuration: configuration)
        if let action { button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered) }
        button.accessibilityLabel = name
        return button
    }

    private static func textButton(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.buttonSize = .small
        configuration.baseForegroundColor = .label
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }

    // MARK: Content

    /// The search text. Setting it does not start a search.
    var query: String {
        get { queryField.text ?? "" }
        set { if newValue != query { queryField.text = newValue } }
    }

    /// The replacement text.
    var replacement: String {
        get { replacementField.text ?? "" }
        set { if newValue != replacement { replacementField.text = newValue } }
    }

    /// A Boolean value that indicates whether the row for replacing is shown.
    var showsReplacement = false {
        didSet {
            guard showsReplacement != oldValue else { return }
            for view in [replacementField, replaceButton, replaceAllButton] as [UIView] {
                if showsReplacement {
                    addSubview(view)
                } else {
                    if view.isFirstResponder { beginEditing() }
                    view.removeFromSuperview()
                }
            }
            setNeedsLayout()
        }
    }

    /// The options menu.
    var menu: UIMenu? {
        get { optionsButton.menu }
        set { optionsButton.menu = newValue }
    }

    var hasKeys: Bool { queryField.isFirstResponder || replacementField.isFirstResponder }

    /// Makes the search field first responder and selects its text.
    func beginEditing() {
        queryField.becomeFirstResponder()
        queryField.selectAll(nil)
    }

    /// Updates the number of results and the enabled states of the buttons from a session.
    func showCount(of session: UIFindSession?) {
        let total = session?.resultCount ?? 0
        switch session?.searchResultDisplayStyle ?? .none {
        case _ where query.isEmpty: count.text = ""
        case .none: count.text = ""
        case _ where total == 0: count.text = "Not found"
        case .total: count.text = "\(total)"
        case .currentAndTotal:
            let current = session?.highlightedResultIndex ?? NSNotFound
            count.text = current == NSNotFound ? "\(total)" : "\(current + 1) of \(total)"
        }
        count.sizeToFit()
        queryField.setNeedsLayout()
        queryField.setNeedsDisplay()
        previousButton.isEnabled = total > 0
        nextButton.isEnabled = total > 0
        replaceButton.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult == true
        replaceAllButton.isEnabled = total > 0 && session?.supportsReplacement == true
    }

    private func queryChanged() { interaction.queryDidChange(query) }

    private func replacementChanged() { interaction.replacementDidChange(replacement) }

    // MARK: Layout

    /// The preferred height, in points.
    var fittingHeight: CGFloat {
        let row = FindNavigator.rowHeight + FindNavigator.margin
        return (showsReplacement ? 2 * row : row) + FindNavigator.margin
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (margin, gap, height) = (FindNavigator.margin, FindNavigator.gap, FindNavigator.rowHeight)
        let pixel = 1 / max(1, layer.contentsScale)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
        var right = bounds.width - margin
        for button in [closeButton, optionsButton, nextButton, previousButton] {
            button.frame = mirrored(CGRect(x: right - height, y: margin, width: height, height: height))
            right -= height + (button === nextButton || button === closeButton ? 0 : gap)
        }
        let fieldWidth = max(0, right - gap - margin)
        queryField.frame = mirrored(CGRect(x: margin, y: margin, width: fieldWidth, height: height))
        guard showsReplacement else { return }
        let y = 2 * margin + height
        // The buttons fill the space beside the fields, which have the same width if there is enough space.
        let wishes = [replaceButton, replaceAllButton].map { $0.intrinsicContentSize.width.rounded(.up) }
        let room = bounds.width - margin - wishes[0] - wishes[1] - 3 * gap
        let width = max(0, min(fieldWidth, room - margin))
        replacementField.frame = mirrored(CGRect(x: margin, y: y, width: width, height: height))
        let left = margin + width + gap + gap
        let spare = max(0, bounds.width - margin - left - gap - wishes[0] - wishes[1])
        let first = CGRect(x: left, y: y, width: wishes[0] + (spare / 2).rounded(.down), height: height)
        replaceButton.frame = mirrored(first)
        let second = first.maxX + gap
        replaceAllButton.frame = mirrored(
            CGRect(x: second, y: y, width: max(0, bounds.width - margin - second), height: height))
    }

    // MARK: Keys

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === replacementField { interaction.replace() } else { interaction.findNext() }
        return false
    }

    override var keyCommands: [UIKeyCommand]? {
        let previous = UIKeyCommand(
            title: "Find Previous", action: Selector(.findPrevious), input: "\r", modifierFlags: .shift)
        previous.wantsPriorityOverSystemBehavior = true
        return [previous]
    }

    override func findPrevious(_ sender: Any?) { interaction.findPrevious() }

    override func findNext(_ sender: Any?) { interaction.findNext() }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if FindNavigator.isEscape(presses) {
            interaction.dismissFindNavigator()
        } else if !goesToOtherField(presses) {
            super.pressesBegan(presses, with: event)
        }
    }

    /// Moves keyboard focus from one field to the other for Tab, skipping the buttons between them.
    private func goesToOtherField(_ presses: Set<UIPress>) -> Bool {
        guard showsReplacement, presses.count == 1, let key = presses.first?.key, key.keyCode == .keyboardTab,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        let isBackward = key.modifierFlags.contains(.shift)
        let (from, to) = isBackward ? (replacementField, queryField) : (queryField, replacementField)
        guard from.isFirstResponder, to.becomeFirstResponder() else { return false }
        to.selectAll(nil)
        return true
    }

    /// Returns whether Escape was pressed without modifiers.
    static func isEscape(_ presses: Set<UIPress>) -> Bool {
        guard presses.count == 1, let key = presses.first?.key, key.keyCode == .keyboardEscape else { return false }
        return key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
    }

    // MARK: Touches and pointer

    // Touches in the bar must not reach the view below it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { .system() }
}
