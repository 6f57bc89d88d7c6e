import DisplayServer

/// A control with which the user chooses a day, a time, both, or a duration.
///
/// ```swift
/// let picker = UIDatePicker()
/// picker.datePickerMode = .date
/// picker.minimumDate = Date()
/// picker.addAction(UIAction { [unowned picker] _ in print(picker.date) }, for: .valueChanged)
/// view.addSubview(picker)
/// ```
///
/// The ``preferredDatePickerStyle`` determines the appearance: a field with a popover, wheels, or a calendar. Order and
/// names of the parts, the first day of the week, and 12 or 24 hours follow ``locale`` (PK-06). The picker sends
/// `.valueChanged` and then `.primaryActionTriggered` when the user changes the value.
///
/// In the field, Left and Right, or a click, choose a part; Up and Down, Page Up and Page Down, digits and letters
/// change it. Space, F4 or Alt-Down open the popover.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    private var dateStorage: Date
    private var durationStorage: TimeInterval = 0
    private var editor: (any DateEditor)?
    private weak var popover: DatePopoverController?
    private var settingsStorage: DateSettings?

    // MARK: Initialization

    /// Creates a date picker with the current date. If the size of `frame` is zero, the picker is sized to fit.
    public override init(frame: CGRect) {
        dateStorage = WallClock.now
        super.init(frame: frame)
        rebuild()
        if frame.size == .zero { sizeToFit() }
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    // MARK: Value

    /// The date. The default is the time of creation.
    ///
    /// It is limited by ``minimumDate`` and ``maximumDate``, and rounded down to a multiple of ``minuteInterval`` if
    /// ``roundsToMinuteInterval`` is `true` (PK-04). Setting it sends no events (PK-05). A date that is not finite is
    /// ignored.
    open var date: Date {
        get { dateStorage }
        set { setDate(newValue, animated: false) }
    }

    /// Sets ``date`` without sending events. If `animated` is `true`, wheels turn and calendars move to it.
    open func setDate(_ date: Date, animated: Bool) {
        guard
            GeometryValidation.accepts(date.timeIntervalSinceReferenceDate, "date", of: self)
        else { return }
        let date = min(max(date, CalendarModel.earliest), CalendarModel.latest)
        let isDuration = datePickerMode == .countDownTimer
        dateStorage = isDuration ? date : settings.adjusted(date)
        if !isDuration { showValue(animated: animated && window != nil) }
    }

    /// The duration of the mode ``Mode/countDownTimer``, in seconds, in whole minutes. The default is 0. Values below 0
    /// and above 86,399 are limited; the limits of the date do not apply (PK-05). The user chooses at least a minute.
    open var countDownDuration: TimeInterval {
        get { durationStorage }
        set {
            guard GeometryValidation.accepts(newValue, "countDownDuration", of: self) else { return }
            durationStorage = UIDatePicker.wholeMinutes(newValue, minuteInterval, roundsToMinuteInterval)
            if datePickerMode == .countDownTimer { showValue(animated: false) }
        }
    }

    private static func wholeMinutes(_ duration: TimeInterval, _ interval: Int, _ rounds: Bool) -> TimeInterval {
        let step = 60 * (rounds ? Double(interval) : 1)
        return (max(0, min(duration, 86_399)) / step).rounded(.down) * step
    }

    // MARK: Settings

    /// The kind of value. The default is ``Mode/dateAndTime``.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { settingsDidChange() } } }

    /// The locale that determines order, names and digits. With `nil`, the default, it is the user's.
    open var locale: Locale? { didSet { if locale != oldValue { settingsDidChange() } } }

    /// The calendar. With `nil`, the default, it is that of the locale.
    open var calendar: Calendar! { didSet { if calendar != oldValue { settingsDidChange() } } }

    /// The time zone of the value. With `nil`, the default, it is that of ``calendar`` or the user's.
    open var timeZone: TimeZone? { didSet { if timeZone != oldValue { settingsDidChange() } } }

    /// The earliest date. With `nil`, the default, there is no limit. If it is later than ``maximumDate``, both are
    /// ignored.
    open var minimumDate: Date? { didSet { if minimumDate != oldValue { settingsDidChange() } } }

    /// The latest date. With `nil`, the default, there is no limit. If it is earlier than ``minimumDate``, both are
    /// ignored.
    open var maximumDate: Date? { didSet { if maximumDate != oldValue { settingsDidChange() } } }

    /// The number of minutes between two choices, from 1 to 30. The default is 1. A value that does not divide 60
    /// evenly is replaced by 1.
    open var minuteInterval: Int = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            if minuteInterval != oldValue { settingsDidChange() }
        }
    }

    /// A Boolean value that indicates whether ``date`` is rounded down to a multiple of ``minuteInterval``. The default
    /// is `true`.
    open var roundsToMinuteInterval = true {
        didSet { if roundsToMinuteInterval != oldValue { settingsDidChange() } }
    }

    /// The style that the app prefers. The default is ``UIDatePickerStyle/automatic``.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet {
            guard preferredDatePickerStyle != oldValue else { return }
            rebuild()
        }
    }

    /// The style of the picker, which is never ``UIDatePickerStyle/automatic``.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// The settings for the views that show the date.
    private var settings: DateSettings {
        if let settingsStorage { return settingsStorage }
        let locale = locale ?? calendar?.locale ?? ApplicationResources.dateLocale
        var result: DateSettings
        if datePickerMode == .countDownTimer {
            result = DateSettings(mode: .countDownTimer, calendar: DateSettings.durations)
            result.calendar.locale = locale
            result.minimum = Date(timeIntervalSinceReferenceDate: 60 * Double(minuteInterval))
        } else {
            result = DateSettings(
                mode: datePickerMode,
                calendar: UICalendarView.effectiveCalendar(calendar, locale: locale, timeZone: timeZone))
            let isValid = minimumDate.map { low in maximumDate.map { low <= $0 } ?? true } ?? true
            result.minimum = isValid ? minimumDate : nil
            result.maximum = isValid ? maximumDate : nil
        }
        result.minuteInterval = minuteInterval
        result.roundsToMinuteInterval = roundsToMinuteInterval
        settingsStorage = result
        return result
    }

    private func settingsDidChange() {
        settingsStorage = nil
        durationStorage = UIDatePicker.wholeMinutes(durationStorage, minuteInterval, roundsToMinuteInterval)
        if datePickerMode != .countDownTimer { dateStorage = settings.adjusted(dateStorage) }
        // The kind of view depends on the mode.
        rebuild()
    }

    // MARK: Views

    /// The value as a date of ``settings``.
    private var shownDate: Date {
        datePickerMode == .countDownTimer ? Date(timeIntervalSinceReferenceDate: durationStorage) : dateStorage
    }

    private func showValue(animated: Bool) {
        editor?.show(shownDate, animated: animated)
        popover?.editor.show(shownDate, animated: animated)
    }

    private enum EditorKind { case field, wheels, calendar }

    private var kind: EditorKind {
        switch datePickerStyle {
        case .wheels: .wheels
        case .inline: datePickerMode.hasDay ? .calendar : .wheels
        case .automatic, .compact: .field
        }
    }

    private func rebuild() {
        let wanted: EditorKind = kind
        let current: EditorKind? =
            editor is DateField
            ? .field : editor is DateWheelsView ? .wheels : editor is InlineDateView ? .calendar : nil
        if current == wanted, let editor {
            editor.settings = settings
            editor.show(shownDate, animated: false)
        } else {
            editor?.removeFromSuperview()
            let new: any DateEditor =
                switch wanted {
                case .field: DateField(settings, date: shownDate)
                case .wheels: DateWheelsView(settings, date: shownDate)
                case .calendar: InlineDateView(settings, date: shownDate)
                }
            new.didChange = { [weak self] in self?.userDidChange(to: $0) }
            (new as? DateField)?.open = { [weak self] in self?.openPopover() }
            new.isEditable = isEnabled
            editor = new
            addSubview(new)
            passDirection(to: [new])
        }
        popover?.editor.settings = settings
        popover?.editor.show(shownDate, animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func userDidChange(to new: Date) {
        if datePickerMode == .countDownTimer {
            durationStorage = new.timeIntervalSinceReferenceDate
        } else {
            dateStorage = new
        }
        showValue(animated: true)
        sendValueChanged(with: nil)
    }

    // MARK: The popover

    private func openPopover() {
        guard let editor, popover?.presentingViewController == nil, let presenter else { return }
        let content: any DateEditor =
            datePickerMode.hasDay
            ? InlineDateView(settings, date: shownDate) : DateWheelsView(settings, date: shownDate)
        content.didChange = { [weak self] in self?.userDidChange(to: $0) }
        content.tintColor = tintColor
        content.semanticContentAttribute = semanticContentAttribute
        let controller = DatePopoverController(content)
        if datePickerMode == .date {
            (content as? InlineDateView)?.didChooseDay = { [weak controller] in
                controller?.dismiss(animated: true)
            }
        }
        controller.popoverPresentationController?.sourceView = editor
        controller.popoverPresentationController?.sourceRect = (editor as? DateField)?.buttonRect ?? editor.bounds
        popover = controller
        presenter.present(controller, animated: true)
    }

    // MARK: Layout

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { editor?.intrinsicContentSize ?? .zero }

    /// Returns the size of the style, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var standardContentPriorities: ContentPriorities { .fixedSize }

    /// Lays out the views of the style. A field has its own size, at the position that the alignments of the content
    /// determine.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let editor else { return }
        guard kind == .field else {
            editor.frame = bounds
            return
        }
        let size = editor.intrinsicContentSize
        let width = min(size.width, bounds.width)
        let free = CGSize(width: bounds.width - width, height: bounds.height - size.height)
        var frame = CGRect(x: 0, y: 0, width: width, height: size.height)
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: break
        case .right, .trailing: frame.origin.x = free.width
        case .fill: frame.size.width = bounds.width
        case .center: frame.origin.x = (free.width / 2).rounded()
        }
        switch contentVerticalAlignment {
        case .top: break
        case .bottom: frame.origin.y = free.height
        case .fill: frame.size.height = bounds.height
        case .center: frame.origin.y = (free.height / 2).rounded()
        }
        editor.frame = frame
    }

    /// Updates the size for a new text size. Overrides call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    package override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        if let editor { passDirection(to: [editor]) }
        setNeedsLayout()
    }

    package override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        editor?.isEditable = isEnabled
    }

    /// Returns `false`: the views inside the picker track touches.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

    // MARK: Focus and accessibility

    /// `false`: the views inside the picker receive keyboard focus.
    open override var canBecomeFirstResponder: Bool { false }

    /// Makes the field, the first wheel or the calendar first responder.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { isEnabled && editor?.becomeFirstResponder() == true }

    package override var defaultIsAccessibilityElement: Bool { false }

    /// The value as text.
    package override var defaultAccessibilityValue: String? { DateText(settings).string(shownDate) }

}
