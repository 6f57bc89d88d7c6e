import Foundation

/// A text table of rows.
struct Table {
    let text: String

    /// Creates a table of rows, with the values of a stored run if there is one. The growth of a row is its ratio to
    /// the first row with the same name.
    init(_ rows: [Row], stored: StoredRun?) {
        var lines = [["benchmark", "views", "median", "growth"] + (stored == nil ? [] : ["stored", "ratio"])]
        var first: Row?
        for row in rows {
            let isFirst = first?.name != row.name
            if isFirst { first = row }
            let base = first?.value ?? 0
            let growth = isFirst || base <= 0 ? "" : "×" + Table.number(row.value / base)
            var line = [
                isFirst ? row.name : "", "\(row.size)", "\(Table.number(row.value)) \(row.unit.rawValue)", growth,
            ]
            if let stored {
                line.append(stored.value(of: row).map(Table.number) ?? "–")
                line.append(stored.ratio(of: row).map { "×" + Table.number($0) } ?? "new")
            }
            lines.append(line)
        }
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        text = lines.map { line in
            zip(line, widths).enumerated().map { index, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 ? cell.0 + space : space + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    /// Returns a number with about three significant digits.
    private static func number(_ value: Double) -> String {
        String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : value >= 0.1 ? "%.2f" : "%.3f", value)
    }
}
