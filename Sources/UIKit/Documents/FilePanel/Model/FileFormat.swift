import Foundation

/// The texts for sizes and dates in a file panel.
@MainActor enum FileFormat {
    private static let dateFormatter = formatter(.short)
    private static let dayFormatter = formatter(.none)

    private static func formatter(_ timeStyle: DateFormatter.Style) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = timeStyle
        return formatter
    }

    /// Returns a size in bytes with a unit, such as "1.5 MB".
    static func size(_ bytes: Int64) -> String {
        guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
        var value = Double(bytes)
        var unit = 0
        let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
        while value >= 999.95, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        return String(format: "%.1f %@", value, units[unit])
    }

    /// Returns a date without the time of day in the user's format, for columns.
    static func day(_ seconds: TimeInterval) -> String {
        dayFormatter.string(from: Date(timeIntervalSince1970: seconds))
    }

    /// Returns a date with the time of day in the user's format.
    static func date(_ seconds: TimeInterval) -> String {
        dateFormatter.string(from: Date(timeIntervalSince1970: seconds))
    }
}
