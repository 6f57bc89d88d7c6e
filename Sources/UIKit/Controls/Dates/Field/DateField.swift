import QuartzCore

/// A field with the parts of a date. Arrows, digits and letters change the active part; a button opens a popover.
@MainActor final class DateField: UIControl, DateEditor {
    private(set) var text: DateText
    private(set) var date: Date
    /// The index of the piece that keys change.
    private(set) var active = 0
    /// The digits of a number that is not complete.
    private var digits = ""
    private var search = TypeSelect()
    /// A Boolean value that indicates whether the pointer is over the button.
    private(set) var isButtonHovered = false
    private var opensOnTrigger = true
    private var widest: CGFloat?

    var didChange: ((Date) -> Void)?
    /// The function that opens the popover, or `nil` without a button.
    var open: (() -> Void)? { didSet { sizeMayHaveChanged() } }
    var isEditable: Bool {
        get { isEnabled }
        set { isEnabled = newValue }
    }

    var settings: DateSettings {
        didSet {
            guard settings != oldValue else { return }
            text = DateText(settings)
            digits = ""
            active = firstPart
            sizeMayHaveChanged()
        }
    }

    init(_ settings: DateSettings, date: Date) {
        self.settings = settings
        self.date = date
        text = DateText(settings)
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        layer.painter = self
        active = firstPart
        registerForTraitChanges(
            [UITraitPreferredContentSizeCategory.self], action: DateField.sizeMayHaveChanged)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: Date, animated: Bool) {
        guard new != date else { return }
        date = new
        setNeedsDisplay()
    }

    // MARK: Parts

    private var parts: [Int] { text.tokens.indices.filter { text.tokens[$0].part != nil } }
    private var firstPart: Int { parts.first ?? 0 }

    /// The part that keys change.
    var activePart: DatePart? { text.tokens.indices.contains(active) ? text.tokens[active].part : nil }

    /// The text of a piece; an incomplete number is shown as it was typed.
    func string(_ index: Int) -> String {
        index == active && !digits.isEmpty ? digits : text.string(date, text.tokens[index])
    }

    private func activate(_ index: Int) {
        commit()
        guard index != active else { return }
        active = index
        setNeedsDisplay()
    }

    /// Makes the next or previous part active.
    ///
    /// - Returns: `false` if there is none.
    @discardableResult
    private func move(by step: Int) -> Bool {
        let parts = parts
        guard let position = parts.firstIndex(of: active), parts.indices.contains(position + step) else {
            commit()
            return false
        }
        activate(parts[position + step])
        return true
    }

    /// Changes the active part by a number of steps.
    func step(by count: Int) {
        digits = ""
        guard let part = activePart else { return }
        change(to: settings.stepping(part, by: count, of: date))
        setNeedsDisplay()
    }

    private func change(to new: Date) {
        let new = settings.adjusted(new)
        guard new != date else { return }
        date = new
        setNeedsDisplay()
        didChange?(new)
    }

    // MARK: Typing

    /// Adds a digit to the number of the active part.
    private func type(digit: Int) {
        guard let part = activePart, part != .period else { return }
        digits += String(digit)
        setNeedsDisplay()
        guard let value = Int(digits) else { return }
        let length = part == .year ? 4 : 2
        let most: Int =
            switch part {
            case .year: 9999
            case .month: settings.model.months(ofYear: date).count
            case .day: settings.calendar.maximumRange(of: .day)?.count ?? 31
            case .hour: 23
            default: 59
            }
        if digits.count >= length || value * 10 > most {
            commit()
            move(by: 1)
        }
    }

    /// Applies the digits that were typed.
    private func commit() {
        guard !digits.isEmpty else { return }
        let typed = digits
        digits = ""
        setNeedsDisplay()
        guard let value = Int(typed), let part = activePart else { return }
        switch part {
        case .year:
            let year = settings.calendar.component(.year, from: date)
            // Two digits are a year of the same century.
            let wanted = typed.count <= 2 && year >= 100 ? year / 100 * 100 + value : value
            guard wanted > 0 else { return }
            change(to: settings.addingYears(wanted - year, to: date))
        case .month:
            guard (1...settings.model.months(ofYear: date).count).contains(value) else { return }
            change(to: settings.settingMonth(value - 1, of: date))
        case .day:
            guard value > 0 else { return }
            change(to: settings.settingDay(value, of: date))
        case .hour:
            guard value < 24 else { return }
            let isLate = settings.calendar.component(.hour, from: date) >= 12
            let hour = text.usesTwelveHours && value <= 12 ? value % 12 + (isLate ? 12 : 0) : value
            change(to: settings.settingHour(hour, of: date))
        case .minute:
            guard value < 60 else { return }
            change(to: settings.settingMinute(value, of: date))
        case .period: break
        }
    }

    /// Selects a month or a half of the day whose name begins with typed letters.
    private func type(letters: String) -> Bool {
        guard let part = activePart, part == .month || part == .period,
            case .part(_, let pattern) = text.tokens[active],
            let now = window?.windowScene?.server.scheduler.now, let query = search.add(letters, at: now)
        else { return false }
        let count = part == .period ? 2 : settings.model.months(ofYear: date).count
        let choices = (1...count).map { settings.stepping(part, by: query.isAfterCursor ? $0 : $0 - 1, of: date) }
        let found = choices.first { TypeSelect.begins(text.string($0, pattern), with: query.prefix) }
        if let found { change(to: found) }
        return true
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        opensOnTrigger = true
        let rest = presses.filter { press in press.key.map { !handle($0) } ?? true }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    override func pressRepeated(_ press: UIPress, key: UIKey) {
        if !handle(key) { super.pressRepeated(press, key: key) }
    }

    override func takesKeyBeforeCommands(_ key: UIKey) -> Bool {
        super.takesKeyBeforeCommands(key)
            || isEnabled && isFirstResponder && key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
                && key.characters.first.map { $0.isNumber || $0.isLetter } == true
    }

    override var usesArrowKeys: Bool { true }

    private func handle(_ key: UIKey) -> Bool {
        guard isEnabled, isFirstResponder else { return false }
        if open != nil, key.modifierFlags == .alternate, key.keyCode == .keyboardDownArrow { return openByKey() }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        let page = activePart == .year || activePart == .minute ? 10 : activePart == .day ? 7 : 3
        switch key.keyCode.inReadingDirection(isRightToLeft: text.isRightToLeft) {
        case .keyboardUpArrow: step(by: 1)
        case .keyboardDownArrow: step(by: -1)
        case .keyboardPageUp: step(by: page)
        case .keyboardPageDown: step(by: -page)
        case .keyboardLeftArrow: move(by: -1)
        case .keyboardRightArrow: move(by: 1)
        case .keyboardHome: activate(firstPart)
        case .keyboardEnd: activate(parts.last ?? 0)
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
            guard !digits.isEmpty else { return true }
            digits.removeLast()
            setNeedsDisplay()
        case .keyboardF4 where open != nil: return openByKey()
        case .keyboardTab, .keyboardEscape, .keyboardReturn, .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            commit()
            return false
        default:
            guard let character = key.characters.first else { return false }
            if let digit = character.wholeNumberValue, (0...9).contains(digit) {
                type(digit: digit)
            } else if character.isLetter {
                return type(letters: key.characters)
            } else if "./-:, ".contains(character) {
                move(by: 1)
            } else {
                return false
            }
        }
        window?.focus.show(self)
        return true
    }

    private func openByKey() -> Bool {
        commit()
        open?()
        return true
    }

    override var isTriggeredByKeyboard: Bool { open != nil }

    override func didTrigger(with event: UIEvent?) { if opensOnTrigger { open?() } }

    override func didResignKeyboardFocus() {
        super.didResignKeyboardFocus()
        commit()
        setNeedsDisplay()
    }

    override func becomeFirstResponder() -> Bool {
        defer { setNeedsDisplay() }
        return super.becomeFirstResponder()
    }

    // MARK: Touches and pointer

    override var exclusiveGestures: ExclusiveGestures { .tap }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        // A finger opens the popover everywhere: it has no keys to change a part.
        opensOnTrigger = open != nil && (buttonRect.contains(point) || touch.type != .indirectPointer)
        if !buttonRect.contains(point), let part = fieldLayout.part(at: point) { activate(part) }
        return true
    }

    override func pointerDidMove(to point: CGPoint?) {
        let new = point.map { buttonRect.contains($0) } ?? false
        guard new != isButtonHovered else { return }
        isButtonHovered = new
        setNeedsDisplay()
    }

    // MARK: Size

    var font: UIFont {
        UIFontMetrics(forTextStyle: .subheadline).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 13, weight: .medium), compatibleWith: traitCollection)
    }

    static let inset: CGFloat = 8
    static let buttonWidth: CGFloat = 30

    /// A Boolean value that indicates whether there is room for the button beside the text.
    var showsButton: Bool { open != nil && bounds.width >= intrinsicContentSize.width - 1 }

    /// The rectangle of the button; empty without one, and where the text needs its room.
    var buttonRect: CGRect {
        guard showsButton else { return .zero }
        return mirrored(
            CGRect(x: bounds.width - DateField.buttonWidth, y: 0, width: DateField.buttonWidth, height: bounds.height))
    }

    /// The rectangle of the text.
    var textArea: CGRect {
        var area = bounds.insetBy(dx: min(DateField.inset, bounds.width / 2), dy: 0)
        if showsButton {
            area.size.width -= DateField.buttonWidth - 2
            if isRightToLeft { area.origin.x += DateField.buttonWidth - 2 }
        }
        return area
    }

    /// The positions of the pieces. Where they do not fit, the active part is visible.
    var fieldLayout: DateFieldLayout {
        var layout = DateFieldLayout(
            text.tokens.indices.map { (text.tokens[$0], string($0)) }, in: textArea, font: font,
            isRightToLeft: text.isRightToLeft, alignsRight: isRightToLeft, scale: contentScaleFactor)
        if isFirstResponder { layout.reveal(active, in: textArea) }
        return layout
    }

    private func sizeMayHaveChanged() {
        widest = nil
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
        setNeedsDisplay()
    }

    override var intrinsicContentSize: CGSize {
        let width = widest ?? widestText
        widest = width
        return CGSize(
            width: width + 2 * DateField.inset + (open == nil ? 0 : DateField.buttonWidth - 2),
            height: max(ControlStyle.height, (font.lineHeight + 12).rounded(.up)))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var standardContentPriorities: ContentPriorities { .fixedSize }

    /// The width of the text with the widest value of each part, so that the size does not change with the date.
    private var widestText: CGFloat {
        let font = font
        func width(_ token: DateToken, _ text: String) -> CGFloat {
            DateFieldLayout.width(token, text, font: font, scale: contentScaleFactor)
        }
        return text.tokens.reduce(0) { sum, token in
            guard let part = token.part else { return sum + width(token, text.string(date, token)) }
            let count =
                switch part {
                case .year: 1
                case .month: settings.model.months(ofYear: date).count
                case .day: 31
                case .hour: 24
                case .minute: 1
                case .period: 2
                }
            let dates = (0..<count).map { index in
                switch part {
                case .month: settings.settingMonth(index, of: date)
                case .day: settings.settingDay(index + 1, of: date)
                case .hour: settings.settingHour(index, of: date)
                case .period: settings.stepping(.period, by: index, of: date)
                default: date
                }
            }
            return sum + (dates.map { width(token, text.string($0, token)) }.max() ?? 0)
        }
    }

    // MARK: Accessibility

    override var controlTraits: UIAccessibilityTraits { .adjustable }
    override var defaultAccessibilityLabel: String? { enclosingDatePickerName ?? "Date" }
    override var defaultAccessibilityValue: String? { text.string(date) }
    override func accessibilityIncrement() { if isEnabled { step(by: 1) } }
    override func accessibilityDecrement() { if isEnabled { step(by: -1) } }
}
