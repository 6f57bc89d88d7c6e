import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of calendar views (PK-10 to PK-12).
@MainActor @Suite(.serialized) struct CalendarViewTests {
    @MainActor
    private final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
    {
        var log: [String] = []
        var decorations: [Int: UICalendarView.Decoration] = [:]
        var forbidden: Set<Int> = []
        func take() -> [String] {
            defer { log = [] }
            return log
        }
        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? { decorations[dateComponents.day ?? 0] }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
        ) { log.append("from \(previous.year ?? 0)-\(previous.month ?? 0)") }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?) {
            log.append("day \(date?.day ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?) -> Bool {
            !forbidden.contains(date?.day ?? 0)
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate date: DateComponents) {
            log.append("+\(date.day ?? 0)")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate date: DateComponents) {
            log.append("-\(date.day ?? 0)")
        }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, canDeselectDate date: DateComponents
        ) -> Bool { !forbidden.contains(date.day ?? 0) }
        func weekOfYearSelection(
            _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear week: DateComponents?
        ) { log.append("week \(week?.yearForWeekOfYear ?? 0)-\(week?.weekOfYear ?? 0)") }
        func weekOfYearSelection(
            _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear week: DateComponents?
        ) -> Bool { !forbidden.contains(week?.weekOfYear ?? 0) }
    }

    @MainActor private final class Setup {
        let stage: PresentationStage
        let calendar = UICalendarView()
        let delegate = Delegate()

        init(_ locale: Locale = DateFixture.english, month: Int = 7) throws {
            stage = try PresentationStage()
            calendar.calendar = DateFixture.calendar(locale)
            calendar.visibleDateComponents = DateComponents(year: 2026, month: month)
            calendar.delegate = delegate
            calendar.sizeToFit()
            calendar.frame.origin = CGPoint(x: 50, y: 50)
            stage.root.view.addSubview(calendar)
            stage.settle()
        }

        var month: String {
            let parts = calendar.visibleDateComponents
            return "\(parts.year ?? 0)-\(parts.month ?? 0)"
        }

        func day(_ number: Int) throws -> CalendarDayView { try #require(calendar.grid?.days[number - 1]) }
        func center(_ number: Int) throws -> CGPoint {
            let view = try day(number)
            return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        }
        func click(_ number: Int) throws {
            try stage.generator.pointerClick(at: center(number))
            stage.settle()
        }
        func keys(_ keys: UIKeyboardHIDUsage...) throws { for key in keys { try stage.generator.keyPress(key) } }
    }

    private func day(_ number: Int) -> DateComponents { DateComponents(year: 2026, month: 7, day: number) }

    // MARK: PK-10

    @Test("PK-10: one day: clicks select and notify, code does not, and forbidden days are dimmed")
    func singleDate() throws {
        let setup = try Setup()
        try setup.click(4)
        #expect(setup.delegate.take().isEmpty)
        let selection = UICalendarSelectionSingleDate(delegate: setup.delegate)
        setup.delegate.forbidden = [13]
        setup.calendar.selectionBehavior = selection
        selection.selectedDate = day(25)
        #expect(try setup.day(25).isChosen && setup.delegate.take().isEmpty)
        try setup.click(14)
        #expect(setup.delegate.take() == ["day 14"])
        #expect(selection.selectedDate?.day == 14 && selection.selectedDate?.year == 2026)
        #expect(try !setup.day(25).isChosen && setup.day(14).isChosen)
        try setup.click(14)
        try setup.click(13)
        #expect(setup.delegate.take().isEmpty && selection.selectedDate?.day == 14)
        #expect(try !setup.day(13).isAvailable && setup.day(12).isAvailable)
        #expect(try setup.day(13).accessibilityTraits == [.button, .notEnabled])
        #expect(try setup.day(14).accessibilityTraits == [.button, .selected])
        setup.delegate.forbidden = []
        selection.updateSelectableDates()
        #expect(try setup.day(13).isAvailable)
        selection.setSelected(nil, animated: true)
        #expect(selection.selectedDate == nil && setup.calendar.grid?.days.contains { $0.isChosen } == false)
        selection.selectedDate = DateComponents(year: 2026)
        #expect(selection.selectedDate == nil)
        try setup.stage.generator.fingerTap(at: setup.center(9))
        #expect(setup.delegate.take() == ["day 9"])
    }

    @Test("PK-10: several days: a second click deselects, unless the delegate forbids it")
    func multiDate() throws {
        let setup = try Setup()
        let selection = UICalendarSelectionMultiDate(delegate: setup.delegate)
        setup.calendar.selectionBehavior = selection
        selection.selectedDates = [day(3), day(3), day(5)]
        #expect(selection.selectedDates.map(\.day) == [3, 5])
        try setup.click(8)
        try setup.click(3)
        #expect(setup.delegate.take() == ["+8", "-3"] && selection.selectedDates.map(\.day) == [5, 8])
        setup.delegate.forbidden = [5]
        try setup.click(5)
        #expect(setup.delegate.take().isEmpty && selection.selectedDates.count == 2)
    }

    @Test("PK-10: a week: its days are selected, also in the next month and year")
    func week() throws {
        let setup = try Setup(DateFixture.german, month: 12)
        let selection = UICalendarSelectionWeekOfYear(delegate: setup.delegate)
        setup.calendar.selectionBehavior = selection
        try setup.click(30)
        #expect(setup.delegate.take() == ["week 2026-53"])
        #expect(
            setup.calendar.grid?.days.filter(\.isChosen).map { setup.calendar.number($0.day) } == [
                "28", "29", "30", "31",
            ])
        setup.calendar.visibleDateComponents = DateComponents(year: 2027, month: 1)
        #expect(setup.calendar.grid?.days.filter(\.isChosen).count == 3)
        _ = setup.delegate.take()
        try setup.click(2)
        #expect(setup.delegate.take().isEmpty)
        selection.selectedWeekOfYear = DateComponents(weekOfYear: 2, yearForWeekOfYear: 2027)
        #expect(try setup.day(11).isChosen && setup.day(17).isChosen && !setup.day(10).isChosen)
        setup.delegate.forbidden = [3]
        try setup.click(20)
        #expect(selection.selectedWeekOfYear?.weekOfYear == 2)
    }

    // MARK: PK-11

    @Test("PK-11: arrows, Page Up and Down, Home and End move the cursor; Space and Return select its day")
    func keys() throws {
        let setup = try Setup()
        let selection = UICalendarSelectionSingleDate(delegate: setup.delegate)
        setup.calendar.selectionBehavior = selection
        selection.selectedDate = day(25)
        #expect(setup.calendar.becomeFirstResponder())
        func cursor() -> String { String(DateFixture.text(setup.calendar.cursor).prefix(10)) }
        #expect(cursor() == "2026-07-25")
        try setup.keys(.keyboardRightArrow, .keyboardDownArrow)
        #expect(cursor() == "2026-08-02" && setup.month == "2026-8")
        try setup.keys(.keyboardUpArrow, .keyboardLeftArrow)
        #expect(cursor() == "2026-07-25")
        try setup.keys(.keyboardEnd, .keyboardPageUp)
        #expect(cursor() == "2026-06-30")
        try setup.keys(.keyboardHome, .keyboardPageDown)
        #expect(cursor() == "2026-07-01")
        try setup.stage.generator.keyPress(.keyboardPageDown, modifiers: .shift)
        #expect(cursor() == "2027-07-01")
        _ = setup.delegate.take()
        try setup.keys(.keyboardSpacebar)
        #expect(setup.delegate.take() == ["day 1"] && selection.selectedDate?.year == 2027)
        try setup.keys(.keyboardRightArrow, .keyboardReturnOrEnter)
        #expect(setup.delegate.take() == ["day 2"])
        let shape = setup.calendar.focusShape
        let circle = try setup.day(2).convert(setup.day(2).circle, to: setup.calendar)
        #expect(shape.rect == circle)
    }

    @Test("PK-11: the cursor stays in the available range, and keys cross a day of 23 hours")
    func cursorRange() throws {
        let setup = try Setup(month: 3)
        setup.calendar.availableDateRange = DateInterval(
            start: DateFixture.date("2026-03-20 15:00"), end: DateFixture.date("2026-04-02 09:00"))
        #expect(setup.calendar.becomeFirstResponder())
        setup.calendar.moveCursor(to: DateFixture.date("2026-03-28"))
        try setup.keys(.keyboardRightArrow, .keyboardRightArrow)
        #expect(DateFixture.text(setup.calendar.cursor) == "2026-03-30 00:00")
        try setup.keys(.keyboardPageUp)
        #expect(DateFixture.text(setup.calendar.cursor) == "2026-03-20 00:00")
        try setup.keys(.keyboardPageDown)
        #expect(DateFixture.text(setup.calendar.cursor) == "2026-04-02 00:00")
    }

    @Test("PK-11: in a mirrored interface the left arrow moves to the next day")
    func mirrored() throws {
        let setup = try Setup()
        setup.calendar.semanticContentAttribute = .forceRightToLeft
        setup.stage.settle()
        #expect(try setup.center(4).x < setup.center(3).x)
        #expect(setup.calendar.becomeFirstResponder())
        setup.calendar.moveCursor(to: DateFixture.date("2026-07-10"))
        try setup.keys(.keyboardLeftArrow)
        #expect(DateFixture.text(setup.calendar.cursor) == "2026-07-11 00:00")
    }

    // MARK: PK-12

    @Test("PK-12: the first day of the week is the locale's, unless the calendar has its own")
    func firstWeekday() throws {
        let setup = try Setup()
        #expect(setup.calendar.model.weekdaySymbols(isShort: false).first == "Sun")
        // July 1, 2026 is a Wednesday.
        #expect(setup.calendar.model.column(DateFixture.date("2026-07-01")) == 3)
        setup.calendar.locale = DateFixture.german
        #expect(setup.calendar.model.weekdaySymbols(isShort: false).first == "Mo")
        #expect(setup.calendar.model.column(DateFixture.date("2026-07-01")) == 2 && setup.month == "2026-7")
        var own = DateFixture.calendar(DateFixture.german)
        own.firstWeekday = 7
        setup.calendar.calendar = own
        #expect(setup.calendar.model.column(DateFixture.date("2026-07-01")) == 4)
    }

    @Test("PK-12: a narrow calendar has short names")
    func narrow() throws {
        let setup = try Setup(month: 9)
        #expect(
            setup.calendar.header.title.configuration?.attributedTitle.map { String($0.characters) } == "September 2026"
        )
        setup.calendar.frame.size.width = 190
        setup.stage.settle()
        #expect(setup.calendar.header.title.configuration?.attributedTitle.map { String($0.characters) } == "Sep 2026")
        #expect(setup.calendar.header.title.frame.maxX <= setup.calendar.header.previousButton.frame.minX)
        setup.calendar.frame.size.width = 320
        setup.stage.settle()
        #expect(
            setup.calendar.header.title.configuration?.attributedTitle.map { String($0.characters) } == "September 2026"
        )
    }

    @Test("PK-12: a new time zone keeps the month")
    func timeZone() throws {
        let setup = try Setup()
        for zone in ["Pacific/Auckland", "America/Los_Angeles", "Europe/Berlin"] {
            setup.calendar.timeZone = TimeZone(identifier: zone)
            #expect(setup.month == "2026-7" && setup.calendar.grid?.days.count == 31)
        }
    }

    @Test("PK-12: buttons, swipes and the wheel change the month within the range, and the delegate is notified")
    func months() throws {
        let setup = try Setup()
        let generator = setup.stage.generator
        let next = setup.calendar.header.nextButton
        try generator.pointerClick(at: next.convert(CGPoint(x: 16, y: 16), to: nil))
        setup.stage.settle()
        #expect(setup.month == "2026-8" && setup.delegate.take() == ["from 2026-7"])
        let middle = try setup.center(12)
        try generator.fingerDrag(from: middle, to: CGPoint(x: middle.x - 120, y: middle.y), duration: 0.15)
        setup.stage.settle()
        #expect(setup.month == "2026-9")
        try generator.scroll(by: CGVector(dx: 0, dy: ScrollWheel.pointsPerNotch), at: middle)
        setup.stage.settle()
        #expect(setup.month == "2026-8")
        _ = setup.delegate.take()
        setup.calendar.availableDateRange = DateInterval(
            start: DateFixture.date("2026-07-10"), end: DateFixture.date("2026-08-10"))
        #expect(!next.isEnabled && setup.calendar.header.previousButton.isEnabled)
        setup.calendar.setVisibleDateComponents(DateComponents(year: 2030, month: 1), animated: true)
        setup.calendar.visibleDateComponents = DateComponents(year: 2030)
        #expect(setup.month == "2026-8" && setup.delegate.take().isEmpty)
        setup.calendar.visibleDateComponents = DateComponents(year: 2020, month: 1)
        #expect(setup.month == "2026-7" && setup.delegate.take() == ["from 2026-8"])
        #expect(try !setup.day(9).isAvailable && setup.day(10).isAvailable)
        #expect(setup.calendar.subviews.allSatisfy { !($0 is DateWheelsView) })
    }

    @Test("PK-12: the title shows wheels for month and year")
    func wheels() throws {
        let setup = try Setup()
        let title = setup.calendar.header.title
        let point = title.convert(CGPoint(x: 20, y: 16), to: nil)
        try setup.stage.generator.pointerClick(at: point)
        setup.stage.settle()
        let wheels = try #require(setup.calendar.wheels)
        let picker = try #require(wheels.subviews.first as? UIPickerView)
        #expect(picker.selectedRow(inComponent: 0) == 6)
        wheels.pickerView(picker, didSelectRow: 1, inComponent: 0)
        #expect(setup.month == "2026-2")
        try setup.stage.generator.pointerClick(at: point)
        setup.stage.settle()
        #expect(setup.calendar.wheels == nil && setup.calendar.grid?.days.count == 28)
    }

    @Test("PK-12: decorations are dots, images and views; reloading asks again")
    func decorations() throws {
        let setup = try Setup()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 6))
        setup.delegate.decorations = [
            2: .default(color: .systemRed, size: .large), 3: .image(UIImage(systemName: "star"), color: .systemBlue),
            4: .customView { view }, 5: UICalendarView.Decoration(),
        ]
        #expect(try setup.day(2).decoration == nil)
        setup.calendar.reloadDecorations(forDateComponents: [2, 3, 4, 5, 40].map(day), animated: false)
        setup.stage.settle()
        #expect(try setup.day(2).decoration?.color == .systemRed && setup.day(2).decoration?.size == .large)
        #expect(try setup.day(3).subviews.first is UIImageView && setup.day(5).decoration != nil)
        #expect(try view.superview === setup.day(4) && view.frame.width == 20)
        #expect(view.frame.minY > (try setup.day(4).circle.maxY) - 1)
        let height = setup.calendar.intrinsicContentSize.height
        setup.calendar.wantsDateDecorations = false
        #expect(try setup.day(2).decoration == nil && setup.calendar.intrinsicContentSize.height == height - 84)
    }

    @Test("PK-12: months of the Hebrew and the Chinese calendar, and the month without ten days")
    func otherCalendars() {
        let hebrew = CalendarModel(calendar: Calendar(identifier: .hebrew))
        #expect(hebrew.months(ofYear: DateFixture.date("2024-03-01")).count == 13)
        #expect(hebrew.months(ofYear: DateFixture.date("2026-03-01")).count == 12)
        let chinese = CalendarModel(calendar: Calendar(identifier: .chinese))
        #expect(chinese.months(ofYear: DateFixture.date("2025-08-01")).count == 13)
        let berlin = CalendarModel(calendar: DateFixture.calendar())
        #expect((20...31).contains(berlin.days(ofMonth: DateFixture.date("1582-10-20")).count))
    }

    @Test("PK-12: the design of the font, labels of days for assistive technologies, and the text size")
    func fontsAndAccessibility() throws {
        let setup = try Setup()
        setup.calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: setup.delegate)
        let standard = setup.calendar.dayFont(isStrong: false)
        setup.calendar.fontDesign = .serif
        #expect(setup.calendar.dayFont(isStrong: false).familyName != standard.familyName)
        let day = try setup.day(25)
        #expect(day.accessibilityLabel == "Saturday, July 25, 2026" && day.accessibilityTraits.contains(.button))
        #expect(day.accessibilityActivate() && setup.delegate.take() == ["day 25"])
        #expect(day.accessibilityTraits.contains(.selected))
        let width = setup.calendar.intrinsicContentSize.width
        setup.calendar.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        setup.stage.settle()
        #expect(setup.calendar.intrinsicContentSize.width > width)
    }
}
