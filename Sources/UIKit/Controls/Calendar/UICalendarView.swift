import DisplayServer

/// A view that shows the days of a month, with decorations, and lets the user select days.
///
/// ```swift
/// let calendar = UICalendarView()
/// calendar.delegate = self
/// calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
/// view.addSubview(calendar)
/// ```
///
/// Without a ``selectionBehavior``, no day can be selected. The user changes the month with the buttons, a swipe or the
/// wheel, and a click on its name shows wheels for the month and the year. With keyboard focus, the arrow keys, Page
/// Up, Page Down, Home and End move a cursor, and Space and Return choose its day (PK-11).
@preconcurrency @MainActor open class UICalendarView: UIView {
    /// The space around the content.
    static let margin: CGFloat = 8

    /// The object that provides the decorations. Not retained.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { reloadAllDecorations() } }

    /// The object that determines which days can be selected, or `nil` if none can.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue !== selectionBehavior { oldValue?.calendarView = nil }
            selectionBehavior?.calendarView = self
            cursorStorage = nil
            selectionDidChange()
        }
    }

    private var calendarStorage: Calendar?
    private var localeStorage: Locale?
    private(set) var model: CalendarModel
    private(set) var month: Date
    private(set) var grid: CalendarMonthView?
    let header = CalendarHeader()
    private let weekdays = CalendarWeekdaysView()
    private let clip = UIView()
    /// The wheels for the month and the year, while they are shown.
    private(set) var wheels: DateWheelsView?
    private var cursorStorage: Date?
    private var formatters: DateText?
    private var wheelDistance: CGFloat = 0

    // MARK: Initialization

    /// Creates a calendar view that shows the current month.
    public override init(frame: CGRect) {
        model = CalendarModel(calendar: UICalendarView.standardCalendar)
        month = model.month(WallClock.now)
        super.init(frame: frame)
        clip.clipsToBounds = true
        for view in [header, weekdays, clip] { addSubview(view) }
        header.previousButton.addAction(UIAction { [weak self] _ in self?.userMoves(by: -1) }, for: .touchUpInside)
        header.nextButton.addAction(UIAction { [weak self] _ in self?.userMoves(by: 1) }, for: .touchUpInside)
        header.title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        addGestures()
        registerForTraitChanges(
            [UITraitPreferredContentSizeCategory.self], action: UICalendarView.fontsDidChange)
        rebuild()
        if frame.size == .zero { sizeToFit() }
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    // MARK: Calendar

    /// The user's calendar, with the user's locale and time zone.
    static var standardCalendar: Calendar {
        effectiveCalendar(nil, locale: ApplicationResources.dateLocale, timeZone: nil)
    }

    /// Returns a calendar with a locale and a time zone. The first day of the week is that of the locale, unless the
    /// app set one.
    static func effectiveCalendar(_ calendar: Calendar?, locale: Locale, timeZone: TimeZone?) -> Calendar {
        var result = calendar ?? Calendar(identifier: locale.calendar.identifier)
        result.locale = locale
        if let timeZone { result.timeZone = timeZone }
        return result
    }

    /// The calendar. The default is the user's.
    open var calendar: Calendar {
        get { model.calendar }
        set {
            calendarStorage = newValue
            calendarDidChange()
        }
    }

    /// The locale that determines the names and the first day of the week. The default is that of the calendar, or the
    /// user's.
    open var locale: Locale {
        get { model.calendar.locale ?? ApplicationResources.dateLocale }
        set {
            localeStorage = newValue
            calendarDidChange()
        }
    }

    /// The time zone. With `nil`, the default, it is that of the calendar.
    open var timeZone: TimeZone? { didSet { if timeZone != oldValue { calendarDidChange() } } }

    private func calendarDidChange() {
        let old = month
        let components = model.monthComponents(month)
        model = CalendarModel(
            calendar: UICalendarView.effectiveCalendar(
                calendarStorage, locale: localeStorage ?? calendarStorage?.locale ?? ApplicationResources.dateLocale,
                timeZone: timeZone))
        // The same month in another time zone begins at another moment.
        var moved = DateComponents()
        (moved.era, moved.year, moved.month, moved.day) = (components.era, components.year, components.month, 1)
        let isSameCalendar = components.calendar?.identifier == model.calendar.identifier
        month = model.month(isSameCalendar ? model.calendar.date(from: moved) ?? old : old)
        cursorStorage = nil
        formatters = nil
        rebuild()
    }

    /// The design of the font. The default is the system font's.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default {
        didSet { if fontDesign != oldValue { fontsDidChange() } }
    }

    // MARK: Range and month

    /// The days that the user can show and select. By default, all.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            guard availableDateRange != oldValue else { return }
            if !show(month, animated: false, byUser: false) { selectionDidChange() }
        }
    }

    private var firstMonth: Date { model.month(max(availableDateRange.start, CalendarModel.earliest)) }
    private var lastMonth: Date { model.month(min(availableDateRange.end, CalendarModel.latest)) }

    /// The visible month, with its era, year and month. Components without a month are ignored, and months outside of
    /// ``availableDateRange`` become its first or last one.
    open var visibleDateComponents: DateComponents {
        get { model.monthComponents(month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows a month. If `animated` is `true`, it slides in.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        var components = dateComponents
        if components.calendar == nil { components.calendar = model.calendar }
        components.timeZone = components.timeZone ?? model.calendar.timeZone
        guard components.year != nil, components.month != nil, let date = components.calendar?.date(from: components)
        else { return }
        show(model.month(date), animated: animated, byUser: false)
    }

    /// Shows a month of the available range.
    ///
    /// - Returns: `false` if it is visible already.
    @discardableResult
    private func show(_ wanted: Date, animated: Bool, byUser: Bool) -> Bool {
        let new = min(max(wanted, firstMonth), lastMonth)
        guard new != month else { return false }
        let previous = visibleDateComponents
        let isLater = new > month
        month = new
        if let cursorStorage, model.month(cursorStorage) != new { self.cursorStorage = nil }
        replaceGrid(movesForward: isLater, animated: animated)
        wheels?.show(month, animated: animated)
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
        return true
    }

    private func userMoves(by months: Int) {
        show(model.month(model.adding(months, .month, to: month)), animated: true, byUser: true)
    }

    /// Returns a Boolean value that indicates whether the user can select a day.
    func canChoose(_ day: Date) -> Bool {
        guard isAvailable(day) else { return false }
        return selectionBehavior?.canChoose(day) ?? true
    }

    private func isAvailable(_ day: Date) -> Bool {
        day <= availableDateRange.end && model.adding(1, .day, to: day) > availableDateRange.start
    }

    // MARK: Decorations

    /// A Boolean value that indicates whether days have decorations, if there is a ``delegate``. The default is `true`.
    open var wantsDateDecorations = true {
        didSet {
            guard wantsDateDecorations != oldValue else { return }
            reloadAllDecorations()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The height below the number of a day.
    var decorationHeight: CGFloat { wantsDateDecorations && delegate != nil ? 14 : 0 }

    /// Asks the delegate again for the decorations of days. If `animated` is `true`, changed decorations fade in.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for day in dates.compactMap({ model.day($0) }) { grid?.view(day).map { decorate($0, animated: animated) } }
    }

    private func reloadAllDecorations() {
        for day in grid?.days ?? [] { decorate(day, animated: false) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        grid?.setNeedsLayout()
    }

    private func decorate(_ view: CalendarDayView, animated: Bool) {
        let new =
            wantsDateDecorations
            ? delegate?.calendarView(self, decorationFor: model.components(view.day)) : nil
        guard new !== view.decoration else { return }
        if animated, window != nil {
            UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) { view.decoration = new }
        } else {
            view.decoration = new
        }
    }

    // MARK: Texts

    private var text: DateText {
        if let formatters { return formatters }
        let new = DateText(DateSettings(mode: .yearAndMonth, calendar: model.calendar))
        formatters = new
        return new
    }

    /// Returns a date formatted with a template of the locale.
    func text(_ date: Date, _ template: String) -> String { text.string(date, text.pattern(template)) }

    /// Returns the number of a day.
    func number(_ day: Date) -> String { text.string(day, "d") }

    /// The font of the numbers of days.
    func dayFont(isStrong: Bool) -> UIFont {
        let font = UIFont.systemFont(ofSize: 14, weight: isStrong ? .semibold : .regular)
        return designed(font, .subheadline)
    }

    private func designed(_ font: UIFont, _ style: UIFont.TextStyle) -> UIFont {
        var font = font
        if fontDesign != .default, let descriptor = font.fontDescriptor.withDesign(fontDesign) {
            font = UIFont(descriptor: descriptor, size: font.pointSize)
        }
        return UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traitCollection)
    }

    private func fontsDidChange() {
        updateTexts()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        for day in grid?.days ?? [] { day.setNeedsDisplay() }
    }

    private func updateTexts() {
        header.show(
            text(month, "yMMMM"), short: text(month, "yMMM"),
            font: designed(.systemFont(ofSize: 15, weight: .semibold), .headline))
        header.previousButton.isEnabled = month > firstMonth
        header.nextButton.isEnabled = month < lastMonth
        weekdays.show(
            model.weekdaySymbols(isShort: false), short: model.weekdaySymbols(isShort: true),
            font: designed(.systemFont(ofSize: 11, weight: .semibold), .caption2))
        header.previousButton.accessibilityLabel = text(model.adding(-1, .month, to: month), "yMMMM")
        header.nextButton.accessibilityLabel = text(model.adding(1, .month, to: month), "yMMMM")
    }

    // MARK: Views

    private func rebuild() {
        hideWheels()
        replaceGrid(movesForward: true, animated: false)
    }

    private func replaceGrid(movesForward: Bool, animated: Bool) {
        let old = grid
        let new = CalendarMonthView(month, owner: self)
        grid = new
        for view in clip.subviews where view !== old { view.removeFromSuperview() }
        clip.addSubview(new)
        passDirection(to: [new])
        new.frame = clip.bounds
        for day in new.days { decorate(day, animated: false) }
        updateTexts()
        new.update(today: model.day(WallClock.now))
        setNeedsLayout()
        guard let old else { return }
        guard animated, window != nil, wheels == nil else { return old.removeFromSuperview() }
        let distance = clip.bounds.width * (movesForward == isRightToLeft ? -1 : 1)
        let slides = !UIAccessibility.isReduceMotionEnabled
        new.alpha = slides ? 1 : 0
        if slides { new.transform = CGAffineTransform(translationX: distance, y: 0) }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                new.transform = .identity
                new.alpha = 1
                if slides { old.transform = CGAffineTransform(translationX: -distance, y: 0) } else { old.alpha = 0 }
            }, completion: { _ in old.removeFromSuperview() })
    }

    /// Updates the days after the selection or the selectable days changed.
    func selectionDidChange(animated: Bool = false) {
        guard let grid else { return }
        let today = model.day(WallClock.now)
        if animated, window != nil {
            UIView.transition(with: grid, duration: 0.15, options: [.transitionCrossDissolve, .allowUserInteraction]) {
                grid.update(today: today)
            }
        } else {
            grid.update(today: today)
        }
        updateTexts()
    }

    /// Updates the days when the view appears: the day may have changed.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { grid?.update(today: model.day(WallClock.now)) }
    }

    // MARK: Month and year

    private func toggleWheels() {
        if wheels == nil { showWheels() } else { hideWheels() }
        setNeedsLayout()
    }

    private func showWheels() {
        var settings = DateSettings(mode: .yearAndMonth, calendar: model.calendar)
        settings.minimum = firstMonth
        settings.maximum = model.adding(1, .month, to: lastMonth).addingTimeInterval(-1)
        let new = DateWheelsView(settings, date: month)
        new.didChange = { [weak self] date in
            guard let self else { return }
            self.show(self.model.month(date), animated: false, byUser: true)
        }
        wheels = new
        addSubview(new)
        passDirection(to: [new])
        clip.isHidden = true
        weekdays.isHidden = true
        header.isOpen = true
        if window != nil {
            new.alpha = 0
            UIView.animate(withDuration: 0.15) { new.alpha = 1 }
        }
    }

    private func hideWheels() {
        guard let wheels else { return }
        self.wheels = nil
        wheels.removeFromSuperview()
        clip.isHidden = false
        weekdays.isHidden = false
        header.isOpen = false
    }

    // MARK: Gestures

    private func addGestures() {
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: UICalendarView.swiped)
            swipe.direction = direction
            clip.addGestureRecognizer(swipe)
        }
        let scroll = UIPanGestureRecognizer(target: self, action: UICalendarView.scrolled)
        scroll.allowedScrollTypesMask = .all
        scroll.allowedTouchTypes = []
        clip.addGestureRecognizer(scroll)
    }

    private func swiped(_ sender: Any?) {
        guard let swipe = sender as? UISwipeGestureRecognizer else { return }
        userMoves(by: (swipe.direction == .left) == isRightToLeft ? -1 : 1)
    }

    /// Changes the month for each notch of a wheel, or a distance on a touchpad.
    private func scrolled(_ sender: Any?) {
        guard let pan = sender as? UIPanGestureRecognizer else { return }
        if pan.state == .began { wheelDistance = 0 }
        let translation = pan.translation(in: self)
        let isVertical = abs(translation.y) >= abs(translation.x)
        let moved = isVertical ? -translation.y : translation.x * (isRightToLeft ? 1 : -1)
        let step: CGFloat = 40
        let steps = ((moved - wheelDistance) / step).rounded(.towardZero)
        guard steps != 0 else { return }
        wheelDistance += steps * step
        userMoves(by: steps > 0 ? 1 : -1)
    }

    // MARK: Layout

    /// The side of a day.
    private var daySide: CGFloat { max(36, (dayFont(isStrong: true).lineHeight + 18).rounded(.up)) }

    private var headerHeight: CGFloat { max(36, header.fittingHeight) }
    private var weekdaysHeight: CGFloat { max(20, (weekdays.font.lineHeight + 6).rounded(.up)) }

    /// The size at which the days are square.
    open override var intrinsicContentSize: CGSize {
        let side = daySide
        let margin = UICalendarView.margin
        return CGSize(
            width: 7 * (side + 4) + 2 * margin,
            height: margin + headerHeight + 4 + weekdaysHeight
                + CGFloat(CalendarMonthView.rows) * (side + decorationHeight) + margin)
    }

    /// Returns ``intrinsicContentSize``, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Lays out the header and the days. Overrides call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = UICalendarView.margin
        let width = max(0, bounds.width - 2 * margin)
        header.frame = CGRect(x: margin, y: margin, width: width, height: headerHeight)
        let top = header.frame.maxY + 4
        weekdays.frame = CGRect(x: margin, y: top, width: width, height: weekdaysHeight)
        clip.frame = CGRect(
            x: margin, y: weekdays.frame.maxY, width: width,
            height: max(0, bounds.height - margin - weekdays.frame.maxY))
        for view in clip.subviews where view.bounds.size != clip.bounds.size {
            view.bounds = CGRect(origin: .zero, size: clip.bounds.size)
            view.center = CGPoint(x: clip.bounds.midX, y: clip.bounds.midY)
        }
        wheels?.frame = CGRect(x: margin, y: top, width: width, height: max(0, bounds.height - margin - top))
        grid?.layoutIfNeeded()
        if isFocused { window?.focus.updateRing() }
    }

    /// Updates the order of the days for the new direction.
    package override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        passDirection(to: [header, header.title, header.previousButton, header.nextButton, weekdays])
        if let grid { passDirection(to: [grid]) }
        if let wheels { passDirection(to: [wheels]) }
        setNeedsLayout()
    }

    // MARK: Selection and keys

    /// The day that keys move from.
    var cursor: Date {
        if let cursorStorage { return cursorStorage }
        let selected = selectionBehavior?.firstSelectedDay
        let today = model.day(WallClock.now)
        let wanted = [selected, today].compactMap { $0 }.first { model.month($0) == month }
        return wanted ?? month
    }

    /// Moves the cursor to a day of the available range, and shows its month.
    func moveCursor(to day: Date) {
        let low = model.day(max(availableDateRange.start, CalendarModel.earliest))
        let high = model.day(min(availableDateRange.end, CalendarModel.latest))
        let day = min(max(day, low), max(low, high))
        cursorStorage = day
        show(model.month(day), animated: true, byUser: true)
        cursorStorage = day
        window?.focus.updateRing()
    }

    /// Selects a day that the user pressed.
    func userDidPress(_ day: Date) {
        takeFocusAfterPressLikeControls()
        cursorStorage = day
        choose(day)
    }

    /// Selects a day that the user chose.
    func choose(_ day: Date) {
        guard let selectionBehavior, canChoose(day) else { return }
        selectionBehavior.choose(day)
    }

    /// `true`: the calendar view receives keys.
    open override var canBecomeFirstResponder: Bool { isUserInteractionEnabled }

    package override var yieldsFocusToPressedControls: Bool { true }

    override var standardFocusEffect: UIFocusEffect? { .standard }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        guard wheels == nil, let view = grid?.view(cursor) else { return (bounds, ControlStyle.cornerRadius) }
        let circle = view.circle
        return (view.convert(circle, to: self), circle.width / 2)
    }

    /// Handles the keys of the calendar view. Overrides must call `super` with the presses that they do not handle.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in press.key.map { !handle($0) } ?? true }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    package override func pressRepeated(_ press: UIPress, key: UIKey) {
        if key.keyCode.triggersControls || !handle(key) { super.pressRepeated(press, key: key) }
    }
}
