import UIKit

/// Measures a frame in which all labels of a grid receive a text that they have never had.
@MainActor enum LabelSeries {
    private static let columns = 10
    private static let cell = CGSize(width: 160, height: 16)

    static func run(_ bench: Bench) {
        measure("numbers", bench) { "\($0)" }
        measure("words", bench) { phrase(of: words, $0) }
        measure("Greek words", bench) { phrase(of: greekWords, $0) }
        measure("words and a number", bench) { "\(words[$0 % words.count]): \($0) items" }
        measure("words that are new each time", bench, newWord)
    }

    private static let words = [
        "Inbox", "Sent", "Drafts", "Archive", "Music", "Pictures", "Downloads", "Network", "Battery", "Display",
        "Volume", "Keyboard", "Calendar", "Contacts", "Messages", "Settings", "Today", "Yesterday", "Favorites",
        "Recent", "Playing", "Waiting", "Connected", "Finished",
    ]
    private static let greekWords = [
        "Εισερχόμενα", "Απεσταλμένα", "Πρόχειρα", "Αρχείο", "Μουσική", "Εικόνες", "Λήψεις", "Δίκτυο", "Μπαταρία",
        "Οθόνη", "Ένταση", "Πληκτρολόγιο", "Ημερολόγιο", "Επαφές", "Μηνύματα", "Ρυθμίσεις", "Σήμερα", "Χθες",
    ]

    /// Returns three words. Indexes below the cube of the number of words have different results.
    private static func phrase(of words: [String], _ index: Int) -> String {
        let count = words.count
        return "\(words[index % count]) \(words[index / count % count]) \(words[index / count / count % count])"
    }

    /// Returns a word of eight letters. Indexes have different results.
    private static func newWord(_ index: Int) -> String {
        var rest = index
        return String(
            decoding: (0..<8).map { _ -> UInt8 in
                defer { rest /= 26 }
                return UInt8(ascii: "a") + UInt8(rest % 26)
            }, as: UTF8.self)
    }

    private static func measure(_ kind: String, _ bench: Bench, _ text: (Int) -> String) {
        for size in bench.sizes(1, 1000) {
            let rows = (size + columns - 1) / columns
            let stage = Stage(size: CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows)))
            let labels = (0..<size).map { index in
                let label = UILabel()
                label.font = .systemFont(ofSize: 10)
                label.textAlignment = .center
                label.frame = CGRect(
                    x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height,
                    width: cell.width, height: cell.height)
                stage.root.addSubview(label)
                return label
            }
            stage.makeFrame()
            bench.measure("labels: \(kind)", size: size) { index in
                for (number, label) in labels.enumerated() { label.text = text(index * size + number) }
                stage.makeFrame()
            }
            precondition(stage.surface.paintedRegions.last?.area ?? 0 > 0, "the last frame painted nothing")
            stage.close()
        }
    }
}
