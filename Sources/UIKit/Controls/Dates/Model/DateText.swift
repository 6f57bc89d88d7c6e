/// Formats dates and their parts with the calendar and the locale of a date picker.
@MainActor final class DateText {
    let settings: DateSettings
    private var formatters: [String: DateFormatter] = [:]

    init(_ settings: DateSettings) { self.settings = settings }

    /// Returns a text for a pattern.
    func string(_ date: Date, _ pattern: String) -> String {
        if let formatter = formatters[pattern] { return formatter.string(from: date) }
        let new = DateFormatter()
        new.locale = settings.locale
        new.calendar = settings.calendar
        new.timeZone = settings.calendar.timeZone
        new.dateFormat = pattern
        formatters[pattern] = new
        return new.string(from: date)
    }

    /// Returns the locale's pattern for a template.
    func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: settings.locale) ?? template
    }

    /// Returns the pieces that a date picker shows, in their order.
    private(set) lazy var tokens: [DateToken] =
        switch settings.mode {
        case .date: DateToken.tokens(of: pattern("yMMMd"))
        case .time: timeTokens
        case .dateAndTime: DateToken.tokens(of: pattern("yMMMd")) + [.literal("   ")] + timeTokens
        case .yearAndMonth: DateToken.tokens(of: pattern("yMMMM"))
        case .countDownTimer: DateToken.tokens(of: "H:mm")
        }

    private var timeTokens: [DateToken] {
        DateToken.tokens(of: pattern("jmm").replacing("B", with: "a").replacing("b", with: "a"))
    }

    /// A Boolean value that indicates whether hours are those of half a day.
    var usesTwelveHours: Bool { timeTokens.contains { $0.part == .period } && settings.mode != .countDownTimer }

    /// Returns the text of a piece.
    func string(_ date: Date, _ token: DateToken) -> String {
        switch token {
        case .literal(let text): text
        case .text(let pattern), .part(_, let pattern): string(date, pattern)
        }
    }

    /// Returns the whole text.
    func string(_ date: Date) -> String { tokens.map { string(date, $0) }.joined() }

    /// A Boolean value that indicates whether the pieces are in an order from right to left.
    var isRightToLeft: Bool { settings.locale.language.characterDirection == .rightToLeft }
}
