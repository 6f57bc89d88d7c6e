/// The rows of the wheels of a date picker: their numbers, titles and dates.
@MainActor struct DateWheelRows {
    let text: DateText
    let wheels: [DateWheel]
    /// The day of the first row of ``DateWheel/anyDay``, and the number of its rows.
    private let firstDay: Date
    private let dayCount: Int
    /// The year of the first row of ``DateWheel/year``, and the number of its rows.
    private let firstYear: Date
    private let yearCount: Int

    private var settings: DateSettings { text.settings }

    /// The number of days before and after the date that the wheel of days has at most.
    private static let reach = 10_000

    init(_ settings: DateSettings, around date: Date) {
        text = DateText(settings)
        let model = settings.model
        let calendar = settings.calendar
        var wheels = text.tokens.compactMap { $0.part.map(DateWheel.init) }
        if settings.mode == .dateAndTime {
            wheels = [.anyDay] + wheels.filter { $0 == .hour || $0 == .minute || $0 == .period }
        }
        self.wheels = text.isRightToLeft ? wheels : wheels
        let low = max(settings.minimum ?? CalendarModel.earliest, CalendarModel.earliest)
        let high = min(settings.maximum ?? CalendarModel.latest, CalendarModel.latest)
        let today = model.day(date)
        firstDay = max(model.day(low), model.adding(-DateWheelRows.reach, .day, to: today))
        let lastDay = min(model.day(high), model.adding(DateWheelRows.reach, .day, to: today))
        dayCount = max(1, model.days(from: firstDay, to: lastDay) + 1)
        func year(_ date: Date) -> Date { calendar.dateInterval(of: .year, for: date)?.start ?? model.day(date) }
        firstYear = year(low)
        yearCount = max(1, (calendar.dateComponents([.year], from: firstYear, to: year(high)).year ?? 0) + 1)
    }

    /// Returns the number of rows of a wheel for a date.
    func count(_ wheel: DateWheel, _ date: Date) -> Int {
        switch wheel {
        case .anyDay: dayCount
        case .year: yearCount
        case .month: settings.model.months(ofYear: date).count
        case .day: settings.calendar.maximumRange(of: .day)?.count ?? 31
        case .hour: text.usesTwelveHours ? 12 : 24
        case .minute: 60 / settings.minuteInterval
        case .period: 2
        }
    }

    /// Returns the row of a wheel for a date.
    func row(_ wheel: DateWheel, _ date: Date) -> Int {
        let calendar = settings.calendar
        switch wheel {
        case .anyDay: return settings.model.days(from: firstDay, to: settings.model.day(date))
        case .year: return calendar.dateComponents([.year], from: firstYear, to: date).year ?? 0
        case .month: return settings.month(date)
        case .day: return settings.day(date) - 1
        case .hour: return calendar.component(.hour, from: date) % (text.usesTwelveHours ? 12 : 24)
        case .minute: return calendar.component(.minute, from: date) / settings.minuteInterval
        case .period: return calendar.component(.hour, from: date) / 12
        }
    }

    /// Returns the date after a row was selected.
    func date(_ wheel: DateWheel, _ row: Int, from date: Date) -> Date {
        let hour = settings.calendar.component(.hour, from: date)
        switch wheel {
        case .anyDay: return settings.composed(day: settings.model.adding(row, .day, to: firstDay), time: date)
        case .year: return settings.addingYears(row - self.row(.year, date), to: date)
        case .month: return settings.settingMonth(row, of: date)
        case .day: return settings.settingDay(row + 1, of: date)
        case .hour: return settings.settingHour(text.usesTwelveHours ? row + hour / 12 * 12 : row, of: date)
        case .minute: return settings.settingMinute(row * settings.minuteInterval, of: date)
        case .period: return settings.settingHour(hour % 12 + row * 12, of: date)
        }
    }

    /// Returns a Boolean value that indicates whether the date keeps within the limits with a row.
    func permits(_ wheel: DateWheel, _ row: Int, _ date: Date) -> Bool {
        if wheel == .day, row >= settings.model.days(ofMonth: date).count { return false }
        let new = self.date(wheel, row, from: date)
        switch wheel {
        case .anyDay, .day: return settings.permits(day: settings.model.day(new))
        case .month, .year:
            let unit: Calendar.Component = wheel == .month ? .month : .year
            guard let span = settings.calendar.dateInterval(of: unit, for: new) else { return true }
            return settings.maximum.map { span.start <= $0 } ?? true && settings.minimum.map { span.end > $0 } ?? true
        case .hour, .minute, .period:
            let unit: Calendar.Component = wheel == .minute ? .minute : .hour
            guard let span = settings.calendar.dateInterval(of: unit, for: new) else { return true }
            return settings.maximum.map { span.start <= $0 } ?? true && settings.minimum.map { span.end > $0 } ?? true
        }
    }

    /// Returns the title of a row.
    func title(_ wheel: DateWheel, _ row: Int, _ date: Date) -> String {
        switch wheel {
        case .anyDay:
            let day = settings.model.adding(row, .day, to: firstDay)
            return text.string(day, text.pattern("EMMMd"))
        case .year: return text.string(settings.addingYears(row, to: firstYear), text.pattern("y"))
        case .month:
            let months = settings.model.months(ofYear: date)
            return months.indices.contains(row) ? text.string(months[row], "LLLL") : ""
        case .day: return number(row + 1)
        case .hour where settings.mode == .countDownTimer: return duration(.seconds(3600 * row), .hours)
        case .hour: return number(text.usesTwelveHours && row == 0 ? 12 : row)
        case .minute where settings.mode == .countDownTimer:
            return duration(.seconds(60 * row * settings.minuteInterval), .minutes)
        case .minute: return number(row * settings.minuteInterval, digits: 2)
        case .period:
            let noon = settings.model.day(date)
            return text.string(noon.addingTimeInterval(row == 0 ? 3600 : 13 * 3600), "a")
        }
    }

    private func number(_ value: Int, digits: Int = 1) -> String {
        value.formatted(.number.precision(.integerLength(digits...)).grouping(.never).locale(settings.locale))
    }

    private func duration(_ duration: Duration, _ unit: Duration.UnitsFormatStyle.Unit) -> String {
        duration.formatted(
            .units(allowed: [unit], width: .abbreviated, zeroValueUnits: .show(length: 1))
                .locale(settings.locale))
    }

    /// The relative width of a wheel.
    func weight(_ wheel: DateWheel) -> CGFloat {
        switch wheel {
        case .anyDay: 2.2
        case .month: 1.7
        case .year: 1.1
        case .hour, .minute: settings.mode == .countDownTimer ? 1 : 0.8
        case .day, .period: 0.8
        }
    }
}
