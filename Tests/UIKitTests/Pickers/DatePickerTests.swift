import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of date pickers (PK-03 to PK-06).
@MainActor @Suite(.serialized) struct DatePickerTests {
    @MainActor private final class Setup {
        let stage: PresentationStage
        let picker = UIDatePicker()
        var events: [String] = []

        init(
            _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic, _ date: String = "2026-07-25 15:45",
            locale: Locale = DateFixture.english
        ) throws {
            stage = try PresentationStage()
            picker.locale = locale
            picker.calendar = DateFixture.calendar(locale)
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = style
            picker.date = DateFixture.date(date)
            picker.sizeToFit()
            picker.frame.origin = CGPoint(x: 100, y: 100)
            picker.addAction(
                UIAction { [weak self] _ in self.map { $0.events.append($0.value) } }, for: .valueChanged)
            stage.root.view.addSubview(picker)
            stage.settle()
        }

        var value: String { DateFixture.text(picker.date) }
        var field: DateField? { picker.subviews.compactMap { $0 as? DateField }.first }
        var wheels: DateWheelsView? { picker.subviews.compactMap { $0 as? DateWheelsView }.first }

        func keys(_ keys: UIKeyboardHIDUsage...) throws { for key in keys { try stage.generator.keyPress(key) } }
    }

    private static func texts(_ field: DateField?) -> [String] {
        guard let field else { return [] }
        return field.text.tokens.indices.map { field.string($0) }
    }

    // MARK: PK-03

    @Test("PK-03: raw values and defaults; automatic is compact; a style has its own size")
    func defaults() {
        #expect(UIDatePicker.Mode.time.rawValue == 0 && UIDatePicker.Mode.date.rawValue == 1)
        #expect(UIDatePicker.Mode.dateAndTime.rawValue == 2 && UIDatePicker.Mode.countDownTimer.rawValue == 3)
        #expect(UIDatePicker.Mode.yearAndMonth.rawValue == 4 && UIDatePickerStyle.inline.rawValue == 3)
        let picker = UIDatePicker()
        #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
        #expect(picker.datePickerStyle == .compact && abs(picker.date.timeIntervalSinceNow) < 5)
        #expect(picker.minuteInterval == 1 && picker.roundsToMinuteInterval && picker.countDownDuration == 0)
        #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.calendar == nil)
        #expect(picker.bounds.height == 30)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216) && picker.datePickerStyle == .wheels)
        picker.preferredDatePickerStyle = .inline
        #expect(picker.intrinsicContentSize.height > 300)
        let inline = picker.intrinsicContentSize.height
        picker.datePickerMode = .date
        #expect(picker.intrinsicContentSize.height == inline - 50)
    }

    // MARK: PK-04

    @Test("PK-04: the date is limited; limits in the wrong order are ignored")
    func limits() throws {
        let setup = try Setup(.dateAndTime)
        let picker = setup.picker
        picker.minimumDate = DateFixture.date("2026-07-20")
        picker.maximumDate = DateFixture.date("2026-07-30")
        picker.date = DateFixture.date("2026-08-02")
        #expect(setup.value == "2026-07-30 00:00")
        picker.date = DateFixture.date("2026-01-02")
        #expect(setup.value == "2026-07-20 00:00")
        picker.minimumDate = DateFixture.date("2026-07-22")
        #expect(setup.value == "2026-07-22 00:00")
        picker.minimumDate = DateFixture.date("2026-07-31")
        picker.date = DateFixture.date("2020-01-02")
        #expect(setup.value == "2020-01-02 00:00" && setup.events.isEmpty)
    }

    @Test("PK-04: the minute interval divides 60, and the date is rounded down to it within the limits")
    func minuteInterval() throws {
        let setup = try Setup(.time)
        let picker = setup.picker
        picker.minuteInterval = 10
        #expect(setup.value == "2026-07-25 15:40")
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 60
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 30
        picker.minimumDate = DateFixture.date("2026-07-25 15:05")
        picker.date = DateFixture.date("2026-07-25 15:10")
        #expect(setup.value == "2026-07-25 15:30")
        picker.roundsToMinuteInterval = false
        picker.date = DateFixture.date("2026-07-25 15:10")
        #expect(setup.value == "2026-07-25 15:10")
        picker.roundsToMinuteInterval = true
        picker.datePickerMode = .date
        picker.date = DateFixture.date("2026-07-25 15:10")
        #expect(setup.value == "2026-07-25 15:10")
    }

    @Test("PK-04: a date that is not finite is ignored")
    func notFinite() throws {
        let setup = try Setup(.date)
        setup.picker.date = Date(timeIntervalSinceReferenceDate: .nan)
        #expect(setup.value == "2026-07-25 15:45")
        setup.picker.date = .distantFuture
        setup.picker.preferredDatePickerStyle = .wheels
        setup.stage.settle()
        setup.picker.date = .distantPast
        setup.stage.settle()
    }

    // MARK: PK-05

    @Test("PK-05: a duration has at most 86,399 seconds, ignores the limits, and the user chooses at least a minute")
    func duration() throws {
        let setup = try Setup(.countDownTimer)
        let picker = setup.picker
        picker.minimumDate = DateFixture.date("2026-07-20")
        picker.countDownDuration = 100_000
        #expect(picker.countDownDuration == 86_340)
        picker.countDownDuration = -5
        #expect(picker.countDownDuration == 0)
        picker.countDownDuration = 5400
        #expect(DatePickerTests.texts(setup.field).joined() == "1:30" && setup.events.isEmpty)
        #expect(picker.becomeFirstResponder())
        try setup.keys(.keyboardDownArrow)
        #expect(picker.countDownDuration == 1800 && setup.events.count == 1)
        picker.countDownDuration = 60
        try setup.keys(.keyboardRightArrow, .keyboardDownArrow)
        #expect(picker.countDownDuration == 60)
        try setup.keys(.keyboardUpArrow)
        #expect(picker.countDownDuration == 120)
    }

    @Test("PK-05: setDate sends no events")
    func settingSendsNothing() throws {
        for style in [UIDatePickerStyle.compact, .wheels, .inline] {
            let setup = try Setup(.dateAndTime, style)
            setup.picker.setDate(DateFixture.date("2027-02-28 01:02"), animated: true)
            setup.stage.settle()
            #expect(setup.value == "2027-02-28 01:02" && setup.events.isEmpty)
        }
    }

    // MARK: PK-06

    @Test("PK-06: the locale determines order, names, and 12 or 24 hours")
    func locales() throws {
        let setup = try Setup(.date)
        #expect(DatePickerTests.texts(setup.field) == ["Jul", " ", "25", ", ", "2026"])
        setup.picker.locale = DateFixture.german
        #expect(DatePickerTests.texts(setup.field) == ["25", ". ", "Juli", " ", "2026"])
        setup.picker.datePickerMode = .time
        #expect(DatePickerTests.texts(setup.field) == ["15", ":", "45"])
        setup.picker.locale = DateFixture.english
        #expect(setup.field?.text.usesTwelveHours == true)
        #expect(DatePickerTests.texts(setup.field).first == "3" && DatePickerTests.texts(setup.field).last == "PM")
        setup.picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
        #expect(DatePickerTests.texts(setup.field).first == "10")
        setup.picker.calendar = Calendar(identifier: .buddhist)
        setup.picker.datePickerMode = .yearAndMonth
        #expect(DatePickerTests.texts(setup.field).contains("2569"))
    }

    @Test("PK-06: arrows change the active part and wrap, left and right choose it")
    func fieldArrows() throws {
        let setup = try Setup(.date)
        #expect(setup.picker.becomeFirstResponder())
        #expect(setup.field?.activePart == .month)
        try setup.keys(.keyboardUpArrow)
        try setup.keys(.keyboardRightArrow, .keyboardUpArrow)
        try setup.keys(.keyboardRightArrow, .keyboardDownArrow, .keyboardPageUp)
        #expect(
            setup.events == [
                "2026-08-25 15:45", "2026-08-26 15:45", "2025-08-26 15:45", "2035-08-26 15:45",
            ])
        try setup.keys(.keyboardHome)
        #expect(setup.field?.activePart == .month)
        // December is followed by January, and the day is that of the shorter month.
        setup.picker.date = DateFixture.date("2026-12-31")
        try setup.keys(.keyboardUpArrow, .keyboardUpArrow)
        #expect(setup.value == "2026-02-28 00:00")
        setup.picker.isEnabled = false
        try setup.keys(.keyboardUpArrow)
        #expect(setup.value == "2026-02-28 00:00")
    }

    @Test("PK-06: digits set a part and go on to the next one, letters choose a month")
    func fieldTyping() throws {
        let setup = try Setup(.date)
        let generator = setup.stage.generator
        #expect(setup.picker.becomeFirstResponder())
        try generator.keyType("2")
        #expect(setup.value == "2026-02-25 15:45" && setup.field?.activePart == .day)
        try generator.keyType("3")
        #expect(setup.value == "2026-02-25 15:45")
        try generator.keyType("0")
        // February has no day 30.
        #expect(setup.value == "2026-02-28 15:45" && setup.field?.activePart == .year)
        try generator.keyType("1999")
        #expect(setup.value == "1999-02-28 15:45")
        try generator.keyType("24")
        try setup.keys(.keyboardHome)
        #expect(setup.value == "1924-02-28 15:45")
        try generator.keyType("o")
        #expect(setup.value == "1924-10-28 15:45")
        try generator.keyType("1/9")
        try setup.keys(.keyboardRightArrow)
        #expect(setup.value == "1924-01-09 15:45")
        try generator.keyType("9")
        try setup.keys(.keyboardDeleteOrBackspace, .keyboardLeftArrow)
        #expect(setup.value == "1924-01-09 15:45")
    }

    @Test("PK-06: hours are typed as 12 or 24, and a letter chooses the half of the day")
    func typingTimes() throws {
        let setup = try Setup(.time)
        let generator = setup.stage.generator
        #expect(setup.picker.becomeFirstResponder())
        try generator.keyType("1230")
        #expect(setup.value == "2026-07-25 12:30" && setup.field?.activePart == .period)
        try generator.keyType("a")
        #expect(setup.value == "2026-07-25 00:30")
        try setup.keys(.keyboardHome)
        try generator.keyType("22")
        #expect(setup.value == "2026-07-25 22:30")
    }

    @Test("PK-06: an hour that clocks skip is skipped, and the hour that occurs twice keeps its minutes")
    func daylightSaving() throws {
        let setup = try Setup(.time, .compact, "2026-03-29 01:30", locale: DateFixture.german)
        #expect(setup.picker.becomeFirstResponder())
        try setup.keys(.keyboardUpArrow)
        #expect(setup.value == "2026-03-29 03:30")
        try setup.keys(.keyboardDownArrow)
        #expect(setup.value == "2026-03-29 01:30")
        // The second 2:15 of the day on which clocks are set back.
        let second = DateFixture.date("2026-10-25 03:15").addingTimeInterval(-3600)
        setup.picker.date = second
        try setup.keys(.keyboardRightArrow, .keyboardUpArrow)
        #expect(setup.picker.date == second.addingTimeInterval(60))
    }

    @Test("PK-06: days of a week with 167 hours keep their time")
    func calendarArithmetic() throws {
        let settings = DateSettings(mode: .dateAndTime, calendar: DateFixture.calendar())
        let rows = DateWheelRows(settings, around: DateFixture.date("2026-03-25 12:00"))
        let start = DateFixture.date("2026-03-25 12:00")
        let row = rows.row(.anyDay, start)
        let dates = (0..<8).map { DateFixture.text(rows.date(.anyDay, row + $0, from: start)) }
        #expect(dates[4] == "2026-03-29 12:00" && dates[7] == "2026-04-01 12:00")
        #expect(rows.row(.anyDay, DateFixture.date("2026-04-01 00:10")) == row + 7)
        #expect(
            DateFixture.text(settings.stepping(.year, by: 1, of: DateFixture.date("2024-02-29"))) == "2025-02-28 00:00")
    }

    @Test("PK-06: the time zone of a country without midnight on one day")
    func missingMidnight() {
        let calendar = DateFixture.calendar(zone: "America/Sao_Paulo")
        let model = CalendarModel(calendar: calendar)
        let days = model.days(ofMonth: DateFixture.date("2018-11-10 12:00", calendar))
        #expect(days.count == 30 && DateFixture.text(days[3], calendar) == "2018-11-04 01:00")
        #expect(DateFixture.text(days[4], calendar) == "2018-11-05 00:00")
        #expect(model.days(from: days[0], to: days[29]) == 29)
    }

    @Test("PK-06: clicking a part makes it active; the button opens a calendar, whose day closes it")
    func popover() throws {
        let setup = try Setup(.date)
        let generator = setup.stage.generator
        let field = try #require(setup.field)
        let year = try #require(field.fieldLayout.pieces.last).rect
        try generator.pointerClick(at: field.convert(CGPoint(x: year.midX, y: year.midY), to: nil))
        #expect(field.activePart == .year && field.isFirstResponder)
        let button = field.buttonRect
        try generator.pointerClick(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
        setup.stage.settle()
        let controller = try #require(setup.stage.root.presentedViewController as? DatePopoverController)
        #expect(controller.popoverPresentationController != nil)
        let inline = try #require(controller.editor as? InlineDateView)
        let calendar = try #require(inline.subviews.compactMap { $0 as? UICalendarView }.first)
        #expect(calendar.isFirstResponder)
        try setup.keys(.keyboardRightArrow, .keyboardReturnOrEnter)
        setup.stage.settle()
        #expect(setup.events == ["2026-07-26 15:45"] && setup.stage.root.presentedViewController == nil)
        #expect(field.isFirstResponder)
    }

    @Test("PK-06: Space, F4 and Alt-Down open the popover, Escape closes it, and its wheels set the time")
    func popoverByKeys() throws {
        let setup = try Setup(.time)
        #expect(setup.picker.becomeFirstResponder())
        for (key, flags) in [
            (UIKeyboardHIDUsage.keyboardSpacebar, UIKeyModifierFlags()), (.keyboardF4, []),
            (.keyboardDownArrow, .alternate),
        ] {
            try setup.stage.generator.keyPress(key, modifiers: flags)
            setup.stage.settle()
            #expect(setup.stage.root.presentedViewController is DatePopoverController)
            try setup.keys(.keyboardDownArrow)
            setup.stage.settle()
            try setup.keys(.keyboardEscape)
            setup.stage.settle()
            #expect(setup.stage.root.presentedViewController == nil)
        }
        #expect(setup.value == "2026-07-25 18:45" && setup.events.count == 3)
    }

    @Test("PK-06: a finger opens the popover everywhere")
    func finger() throws {
        let setup = try Setup(.dateAndTime)
        try setup.stage.generator.fingerTap(at: CGPoint(x: 120, y: 115))
        setup.stage.settle()
        #expect(setup.stage.root.presentedViewController is DatePopoverController)
    }

    @Test("PK-06: wheels follow the locale, and a value outside of the limits turns back")
    func wheels() throws {
        let setup = try Setup(.date, .wheels)
        let wheels = try #require(setup.wheels)
        let picker = try #require(wheels.subviews.first as? UIPickerView)
        #expect(picker.numberOfComponents == 3 && picker.numberOfRows(inComponent: 0) == 12)
        #expect(picker.numberOfRows(inComponent: 1) == 31 && picker.selectedRow(inComponent: 1) == 24)
        #expect((picker.view(forRow: 6, forComponent: 0) as? UILabel)?.text == "July")
        setup.picker.maximumDate = DateFixture.date("2026-07-27")
        setup.stage.settle()
        #expect(setup.picker.becomeFirstResponder())
        try setup.keys(.keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow)
        setup.stage.settle()
        #expect(setup.events == ["2026-07-26 15:45", "2026-07-27 00:00"])
        #expect(picker.selectedRow(inComponent: 1) == 26)
        #expect((picker.view(forRow: 27, forComponent: 1) as? UILabel)?.textColor == .tertiaryLabel)
        setup.picker.locale = DateFixture.german
        setup.stage.settle()
        #expect((picker.view(forRow: 26, forComponent: 0) as? UILabel)?.text == "27")
    }

    @Test("PK-06: wheels of a date and a time, and of a duration")
    func otherWheels() throws {
        let setup = try Setup(.dateAndTime, .wheels)
        let picker = try #require(setup.wheels?.subviews.first as? UIPickerView)
        #expect(picker.numberOfComponents == 4 && picker.numberOfRows(inComponent: 1) == 12)
        #expect(
            (picker.view(forRow: picker.selectedRow(inComponent: 0), forComponent: 0) as? UILabel)?.text
                == "Sat, Jul 25")
        picker.selectRow(0, inComponent: 3, animated: false)
        setup.wheels?.pickerView(picker, didSelectRow: 0, inComponent: 3)
        #expect(setup.events == ["2026-07-25 03:45"])
        setup.picker.minuteInterval = 15
        #expect(picker.numberOfRows(inComponent: 2) == 4)
        setup.picker.datePickerMode = .countDownTimer
        setup.picker.countDownDuration = 3600
        #expect(picker.numberOfComponents == 2 && picker.selectedRow(inComponent: 0) == 1)
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "1 hr")
    }

    @Test("PK-06: in a text from right to left the parts are mirrored, but a time is not")
    func rightToLeft() throws {
        let setup = try Setup(.dateAndTime, .compact, locale: Locale(identifier: "ar_EG"))
        let field = try #require(setup.field)
        let parts = field.fieldLayout.pieces.filter { $0.token.part != nil }
        func x(_ part: DatePart) -> CGFloat { parts.first { $0.token.part == part }?.rect.minX ?? 0 }
        #expect(x(.day) > x(.month) && x(.month) > x(.year) && x(.year) > x(.hour) && x(.hour) < x(.minute))
        #expect(x(.period) < x(.hour) && x(.period) > 0)
    }

    @Test("PK-06: the field and the calendar have values for assistive technologies, and grow with the text size")
    func accessibility() throws {
        let setup = try Setup(.date)
        let field = try #require(setup.field)
        #expect(!setup.picker.isAccessibilityElement && field.isAccessibilityElement)
        #expect(field.accessibilityValue == "Jul 25, 2026" && field.accessibilityTraits.contains(.adjustable))
        field.accessibilityIncrement()
        #expect(setup.events == ["2026-08-25 15:45"])
        let height = setup.picker.intrinsicContentSize.height
        setup.picker.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        setup.stage.settle()
        #expect(setup.picker.intrinsicContentSize.height > height + 8)
    }
}
