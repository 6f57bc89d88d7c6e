/// A button of an alert, or a row of an action sheet.
@MainActor final class AlertButton: UIButton {
    let action: UIAlertAction
    /// The position of the underlined letter in the title.
    private let mnemonic: Int?
    let isRow: Bool

    /// A Boolean value that indicates whether Return triggers the button.
    var isEmphasized = false { didSet { if isEmphasized != oldValue { update() } } }

    /// A Boolean value that indicates whether the mnemonic is underlined.
    var showsMnemonic = false { didSet { if showsMnemonic != oldValue { update() } } }

    init(_ action: UIAlertAction, mnemonic: Int?, isRow: Bool) {
        self.action = action
        self.mnemonic = mnemonic
        self.isRow = isRow
        super.init(frame: .zero)
        update()
        addAction(
            UIAction { [weak action] _ in if let action { action.alert?.choose(action) } },
            for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        var new: Configuration = isRow ? .plain() : isEmphasized ? .filled() : .gray()
        let title = action.title ?? ""
        new.title = title
        if showsMnemonic, mnemonic != nil { new.attributedTitle = Mnemonics.underlined(title, at: mnemonic) }
        new.titleLineBreakMode = .byTruncatingTail
        let isDestructive = action.style == .destructive
        if isEmphasized, isDestructive { new.baseBackgroundColor = .systemRed }
        if !isEmphasized || isRow {
            new.baseForegroundColor = isDestructive ? .systemRed : .label
        }
        configuration = new
        isEnabled = action.isEnabled
    }

    /// Shows whether the action is enabled.
    func updateState() { isEnabled = action.isEnabled }

    /// The letter that triggers the button together with Alt.
    var letter: String? { Mnemonics.letter(of: action.title ?? "", at: mnemonic) }

    /// The width at which the whole title is visible.
    var naturalWidth: CGFloat { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width.rounded(.up) }
}
