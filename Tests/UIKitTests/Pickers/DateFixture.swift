import Foundation

@testable import UIKit

/// Dates and calendars of tests.
enum DateFixture {
    static let english = Locale(identifier: "en_US")
    static let german = Locale(identifier: "de_DE")

    static func calendar(_ locale: Locale = english, zone: String = "Europe/Berlin") -> Calendar {
        var result = Calendar(identifier: .gregorian)
        result.locale = locale
        result.timeZone = TimeZone(identifier: zone)!
        return result
    }

    static func date(_ text: String, _ calendar: Calendar = calendar()) -> Date {
        let formatter = formatter(calendar)
        return formatter.date(from: text.count == 10 ? text + " 00:00" : text)!
    }

    static func text(_ date: Date, _ calendar: Calendar = calendar()) -> String {
        formatter(calendar).string(from: date)
    }

    private static func formatter(_ calendar: Calendar) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return formatter
    }
}
