import Foundation
import UIKit

/// The files of the columns page.
final class FileSource: NSObject, ColumnTableViewDataSource {
    private struct File {
        let name: String
        let kind: Int
        /// The number of bytes.
        let size: Int
        /// The day, counted from the beginning of the year 2000.
        let day: Int
        let owner: String
    }

    private struct Kind {
        let name: String
        let suffix: String
        let image: UIImage?
    }

    private static let kinds = [
        Kind(name: "Document", suffix: "txt", image: UIImage(systemName: "doc.text")),
        Kind(name: "Image", suffix: "png", image: UIImage(systemName: "photo")),
        Kind(name: "Music", suffix: "ogg", image: UIImage(systemName: "music.note")),
        Kind(name: "Video", suffix: "webm", image: UIImage(systemName: "video")),
        Kind(name: "Archive", suffix: "tar", image: UIImage(systemName: "archivebox")),
    ]
    private static let words = [
        "Autumn", "Budget", "Coast", "Draft", "Estuary", "Forest", "Garden", "Harbor", "Invoice", "Journey", "Kitchen",
        "Lecture", "Minutes", "Notes", "Orchard", "Plan", "Quarter", "Recipe", "Sketch", "Travel", "Update", "Village",
        "Winter", "Yearbook",
    ]
    private static let owners = ["Amira", "Bogdan", "Chen", "Daniela", "Émile", "Farah"]

    private var files = FileSource.makeFiles()

    /// The number of files.
    var count: Int { files.count }

    private static func makeFiles() -> [File] {
        // A fixed sequence: the page looks the same each time.
        var state: UInt64 = 42
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        return (0..<10_000).map { _ in
            let kind = next(kinds.count)
            let name = "\(words[next(words.count)]) \(words[next(words.count)].lowercased()) \(next(900) + 100)"
            return File(
                name: "\(name).\(kinds[kind].suffix)", kind: kind, size: 1 << next(28) + next(1000), day: next(9_800),
                owner: owners[next(owners.count)])
        }
    }

    static func makeColumns() -> [TableColumn] {
        let name = TableColumn(identifier: "name", title: "Name")
        name.isFlexible = true
        name.minWidth = 160
        let kind = TableColumn(identifier: "kind", title: "Kind")
        kind.width = 110
        let size = TableColumn(identifier: "size", title: "Size")
        size.width = 90
        size.alignment = .trailing
        size.sortsAscendingFirst = false
        let date = TableColumn(identifier: "date", title: "Modified")
        date.width = 120
        date.sortsAscendingFirst = false
        let owner = TableColumn(identifier: "owner", title: "Owner")
        owner.width = 110
        return [name, kind, size, date, owner]
    }

    /// Returns the name of a file.
    func name(at index: Int) -> String { files[index].name }

    /// Sorts the files by the columns of a table view.
    func sort(by descriptors: [ColumnSortDescriptor]) {
        files.sort { first, second in
            for descriptor in descriptors {
                let (a, b) = descriptor.ascending ? (first, second) : (second, first)
                switch descriptor.key {
                case "name" where a.name != b.name: return a.name < b.name
                case "kind" where a.kind != b.kind:
                    return FileSource.kinds[a.kind].name < FileSource.kinds[b.kind].name
                case "size" where a.size != b.size: return a.size < b.size
                case "date" where a.day != b.day: return a.day < b.day
                case "owner" where a.owner != b.owner: return a.owner < b.owner
                default: break
                }
            }
            return false
        }
    }

    // MARK: Data source

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    func columnTableView(
        _ tableView: ColumnTableView, textFor column: TableColumn, at indexPath: IndexPath
    ) -> String? {
        let file = files[indexPath.row]
        return switch column.identifier {
        case "name": file.name
        case "kind": FileSource.kinds[file.kind].name
        case "size": FileSource.text(ofSize: file.size)
        case "date": FileSource.text(ofDay: file.day)
        default: file.owner
        }
    }

    func columnTableView(
        _ tableView: ColumnTableView, imageFor column: TableColumn, at indexPath: IndexPath
    ) -> UIImage? { column.identifier == "name" ? FileSource.kinds[files[indexPath.row].kind].image : nil }

    private static func text(ofSize size: Int) -> String {
        var (value, unit) = (Double(size), 0)
        while value >= 1000, unit < 3 {
            value /= 1000
            unit += 1
        }
        let digits = unit == 0 || value >= 100 ? "\(Int(value))" : "\((value * 10).rounded(.down) / 10)"
        return "\(digits) \(["B", "kB", "MB", "GB"][unit])"
    }

    private static func text(ofDay day: Int) -> String {
        let year = 2000 + day / 365
        let (month, date) = (day % 365 / 31 + 1, day % 31 + 1)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(year)-\(two(month))-\(two(min(date, 28)))"
    }
}
