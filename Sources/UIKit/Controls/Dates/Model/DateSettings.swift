/// The calendar and the limits by which the views of a date picker show and change a date.
///
/// A duration is represented by the same time of the first day of a calendar in UTC.
struct DateSettings: Equatable {
    var mode: UIDatePicker.Mode
    /// The calendar, with the locale and the time zone.
    var calendar: Calendar
    /// The number of minutes between two choices.
    var minuteInterval = 1
    var roundsToMinuteInterval = true
    /// The limits; `nil` for none.
    var minimum: Date?
    var maximum: Date?

    var locale: Locale { calendar.locale ?? ApplicationResources.dateLocale }
    var model: CalendarModel { CalendarModel(calendar: calendar) }

    /// The calendar of durations.
    static let durations: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()

    // MARK: Limits

    /// Returns a date within the limits, and with a minute that the interval permits (PK-04).
    func adjusted(_ date: Date) -> Date {
        let date = rounded(date)
        if let minimum, date < minimum {
            let later = rounded(minimum)
            let next = later < minimum ? later.addingTimeInterval(Double(minuteInterval) * 60) : later
            return maximum.map { next > $0 } == true ? minimum : next
        }
        if let maximum, date > maximum {
            let earlier = rounded(maximum)
            return minimum.map { earlier < $0 } == true ? maximum : earlier
        }
        return date
    }

    private func rounded(_ date: Date) -> Date {
        guard mode.hasTime, roundsToMinuteInterval, minuteInterval > 1 else { return date }
        let minute = calendar.component(.minute, from: date)
        let start = wholeMinute(date)
        return start.addingTimeInterval(-60 * Double(minute % minuteInterval))
    }

    private func wholeMinute(_ date: Date) -> Date {
        calendar.dateInterval(of: .minute, for: date)?.start ?? date
    }

    /// Returns a Boolean value that indicates whether a day has a moment within the limits.
    func permits(day: Date) -> Bool {
        if let maximum, day > maximum { return false }
        if let minimum, model.adding(1, .day, to: day) <= minimum { return false }
        return true
    }

    /// Returns a Boolean value that indicates whether a date is within the limits.
    func permits(_ date: Date) -> Bool {
        if let minimum, date < minimum { return false }
        if let maximum, date > maximum { return false }
        return true
    }

    // MARK: Parts

    /// Returns a moment of a day at the time of another moment. A time that the day does not have, because clocks are
    /// set forward, becomes a later one.
    func composed(day: Date, time: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let times = calendar.dateComponents([.hour, .minute, .second], from: time)
        parts.hour = times.hour
        parts.minute = times.minute
        parts.second = times.second
        return calendar.date(from: parts) ?? day
    }

    /// Returns the number of the day in its month, from 1 on.
    func day(_ date: Date) -> Int { calendar.component(.day, from: date) }

    /// Returns the index of the month in its year.
    func month(_ date: Date) -> Int {
        let month = model.month(date)
        return model.months(ofYear: date).lastIndex { $0 <= month } ?? 0
    }

    /// Returns a date in another day of the same month. `number` is limited to the days of the month.
    func settingDay(_ number: Int, of date: Date) -> Date {
        let days = model.days(ofMonth: date)
        return composed(day: days[max(0, min(number - 1, days.count - 1))], time: date)
    }

    /// Returns a date in another month of the same year, on the same day if the month has it.
    func settingMonth(_ index: Int, of date: Date) -> Date {
        let months = model.months(ofYear: date)
        let month = composed(day: months[max(0, min(index, months.count - 1))], time: date)
        return settingDay(day(date), of: month)
    }

    /// Returns a date a number of years later, in the same month and on the same day if possible.
    func addingYears(_ count: Int, to date: Date) -> Date {
        guard let result = calendar.date(byAdding: .year, value: count, to: date) else { return date }
        return min(max(result, CalendarModel.earliest), CalendarModel.latest)
    }

    /// Returns the same day at another hour.
    func settingHour(_ hour: Int, of date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        parts.hour = hour
        return calendar.date(from: parts) ?? date
    }

    /// Returns the same hour at another minute.
    func settingMinute(_ minute: Int, of date: Date) -> Date {
        let old = calendar.dateComponents([.hour, .minute], from: date)
        let moved = wholeMinute(date).addingTimeInterval(60 * Double(minute - (old.minute ?? 0)))
        let new = calendar.dateComponents([.hour, .minute], from: moved)
        return new.hour == old.hour && new.minute == minute ? moved : date
    }

    // MARK: Steps

    /// Returns a date with a part changed by a number of steps. Values continue at the other end of their range; years
    /// end.
    func stepping(_ part: DatePart, by count: Int, of date: Date) -> Date {
        func wrapped(_ value: Int, _ range: Int) -> Int { ((value % range) + range) % range }
        switch part {
        case .year: return addingYears(count, to: date)
        case .month:
            let months = model.months(ofYear: date).count
            return settingMonth(wrapped(month(date) + count, months), of: date)
        case .day:
            let days = model.days(ofMonth: date).count
            return settingDay(wrapped(day(date) - 1 + count, days) + 1, of: date)
        case .hour:
            let hour = calendar.component(.hour, from: date)
            // An hour that the day does not have is skipped.
            for step in 0..<24 {
                let next = settingHour(wrapped(hour + count + (count < 0 ? -step : step), 24), of: date)
                if calendar.component(.hour, from: next) != hour { return next }
            }
            return date
        case .minute:
            let minute = calendar.component(.minute, from: date) / minuteInterval + count
            return settingMinute(wrapped(minute, 60 / minuteInterval) * minuteInterval, of: date)
        case .period: return settingHour(wrapped(calendar.component(.hour, from: date) + 12, 24), of: date)
        }
    }
}
