/// Computes the months, weeks and days that a calendar view shows, with the rules of a calendar.
///
/// A day is identified by its first moment, as a `Date`. All arithmetic is that of `Calendar`: the days of a time zone
/// with daylight saving time do not all have the same length.
struct CalendarModel: Equatable {
    var calendar: Calendar

    /// The earliest and latest moments that calendars show.
    static let earliest = Date(timeIntervalSince1970: -62_104_060_800)
    static let latest = Date(timeIntervalSince1970: 253_402_214_400)

    // MARK: Days

    /// Returns the first moment of the day that contains a moment.
    func day(_ date: Date) -> Date { calendar.startOfDay(for: date) }

    /// Returns the day that components describe, or `nil` if they do not describe one.
    func day(_ components: DateComponents?) -> Date? {
        guard var components else { return nil }
        if components.calendar == nil { components.calendar = calendar }
        if components.timeZone == nil { components.timeZone = calendar.timeZone }
        guard components.day != nil || components.dayOfYear != nil || components.weekday != nil,
            let date = components.calendar?.date(from: components)
        else { return nil }
        return day(date)
    }

    /// Returns the components of a day.
    func components(_ day: Date) -> DateComponents {
        var result = calendar.dateComponents([.era, .year, .month, .day], from: day)
        result.calendar = calendar
        return result
    }

    /// Returns a day that is a number of units later; the same day if the calendar cannot compute it.
    func adding(_ count: Int, _ unit: Calendar.Component, to day: Date) -> Date {
        guard let result = calendar.date(byAdding: unit, value: count, to: day) else { return day }
        return self.day(min(max(result, CalendarModel.earliest), CalendarModel.latest))
    }

    /// Returns the number of days between two days.
    func days(from first: Date, to second: Date) -> Int {
        calendar.dateComponents([.day], from: first, to: second).day ?? 0
    }

    // MARK: Months

    /// Returns the first day of the month that contains a moment.
    func month(_ date: Date) -> Date { calendar.dateInterval(of: .month, for: date)?.start ?? day(date) }

    /// Returns the components of a month.
    func monthComponents(_ month: Date) -> DateComponents {
        var result = calendar.dateComponents([.era, .year, .month], from: month)
        result.calendar = calendar
        return result
    }

    /// Returns all days of a month.
    func days(ofMonth month: Date) -> [Date] { starts(of: .day, in: .month, around: month, limit: 40) }

    /// Returns the first days of the months of the year that contains a moment.
    func months(ofYear date: Date) -> [Date] { starts(of: .month, in: .year, around: date, limit: 20) }

    private func starts(
        of unit: Calendar.Component, in larger: Calendar.Component, around date: Date, limit: Int
    ) -> [Date] {
        guard let interval = calendar.dateInterval(of: larger, for: date) else { return [day(date)] }
        var result: [Date] = []
        for index in 0..<limit {
            guard let next = calendar.date(byAdding: unit, value: index, to: interval.start), next < interval.end else {
                break
            }
            result.append(day(next))
        }
        return result
    }

    // MARK: Weeks

    /// Returns the column of a day: 0 for the first day of the week.
    func column(_ day: Date) -> Int {
        let weekday = calendar.component(.weekday, from: day)
        return (weekday - calendar.firstWeekday + 7) % 7
    }

    /// Returns the first day of the week that contains a day.
    func week(_ day: Date) -> Date { adding(-column(day), .day, to: day) }

    /// Returns the components of the week that contains a day.
    func weekComponents(_ day: Date) -> DateComponents {
        var result = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day)
        result.calendar = calendar
        return result
    }

    /// Returns the first day of the week that components describe, or `nil` if they do not describe one.
    func week(_ components: DateComponents?) -> Date? {
        guard let components else { return nil }
        guard components.weekOfYear != nil else { return day(components).map(week) }
        var parts = DateComponents()
        parts.yearForWeekOfYear = components.yearForWeekOfYear ?? components.year
        parts.weekOfYear = components.weekOfYear
        parts.weekday = calendar.firstWeekday
        return calendar.date(from: parts).map { week(day($0)) }
    }

    /// The short names of the days of the week, from the first day of the week on.
    var weekdaySymbols: [String] {
        let symbols = calendar.shortStandaloneWeekdaySymbols
        guard symbols.count == 7 else { return symbols }
        return (0..<7).map { symbols[($0 + calendar.firstWeekday - 1) % 7] }
    }
}
