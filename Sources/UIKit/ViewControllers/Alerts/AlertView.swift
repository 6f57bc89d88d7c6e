/// The view of an alert controller: texts that scroll if there is too little room, text fields and buttons.
@MainActor final class AlertView: UIView {
    private weak var alert: UIAlertController?
    private let texts = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    /// The text fields and buttons. They scroll only if the window is tiny.
    private let controls = UIScrollView()
    private let separator = UIView()
    private(set) var buttons: [AlertButton] = []

    /// A Boolean value that indicates whether the letters that trigger buttons together with Alt are underlined.
    var showsMnemonics = false {
        didSet { if showsMnemonics != oldValue { for button in buttons { button.showsMnemonic = showsMnemonics } } }
    }

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            texts.addSubview(label)
        }
        separator.backgroundColor = .separator
        separator.isUserInteractionEnabled = false
        addSubview(texts)
        addSubview(controls)
        addSubview(separator)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    private var isPopover: Bool { alert?.isPopover == true }

    /// Adopts the texts, text fields and actions of the alert.
    func reload() {
        guard let alert else { return }
        let title = alert.title ?? ""
        let message = alert.message ?? ""
        titleLabel.text = title
        messageLabel.text = message
        if isPopover {
            titleLabel.font = AlertStyle.headerFont
            messageLabel.font = AlertStyle.headerMessageFont
        } else {
            titleLabel.font = message.isEmpty ? AlertStyle.loneTitleFont : AlertStyle.titleFont
            messageLabel.font = title.isEmpty ? AlertStyle.loneTitleFont : AlertStyle.messageFont
        }
        titleLabel.textColor = isPopover ? .secondaryLabel : .label
        messageLabel.textColor = isPopover ? .secondaryLabel : .label
        titleLabel.isHidden = title.isEmpty
        messageLabel.isHidden = message.isEmpty
        accessibilityLabel = [title, message].filter { !$0.isEmpty }.joined(separator: ", ")
        for field in alert.fields where field.superview !== controls { controls.addSubview(field) }
        let shown = alert.shownActions
        if buttons.map(\.action) != shown || buttons.first?.isRow != isPopover { makeButtons(shown) }
        updateButtons()
        setNeedsLayout()
    }

    private func makeButtons(_ actions: [UIAlertAction]) {
        for button in buttons { button.removeFromSuperview() }
        let mnemonics = Mnemonics.positions(in: actions.map { $0.title ?? "" })
        buttons = zip(actions, mnemonics).map { AlertButton($0, mnemonic: $1, isRow: isPopover) }
        for button in buttons {
            button.showsMnemonic = showsMnemonics
            controls.addSubview(button)
        }
    }

    /// Shows which actions are enabled, and which one Return triggers.
    func updateButtons() {
        let emphasized = isPopover ? nil : alert?.returnAction
        for button in buttons {
            button.updateState()
            button.isEmphasized = button.action === emphasized
        }
    }

    // MARK: Layout

    private var padding: CGFloat { isPopover ? AlertStyle.popoverPadding : AlertStyle.padding }

    /// The width that an alert needs for its buttons, within the limits of the style.
    var preferredWidth: CGFloat {
        guard buttons.count == 2 else { return AlertStyle.minimumWidth }
        let widest = buttons.reduce(0) { max($0, $1.naturalWidth) }
        let wanted = 2 * widest + AlertStyle.buttonGap + 2 * padding
        return max(AlertStyle.minimumWidth, min(wanted, AlertStyle.maximumWidth))
    }

    /// A Boolean value that indicates whether two buttons are beside each other (AT-02).
    private func isSideBySide(_ width: CGFloat) -> Bool {
        guard buttons.count == 2, !isPopover else { return false }
        let each = (width - 2 * padding - AlertStyle.buttonGap) / 2
        return buttons.allSatisfy { $0.naturalWidth <= each }
    }

    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.isHidden
            ? 0 : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        let inner = textWidth(width)
        let gap = titleLabel.isHidden || messageLabel.isHidden ? 0 : AlertStyle.titleGap
        return height(of: titleLabel, width: inner) + gap + height(of: messageLabel, width: inner)
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        max(1, width - 2 * (isPopover ? padding + 8 : padding))
    }

    private func controlsHeight(_ width: CGFloat) -> CGFloat {
        let fields = alert?.fields.count ?? 0
        var height = CGFloat(fields) * AlertStyle.fieldHeight + CGFloat(max(0, fields - 1)) * AlertStyle.fieldGap
        if fields > 0, !buttons.isEmpty { height += AlertStyle.sectionGap }
        let rows = isSideBySide(width) ? 1 : buttons.count
        if isPopover { return height + CGFloat(rows) * AlertStyle.rowHeight }
        return height + CGFloat(rows) * AlertStyle.buttonHeight + CGFloat(max(0, rows - 1)) * AlertStyle.buttonGap
    }

    /// The parts of the view from top to bottom, for a width and a height.
    private struct Parts {
        var top: CGFloat
        var textHeight: CGFloat
        var gap: CGFloat
        var controlsHeight: CGFloat
        var bottom: CGFloat

        var height: CGFloat { top + textHeight + gap + controlsHeight + bottom }
    }

    private func parts(width: CGFloat, maximumHeight: CGFloat) -> Parts {
        let (text, controls) = (textHeight(width), controlsHeight(width))
        let hasBoth = text > 0 && controls > 0
        var parts = Parts(
            top: isPopover && text > 0 ? 12 : padding, textHeight: text,
            gap: hasBoth ? (isPopover ? 16 : AlertStyle.sectionGap) : 0, controlsHeight: controls, bottom: padding)
        let excess = parts.height - maximumHeight
        guard excess > 0 else { return parts }
        // The texts give way first, then text fields and buttons.
        let fromText = min(excess, max(0, text - AlertStyle.minimumTextHeight))
        parts.textHeight -= fromText
        parts.controlsHeight = max(0, controls - (excess - fromText))
        return parts
    }

    /// Returns the size for a width. Content that exceeds the maximum height scrolls.
    func fittingSize(width: CGFloat, maximumHeight: CGFloat) -> CGSize {
        CGSize(width: width, height: min(parts(width: width, maximumHeight: maximumHeight).height, maximumHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let parts = parts(width: width, maximumHeight: bounds.height)
        let inner = textWidth(width)
        let side = (width - inner) / 2
        texts.frame = CGRect(x: side, y: parts.top, width: inner, height: parts.textHeight)
        let titleHeight = height(of: titleLabel, width: inner)
        let gap = titleLabel.isHidden || messageLabel.isHidden ? 0 : AlertStyle.titleGap
        titleLabel.frame = CGRect(x: 0, y: 0, width: inner, height: titleHeight)
        let messageHeight = height(of: messageLabel, width: inner)
        messageLabel.frame = CGRect(x: 0, y: titleHeight + gap, width: inner, height: messageHeight)
        texts.contentSize = CGSize(width: inner, height: titleHeight + gap + messageHeight)
        texts.isScrollEnabled = texts.contentSize.height > parts.textHeight + 0.5

        let top = parts.top + parts.textHeight + parts.gap
        separator.isHidden = !isPopover || parts.textHeight == 0 || buttons.isEmpty
        separator.frame = CGRect(x: 0, y: top - 7, width: width, height: 1)
        controls.frame = CGRect(x: 0, y: top, width: width, height: parts.controlsHeight)
            .insetBy(dx: 0, dy: -AlertStyle.ringSpace)
        layOutControls(width)
        controls.isScrollEnabled = controls.contentSize.height > controls.bounds.height + 0.5
    }

    private func layOutControls(_ width: CGFloat) {
        let inner = max(0, width - 2 * padding)
        var y = AlertStyle.ringSpace
        for (index, field) in (alert?.fields ?? []).enumerated() {
            if index > 0 { y += AlertStyle.fieldGap }
            field.frame = CGRect(x: padding, y: y, width: inner, height: AlertStyle.fieldHeight)
            y += AlertStyle.fieldHeight
        }
        if y > AlertStyle.ringSpace, !buttons.isEmpty { y += AlertStyle.sectionGap }
        if isSideBySide(width) {
            let each = ((inner - AlertStyle.buttonGap) / 2).rounded(.down)
            for (index, button) in buttons.enumerated() {
                let x = index == 0 ? padding : padding + inner - each
                button.frame = mirrored(CGRect(x: x, y: y, width: each, height: AlertStyle.buttonHeight))
            }
            y += AlertStyle.buttonHeight
        } else {
            let height = isPopover ? AlertStyle.rowHeight : AlertStyle.buttonHeight
            let gap = isPopover ? 0 : AlertStyle.buttonGap
            for (index, button) in buttons.enumerated() {
                if index > 0 { y += gap }
                button.frame = CGRect(x: padding, y: y, width: inner, height: height)
                y += height
            }
        }
        controls.contentSize = CGSize(width: width, height: y + AlertStyle.ringSpace)
    }

    // MARK: Keys

    /// Returns the enabled action that a letter triggers together with Alt.
    func action(forMnemonic letter: String) -> UIAlertAction? {
        buttons.first { $0.letter == letter && $0.isEnabled }?.action
    }

    /// Moves keyboard focus to the next or previous enabled button, and around at the ends.
    func moveFocus(backwards: Bool) -> Bool {
        let enabled = buttons.filter(\.isEnabled)
        guard let window, !enabled.isEmpty else { return false }
        let current = enabled.firstIndex { $0.isFirstResponder }
        let step = backwards ? enabled.count - 1 : 1
        let index = current.map { ($0 + step) % enabled.count } ?? (backwards ? enabled.count - 1 : 0)
        return window.moveFocus(to: enabled[index], heading: backwards ? .left : .right)
    }

    /// Scrolls a text that does not fit by almost its visible height.
    func scrollText(backwards: Bool) -> Bool {
        guard texts.isScrollEnabled else { return false }
        let step = texts.bounds.height * 0.8 * (backwards ? -1 : 1)
        let most = max(0, texts.contentSize.height - texts.bounds.height)
        texts.setContentOffset(CGPoint(x: 0, y: max(0, min(texts.contentOffset.y + step, most))), animated: true)
        return true
    }

    /// The part of the texts that is visible, and their whole height.
    package var textExtent: (visible: CGFloat, total: CGFloat) { (texts.bounds.height, texts.contentSize.height) }
}
