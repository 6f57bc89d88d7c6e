import UIKit

/// An activity of the app that counts the words of texts.
final class WordCountActivity: UIActivity {
    private let report: (String) -> Void
    private var count = 0

    init(_ report: @escaping (String) -> Void) { self.report = report }

    override var activityType: ActivityType? { ActivityType("gallery.word-count") }

    override var activityTitle: String? { "Count Words" }

    override var activityImage: UIImage? { UIImage(systemName: "text.alignleft") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }

    override func prepare(withActivityItems activityItems: [Any]) {
        count = activityItems.compactMap { $0 as? String }.reduce(0) { $0 + $1.split(separator: " ").count }
    }

    override func perform() {
        report("\(count) words")
        activityDidFinish(true)
    }
}
