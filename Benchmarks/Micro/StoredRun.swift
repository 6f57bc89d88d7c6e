import Foundation

/// A run that is stored in a file. Each line contains the name, size, value and unit of a row, separated by tabs. Lines
/// that begin with # are comments.
struct StoredRun {
    /// An error for a file that cannot be read, parsed or written.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private var values: [String: Double] = [:]
    private let lines: [String]

    init(_ rows: [Row]) {
        lines = rows.map { "\($0.name)\t\($0.size)\t\($0.value)\t\($0.unit.rawValue)" }
        for row in rows { values[row.key] = row.value }
    }

    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Problem(description: "\(path) cannot be read")
        }
        lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 4, let size = Int(cells[1]), let value = Double(cells[2]), value.isFinite,
                let unit = Row.Unit(rawValue: cells[3])
            else { throw Problem(description: "\(path), line \(index + 1), is not a valid row") }
            let row = Row(name: cells[0], size: size, value: value, unit: unit)
            values[row.key] = value
        }
    }

    func write(to path: String) throws {
        let text = "# bench-micro: benchmark, views, median, unit\n" + lines.joined(separator: "\n") + "\n"
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw Problem(description: "\(path) cannot be written")
        }
    }

    /// Returns the stored value of a row, or nil if the file does not contain the row.
    func value(of row: Row) -> Double? { values[row.key] }

    /// Returns the ratio of a row to the stored row, or nil if the file does not contain the row.
    func ratio(of row: Row) -> Double? { value(of: row).flatMap { $0 > 0 ? row.value / $0 : nil } }
}
