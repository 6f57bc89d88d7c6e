/// A calendar, with a field and a stepper for the time below it if the mode has one.
@MainActor final class InlineDateView: UIView, DateEditor, UICalendarSelectionSingleDateDelegate {
    private let calendarView = UICalendarView()
    private var selection: UICalendarSelectionSingleDate?
    private let line = UIView()
    private let clock = UIImageView(image: UIImage(systemName: "clock"))
    private let time: DateField
    private let stepper = UIStepper()
    private var date: Date

    var didChange: ((Date) -> Void)?

    /// The function to call after the user chose a day with the pointer or a key.
    var didChooseDay: (() -> Void)?

    var isEditable = true {
        didSet {
            calendarView.isUserInteractionEnabled = isEditable
            calendarView.alpha = isEditable ? 1 : ControlStyle.disabledOpacity
            time.isEnabled = isEditable
            stepper.isEnabled = isEditable
        }
    }

    var settings: DateSettings { didSet { if settings != oldValue { apply() } } }

    init(_ settings: DateSettings, date: Date) {
        self.settings = settings
        self.date = date
        time = DateField(InlineDateView.timeSettings(settings), date: date)
        super.init(frame: .zero)
        let selection = UICalendarSelectionSingleDate(delegate: self)
        self.selection = selection
        line.backgroundColor = .separator
        clock.tintColor = .secondaryLabel
        clock.contentMode = .center
        stepper.minimumValue = -1
        stepper.maximumValue = 1
        stepper.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                let step = Int(self.stepper.value)
                self.stepper.value = 0
                self.time.step(by: step)
            }, for: .valueChanged)
        time.didChange = { [weak self] in self?.change(to: $0) }
        time.accessibilityLabel = "Time"
        stepper.accessibilityLabel = "Time"
        for view in [calendarView, line, clock, time, stepper] { addSubview(view) }
        apply()
        calendarView.selectionBehavior = selection
    }

    required init?(coder: NSCoder) { nil }

    private static func timeSettings(_ settings: DateSettings) -> DateSettings {
        var result = settings
        result.mode = .time
        return result
    }

    private var showsTime: Bool { settings.mode == .dateAndTime }

    private func apply() {
        calendarView.calendar = settings.calendar
        let low = settings.minimum ?? .distantPast
        let high = settings.maximum ?? .distantFuture
        calendarView.availableDateRange = DateInterval(start: low, end: max(low, high))
        time.settings = InlineDateView.timeSettings(settings)
        for view in [line, clock, time, stepper] { view.isHidden = !showsTime }
        selection?.selectedDate = settings.model.components(date)
        calendarView.setVisibleDateComponents(settings.model.components(date), animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func show(_ new: Date, animated: Bool) {
        let isNewDay = !settings.calendar.isDate(new, inSameDayAs: date)
        date = new
        time.show(new, animated: animated)
        guard isNewDay else { return }
        let components = settings.model.components(new)
        selection?.setSelected(components, animated: animated)
        calendarView.setVisibleDateComponents(components, animated: animated)
    }

    private func change(to new: Date) {
        let new = settings.adjusted(new)
        guard new != date else { return }
        show(new, animated: true)
        didChange?(new)
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        guard let day = settings.model.day(dateComponents) else { return }
        change(to: settings.composed(day: day, time: date))
        didChooseDay?()
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { settings.model.day(dateComponents).map { settings.permits(day: $0) } ?? false }

    // MARK: Layout and focus

    private var timeHeight: CGFloat { showsTime ? time.intrinsicContentSize.height + 20 : 0 }

    override var intrinsicContentSize: CGSize {
        let size = calendarView.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + timeHeight)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        passDirection(to: [calendarView, time, stepper])
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(0, bounds.height - timeHeight)
        calendarView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        guard showsTime else { return }
        let inset = UICalendarView.margin
        line.frame = CGRect(x: inset, y: height, width: max(0, bounds.width - 2 * inset), height: 1)
        let size = time.intrinsicContentSize
        let step = stepper.intrinsicContentSize
        let y = (height + (timeHeight - size.height) / 2).rounded()
        clock.frame = mirrored(CGRect(x: inset + 4, y: y, width: 20, height: size.height))
        time.frame = mirrored(CGRect(x: inset + 32, y: y, width: size.width, height: size.height))
        stepper.frame = mirrored(
            CGRect(
                x: bounds.width - inset - step.width, y: (y + (size.height - step.height) / 2).rounded(),
                width: step.width, height: step.height))
    }

    override func becomeFirstResponder() -> Bool { calendarView.becomeFirstResponder() }
}
